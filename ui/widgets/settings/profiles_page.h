#pragma once

#include "ui/models/settings/settings_profile_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Edits and creates profiles.
class ProfilesPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    ProfilesPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                 QWidget *parent = nullptr);

    void load() override { m_profiles.load(); }
    [[nodiscard]] bool isChanged() const override;
    void beginNew(const MerchantId &merchant);

private:
    void addAccount(const Theme &theme);
    void addCallbacks(const Theme &theme);
    void addRules(const Theme &theme);
    void showDraft();
    void showState();

    SettingsProfiles &m_profiles;
    SettingsProfileForm m_form;
    ProfileSwitcher *m_switcher;
    Pill *m_pill;
    QLabel *m_id;
    QToolButton *m_copyId;
    MessagePage *m_message;
    SettingRows *m_rows;
    BoundRows<SettingsProfileForm> m_fields;
    QLineEdit *m_name = nullptr;
    QLabel *m_bulkWarning;
    QLabel *m_payoutLine;
    Switch *m_refundsByKey = nullptr;
};

} // namespace tilldesk::ui
