#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/text_table.h"

#include <QTimer>

namespace tilldesk::ui {

/// The callbacks that came to the inbox, and the chosen one check by check.
class CallbackInbox : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, Ready, Failed };

    explicit CallbackInbox(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    void clear();
    /// @param id  of a row; empty: none
    void choose(const QString &id);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] TextTable &table() { return m_table; }
    [[nodiscard]] QString address() const { return m_gateways.callbacks.inboxAddress(); }
    /// How to switch it on; empty while it is on.
    [[nodiscard]] QString howToSwitchOn() const;
    /// Null while none is chosen.
    [[nodiscard]] const InboxMessage *chosen() const;
    [[nodiscard]] const QList<CallbackFinding> &findings() const { return m_findings; }
    [[nodiscard]] CallbackInspection inspection() const;
    /// What went wrong last; empty when nothing did.
    [[nodiscard]] const QString &message() const { return m_message; }

Q_SIGNALS:
    void changed();

private:
    void showRows();
    void inspect();

    const Gateways m_gateways;
    TextTable m_table;
    QList<InboxMessage> m_messages;
    QList<CallbackFinding> m_findings;
    QString m_chosen;
    QString m_message;
    QTimer m_loadSoon;
    State m_state = State::Loading;
};

} // namespace tilldesk::ui
