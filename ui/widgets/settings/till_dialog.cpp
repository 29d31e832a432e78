#include "ui/widgets/settings/till_dialog.h"

#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TillDialog::TillDialog(SettingsTillForm *form, const Theme &theme, QWidget *parent)
    : QDialog(parent),
      m_form(*form),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_failure(named(makeText({}, u"problem"_s), u"tillProblem"_s)),
      m_save(named(makeButton(tr("Save"), u"primary"_s), u"saveTill"_s))
{
    using Draft = SettingsTillForm::Draft;
    constexpr int kNarrowest = 580;
    form->setParent(this);
    setWindowTitle(tr("Change the till"));
    setMinimumWidth(kNarrowest);
    m_fields.text(u"name"_s, tr("Name"), tr("As the staff calls the till"), &Draft::name)
        ->setFocus();
    m_fields.choice(theme, u"posId"_s, tr("Point of sale"), tr("Where its till view begins"),
                    &Draft::place, m_form.places());
    m_fields.choice(theme, u"atMost"_s, tr("It may"),
                    tr("Whoever signs in there, and without staff, too"), &Draft::atMost,
                    SettingsTillForm::roles());
    m_save->setDefault(true);
    m_failure->hide();
    auto *cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    fill(this,
         {makeLabel(windowTitle(), u"heading"_s), m_rows, m_failure, LayoutItem::stretch(),
          row({LayoutItem::stretch(), cancel, m_save})},
         {.spacing = 12, .margins = {28, 24, 28, 24}});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(&m_form, &SettingsForm::changed, this, &TillDialog::showForm);
    connect(&m_form, &SettingsTillForm::done, this, &QDialog::accept);
    showForm();
}

void TillDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    growToContent(*this);
}

void TillDialog::showForm()
{
    m_fields.show();
    showText(m_failure, m_form.failure());
    m_save->setEnabled(m_form.canSave());
    m_save->setToolTip(m_form.saveHint());
}

} // namespace tilldesk::ui
