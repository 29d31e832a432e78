#include "ui/widgets/payments/payment_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/ticker.h"
#include "ui/models/payments/payment_facts.h"
#include "ui/models/receipts/receipt.h"
#include "ui/widgets/callbacks/payment_callbacks_view.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/payment_ledger_view.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/payments/payment_qr.h"
#include "ui/widgets/payments/timeline_view.h"
#include "ui/widgets/receipts/receipt_dialog.h"
#include "ui/widgets/refunds/payment_refunds_view.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentDetailsView::PaymentDetailsView(const Gateways &gateways, const Theme &theme,
                                       PaymentPresenter &presenter, const Ticker &ticker,
                                       QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_presenter(presenter),
      m_refunds(gateways),
      m_stack(new QStackedLayout(this)),
      m_message(new MessagePage(theme)),
      m_amount(makeLabel({}, u"amount"_s)),
      m_pill(new Pill(theme)),
      m_cancel(makeButton(theme.icon(u"x"_s, &Colours::danger), tr("Cancel payment"))),
      m_refund(makeButton(theme.icon(u"undo-2"_s, &Colours::text), tr("Refund…"))),
      m_notice(makeFrame(u"notice"_s)),
      m_noticeWords(makeLabel({}, u"notice"_s)),
      m_facts(new FactsView(theme)),
      m_timeline(new TimelineView(theme)),
      m_callbacks(new PaymentCallbacksView(gateways, theme)),
      m_refundRows(new PaymentRefundsView(theme, m_refunds)),
      m_ledger(new PaymentLedgerView),
      m_jsonToggle(makeButton(theme.icon(u"chevron-right"_s, &Colours::muted),
                              tr("What the interface answers"))),
      m_json(new QPlainTextEdit),
      m_receipt(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Receipt"))),
      m_copyId(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy ID")))
{
    setAccessibleName(tr("Payment details"));
    m_cancel->setProperty("role", u"danger"_s);
    m_cancel->setObjectName(u"cancelPayment"_s);
    m_refund->setObjectName(u"refundPayment"_s);
    m_receipt->setObjectName(u"receipt"_s);
    m_stack->addWidget(m_message);
    m_stack->addWidget(makeContent(theme, ticker));
    // The next payment is there in a few milliseconds; only a slow answer is worth a word.
    m_loadingSoon.setSingleShot(true);
    m_loadingSoon.setInterval(std::chrono::milliseconds(200));
    connect(&m_loadingSoon, &QTimer::timeout, this, [this] {
        m_stack->setCurrentIndex(0);
        showMessagePage();
    });
    connect(m_cancel, &QPushButton::clicked, this, &PaymentDetailsView::askToCancel);
    connect(m_refund, &QPushButton::clicked, this, &PaymentDetailsView::refund);
    connect(&m_refunds, &PaymentRefunds::changed, this, &PaymentDetailsView::showRefund);
    connect(m_refundRows, &PaymentRefundsView::refundRequested, this,
            &PaymentDetailsView::refundRequested);
    connect(m_receipt, &QPushButton::clicked, this, &PaymentDetailsView::makeReceipt);
    connect(m_copyId, &QPushButton::clicked, this, &PaymentDetailsView::copyId);
    connect(m_ledger, &PaymentLedgerView::payoutRequested, this,
            &PaymentDetailsView::payoutRequested);
    connect(m_ledger, &PaymentLedgerView::explanationRequested, this,
            &PaymentDetailsView::explainRefunded);
    connect(m_callbacks, &PaymentCallbacksView::callbackRequested, this,
            &PaymentDetailsView::callbackRequested);
    connect(m_message, &MessagePage::actionTriggered, &presenter, &PaymentPresenter::reload);
    connect(&presenter, &PaymentPresenter::changed, this, &PaymentDetailsView::showState);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (m_presenter.state() == PaymentPresenter::State::Shown)
            showCancel();
    });
    showState();
}

