#include "ui/widgets/settings/staff_member_dialog.h"

#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/settings/code_box.h"

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
      m_pinSentence(makeText({}, u"plain"_s)),
      m_pin(named(new CodeBox(theme, tr("Temporary PIN"), 1), u"temporaryPin"_s))
{
    constexpr QSize kSmallest(540, 340);
    setWindowTitle(member ? member->name : tr("Add someone"));
    m_pages->addWidget(makeFormPage(theme));
    m_pages->addWidget(makePinPage());
    fill(this, {m_pages}, {.spacing = -1, .margins = {28, 24, 28, 24}});
    setMinimumSize(kSmallest);
    connect(m_save, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(m_givePin, &QPushButton::clicked, &m_form, &SettingsMemberForm::givePin);
    connect(m_unblock, &QPushButton::clicked, &m_form, &SettingsMemberForm::unblock);
    connect(m_leave, &QPushButton::clicked, this, &StaffMemberDialog::askToLeave);
    connect(&m_form, &SettingsForm::changed, this, &StaffMemberDialog::showForm);
    connect(&m_form, &SettingsMemberForm::done, this, &QDialog::accept);
    showForm();
}

QWidget *StaffMemberDialog::makeFormPage(const Theme &theme)
{
    using Draft = SettingsMemberForm::Draft;
    m_fields
        .text(u"name"_s, tr("Name"), tr("First name and name, as colleagues know it"), &Draft::name)
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
        return;
    }
    m_fields.show();
    const QString pin = m_form.problems().value(u"pin"_s);
    showText(m_failure, pin.isEmpty() ? m_form.failure() : pin);
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
