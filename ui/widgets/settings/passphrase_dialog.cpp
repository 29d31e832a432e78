#include "ui/widgets/settings/passphrase_dialog.h"

#include "ui/widgets/common/growing.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PassphraseDialog::PassphraseDialog(const Gateways &gateways, PassphraseForm::Kind kind,
                                   QWidget *parent)
    : QDialog(parent),
      m_form(gateways, kind),
      m_rows(new SettingRows),
      m_fields(*m_rows, m_form),
      m_strength(named(makeText({}, u"muted"_s), u"strength"_s)),
      m_done(named(makeText({}, u"done"_s), u"passphraseDone"_s)),
      m_failure(makeText({}, u"problem"_s)),
      m_cancel(named(new QPushButton, u"closePassphrase"_s)),
      m_save(named(
          makeButton(kind == PassphraseForm::Kind::Set ? tr("Set") : tr("Check"), u"primary"_s),
          u"savePassphrase"_s))
{
    constexpr int kWidth = 700;
    using Draft = PassphraseForm::Draft;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(m_form.title());
    setMinimumWidth(kWidth);
    QList<QLineEdit *> lines{
        m_fields.text(u"passphrase"_s, tr("Passphrase"), {}, &Draft::passphrase)};
    if (kind == PassphraseForm::Kind::Set)
        lines << m_fields.text(u"again"_s, tr("The same again"), {}, &Draft::again);
    for (QLineEdit *line : std::as_const(lines))
        line->setEchoMode(QLineEdit::Password);
    m_save->setDefault(true);
    m_cancel->setAutoDefault(false);
    fill(this,
         {makeLabel(m_form.title(), u"heading"_s), makeText(m_form.advice(), u"muted"_s), m_rows,
          m_strength, m_done, m_failure, row({LayoutItem::stretch(), m_cancel, m_save})},
         {.spacing = 10, .margins = {28, 24, 28, 24}});
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, &m_form, &SettingsForm::save);
    connect(&m_form, &SettingsForm::changed, this, &PassphraseDialog::showForm);
    showForm();
    lines.first()->setFocus();
}

void PassphraseDialog::showForm()
{
    m_fields.show();
    showText(m_strength, m_form.strength());
    showText(m_done, m_form.isSaved() ? m_form.success() : QString());
    showText(m_failure, m_form.failure());
    m_cancel->setText(m_form.isSaved() ? tr("Close") : tr("Cancel"));
    m_save->setEnabled(m_form.canSave());
    m_save->setToolTip(m_form.canSave() ? QString() : m_form.saveHint());
    growToContent(*this);
}

} // namespace tilldesk::ui
