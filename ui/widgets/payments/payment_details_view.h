#pragma once

#include "ui/models/callbacks/payment_callbacks.h"
#include "ui/models/payments/payment_presenter.h"
#include "ui/models/refunds/payment_refunds.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class FactsView;
class PaymentHead;
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
    /// Acknowledges the payment, or says why that is impossible.
    void acknowledge();
    /// Opens the receipt dialog, or says why there is no receipt.
    void makeReceipt();
    /// Adds the actions on the payment to a menu, which must not outlive this object. Each is
    /// enabled as long as the core allows it; otherwise its tooltip says why not.
    void addActions(QMenu &menu);
    [[nodiscard]] QString title() const override;

Q_SIGNALS:
    /// Emitted when the possible actions (refund, cancel, acknowledge) may have changed.
    void actionsChanged();
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);
    /// The user wants to open the service to the network.
    void endpointRequested();

protected:
    void showRecord() override;
    void disableActions() override;

private:
    [[nodiscard]] QWidget *makeContent(const Ticker &ticker);
    void addJson(QVBoxLayout *layout);
    void showHead();
    void showRefunds();
    void showCallbacks();
    void say(const QString &whyNot);
    void askToCancel();
    void copyId();
    void explainRefunded();

    const Gateways m_gateways;
    const Theme &m_theme;
    PaymentPresenter &m_presenter;
    PaymentRefunds m_refunds;
    PaymentCallbacks m_callbacks;
    PaymentHead *m_head;
    FactsView *m_facts;
    TimelineView *m_timeline;
    RecordLinks *m_callbackLinks;
    RecordLinks *m_refundLinks;
    PaymentLedgerView *m_ledger;
    QPushButton *m_jsonToggle;
    QPlainTextEdit *m_json;
    QPushButton *m_copyId;
    QString m_said; ///< the presenter's message last shown
};

} // namespace tilldesk::ui
