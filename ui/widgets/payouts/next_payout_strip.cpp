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
      m_title(named(makeLabel(tr("Next payout"), u"strong"_s), u"nextTitle"_s)),
      m_total(named(makeLabel({}, u"live"_s), u"nextTotal"_s)),
      m_when(makeLabel({}, u"muted"_s)),
      m_parts(named(makeText({}, u"muted"_s), u"nextParts"_s)),
      m_message(named(makeText({}, u"accented"_s), u"nextMessage"_s)),
      m_explain(named(makeButton(tr("Explain"), u"link"_s), u"explainNext"_s)),
      m_payNow(named(new QPushButton(tr("Pay out now")), u"payNow"_s))
{
    setProperty("role", u"card"_s);
    m_explain->setAccessibleName(tr("Explain the next payout"));
    QHBoxLayout *sum = row({m_total, m_explain, LayoutItem::stretch()});
    QHBoxLayout *title = row({m_title, m_when, LayoutItem::stretch()});
    QVBoxLayout *words = column({title, m_parts, m_message}, {.spacing = 2});
    this->setLayout(
        row({{words, 1}, sum, m_payNow},
            {.spacing = metrics::kGap, .margins = {metrics::kCardPadding, 10, 12, 10}}));
    connect(m_explain, &QPushButton::clicked, this, &NextPayoutStrip::explanationRequested);
    connect(m_payNow, &QPushButton::clicked, this, &NextPayoutStrip::askToPayNow);
    connect(&next, &PayoutNext::changed, this, &NextPayoutStrip::showState);
    showState();
}

void NextPayoutStrip::setExpected(bool isExpected)
{
    m_title->setText(isExpected ? tr("Next payout, expected") : tr("Next payout"));
    m_payNow->setHidden(isExpected);
}

void NextPayoutStrip::setBrief(bool isBrief)
{
    m_parts->setHidden(isBrief);
}

void NextPayoutStrip::showState()
{
    m_total->setText(m_next.totalWords());
    m_total->setAccessibleName(tr("Next payout: %1").arg(m_next.totalWords()));
    m_when->setText(m_next.whenWords());
    m_parts->setText(m_next.partsWords());
    m_total->setToolTip(m_next.partsWords());
    showText(m_message, m_next.message());
    m_explain->setEnabled(m_next.total().cents() > 0);
    const QString whyNot = m_next.whyNotNow();
    setWhyNot(m_payNow, whyNot);
}

void NextPayoutStrip::askToPayNow()
{
    auto *dialog = new QuestionDialog(tr("Pay out now?"), m_next.payNowQuestion(), this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Pay out"), QDialog::Accepted, u"primary"_s, u"confirmPayNow"_s);
    connect(dialog, &QDialog::accepted, &m_next, &PayoutNext::payNow);
    dialog->open();
}

} // namespace tilldesk::ui
