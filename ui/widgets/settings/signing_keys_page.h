#pragma once

#include "ui/models/settings/settings_merchant_keys_form.h"
#include "ui/models/settings/settings_service_keys.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class CodeBox;
class TextTableView;

/// The keys that the merchant of a profile signs with, and the keys that the service signs with.
class SigningKeysPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    SigningKeysPage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                    QWidget *parent = nullptr);

    void load() override;

private:
    void layOutMerchant(const Theme &theme);
    void layOutService(const Theme &theme);
    void showForm();
    void showKeys();
    void askToRotate();

    SettingsProfiles &m_profiles;
    SettingsMerchantKeysForm m_form;
    SettingsServiceKeys m_keys;
    SettingRows *m_rows;
    BoundRows<SettingsMerchantKeysForm> m_fields;
    TextTableView *m_table;
    QPushButton *m_rotate;
    QLabel *m_keysFailure;
    QList<CodeBox *> m_addresses;
    CodeBox *m_published;
};

} // namespace tilldesk::ui
