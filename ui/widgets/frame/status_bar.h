#pragma once

#include "core/gateway/endpoint.h"
#include "core/gateway/ledger.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CallbackAlerts;

/// Shows whether shops' software can reach the service (a dot and words), whether callbacks wait,
/// and whether the ledger is wrong.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    StatusBar(const Theme &theme, gateway::Endpoint &endpoint, gateway::Ledger &ledger,
              const CallbackAlerts &alerts, QWidget *parent = nullptr);

Q_SIGNALS:
    void ledgerRequested(); ///< the user wants to see the wrong row of the ledger

private:
    void showState();
    void showCallbacks();
    void showLedger();

    const Theme &m_theme;
    gateway::Endpoint &m_endpoint;
    gateway::Ledger &m_ledger;
    const CallbackAlerts &m_alerts;
    QLabel *m_dot;
    QLabel *m_words;
    QLabel *m_callbacks;
    QPushButton *m_ledgerWrong;
};

} // namespace tilldesk::ui
