#pragma once

#include "core/gateway/endpoint.h"

#include <QWidget>

class QLabel;

namespace tilldesk::ui {

class CallbackAlerts;
class Theme;

/// Whether shops' software can reach the service, in a dot and in words, and whether callbacks
/// wait.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    StatusBar(const Theme &theme, gateway::Endpoint &endpoint, const CallbackAlerts &alerts,
              QWidget *parent = nullptr);

private:
    void showState();
    void showCallbacks();

    const Theme &m_theme;
    gateway::Endpoint &m_endpoint;
    const CallbackAlerts &m_alerts;
    QLabel *m_dot;
    QLabel *m_words;
    QLabel *m_callbacks;
};

} // namespace tilldesk::ui
