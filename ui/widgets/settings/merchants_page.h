#pragma once

#include "ui/models/lists/text_table.h"
#include "ui/models/settings/settings_merchant_form.h"
#include "ui/models/settings/settings_profiles.h"
#include "ui/widgets/settings/settings_page.h"

class QLineEdit;

namespace tilldesk::ui {

class SettingRows;
class TextTableView;
class Theme;

/// Lists the merchants and adds new ones.
class MerchantsPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    MerchantsPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                  QWidget *parent = nullptr);

    void load() override { m_profiles.load(); }

Q_SIGNALS:
    void newProfileRequested(const tilldesk::MerchantId &merchant);

private:
    void showMerchants();
    void showForm();

    SettingsProfiles &m_profiles;
    SettingsMerchantForm m_form;
    TextTable m_model;
    TextTableView *m_table;
    QWidget *m_actions;
    QLabel *m_empty;
    SettingRows *m_rows;
    QLineEdit *m_name;
    QString m_added; ///< ID of a merchant just added, to be selected once the list contains it
};

} // namespace tilldesk::ui
