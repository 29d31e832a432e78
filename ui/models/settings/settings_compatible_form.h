#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// What an existing client of the interface expects of the service and of the chosen profile, while
/// it is edited. `tilldeskd compatible` sets the same.
class SettingsCompatibleForm : public SettingsForm
{
    Q_OBJECT

public:
    /// As it was typed.
    struct Draft {
        QString issuer;
        QString claimNamespace;
        CallbackHeader callbackHeader = CallbackHeader::Specified;
        bool refundsAcceptApiKey = false;

        friend bool operator==(const Draft &, const Draft &) = default;
    };

    /// @pre both outlive it
    SettingsCompatibleForm(const Gateways &gateways, SettingsProfiles &profiles,
                           QObject *parent = nullptr);

    /// Reads the service's names again; what is filled in stays.
    void load() { follow(); }
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);
    /// Fills in what most clients expect of a profile; the names are the client's own.
    void fillInProfile();
    /// Whether the profile is filled in like that already.
    [[nodiscard]] bool isProfileFilledIn() const;

    [[nodiscard]] bool isChanged() const override { return m_draft != stored(); }
    void save() override;
    void discard() override;

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
    Draft m_draft;
};

} // namespace tilldesk::ui
