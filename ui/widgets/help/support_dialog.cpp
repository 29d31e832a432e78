#include "ui/widgets/help/support_dialog.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SupportDialog::SupportDialog(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : QDialog(parent),
      m_file(gateways, this),
      m_text(named(new QPlainTextEdit, u"supportText"_s)),
      m_state(named(makeText({}, u"muted"_s), u"supportState"_s)),
      m_failure(makeText({}, u"problem"_s)),
      m_save(named(makeButton(tr("Save…"), u"primary"_s), u"saveSupport"_s)),
      m_retry(named(new QPushButton(tr("Collect again")), u"collectAgain"_s))
{
    constexpr QSize kUsual(760, 560);
    setWindowTitle(SupportFile::title());
    m_text->setReadOnly(true);
    m_text->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Text of the support file"));
    auto *close = named(new QPushButton(tr("Close")), u"closeSupport"_s);
    fill(this,
         {makeLabel(SupportFile::title(), u"heading"_s),
          makeText(SupportFile::content(), u"muted"_s),
          {m_text, 1},
          m_state,
          m_failure,
          row({m_retry, LayoutItem::stretch(), close, m_save})},
         {.spacing = 10, .margins = {28, 24, 28, 24}});
    resize(kUsual);
    connect(m_save, &QPushButton::clicked, this, &SupportDialog::choosePath);
    connect(m_retry, &QPushButton::clicked, &m_file, &SupportFile::collect);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_file, &SupportFile::changed, this, &SupportDialog::showState);
    m_file.collect();
    showState();
    m_text->setFocus();
}

void SupportDialog::showState()
{
    if (m_text->toPlainText() != m_file.text())
        m_text->setPlainText(m_file.text());
    showText(m_state, m_file.state());
    showText(m_failure, m_file.failure());
    m_retry->setHidden(m_file.failure().isEmpty());
    setWhyNot(m_save,
              m_file.isBusy() || m_file.text().isEmpty() ? tr("The text is not complete yet")
                                                         : QString());
}

void SupportDialog::choosePath()
{
    auto *dialog = new QFileDialog(this, SupportFile::title());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Text (*.txt)"));
    dialog->setDefaultSuffix(u"txt"_s);
    dialog->selectFile(m_file.fileName());
    connect(dialog, &QFileDialog::fileSelected, &m_file, &SupportFile::save);
    dialog->open();
}

} // namespace tilldesk::ui
