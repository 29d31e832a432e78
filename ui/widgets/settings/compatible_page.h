#pragma once

#include "ui/models/settings/settings_compatible_form.h"
#include "ui/widgets/settings/settings_page.h"

class QLineEdit;

namespace tilldesk::ui {

class ComboBox;
class ProfileSwitcher;
class SettingRows;
class Switch;
class Theme;

/// Settings that adapt the service and a profile to what existing clients of the interface expect.
class CompatiblePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    CompatiblePage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                   QWidget *parent = nullptr);

    void load() override;

Q_SIGNALS:
    void chooseRequested(const tilldesk::ProfileId &profile);

private:
    void addRows();
    void edit();
    void showForm();

    SettingsProfiles &m_profiles;
    SettingsCompatibleForm m_form;
    ProfileSwitcher *m_switcher;
    SettingRows *m_rows;
    QLineEdit *m_issuer;
    QLineEdit *m_namespace;
    ComboBox *m_callbackHeader;
    Switch *m_refundsByKey;
    QPushButton *m_fillIn;
};

} // namespace tilldesk::ui
