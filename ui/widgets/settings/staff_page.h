#pragma once

#include "ui/models/settings/settings_limits_form.h"
#include "ui/models/settings/settings_staff.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

namespace tilldesk::ui {

/// The people who work in the shop, what each role may do, and the limits of refunds.
class StaffPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    StaffPage(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    void load() override;

private:
    void addLimits();
    void showPeople();
    void showLimits();
    void add();
    void edit();

    const Gateways m_gateways;
    const Theme &m_theme;
    SettingsStaff m_staff;
    SettingsLimitsForm m_limits;
    QLabel *m_summary;
    QLabel *m_hint;
    TextTableView *m_people;
    TextTableView *m_roles;
    SettingRows *m_rows;
    BoundRows<SettingsLimitsForm> m_fields;
    QPushButton *m_add;
};

} // namespace tilldesk::ui
