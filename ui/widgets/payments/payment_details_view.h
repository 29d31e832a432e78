#pragma once

#include "ui/models/payments/payment_presenter.h"
#include "ui/models/refunds/payment_refunds.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace tilldesk::ui {

class FactsView;
class MessagePage;
class PaymentCallbacksView;
class PaymentLedgerView;
class PaymentRefundsView;
class Pill;
class Theme;
class Ticker;
class TimelineView;

/// Everything about one payment: what it is, what happened to it, and what can be done with it.
class PaymentDetailsView : public QWidget
{
    Q_OBJECT

public:
    PaymentDetailsView(const Gateways &gateways, const Theme &theme, PaymentPresenter &presenter,
                       const Ticker &ticker, QWidget *parent = nullptr);

    /// Asks how much to give back, or says why nothing can be.
    void refund();
    /// Offers the receipt, or says why there is none.
    void makeReceipt();

Q_SIGNALS:
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

private:
    [[nodiscard]] QWidget *makeContent(const Theme &theme, const Ticker &ticker);
    [[nodiscard]] QWidget *makeHeader();
    void addJson(QVBoxLayout *layout, const Theme &theme);
    void showState();
    void showPayment();
    void showMessagePage();
    void showCancel();
    void showRefund();
    void showReceipt();
    void say(const QString &whyNot);
    void askToCancel();
    void copyId();
    void explainRefunded();

    const Gateways m_gateways;
    const Theme &m_theme;
    PaymentPresenter &m_presenter;
    PaymentRefunds m_refunds;
    QTimer m_loadingSoon;
    QStackedLayout *m_stack;
    MessagePage *m_message;
    QLabel *m_amount;
    Pill *m_pill;
    QPushButton *m_cancel;
    QPushButton *m_refund;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    FactsView *m_facts;
    TimelineView *m_timeline;
    PaymentCallbacksView *m_callbacks;
    PaymentRefundsView *m_refundRows;
    PaymentLedgerView *m_ledger;
    QPushButton *m_jsonToggle;
    QPlainTextEdit *m_json;
    QPushButton *m_receipt;
    QPushButton *m_copyId;
};

} // namespace tilldesk::ui
