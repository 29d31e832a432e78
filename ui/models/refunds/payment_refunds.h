#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// One refund in the details of its payment.
struct PaymentRefundRow {
    RefundId id;
    QString amount;
    QString status; ///< text of a pill
    Tone tone = Tone::Grey;
    QString hint; ///< name of the status in the protocol
    QString note; ///< `14:28:14 · Returned tart`

    friend bool operator==(const PaymentRefundRow &, const PaymentRefundRow &) = default;
};

/// The refunds of one payment, and whether more can be refunded now.
class PaymentRefunds : public QObject
{
    Q_OBJECT

public:
    explicit PaymentRefunds(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows the refunds of a payment. Must be called again when the payment has changed.
    void show(const PaymentDetails &details);
    /// Returns the refunds, newest first.
    [[nodiscard]] const QList<PaymentRefundRow> &rows() const { return m_rows; }
    /// Returns how much can still be refunded, or that nothing was refunded; may be empty.
    [[nodiscard]] QString message() const;
    /// Returns why no refund is possible now, for people; empty if one is possible.
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
