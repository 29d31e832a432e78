#pragma once

#include "ui/models/settings/settings_api_keys.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Lists, creates and revokes API keys.
class ApiKeysPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    ApiKeysPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                QWidget *parent = nullptr);

    void load() override { m_keys.load(); }

private:
    void showKeys();
    void makeKey();
    void askToRevoke();

    const Gateways m_gateways;
    const Theme &m_theme;
    SettingsProfiles &m_profiles;
    SettingsApiKeys m_keys;
    MessagePage *m_message;
    TextTableView *m_table;
    QPushButton *m_new;
    QPushButton *m_revoke;
};

} // namespace tilldesk::ui
