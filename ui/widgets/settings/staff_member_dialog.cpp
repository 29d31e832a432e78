#include "ui/widgets/settings/staff_member_dialog.h"

#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/code_box.h"

#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

StaffMemberDialog::StaffMemberDialog(const Gateways &gateways, const Theme &theme,
                                     const std::optional<StaffMember> &member, QWidget *parent)
    : QDialog(parent),
      m_form(gateways, member),
      m_pages(new QStackedWidget),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_failure(named(makeText({}, u"problem"_s), u"memberProblem"_s)),
      m_save(named(makeButton(member ? tr("Save") : tr("Add"), u"primary"_s), u"saveMember"_s)),
      m_givePin(named(new QPushButton(tr("Give a temporary PIN")), u"givePin"_s)),
      m_unblock(named(new QPushButton(tr("Unblock")), u"unblockMember"_s)),
      m_leave(named(makeButton(tr("Has left…"), u"danger"_s), u"memberLeft"_s)),
      m_password(named(new QLineEdit, u"memberPassword"_s)),
      m_setPassword(named(new QPushButton(tr("Set")), u"setPassword"_s)),
      m_removePassword(named(new QPushButton(tr("Remove")), u"removePassword"_s)),
      m_pinSentence(makeText({}, u"plain"_s)),
      m_pin(named(new CodeBox(theme, tr("Temporary PIN"), 1), u"temporaryPin"_s))
{
    constexpr QSize kSmallest(580, 400);
    setWindowTitle(member ? member->name : tr("Add someone"));
    m_pages->addWidget(makeFormPage(theme));
    m_pages->addWidget(makePinPage());
    fill(this, {m_pages}, {.spacing = -1, .margins = {28, 24, 28, 24}});
    setMinimumSize(kSmallest);
    connect(m_save, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(m_givePin, &QPushButton::clicked, &m_form, &SettingsMemberForm::givePin);
    connect(m_unblock, &QPushButton::clicked, &m_form, &SettingsMemberForm::unblock);
    connect(m_leave, &QPushButton::clicked, this, &StaffMemberDialog::askToLeave);
    connect(m_password, &QLineEdit::textChanged, this, &StaffMemberDialog::showForm);
    connect(m_setPassword, &QPushButton::clicked, &m_form,
            [this] { m_form.setPassword(m_password->text()); });
    connect(m_removePassword, &QPushButton::clicked, &m_form, [this] { m_form.setPassword({}); });
    connect(&m_form, &SettingsMemberForm::passwordStored, m_password, &QLineEdit::clear);
    connect(&m_form, &SettingsForm::changed, this, &StaffMemberDialog::showForm);
    connect(&m_form, &SettingsMemberForm::done, this, &QDialog::accept);
    showForm();
}

void StaffMemberDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    growToContent(*this);
}

QWidget *StaffMemberDialog::makeFormPage(const Theme &theme)
{
    using Draft = SettingsMemberForm::Draft;
    m_fields
        .text(u"name"_s, tr("Name"), tr("First name and surname, as colleagues know them"),
              &Draft::name)
        ->setFocus();
    QList<std::pair<StaffRole, QString>> roles;
    for (const StaffRole role : kStaffRoles)
        roles.append({role, StaffWords::role(role)});
    m_fields.choice(theme, u"role"_s, tr("Role"), tr("What the person may do"), &Draft::role,
                    roles);
    for (QPushButton *button : {m_givePin, m_unblock, m_leave}) {
        button->setAutoDefault(false);
        button->setHidden(m_form.isNew());
    }
    if (!m_form.isNew())
        m_rows->addRow(u"password"_s, tr("Password for another computer"),
                       tr("To sign in from a window elsewhere, 10 characters or more"),
                       makePassword());
    m_save->setDefault(true);
    m_failure->hide();
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return columnWidget({makeLabel(windowTitle(), u"heading"_s), m_rows,
                         row({m_givePin, m_unblock, m_leave, LayoutItem::stretch()}), m_failure,
                         LayoutItem::stretch(), row({LayoutItem::stretch(), cancel, m_save})},
                        {.spacing = 12});
}

QWidget *StaffMemberDialog::makePassword()
{
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setAccessibleName(tr("Password for another computer"));
    for (QPushButton *button : {m_setPassword, m_removePassword})
        button->setAutoDefault(false);
    m_setPassword->setAccessibleName(tr("Set the password"));
    m_removePassword->setAccessibleName(tr("Remove the password"));
    return columnWidget({m_password, row({m_setPassword, m_removePassword, LayoutItem::stretch()})},
                        {.spacing = 8});
}

QWidget *StaffMemberDialog::makePinPage()
{
    auto *done = named(makeButton(tr("Done"), u"primary"_s), u"pinDone"_s);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    return columnWidget({makeLabel(tr("Temporary PIN"), u"heading"_s), m_pinSentence, m_pin,
                         LayoutItem::stretch(), row({LayoutItem::stretch(), done})},
                        {.spacing = 12});
}

void StaffMemberDialog::showForm()
{
    if (!m_form.temporaryPin().isEmpty()) {
        m_pinSentence->setText(m_form.pinSentence());
        m_pin->setText(m_form.temporaryPin());
        m_pages->setCurrentIndex(1);
        shrinkToPage(*this, *m_pages);
        return;
    }
    m_fields.show();
    const QString pin = m_form.problems().value(u"pin"_s);
    const QString password = m_form.problems().value(u"password"_s);
    const QString problem = pin.isEmpty() ? password : pin;
    showText(m_failure, problem.isEmpty() ? m_form.failure() : problem);
    m_password->setPlaceholderText(m_form.hasPassword() ? tr("A password is set") : tr("Not set"));
    m_password->setToolTip(m_password->placeholderText());
    m_setPassword->setEnabled(!m_form.isBusy() && !m_password->text().isEmpty());
    m_removePassword->setEnabled(!m_form.isBusy() && m_form.hasPassword());
    m_save->setEnabled(m_form.canSave());
    m_save->setToolTip(m_form.saveHint());
    for (QPushButton *button : {m_givePin, m_unblock, m_leave})
        button->setEnabled(!m_form.isBusy());
    m_unblock->setVisible(m_form.canUnblock());
}

void StaffMemberDialog::askToLeave()
{
    auto *dialog =
        new QuestionDialog(tr("Has %1 left?").arg(windowTitle()), m_form.leaveQuestion(), this);
    dialog->addChoice(tr("Has left"), QDialog::Accepted, u"danger"_s, u"confirmLeft"_s);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, &m_form, &SettingsMemberForm::leave);
    dialog->open();
}

} // namespace tilldesk::ui
