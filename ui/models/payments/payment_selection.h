#pragma once

#include "ui/models/common/latest.h"
#include "ui/models/payments/acknowledge_batch.h"
#include "ui/models/payments/payment_facts.h"
#include "ui/models/payments/payments_model.h"

namespace tilldesk::ui {

/// The payments checked in the list: their sums, and the acknowledgement of all of them.
class PaymentSelection : public QObject
{
    Q_OBJECT

public:
    /// The payments of the selection in one payout.
    struct PayoutShare {
        PayoutId payout;
        Amount amount;

        friend bool operator==(const PayoutShare &, const PayoutShare &) = default;
    };
    /// At most this many payments are shown one by one, and by payout.
    static constexpr int kShown = 50;
    /// At most this many payments can be selected by their filter.
    static constexpr int kMost = 2'000;

    /// @pre `gateways` and `model` outlive this object
    PaymentSelection(const Gateways &gateways, const PaymentsModel &model,
                     QObject *parent = nullptr);

    /// Selects the payments with these ids, which must be loaded rows, already selected or known.
    void setIds(const QStringList &ids);
    /// Reads all payments of a filter; kept() follows with their ids. A later call, or setIds(),
    /// replaces this one. @pre the filter has kMost payments at most
    void selectAll(const PaymentFilter &filter);
    /// Makes payments known that are not loaded rows, so that setIds() can select them.
    void know(const QList<Payment> &payments);
    [[nodiscard]] QStringList ids() const;
    /// Returns the selected payments as of now.
    [[nodiscard]] QList<Payment> payments() const;
    [[nodiscard]] int count() const { return int(m_payments.size()); }
    /// Returns whether the selection is shown: several payments, or one with a failure.
    [[nodiscard]] bool isShown() const;
    /// `5 selected · € 212.40`, or the progress, result or failure of what the user asked for.
    [[nodiscard]] QString summary() const;
    /// `first deadline in 22 min`; empty if no selected payment waits.
    [[nodiscard]] QString note() const;
    /// Returns Paid, Refunded, Left, the average, and what waits for the acknowledgement.
    [[nodiscard]] QList<Fact> sums() const;
    [[nodiscard]] QList<PayoutShare> byPayout() const;
    /// Returns the sum of each person who took payments; empty if no person is known.
    [[nodiscard]] QList<Fact> byPerson() const;
    [[nodiscard]] Knowledge knowledge() const { return knowledgeOf(m_gateways); }
    [[nodiscard]] Timestamp now() const { return m_gateways.clock.now(); }
    [[nodiscard]] Amount sum() const;

    /// `Acknowledge 5 · € 212.40`, or `Retry` after a failure.
    [[nodiscard]] QString acknowledgeWords() const;
    /// `5 payments acknowledged · € 212.40`: the result of the last batch.
    [[nodiscard]] QString doneWords() const;
    /// `3 payments · € 104.30`
    [[nodiscard]] QString exportWords() const;
    /// Returns whether any selected payment waits for its acknowledgement.
    [[nodiscard]] bool hasWaiting() const { return !waiting().isEmpty(); }
    /// Returns why the selection cannot be acknowledged; empty if it can.
    [[nodiscard]] QString whyNotAcknowledge() const;
    /// Returns the question to confirm before acknowledge().
    [[nodiscard]] QString question() const;
    /// Acknowledges the selected payments that wait for it.
    void acknowledge();
    [[nodiscard]] AcknowledgeBatch &batch() { return m_batch; }
    [[nodiscard]] const AcknowledgeBatch &batch() const { return m_batch; }
    /// Returns why this payment was not acknowledged; empty if it was not refused.
    [[nodiscard]] QString failureOf(const PaymentId &id) const;

Q_SIGNALS:
    void changed();
    /// The selection has changed by itself: exactly these payments are selected now.
    void kept(const QStringList &ids);

private:
    void follow();
    void askPayouts();
    void gather(const PaymentFilter &filter);
    void take(const PaymentFilter &filter, const Result<PaymentPage> &page);
    void finish();
    [[nodiscard]] QList<Payment> waiting() const;

    const Gateways m_gateways;
    const PaymentsModel &m_model;
    QList<Payment> m_payments;
    QHash<PaymentId, PayoutId> m_payouts; ///< empty id: not paid out yet
    QList<Payment> m_gathered;            ///< pages that selectAll() has read so far
    std::optional<Error> m_failure;       ///< why selectAll() failed
    Latest m_pages;
    AcknowledgeBatch m_batch;
};

} // namespace tilldesk::ui
