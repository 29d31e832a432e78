#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// The values of the fields of SettingsMerchantKeysForm.
struct SettingsMerchantKeysDraft {
    enum class Source { None, Address, Pasted };

    Source source = Source::None;
    QString address;
    QString keySet;

    friend bool operator==(const SettingsMerchantKeysDraft &,
                           const SettingsMerchantKeysDraft &) = default;
};

/// Form of the public keys that verify signed requests for the chosen profile. The source is an
/// address or a pasted key set.
class SettingsMerchantKeysForm final : public DraftForm<SettingsMerchantKeysDraft>
{
    Q_OBJECT

public:
    using Source = Draft::Source;

    /// @pre The gateways and `profiles` outlive this object.
    SettingsMerchantKeysForm(const Gateways &gateways, SettingsProfiles &profiles,
                             QObject *parent = nullptr);

    /// Returns which keys of the pasted set are usable; empty until the service has accepted the
    /// set.
    [[nodiscard]] const QString &summary() const { return m_summary; }

    [[nodiscard]] bool isChanged() const override;
    void save() override;
    void discard() override;

protected:
    void check() override;
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void follow();

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    Profile m_stored;
    QString m_summary;
    QString m_problem; ///< why the pasted key set is wrong; empty: no error found
    Latest m_checks;   ///< drops the check of an earlier key set
};

} // namespace tilldesk::ui
