#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// Form of a profile: the chosen profile, or a new one. The draft has the account as typed, not in
/// electronic form.
class SettingsProfileForm final : public DraftForm<Profile>
{
    Q_OBJECT

public:
    /// @pre The gateways and `profiles` outlive this object.
    SettingsProfileForm(const Gateways &gateways, SettingsProfiles &profiles,
                        QObject *parent = nullptr);

    /// Returns the stored profile. While a new profile is edited: its initial values.
    [[nodiscard]] const Profile &stored() const { return m_stored; }
    [[nodiscard]] bool isNew() const { return m_stored.id.isEmpty(); }
    /// Begins a new profile of `merchant`. Discards unsaved edits.
    void beginNew(const MerchantId &merchant);
    /// Returns the name of the stored profile, or a title for a new profile.
    [[nodiscard]] QString heading() const;
    /// Returns a hint that says whether the bulk id is as long as those of the merchant's other
    /// profiles.
    [[nodiscard]] QString bulkIdHint() const;
    /// Returns why bank rules will not recognise the merchant's payouts; empty if they will.
    [[nodiscard]] QString bulkIdWarning() const;
    /// Returns how the profile's payouts will read on the merchant's bank statement.
    [[nodiscard]] QString payoutLine() const;
    [[nodiscard]] QString ibanHint() const;

    [[nodiscard]] bool isChanged() const override { return wanted() != m_stored; }
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    [[nodiscard]] Profile wanted() const;
    void follow();
    void take(const Result<Profile> &profile);

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    Profile m_stored;
};

} // namespace tilldesk::ui
