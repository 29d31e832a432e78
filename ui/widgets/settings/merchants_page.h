#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_merchant_form.h"
#include "ui/models/settings/settings_profiles.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Lists the merchants and adds new ones.
class MerchantsPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    MerchantsPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                  QWidget *parent = nullptr);

    void load() override { m_profiles.load(); }

private:
    void showMerchants();

    SettingsProfiles &m_profiles;
    SettingsMerchantForm m_form;
    TextTable m_model;
    TextTableView *m_table;
    QWidget *m_actions;
    QLabel *m_empty;
    SettingRows *m_rows;
    BoundRows<SettingsMerchantForm> m_fields;
    QString m_added; ///< ID of a merchant just added, to be selected once the list contains it
};

} // namespace tilldesk::ui
