#include "ui/widgets/payments/payment_selection_bar.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentSelectionBar::PaymentSelectionBar(const Theme &theme, PaymentSelection &selection,
                                         QWidget *parent)
    : SelectionBar(theme, parent),
      m_selection(selection),
      m_acknowledge(named(makeButton(theme.icon(u"check"_s, &Colours::onAccent), {}),
                          u"acknowledgeSelection"_s)),
      m_stop(named(new QPushButton(tr("Cancel")), u"stopAcknowledging"_s))
{
    m_acknowledge->setProperty("role", u"primary"_s);
    m_stop->setToolTip(tr("Leave the rest as it is"));
    addButton(m_acknowledge);
    addButton(m_stop);
    connect(m_acknowledge, &QPushButton::clicked, this, &PaymentSelectionBar::askToAcknowledge);
    connect(m_stop, &QPushButton::clicked, &selection.batch(), &AcknowledgeBatch::stop);
    connect(&selection, &PaymentSelection::changed, this, &PaymentSelectionBar::showSelection);
    showSelection();
}

void PaymentSelectionBar::tick()
{
    if (m_selection.isShown())
        showSelection();
}

void PaymentSelectionBar::showSelection()
{
    const bool isRunning = m_selection.batch().isRunning();
    const QString whyNot = m_selection.whyNotAcknowledge();
    setVisible(m_selection.isShown());
    setWords(m_selection.summary(), m_selection.note());
    setRunning(isRunning);
    m_stop->setVisible(isRunning);
    m_acknowledge->setVisible(m_selection.hasWaiting() && !isRunning);
    setWhyNot(m_acknowledge, whyNot);
    m_acknowledge->setText(QString(QChar(0x2009) + m_selection.acknowledgeWords()));
    m_acknowledge->setAccessibleName(m_selection.acknowledgeWords());
    fit();
}

void PaymentSelectionBar::askToAcknowledge()
{
    auto *dialog = new QuestionDialog(tr("Acknowledge payments"), m_selection.question(), this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(m_selection.acknowledgeWords(), QDialog::Accepted, u"primary"_s,
                      u"confirmAcknowledge"_s);
    connect(dialog, &QDialog::accepted, &m_selection, &PaymentSelection::acknowledge);
    dialog->open();
}

} // namespace tilldesk::ui
