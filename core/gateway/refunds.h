#pragma once

#include "core/domain/refund.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about refunds. Lives on the window's thread; see Payments. Every question
/// may be answered `Storage` or `Busy`.
class Refunds : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Newest first. @param before  a `seq`: those older than it; empty: from the newest on
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<RefundPage>>
    page(const RefundFilter &filter, std::optional<qint64> before, int count) = 0;
    /// Errors: `Internal` when a sum does not fit 64 bits.
    [[nodiscard]] virtual QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) = 0;
    /// What can be given back of a payment. Errors: `PaymentNotFound`.
    [[nodiscard]] virtual QFuture<Result<Refundable>> refundable(const PaymentId &id) = 0;
    /// Refunds in the name of the window. Durable when the future is done. The same request again
    /// answers with the refund that it made first.
    /// Errors: see refunds::RefundService::create().
    [[nodiscard]] virtual QFuture<Result<Refund>> create(const NewRefund &refund) = 0;
    /// The debtor's whole IBAN, for a transfer by hand; that it was shown is recorded first.
    /// Errors: `PaymentNotFound`, and as refundIbanOf().
    [[nodiscard]] virtual QFuture<Result<QString>> revealIban(const PaymentId &id) = 0;

Q_SIGNALS:
    /// After a commit that changed refunds.
    void changed();
};

} // namespace tilldesk::gateway
