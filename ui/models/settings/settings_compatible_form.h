#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsCompatibleForm, as typed.
struct SettingsCompatibleDraft {
    QString issuer;
    QString claimNamespace;
    CallbackHeader callbackHeader = CallbackHeader::Specified;
    bool refundsAcceptApiKey = false;

    friend bool operator==(const SettingsCompatibleDraft &,
                           const SettingsCompatibleDraft &) = default;
};

/// Form of the settings that let an existing API client accept this service: the issuer and the
/// claim namespace of its signatures, and two options of the chosen profile. `tilldeskd compatible`
/// sets the same values.
class SettingsCompatibleForm final : public DraftForm<SettingsCompatibleDraft>
{
    Q_OBJECT

public:
    /// @pre The gateways and `profiles` outlive this object.
    SettingsCompatibleForm(const Gateways &gateways, SettingsProfiles &profiles,
                           QObject *parent = nullptr);

    /// Reads the stored values again. Keeps unsaved edits.
    void load() { follow(); }
    /// Fills in the profile options that most existing clients expect. Leaves the two names
    /// unchanged: they differ from client to client.
    void fillInProfile();
    /// Returns whether the draft already has the options that fillInProfile() sets.
    [[nodiscard]] bool isProfileFilledIn() const;

    [[nodiscard]] bool isChanged() const override { return m_draft != stored(); }
    void save() override;
    void discard() override { setDraft(stored()); }

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    [[nodiscard]] Draft stored() const;
    [[nodiscard]] Profile wantedProfile() const;
    void follow();
    void saveProfile();

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    ServiceNames m_names;
    Profile m_profile;
};

} // namespace tilldesk::ui
