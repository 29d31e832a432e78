#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// Where the keys are with which the merchant of the chosen profile signs, while it is edited.
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

    /// @pre both outlive it
    SettingsMerchantKeysForm(const Gateways &gateways, SettingsProfiles &profiles,
                             QObject *parent = nullptr);

    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);
    /// Which keys are in the pasted set; empty while it is none.
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
    QString m_problem; ///< of the pasted set
    int m_round = 0;
};

} // namespace tilldesk::ui
