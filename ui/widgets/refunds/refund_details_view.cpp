#include "ui/widgets/refunds/refund_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundDetailsView::RefundDetailsView(const Theme &theme, RefundPresenter &presenter,
                                     QWidget *parent)
    : DetailsFrame(
        theme, presenter,
        {u"undo-2"_s, tr("No refund chosen"), tr("Choose a refund to see its status."), {}},
        parent),
      m_presenter(presenter),
      m_amount(makeLabel({}, u"amount"_s)),
      m_pill(new Pill(theme)),
      m_sentence(makeText({}, u"muted"_s)),
      m_facts(new FactsView(theme)),
      m_payment(
          named(makeButton(theme.icon(u"credit-card"_s, &Colours::text), tr("Show the payment")),
                u"refundPaymentLink"_s)),
      m_problem(makeText({}, u"muted"_s)),
      m_paymentFacts(new FactsView(theme))
{
    setAccessibleName(tr("Refund details"));
    connect(m_payment, &QPushButton::clicked, this,
            [this] { Q_EMIT paymentRequested(m_presenter.refund().paymentId); });
    QLayout *lines = column({m_sentence, LayoutItem::gap(6), makeSectionLabel(tr("Details")),
                             m_facts, LayoutItem::gap(8), makeSectionLabel(tr("Payment")),
                             m_problem, m_paymentFacts, LayoutItem::stretch()});
    setContent(detailsContent(row({m_amount, m_pill, LayoutItem::stretch()}), lines,
                              row({m_payment, LayoutItem::stretch()})));
}

void RefundDetailsView::showRecord()
{
    const Refund &refund = m_presenter.refund();
    m_amount->setText(money(refund.amount));
    m_amount->setAccessibleName(tr("Amount: %1").arg(money(refund.amount)));
    m_pill->setWord(RefundWords::status(refund.status), toneOf(refund.status));
    m_pill->setToolTip(toText(refund.status));
    m_sentence->setText(m_presenter.statusSentence());
    m_facts->setFacts(m_presenter.facts());
    m_payment->setText(QString(QChar(0x2009) + RefundWords::payment(refund)));
    m_payment->setAccessibleName(tr("Payment %1").arg(RefundWords::payment(refund)));
    m_payment->setToolTip(tr("Show the payment"));
    showText(m_problem, m_presenter.message());
    m_paymentFacts->setFacts(m_presenter.paymentFacts());
}

} // namespace tilldesk::ui
