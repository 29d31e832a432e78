#pragma once

#include "ui/models/settings/settings_till_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"

#include <QDialog>

namespace tilldesk::ui {

/// Changes a till: its name, its point of sale, and what anybody may do there. Enter saves.
class TillDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param form  becomes a child of this dialog
    /// @pre `theme` outlives this object
    TillDialog(SettingsTillForm *form, const Theme &theme, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override; // gives long texts the height that they need

private:
    void showForm();

    SettingsTillForm &m_form;
    SettingRows *m_rows;
    BoundRows<SettingsTillForm> m_fields;
    QLabel *m_failure;
    QPushButton *m_save;
};

} // namespace tilldesk::ui
