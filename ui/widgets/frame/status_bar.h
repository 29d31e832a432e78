#pragma once

#include "core/gateway/endpoint.h"

#include <QWidget>

class QLabel;

namespace tilldesk::ui {

class Theme;

/// Whether shops' software can reach the service, in a dot and in words.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    StatusBar(const Theme &theme, gateway::Endpoint &endpoint, QWidget *parent = nullptr);

private:
    void showState();

    const Theme &m_theme;
    gateway::Endpoint &m_endpoint;
    QLabel *m_dot;
    QLabel *m_words;
};

} // namespace tilldesk::ui
