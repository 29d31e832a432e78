#pragma once

#include "core/gateway/endpoint.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace tilldesk::ui {

/// Says that the computer's clock has jumped, as long as it is not trusted, and lets the person
/// confirm it. Hidden otherwise.
class ClockBanner : public QFrame
{
    Q_OBJECT

public:
    /// @pre `endpoint` outlives it
    ClockBanner(gateway::Endpoint &endpoint, QWidget *parent);

private:
    void showJump();
    void confirm();

    gateway::Endpoint &m_endpoint;
    QLabel *m_words;
    QPushButton *m_confirm;
};

} // namespace tilldesk::ui
