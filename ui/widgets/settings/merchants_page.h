#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_merchant_form.h"
#include "ui/models/settings/settings_profiles.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Lists the merchants. Adds merchants, and changes their names and details.
class MerchantsPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    MerchantsPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                  QWidget *parent = nullptr);

    void load() override { m_profiles.load(); }

private:
    void addRows();
    void addMerchant();
    void follow(const MerchantId &id);
    void showMerchants();
    void showForm();

    SettingsProfiles &m_profiles;
    SettingsMerchantForm m_form;
    TextTable m_model;
    TextTableView *m_table;
    QWidget *m_actions;
    QPushButton *m_newProfile;
    QLabel *m_empty;
    SettingRows *m_rows;
    QLabel *m_title;
    BoundRows<SettingsMerchantForm> m_fields;
    QLineEdit *m_name = nullptr;
};

} // namespace tilldesk::ui
