#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The chosen profile, or a new one, while it is edited.
class SettingsProfileForm : public SettingsForm
{
    Q_OBJECT

public:
    /// @pre both outlive it
    SettingsProfileForm(const Gateways &gateways, SettingsProfiles &profiles,
                        QObject *parent = nullptr);

    /// What is filled in; its account as it was typed.
    [[nodiscard]] const Profile &draft() const { return m_draft; }
    void setDraft(const Profile &draft);
    /// What holds; of a new profile, what it begins with.
    [[nodiscard]] const Profile &stored() const { return m_stored; }
    [[nodiscard]] bool isNew() const { return m_stored.id.isEmpty(); }
    /// Begins a profile of `merchant`; what was filled in before is forgotten.
    void beginNew(const MerchantId &merchant);
    /// `Webshop`, or what stands for a profile without a name yet.
    [[nodiscard]] QString heading() const;
    /// What the length of the bulk id means among the merchant's other profiles.
    [[nodiscard]] QString bulkIdHint() const;
    /// Why bank rules will not read the merchant's payouts; empty: they will.
    [[nodiscard]] QString bulkIdWarning() const;
    /// What the merchant's statement will say of the profile's payouts.
    [[nodiscard]] QString payoutLine() const;
    [[nodiscard]] QString ibanHint() const;

    [[nodiscard]] bool isChanged() const override;
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
    Profile m_draft;
};

} // namespace tilldesk::ui
