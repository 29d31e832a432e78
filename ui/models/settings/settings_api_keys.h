#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The list of all API keys. The gateway never returns the text of a key.
class SettingsApiKeys : public QObject
{
    Q_OBJECT

public:
    enum class State { Loading, Ready, Failed };

    /// @pre `profiles` outlives this object
    SettingsApiKeys(const Gateways &gateways, SettingsProfiles &profiles,
                    QObject *parent = nullptr);

    void load();
    [[nodiscard]] State state() const { return m_state; }
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    [[nodiscard]] TextTable &table() { return m_table; }
    [[nodiscard]] bool canRevoke(const QString &id) const;
    /// Returns the question to confirm before revoking a key. The question names the consequences.
    [[nodiscard]] QString revokeQuestion(const QString &id) const;
    void revoke(const QString &id);

    /// Returns the cell with the state of a key: revoked, expired or in force.
    [[nodiscard]] static TextCell stateOf(const ApiKey &key, Timestamp now);
    /// Returns the rights of a key, for example `Payments, refunds`.
    [[nodiscard]] static QString rights(Authorities authorities);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const ApiKey *find(const QString &id) const;
    void showRows();

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    QList<ApiKey> m_keys;
    TextTable m_table;
    State m_state = State::Loading;
    QString m_failure;
};

} // namespace tilldesk::ui
