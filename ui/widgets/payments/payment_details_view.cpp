#include "ui/widgets/payments/payment_details_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/ticker.h"
#include "ui/models/payments/payment_facts.h"
#include "ui/models/receipts/receipt.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/record_links.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/payment_ledger_view.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/payments/payment_head.h"
#include "ui/widgets/payments/payment_qr.h"
#include "ui/widgets/payments/timeline_view.h"
#include "ui/widgets/receipts/receipt_dialog.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/theme/theme.h"

#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QScrollArea *scrollAreaOf(const QWidget *widget)
{
    QWidget *above = widget->parentWidget();
    while (above && !qobject_cast<QScrollArea *>(above))
        above = above->parentWidget();
    return qobject_cast<QScrollArea *>(above);
}

} // namespace

PaymentDetailsView::PaymentDetailsView(const Gateways &gateways, const Theme &theme,
                                       PaymentPresenter &presenter, const Ticker &ticker,
                                       QWidget *parent)
    : DetailsFrame(theme, presenter,
                   {u"credit-card"_s, tr("No payment chosen"),
                    tr("Choose a payment to see its details."), tr("The payment cannot be shown")},
                   parent),
      m_gateways(gateways),
      m_theme(theme),
      m_presenter(presenter),
      m_refunds(gateways),
      m_callbacks(gateways),
      m_head(new PaymentHead(theme)),
      m_facts(new FactsView(theme)),
      m_timeline(new TimelineView(theme)),
      m_callbackLinks(new RecordLinks(theme, u"callbackLink"_s)),
      m_refundLinks(new RecordLinks(theme, u"refundLink"_s)),
      m_ledger(new PaymentLedgerView),
      m_jsonToggle(makeButton(theme.icon(u"chevron-right"_s, &Colours::muted),
                              tr("The payment as the interface returns it"))),
      m_json(new QPlainTextEdit),
      m_copyId(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy ID")))
{
    setAccessibleName(tr("Payment details"));
    connect(m_head, &PaymentHead::acknowledgeRequested, this, &PaymentDetailsView::acknowledge);
    connect(m_head, &PaymentHead::refundRequested, this, &PaymentDetailsView::refund);
    connect(m_head, &PaymentHead::receiptRequested, this, &PaymentDetailsView::makeReceipt);
    connect(m_head, &PaymentHead::cancelRequested, this, &PaymentDetailsView::askToCancel);
    connect(&m_refunds, &PaymentRefunds::changed, this, &PaymentDetailsView::showRefunds);
    connect(&m_callbacks, &PaymentCallbacks::changed, this, &PaymentDetailsView::showCallbacks);
    connect(m_refundLinks, &RecordLinks::requested, this,
            [this](const QString &id) { Q_EMIT refundRequested(RefundId(id)); });
    connect(m_callbackLinks, &RecordLinks::requested, this,
            [this](const QString &id) { Q_EMIT callbackRequested(CallbackId(id)); });
    connect(m_copyId, &QPushButton::clicked, this, &PaymentDetailsView::copyId);
    connect(m_ledger, &PaymentLedgerView::payoutRequested, this,
            &PaymentDetailsView::payoutRequested);
    connect(m_ledger, &PaymentLedgerView::explanationRequested, this,
            &PaymentDetailsView::explainRefunded);
    connect(&ticker, &Ticker::ticked, this, [this] {
        if (m_presenter.isShown())
            showHead();
    });
    connect(&gateways.staff, &gateway::Staff::changed, this, [this] {
        if (m_presenter.isShown())
            showRecord();
    });
    setContent(makeContent(ticker));
}

QWidget *PaymentDetailsView::makeContent(const Ticker &ticker)
{
    constexpr auto gap = &LayoutItem::gap;
    auto *code = new PaymentQr(m_theme, m_presenter, ticker);
    connect(code, &PaymentQr::endpointRequested, this, &PaymentDetailsView::endpointRequested);
    QVBoxLayout *lines = column({code, gap(4), makeSectionLabel(tr("Details")), m_facts, gap(8),
                                 makeSectionLabel(tr("Timeline")), m_timeline, gap(4),
                                 makeSectionLabel(tr("Callbacks")), m_callbackLinks, gap(4),
                                 makeSectionLabel(tr("Refunds")), m_refundLinks, gap(4),
                                 makeSectionLabel(tr("Ledger")), m_ledger, gap(4)});
    addJson(lines);
    lines->addStretch();
    return detailsContent(column({m_head}), lines, row({m_copyId, LayoutItem::stretch()}));
}

void PaymentDetailsView::addJson(QVBoxLayout *layout)
{
    constexpr int kHeight = 220;
    m_jsonToggle->setObjectName(u"jsonToggle"_s);
    m_jsonToggle->setProperty("role", u"fold"_s);
    m_jsonToggle->setCheckable(true);
    m_json->setReadOnly(true);
    m_json->setProperty("role", u"code"_s);
    m_json->setFont(m_theme.codeFont(metrics::kSmallTextSize));
    m_json->setAccessibleName(tr("JSON of the payment"));
    m_json->setFixedHeight(kHeight);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setTabChangesFocus(true);
    m_json->hide();
    connect(m_jsonToggle, &QPushButton::toggled, this, [this](bool open) {
        m_json->setVisible(open);
        m_jsonToggle->setIcon(
            m_theme.icon(open ? u"chevron-down"_s : u"chevron-right"_s, &Colours::muted));
    });
    connect(
        m_jsonToggle, &QPushButton::toggled, this,
        [this](bool open) {
            if (open)
                scrollAreaOf(m_json)->ensureWidgetVisible(m_json);
        },
        Qt::QueuedConnection);
    layout->addWidget(m_jsonToggle, 0, Qt::AlignLeft);
    layout->addWidget(m_json);
}

QString PaymentDetailsView::title() const
{
    const Payment payment = m_presenter.details().payment;
    return tr("Payment %1 · %2")
        .arg(payment.reference.isEmpty() ? payment.id.text() : payment.reference,
             money(payment.amount));
}

void PaymentDetailsView::disableActions()
{
    m_head->disableActions();
}

void PaymentDetailsView::showRecord()
{
    const PaymentDetails details = m_presenter.details();
    if (std::exchange(m_said, m_presenter.message()) != m_presenter.message() && !m_said.isEmpty())
        scrollToTop(); // the message is at the top
    m_head->say(m_said);
    m_facts->setFacts(factsOf(details));
    m_timeline->setEntries(timelineOf(details, lastWordTime(m_gateways)));
    m_callbacks.show(details.payment.id);
    m_refunds.show(details);
    m_ledger->setPayment(details, m_gateways.clock.now());
    const QString json = QString::fromUtf8(details.json);
    if (json != m_json->toPlainText())
        m_json->setPlainText(json);
    showHead();
}

void PaymentDetailsView::showHead()
{
    m_head->showPayment(m_presenter, m_refunds.whyNot());
    Q_EMIT actionsChanged();
}

void PaymentDetailsView::addActions(QMenu &menu)
{
    QAction *acknowledge =
        named(menu.addAction({}, this, &PaymentDetailsView::acknowledge), u"menuAcknowledge"_s);
    QAction *refund =
        named(menu.addAction(tr("Refund…") + u"\tCtrl+R"_s, this, &PaymentDetailsView::refund),
              u"menuRefund"_s);
    QAction *receipt =
        named(menu.addAction(tr("Receipt") + u"\tCtrl+P"_s, this, &PaymentDetailsView::makeReceipt),
              u"menuReceipt"_s);
    QAction *cancel =
        named(menu.addAction(tr("Cancel payment"), this, &PaymentDetailsView::askToCancel),
              u"menuCancel"_s);
    const auto show = [this, acknowledge, refund, receipt, cancel] {
        const bool isShown = m_presenter.isShown();
        const auto allow = [isShown](QAction *action, const QString &whyNot) {
            action->setEnabled(isShown && whyNot.isEmpty());
            action->setToolTip(whyNot);
        };
        const Payment payment = isShown ? m_presenter.details().payment : Payment();
        acknowledge->setVisible(isShown && m_presenter.offersAcknowledgement());
        acknowledge->setText(acknowledgeWords(payment.amount) + u"\tCtrl+Enter"_s);
        allow(acknowledge, m_presenter.whyNotAcknowledge());
        allow(refund, m_refunds.whyNot());
        allow(receipt, isShown ? m_presenter.whyNoReceipt() : QString());
        allow(cancel, m_presenter.whyNotCancel());
    };
    connect(this, &PaymentDetailsView::actionsChanged, &menu, show);
    show();
}

void PaymentDetailsView::showRefunds()
{
    QList<RecordLinks::Row> rows;
    for (const PaymentRefundRow &row : m_refunds.rows())
        rows.append({.id = row.id.text(),
                     .status = row.status,
                     .tone = row.tone,
                     .statusHint = row.hint,
                     .link = row.amount,
                     .linkHint = tr("Show the refund"),
                     .note = row.note,
                     .spoken = tr("Refund of %1: %2, %3").arg(row.amount, row.status, row.note)});
    m_refundLinks->setRows(rows, m_refunds.message());
    showHead();
}

void PaymentDetailsView::showCallbacks()
{
    constexpr int kMaxTarget = 24;
    QList<RecordLinks::Row> rows;
    for (const PaymentCallbackRow &row : m_callbacks.rows())
        rows.append({.id = row.id.text(),
                     .status = row.answer,
                     .tone = row.tone,
                     .link = row.target.size() > kMaxTarget
                         ? QString(u"…"_s + row.target.last(kMaxTarget))
                         : row.target,
                     .linkHint = row.hint,
                     .note = row.note,
                     .spoken = tr("Callback to %1: %2, %3").arg(row.target, row.answer, row.note)});
    m_callbackLinks->setRows(rows, m_callbacks.message());
}

void PaymentDetailsView::refund()
{
    if (!m_presenter.isShown())
        return;
    const QString whyNot = m_refunds.whyNot();
    if (!whyNot.isEmpty())
        return say(whyNot);
    auto *dialog = new RefundDialog(m_gateways, m_theme, m_presenter.details(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PaymentDetailsView::acknowledge()
{
    if (!m_presenter.isShown())
        return;
    const QString whyNot = m_presenter.whyNotAcknowledge();
    if (!whyNot.isEmpty())
        return say(whyNot);
    m_presenter.acknowledge();
}

void PaymentDetailsView::say(const QString &whyNot)
{
    m_head->say(whyNot);
    scrollToTop();
    if (!isVisible()) // hidden because the page is too narrow
        QToolTip::showText(window()->geometry().center(), whyNot, window());
}

void PaymentDetailsView::makeReceipt()
{
    if (!m_presenter.isShown())
        return;
    const QString whyNot = m_presenter.whyNoReceipt();
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
    copyText(m_copyId, m_presenter.id().text());
}

} // namespace tilldesk::ui
