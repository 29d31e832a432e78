#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// One refund among the details of its payment.
struct PaymentRefundRow {
    RefundId id;
    QString amount;
    QString status; ///< for a pill
    Tone tone = Tone::Grey;
    QString hint; ///< the protocol's name of the status
    QString note; ///< `14:28:14 · Returned tart`

    friend bool operator==(const PaymentRefundRow &, const PaymentRefundRow &) = default;
};

/// The refunds of one payment, and whether more can be given back now.
class PaymentRefunds : public QObject
{
    Q_OBJECT

public:
    explicit PaymentRefunds(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows a payment's, or the same payment's as it is now.
    void show(const PaymentDetails &details);
    /// Newest first.
    [[nodiscard]] const QList<PaymentRefundRow> &rows() const { return m_rows; }
    /// Says how much can still be refunded, or that nothing was refunded; may be empty.
    [[nodiscard]] QString message() const;
    /// Why no refund is possible now, for people; empty when one is.
    [[nodiscard]] QString whyNot() const;

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    PaymentId m_payment;
    PaymentStatus m_status = PaymentStatus::Pending;
    QList<PaymentRefundRow> m_rows;
    std::optional<Refundable> m_refundable;
    QString m_failure;
    Throttled m_askSoon;
};

} // namespace tilldesk::ui
