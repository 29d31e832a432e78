#pragma once

#include "ui/models/settings/settings_profile_form.h"
#include "ui/widgets/settings/settings_page.h"

class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace tilldesk::ui {

class ComboBox;
class IbanField;
class MessagePage;
class Pill;
class ProfileSwitcher;
class SettingRows;
class Switch;
class Theme;

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

Q_SIGNALS:
    void chooseRequested(const tilldesk::ProfileId &profile);
    void newRequested(const tilldesk::MerchantId &merchant);
    void merchantsRequested();

private:
    void addRows();
    void addBankLine();
    void connectFields();
    void edit();
    void showDraft();
    void showState();

    const Theme &m_theme;
    SettingsProfiles &m_profiles;
    SettingsProfileForm m_form;
    ProfileSwitcher *m_switcher;
    Pill *m_pill;
    QLabel *m_id;
    QToolButton *m_copyId;
    MessagePage *m_message;
    SettingRows *m_rows;
    QLineEdit *m_name;
    QLineEdit *m_creditorName;
    IbanField *m_iban;
    ComboBox *m_channel;
    QLineEdit *m_bulkId;
    QLabel *m_bulkWarning;
    QLabel *m_payoutLine;
    Switch *m_isOpen;
    QLineEdit *m_callbackUrl;
    QLineEdit *m_identifyCallbackUrl;
    ComboBox *m_callbackHeader;
    Switch *m_loopback;
    Switch *m_private;
    Switch *m_synchronous;
    Switch *m_refunds;
    Switch *m_refundsByKey;
    Switch *m_acknowledgement;
    bool m_isShowing = false;
};

} // namespace tilldesk::ui
