#pragma once

#include "ui/models/settings/settings_member_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"

#include <QDialog>

namespace tilldesk::ui {

class CodeBox;

/// Adds a person to the staff or changes one: name, role, and the actions on the PIN. Shows a
/// temporary PIN once.
class StaffMemberDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object
    /// @param member  empty: a new person
    StaffMemberDialog(const Gateways &gateways, const Theme &theme,
                      const std::optional<StaffMember> &member, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override; // gives long texts the height that they need

private:
    [[nodiscard]] QWidget *makeFormPage(const Theme &theme);
    [[nodiscard]] QWidget *makePinPage();
    [[nodiscard]] QWidget *makePassword();
    void showForm();
    void askToLeave();

    SettingsMemberForm m_form;
    QStackedWidget *m_pages;
    SettingRows *m_rows;
    BoundRows<SettingsMemberForm> m_fields;
    QLabel *m_failure;
    QPushButton *m_save;
    QPushButton *m_givePin;
    QPushButton *m_unblock;
    QPushButton *m_leave;
    QLineEdit *m_password;
    QPushButton *m_setPassword;
    QPushButton *m_removePassword;
    QLabel *m_pinSentence;
    CodeBox *m_pin;
};

} // namespace tilldesk::ui
