#pragma once

#include "ui/models/exports/pack_schedule_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"

#include <QDialog>

namespace tilldesk::ui {

/// Sets up the month's pack that is made automatically: folder, day and time, and the mail server
/// that sends it. The rows scroll where the screen is small.
class ScheduleDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object
    ScheduleDialog(const Gateways &gateways, const Theme &theme, const PackState &state,
                   QWidget *parent = nullptr);

private:
    void addPack(const Theme &theme);
    void addMail(const Theme &theme);
    void showForm();

    PackScheduleForm m_form;
    SettingRows *m_rows;
    BoundRows<PackScheduleForm> m_fields;
    QLabel *m_failure;
    QPushButton *m_save;
};

} // namespace tilldesk::ui