QWidget *PaymentDetailsView::makeHeader()
{
    m_noticeWords->setWordWrap(true);
    auto *noticeLayout = new QVBoxLayout(m_notice);
    noticeLayout->setContentsMargins(12, 9, 12, 9);
    noticeLayout->addWidget(m_noticeWords);

    auto *left = new QVBoxLayout;
    left->setSpacing(4);
    left->addWidget(m_amount);
    left->addWidget(m_pill);
    auto *row = new QHBoxLayout;
    row->addLayout(left);
    row->addStretch();
    row->addWidget(m_cancel, 0, Qt::AlignVCenter);
    row->addWidget(m_refund, 0, Qt::AlignVCenter);
    auto *header = new QWidget;
    auto *layout = new QVBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(row);
    layout->addWidget(m_notice);
    return header;
}

QWidget *PaymentDetailsView::makeContent(const Theme &theme, const Ticker &ticker)
{
    constexpr int kSide = metrics::kCardPadding;
    auto *body = new QWidget;
    auto *lines = new QVBoxLayout(body);
    lines->setContentsMargins(kSide, kSide, kSide, kSide);
    lines->setSpacing(8);
    lines->addWidget(makeHeader());
    lines->addSpacing(4);
    lines->addWidget(new PaymentQr(theme, m_presenter, ticker));
    lines->addSpacing(4);
    lines->addWidget(makeSectionLabel(tr("Details")));
    lines->addWidget(m_facts);
    lines->addSpacing(8);
    lines->addWidget(makeSectionLabel(tr("Timeline")));
    lines->addWidget(m_timeline);
    lines->addSpacing(4);
    lines->addWidget(makeSectionLabel(tr("Callbacks")));
    lines->addWidget(m_callbacks);
    lines->addSpacing(4);
    lines->addWidget(makeSectionLabel(tr("Refunds")));
    lines->addWidget(m_refundRows);
    lines->addSpacing(4);
    lines->addWidget(makeSectionLabel(tr("Ledger")));
    lines->addWidget(m_ledger);
    lines->addSpacing(4);
    addJson(lines, theme);
    lines->addStretch();

    auto *scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);

    connect(
        m_jsonToggle, &QPushButton::toggled, this,
        [this, scroll] { scroll->ensureWidgetVisible(m_json); }, Qt::QueuedConnection);

    auto *footer = new QHBoxLayout;
    footer->setContentsMargins(kSide, 10, kSide, 10);
    footer->setSpacing(8);
    footer->addWidget(m_receipt);
    footer->addWidget(m_copyId);
    footer->addStretch();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    QFrame *rule = makeFrame(u"rule"_s);
    rule->setFixedHeight(1);
    layout->addWidget(scroll, 1);
    layout->addWidget(rule);
    layout->addLayout(footer);
    return content;
}

void PaymentDetailsView::addJson(QVBoxLayout *layout, const Theme &theme)
{
    constexpr int kHeight = 220;
    m_jsonToggle->setObjectName(u"jsonToggle"_s);
    m_jsonToggle->setProperty("role", u"fold"_s);
    m_jsonToggle->setCheckable(true);
    m_json->setReadOnly(true);
    m_json->setProperty("role", u"code"_s);
    m_json->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_json->setAccessibleName(tr("JSON of the payment"));
    m_json->setFixedHeight(kHeight);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setTabChangesFocus(true);
    m_json->hide();
    connect(m_jsonToggle, &QPushButton::toggled, this, [this, &theme](bool open) {
        m_json->setVisible(open);
        m_jsonToggle->setIcon(
            theme.icon(open ? u"chevron-down"_s : u"chevron-right"_s, &Colours::muted));
    });
    layout->addWidget(m_jsonToggle, 0, Qt::AlignLeft);
    layout->addWidget(m_json);
}

void PaymentDetailsView::showState()
{
    const PaymentPresenter::State state = m_presenter.state();
    if (state == PaymentPresenter::State::Loading) {
        m_cancel->setEnabled(false);
        m_refund->setEnabled(false);
        m_receipt->setEnabled(false);
        m_loadingSoon.start();
        return;
    }
    m_loadingSoon.stop();
    const bool isShown = state == PaymentPresenter::State::Shown;
    m_stack->setCurrentIndex(isShown ? 1 : 0);
    if (isShown)
        showPayment();
    else
        showMessagePage();
}

