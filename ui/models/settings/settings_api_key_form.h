#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsApiKeyForm.
struct SettingsApiKeyDraft {
    QString name;
    ProfileId profile;
    bool pays = true;
    bool refunds = false;
    QString integrator; ///< id of the integrator; empty: the merchant itself uses the key
    int days = 0;       ///< lifetime of the key in days; 0: the key never expires
    QString addresses;  ///< networks separated by commas; empty: any address may use the key

    friend bool operator==(const SettingsApiKeyDraft &, const SettingsApiKeyDraft &) = default;
};

/// Form that creates an API key, and shows the key once it is created.
class SettingsApiKeyForm final : public DraftForm<SettingsApiKeyDraft>
{
    Q_OBJECT

public:
    /// @pre The gateways outlive this object.
    SettingsApiKeyForm(const Gateways &gateways, SettingsProfiles &profiles,
                       QObject *parent = nullptr);

    /// Returns the text of the created key, which can never be read again; empty until it is
    /// created.
    [[nodiscard]] const QString &key() const { return m_key; }
    /// Returns a curl command that tries the key.
    [[nodiscard]] QString curlLine() const;

    [[nodiscard]] bool isChanged() const override { return !m_draft.name.trimmed().isEmpty(); }
    void save() override;
    void discard() override {}

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override { return !m_draft.profile.isEmpty(); }
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
    QString m_key;
};

} // namespace tilldesk::ui
