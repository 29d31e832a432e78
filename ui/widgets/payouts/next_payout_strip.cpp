#include "ui/widgets/payouts/next_payout_strip.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

NextPayoutStrip::NextPayoutStrip(PayoutNext &next, QWidget *parent)
    : QFrame(parent),
      m_next(next),
      m_total(makeLabel({}, u"live"_s)),
      m_when(makeLabel({}, u"muted"_s)),
      m_parts(makeLabel({}, u"muted"_s)),
      m_message(makeLabel({}, u"accented"_s)),
      m_explain(new QPushButton(tr("Explain"))),
      m_payNow(new QPushButton(tr("Pay out now")))
{
    setProperty("role", u"card"_s);
    m_total->setObjectName(u"nextTotal"_s);
    m_parts->setObjectName(u"nextParts"_s);
    m_parts->setWordWrap(true);
    m_message->setObjectName(u"nextMessage"_s);
    m_message->setWordWrap(true);
    m_explain->setObjectName(u"explainNext"_s);
    m_explain->setProperty("role", u"link"_s);
    m_explain->setAccessibleName(tr("Explain the next payout"));
    m_payNow->setObjectName(u"payNow"_s);
    QHBoxLayout *sum = row({m_total, m_explain, LayoutItem::stretch()});
    QHBoxLayout *title =
        row({makeLabel(tr("Next payout"), u"strong"_s), m_when, LayoutItem::stretch()});
    QVBoxLayout *words = column({title, m_parts, m_message}, {.spacing = 2});
    this->setLayout(
        row({{words, 1}, sum, m_payNow},
            {.spacing = metrics::kGap, .margins = {metrics::kCardPadding, 10, 12, 10}}));
    connect(m_explain, &QPushButton::clicked, this, &NextPayoutStrip::explanationRequested);
    connect(m_payNow, &QPushButton::clicked, this, &NextPayoutStrip::askToPayNow);
    connect(&next, &PayoutNext::changed, this, &NextPayoutStrip::showState);
    showState();
}

void NextPayoutStrip::showState()
{
    m_total->setText(m_next.totalWords());
    m_total->setAccessibleName(tr("Next payout: %1").arg(m_next.totalWords()));
    m_when->setText(m_next.whenWords());
    m_parts->setText(m_next.partsWords());
    m_message->setText(m_next.message());
    m_message->setHidden(m_next.message().isEmpty());
    m_explain->setEnabled(m_next.total().cents() > 0);
    const QString whyNot = m_next.whyNotNow();
    m_payNow->setEnabled(whyNot.isEmpty());
    m_payNow->setToolTip(whyNot);
    m_payNow->setAccessibleDescription(whyNot);
}

void NextPayoutStrip::askToPayNow()
{
    auto *dialog = new QuestionDialog(tr("Pay out now?"), m_next.payNowQuestion(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Pay out"), QDialog::Accepted, u"primary"_s)
        ->setObjectName(u"confirmPayNow"_s);
    connect(dialog, &QDialog::accepted, &m_next, &PayoutNext::payNow);
    dialog->open();
}

} // namespace tilldesk::ui
