#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// Form of the public keys that verify signed requests for the chosen profile. The source is an
/// address or a pasted key set.
class SettingsMerchantKeysForm : public SettingsForm
{
    Q_OBJECT

public:
    enum class Source { None, Address, Pasted };

    struct Draft {
        Source source = Source::None;
        QString address;
        QString keySet;

        friend bool operator==(const Draft &, const Draft &) = default;
    };

    /// @pre The gateways and `profiles` outlive this object.
    SettingsMerchantKeysForm(const Gateways &gateways, SettingsProfiles &profiles,
                             QObject *parent = nullptr);

    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);
    /// Returns which keys of the pasted set are usable; empty until the service has accepted the
    /// set.
    [[nodiscard]] const QString &summary() const { return m_summary; }

    [[nodiscard]] bool isChanged() const override;
    void save() override;
    void discard() override;

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QString refusal(const Error &error) const override;
    [[nodiscard]] QStringList fields() const override;

private:
    void follow();
    void check();

    const Gateways m_gateways;
    SettingsProfiles &m_profiles;
    Profile m_stored;
    Draft m_draft;
    QString m_summary;
    QString m_problem; ///< why the pasted key set is wrong; empty: no error found
    Latest m_checks;   ///< drops the check of an earlier key set
};

} // namespace tilldesk::ui
