#pragma once

#include "ui/models/settings/settings_api_key_form.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace tilldesk::ui {

class CodeBox;
class ComboBox;
class SettingRows;
class Switch;
class Theme;

/// Creates an API key, then shows the key. The key cannot be shown again later.
class NewApiKeyDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    NewApiKeyDialog(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                    QWidget *parent = nullptr);

    /// Asks for confirmation if the key was created but not copied. Ignored while the key is being
    /// created.
    void reject() override;

private:
    [[nodiscard]] QWidget *makeFormPage(SettingsProfiles &profiles);
    [[nodiscard]] QWidget *makeKeyPage(const Theme &theme);
    void edit();
    void showForm();
    void showKey();

    SettingsApiKeyForm m_form;
    QStackedWidget *m_pages;
    SettingRows *m_rows;
    QLineEdit *m_name;
    ComboBox *m_profile;
    Switch *m_pays;
    Switch *m_refunds;
    QLineEdit *m_integrator;
    ComboBox *m_days;
    QLineEdit *m_addresses;
    QLabel *m_failure;
    QPushButton *m_create;
    QLabel *m_made;
    CodeBox *m_key;
    CodeBox *m_curl;
    QPushButton *m_done;
    bool m_isCopied = false;
};

} // namespace tilldesk::ui
