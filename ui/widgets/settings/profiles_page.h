#pragma once

#include "ui/models/settings/settings_profile_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

#include <QMap>

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
    /// Scrolls to the section of a tab. @pre the page is visible
    void setTab(ProfileTab tab) override;

private:
    void addSection(ProfileTab tab);
    [[nodiscard]] int topOf(ProfileTab tab);
    void followScrolling();
    void addAccount(const Theme &theme);
    void addCallbacks(const Theme &theme);
    void addRules(const Theme &theme);
    void showDraft();
    void showState();

    SettingsProfiles &m_profiles;
    SettingsProfileForm m_form;
    ProfileSwitcher *m_switcher;
    QLabel *m_id;
    QToolButton *m_copyId;
    MessagePage *m_message;
    SettingRows *m_rows;
    BoundRows<SettingsProfileForm> m_fields;
    QLineEdit *m_name = nullptr;
    QLabel *m_bulkWarning;
    QLabel *m_payoutLine;
    Switch *m_refundsByKey = nullptr;
    QMap<ProfileTab, QLabel *> m_sections; ///< their titles
    bool m_isScrolling = false;            ///< the program scrolls, not the user
};

} // namespace tilldesk::ui
