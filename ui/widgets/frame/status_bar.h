#pragma once

#include "ui/models/common/gateways.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CallbackAlerts;
class ProviderWatch;
class SafekeepingWatch;

/// Shows whether shops' software can reach the service (a dot and words), whether callbacks wait,
/// when the last good backup was made, and whether the ledger is wrong.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    StatusBar(const Theme &theme, const Gateways &gateways, const CallbackAlerts &alerts,
              const SafekeepingWatch &safekeeping, const ProviderWatch &provider,
              QWidget *parent = nullptr);

    /// Returns the words about the address of the service.
    [[nodiscard]] static QString endpointWords(const EndpointState &state);
    /// Shows who is signed in; empty: hides it.
    void setPerson(const QString &person);

Q_SIGNALS:
    void ledgerRequested(); ///< the user wants to see the wrong row of the ledger

private:
    void showState();
    void showConnection();
    void showCallbacks();
    void showLedger();
    void showBackup();
    void showProvider();

    const Theme &m_theme;
    gateway::Endpoint &m_endpoint;
    gateway::Ledger &m_ledger;
    gateway::Connection *m_connection; ///< null: the service runs in this process
    const CallbackAlerts &m_alerts;
    const SafekeepingWatch &m_safekeeping;
    QLabel *m_dot;
    QLabel *m_words;
    const ProviderWatch &m_provider;
    QWidget *m_providerBox = nullptr;
    QLabel *m_providerDot;
    QLabel *m_providerWords;
    QLabel *m_callbacks;
    QLabel *m_backup;
    QPushButton *m_ledgerWrong;
    QLabel *m_person;
};

} // namespace tilldesk::ui
