#pragma once

#include "ui/models/settings/settings_api_key_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"

#include <QDialog>

namespace tilldesk::ui {

class CodeBox;

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
    QLineEdit *addRows(const Theme &theme, SettingsProfiles &profiles);
    [[nodiscard]] QWidget *makeFormPage();
    [[nodiscard]] QWidget *makeKeyPage();
    void showForm();
    void showKey();

    SettingsApiKeyForm m_form;
    QStackedWidget *m_pages;
    SettingRows *m_rows;
    BoundRows<SettingsApiKeyForm> m_fields;
    QLabel *m_failure;
    QPushButton *m_create;
    QLabel *m_made;
    CodeBox *m_key;
    CodeBox *m_curl;
    bool m_isCopied = false;
};

} // namespace tilldesk::ui
