#pragma once

#include "ui/models/settings/settings_compatible_form.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// Settings that adapt the service and a profile to what existing clients of the interface expect.
class CompatiblePage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    CompatiblePage(const Gateways &gateways, const Theme &theme, SettingsProfiles &profiles,
                   QWidget *parent = nullptr);

    void load() override;

private:
    void addRows(const Theme &theme);
    void showForm();

    SettingsProfiles &m_profiles;
    SettingsCompatibleForm m_form;
    SettingRows *m_rows;
    BoundRows<SettingsCompatibleForm> m_fields;
    QPushButton *m_fillIn;
};

} // namespace tilldesk::ui
