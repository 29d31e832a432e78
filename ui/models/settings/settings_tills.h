#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_till_form.h"

namespace tilldesk::ui {

/// The other computers of the shop whose windows may connect.
class SettingsTills : public QObject
{
    Q_OBJECT

public:
    explicit SettingsTills(const ShopGateways &gateways, QObject *parent = nullptr);

    /// How the list stands.
    enum class State { Loading, Ready, Failed };

    void load();
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] TextTable &table() { return m_table; }
    /// `3 tills, 2 connected, 1 revoked`
    [[nodiscard]] QString summary() const;
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    /// Returns whether windows of other computers may connect.
    [[nodiscard]] bool isOn() const { return m_gateways.tills.access().isOn; }
    /// Returns why the service does not listen although it should; empty if it listens.
    [[nodiscard]] QString problem() const;
    /// Lets windows of other computers connect, or ends their connections.
    void setOn(bool isOn);
    [[nodiscard]] static QString closeQuestion();
    /// Returns the newest code, and the till that asks with it.
    [[nodiscard]] const TillPairing &pairing() const { return m_pairing; }
    /// `“Counter left” asks to be added as a till`; empty: none asks
    [[nodiscard]] QString askingWords() const;
    /// Returns why no till can be added; empty if one can.
    [[nodiscard]] QString whyNotAdd() const;
    /// Returns why the till cannot be changed or revoked; empty if it can.
    [[nodiscard]] QString whyNotChange(const QString &id) const;
    /// Returns whether the till is revoked, so that it can be taken off the list.
    [[nodiscard]] bool isRevoked(const QString &id) const;
    [[nodiscard]] QString nameOf(const QString &id) const;
    /// Returns the addresses of the service's computer that a link can name.
    [[nodiscard]] QStringList addresses() const { return m_gateways.tills.access().addresses; }

    /// Returns the form of a till. The caller owns it. @pre whyNotChange(id) is empty
    [[nodiscard]] SettingsTillForm *makeForm(const QString &id) const;
    [[nodiscard]] QString revokeQuestion(const QString &id) const;
    void revoke(const QString &id);
    [[nodiscard]] QString removeQuestion(const QString &id) const;
    /// Takes a revoked till off the list.
    void remove(const QString &id);

Q_SIGNALS:
    void changed();

private:
    void showRows();
    [[nodiscard]] TextRow officeRow() const;
    [[nodiscard]] TextCell versionOf(const Till &till) const;
    [[nodiscard]] TextCell stateOf(const Till &till) const;
    [[nodiscard]] TextCell placeOf(const Till &till) const;
    [[nodiscard]] TextCell signedInAt(const Till &till) const;
    [[nodiscard]] const ConnectedTill *connection(const Till &till) const;
    template <typename T>
    void take(const Result<T> &result);
    [[nodiscard]] const Till *find(const QString &id) const;

    const ShopGateways m_gateways;
    TillCounters m_counters;
    QList<Till> m_tills;
    TillPairing m_pairing;
    TillAccess m_access;
    State m_state = State::Loading;
    QString m_failure;
    TextTable m_table;
};

} // namespace tilldesk::ui
