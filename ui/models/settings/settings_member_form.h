#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/settings/settings_form.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsMemberForm.
struct SettingsMemberDraft {
    QString name;
    StaffRole role = StaffRole::Cashier;

    friend bool operator==(const SettingsMemberDraft &, const SettingsMemberDraft &) = default;
};

/// Form of one person of the staff: name, role, and the actions on the PIN. A new person gets a
/// temporary PIN, which is shown once.
class SettingsMemberForm final : public DraftForm<SettingsMemberDraft>
{
    Q_OBJECT

public:
    /// @param member  empty: a new person
    SettingsMemberForm(const Gateways &gateways, const std::optional<StaffMember> &member,
                       QObject *parent = nullptr);

    [[nodiscard]] bool isNew() const { return !m_member; }
    [[nodiscard]] bool isChanged() const override;
    /// Stores name and role. Adds a new person and gives a temporary PIN.
    void save() override;
    void discard() override;
    /// Makes a temporary PIN, see temporaryPin(). Does not block.
    void givePin();
    void unblock();
    void leave();
    [[nodiscard]] bool hasPassword() const { return m_member && m_member->hasPassword; }
    /// Sets the password for another computer. Empty: removes it.
    void setPassword(const QString &password);
    [[nodiscard]] bool canUnblock() const;
    /// Returns the PIN to show once; empty: none was made.
    [[nodiscard]] const QString &temporaryPin() const { return m_pin; }
    [[nodiscard]] QString pinSentence() const;
    [[nodiscard]] QString leaveQuestion() const;

Q_SIGNALS:
    void passwordStored();
    void done(); ///< an action on the person is stored, and the form has no more to say

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void take(const Result<StaffMember> &member);

    const Gateways m_gateways;
    std::optional<StaffMember> m_member;
    Draft m_stored;
    QString m_pin;
};

} // namespace tilldesk::ui
