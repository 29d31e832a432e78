#include "ui/widgets/refunds/refund_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundDetailsView::RefundDetailsView(const Theme &theme, RefundPresenter &presenter,
                                     QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_stack(new QStackedLayout(this)),
      m_amount(makeLabel({}, u"amount"_s)),
      m_pill(new Pill(theme)),
      m_sentence(makeLabel({}, u"muted"_s)),
      m_facts(new FactsView(theme)),
      m_payment(makeButton(theme.icon(u"credit-card"_s, &Colours::text), tr("Show the payment"))),
      m_problem(makeLabel({}, u"muted"_s)),
      m_paymentFacts(new FactsView(theme))
{
    setAccessibleName(tr("Refund details"));
    m_sentence->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_payment->setObjectName(u"refundPaymentLink"_s);
    auto *message = new MessagePage(theme);
    message->setMessage(u"undo-2"_s, tr("No refund chosen"),
                        tr("Choose a refund to see what became of it."), {});
    m_stack->addWidget(message);
    m_stack->addWidget(makeContent(theme));
    connect(m_payment, &QPushButton::clicked, this,
            [this] { Q_EMIT paymentRequested(m_presenter.refund().paymentId); });
    connect(&presenter, &RefundPresenter::changed, this, &RefundDetailsView::showState);
    showState();
}

QWidget *RefundDetailsView::makeContent(const Theme &)
{
    constexpr int kSide = metrics::kCardPadding;
    auto *body = new QWidget;
    auto *lines = new QVBoxLayout(body);
    lines->setContentsMargins(kSide, kSide, kSide, kSide);
    lines->setSpacing(8);
    lines->addWidget(m_amount);
    lines->addWidget(m_pill);
    lines->addWidget(m_sentence);
    lines->addSpacing(6);
    lines->addWidget(makeSectionLabel(tr("Details")));
    lines->addWidget(m_facts);
    lines->addSpacing(8);
    lines->addWidget(makeSectionLabel(tr("Payment")));
    lines->addWidget(m_problem);
    lines->addWidget(m_paymentFacts);
    lines->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *footer = new QHBoxLayout;
    footer->setContentsMargins(kSide, 10, kSide, 10);
    footer->addWidget(m_payment);
    footer->addStretch();
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addWidget(rule);
    layout->addLayout(footer);
    return content;
}

void RefundDetailsView::showState()
{
    m_stack->setCurrentIndex(m_presenter.hasRefund() ? 1 : 0);
    if (!m_presenter.hasRefund())
        return;
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
    m_problem->setText(m_presenter.message());
    m_problem->setHidden(m_presenter.message().isEmpty());
    m_paymentFacts->setFacts(m_presenter.paymentFacts());
}

} // namespace tilldesk::ui
