#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/settings/connection_check_steps.h"
#include "ui/models/settings/settings_connection_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

class CodeBox;
class ConnectionCheckView;
class ProviderWatch;

/// The environment of a profile, its connection with the provider, and a check of it. No secret of
/// it is ever shown.
class ConnectionPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    ConnectionPage(const ShopGateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                   const ProviderWatch &provider, QWidget *parent = nullptr);

    void load() override;
    [[nodiscard]] QString warning() const override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void addProvider(const Theme &theme);
    void addApiKey();
    void addSigningKey();
    void addRealMoney();
    void showForm();
    void showEnvironments();
    void showApiKey();
    void showSigningKey();
    void showRealMoney();
    void showReading();
    void askForProduction();
    void askToMakeKey();
    void askToAllow(RealMoney allowed);
    void saveKeys();
    void mailKeys();
    void placeCheck();

    SettingsProfiles &m_profiles;
    const ProviderWatch &m_provider;
    SettingsConnectionForm m_form;
    ConnectionCheckSteps m_steps;
    SettingRows *m_rows;
    BoundRows<SettingsConnectionForm> m_fields;
    ComboBox *m_environment = nullptr;
    QLabel *m_meaning;
    QLabel *m_reading; ///< how far the search for missed payments has come
    QLabel *m_apiKey;
    QLineEdit *m_newKey;
    QPushButton *m_replace;
    QLabel *m_kid;
    QPushButton *m_makeKey;
    QWidget *m_keys = nullptr;
    QLabel *m_keySetTitle;
    CodeBox *m_keySetUrl;
    QLabel *m_keysTitle;
    CodeBox *m_publicKeys;
    QPushButton *m_saveKeys;
    QPushButton *m_mailKeys;
    QrCode *m_qr;
    QWidget *m_qrFrame = nullptr;
    QWidget *m_money = nullptr;
    QLabel *m_allowed;
    QPushButton *m_allowPayments;
    QPushButton *m_allowRefunds;
    QPushButton *m_forbid;
    ConnectionCheckView *m_check;
    QHBoxLayout *m_beside;
    ProfileId m_shown;
};

} // namespace tilldesk::ui
