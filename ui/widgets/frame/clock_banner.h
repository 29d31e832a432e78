#pragma once

#include "core/gateway/endpoint.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// Warns that the computer's clock has jumped and is not trusted, and lets the user confirm its
/// time. Hidden otherwise.
class ClockBanner : public QFrame
{
    Q_OBJECT

public:
    /// @pre `endpoint` must outlive this object.
    ClockBanner(gateway::Endpoint &endpoint, QWidget *parent);

private:
    void showJump();
    void confirm();

    gateway::Endpoint &m_endpoint;
    QLabel *m_words;
    QPushButton *m_confirm;
};

} // namespace tilldesk::ui
