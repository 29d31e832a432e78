#pragma once

#include "ui/models/settings/settings_form.h"
#include "ui/models/settings/settings_profiles.h"

namespace tilldesk::ui {

/// An API key that is being made, and what was made.
class SettingsApiKeyForm : public SettingsForm
{
    Q_OBJECT

public:
    struct Draft {
        QString name;
        ProfileId profile;
        bool pays = true;
        bool refunds = false;
        QString integrator; ///< its id; empty when the merchant itself uses the key
        int days = 0;       ///< until it expires; 0: never
        QString addresses;  ///< networks with commas; empty: from anywhere

        friend bool operator==(const Draft &, const Draft &) = default;
    };

    /// @pre `profiles` outlives it
    SettingsApiKeyForm(const Gateways &gateways, SettingsProfiles &profiles,
                       QObject *parent = nullptr);

    [[nodiscard]] const Draft &draft() const { return m_draft; }
    void setDraft(const Draft &draft);

    /// The key itself, shown once; empty until it is made.
    [[nodiscard]] const QString &key() const { return m_key; }
    /// A line for a terminal that tries the key.
    [[nodiscard]] QString curlLine() const;

    [[nodiscard]] bool isChanged() const override { return !m_draft.name.trimmed().isEmpty(); }
    void save() override;
    void discard() override {}

protected:
    [[nodiscard]] QHash<QString, QString> findProblems() const override;
    [[nodiscard]] bool isComplete() const override;
    [[nodiscard]] QStringList fields() const override;

private:
    const Gateways m_gateways;
    Draft m_draft;
    QString m_key;
};

} // namespace tilldesk::ui