void PaymentDetailsView::showMessagePage()
{
    switch (m_presenter.state()) {
    case PaymentPresenter::State::Nothing:
        m_message->setMessage(u"credit-card"_s, tr("No payment chosen"),
                              tr("Choose a payment to see all about it."), {});
        return;
    case PaymentPresenter::State::Loading:
        m_message->setMessage(u"clock"_s, tr("Loading…"), {}, {});
        return;
    case PaymentPresenter::State::Failed:
        m_message->setMessage(u"triangle-alert"_s, tr("The payment cannot be shown"),
                              m_presenter.message(), tr("Retry"));
        return;
    case PaymentPresenter::State::Shown: return;
    }
}

void PaymentDetailsView::showPayment()
{
    const PaymentDetails details = m_presenter.details();
    m_amount->setText(money(details.payment.amount));
    m_amount->setAccessibleName(tr("Amount: %1").arg(money(details.payment.amount)));
    m_noticeWords->setText(m_presenter.message());
    m_notice->setHidden(m_presenter.message().isEmpty());
    m_facts->setFacts(factsOf(details));
    m_timeline->setEntries(timelineOf(details));
    m_callbacks->show(details.payment.id);
    m_refunds.show(details);
    m_ledger->setPayment(details, m_gateways.clock.now());
    const QString json = QString::fromUtf8(details.json);
    if (json != m_json->toPlainText())
        m_json->setPlainText(json);
    showReceipt();
    showCancel();
}

void PaymentDetailsView::showCancel()
{
    const QString whyNot = m_presenter.whyNotCancel();
    m_cancel->setEnabled(whyNot.isEmpty());
    m_cancel->setToolTip(whyNot);
    m_cancel->setAccessibleDescription(whyNot);
    m_pill->setStatus(m_presenter.details().payment.status);
}

void PaymentDetailsView::showRefund()
{
    const bool isPaid = m_presenter.details().payment.status == PaymentStatus::Succeeded;
    const QString whyNot = m_refunds.whyNot();
    m_cancel->setHidden(isPaid);
    m_refund->setVisible(isPaid);
    m_refund->setEnabled(whyNot.isEmpty());
    m_refund->setToolTip(whyNot.isEmpty() ? tr("Give money back (Ctrl+R)") : whyNot);
    m_refund->setAccessibleDescription(whyNot);
}

void PaymentDetailsView::refund()
{
    if (m_presenter.state() != PaymentPresenter::State::Shown)
        return;
    const QString whyNot = m_refunds.whyNot();
    if (!whyNot.isEmpty())
        return say(whyNot);
    auto *dialog = new RefundDialog(m_gateways, m_theme, m_presenter.details(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PaymentDetailsView::say(const QString &whyNot)
{
    m_noticeWords->setText(whyNot);
    m_notice->show();
    if (!isVisible()) // there was no room for the details
        QToolTip::showText(window()->geometry().center(), whyNot, window());
}

void PaymentDetailsView::showReceipt()
{
    const QString whyNot = whyNoReceipt(m_presenter.details().payment);
    m_receipt->setEnabled(whyNot.isEmpty());
    m_receipt->setToolTip(whyNot.isEmpty() ? tr("Print or save the receipt (Ctrl+P)") : whyNot);
    m_receipt->setAccessibleDescription(whyNot);
}

void PaymentDetailsView::makeReceipt()
{
    if (m_presenter.state() != PaymentPresenter::State::Shown)
        return;
    const QString whyNot = whyNoReceipt(m_presenter.details().payment);
    if (!whyNot.isEmpty())
        return say(whyNot);
    auto *dialog = new ReceiptDialog(m_presenter.details(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PaymentDetailsView::explainRefunded()
{
    auto *dialog =
        new ExplainDialog(m_gateways, m_theme, ui::explainRefunded(m_presenter.details()), this);
    dialog->show();
}

void PaymentDetailsView::askToCancel()
{
    auto *dialog = new CancelDialog(m_presenter.cancelQuestion(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, &m_presenter, &PaymentPresenter::cancel);
    dialog->open();
}

void PaymentDetailsView::copyId()
{
    QGuiApplication::clipboard()->setText(m_presenter.id().text());
    QToolTip::showText(m_copyId->mapToGlobal(QPoint(0, m_copyId->height())), tr("Copied"),
                       m_copyId);
}

} // namespace tilldesk::ui
