#pragma once

#include "ui/models/callbacks/payment_callbacks.h"
#include "ui/models/payments/payment_presenter.h"
#include "ui/models/refunds/payment_refunds.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class FactsView;
class PaymentLedgerView;
class TimelineView;

/// The details of a payment: its facts, its history and its actions.
class PaymentDetailsView : public DetailsFrame
{
    Q_OBJECT

public:
    PaymentDetailsView(const Gateways &gateways, const Theme &theme, PaymentPresenter &presenter,
                       const Ticker &ticker, QWidget *parent = nullptr);

    /// Opens the refund dialog, or says why no refund is possible.
    void refund();
    /// Opens the receipt dialog, or says why there is no receipt.
    void makeReceipt();
    [[nodiscard]] QString title() const override;

Q_SIGNALS:
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

protected:
    void showRecord() override;
    void disableActions() override;

private:
    [[nodiscard]] QWidget *makeContent(const Ticker &ticker);
    [[nodiscard]] QLayout *makeHeader();
    void addJson(QVBoxLayout *layout);
    void showCancel();
    void showRefund();
    void showCallbacks();
    void showReceipt();
    void say(const QString &whyNot);
    void askToCancel();
    void copyId();
    void explainRefunded();

    const Gateways m_gateways;
    const Theme &m_theme;
    PaymentPresenter &m_presenter;
    PaymentRefunds m_refunds;
    PaymentCallbacks m_callbacks;
    QLabel *m_amount;
    Pill *m_pill;
    QPushButton *m_cancel;
    QPushButton *m_refund;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    FactsView *m_facts;
    TimelineView *m_timeline;
    RecordLinks *m_callbackLinks;
    RecordLinks *m_refundLinks;
    PaymentLedgerView *m_ledger;
    QPushButton *m_jsonToggle;
    QPlainTextEdit *m_json;
    QPushButton *m_receipt;
    QPushButton *m_copyId;
};

} // namespace tilldesk::ui
