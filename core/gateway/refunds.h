#pragma once

#include "core/domain/refund.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about refunds. Used on the window's thread; see Payments. Every request can
/// fail with `Storage` or `Busy`.
class Refunds : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns a page of refunds in the order of the filter.
    /// @param before  `seq` of the refund above the page; empty: starts at the first
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<RefundPage>>
    page(const RefundFilter &filter, std::optional<qint64> before, int count) = 0;
    /// Errors: `Internal` if a sum exceeds 64 bits.
    [[nodiscard]] virtual QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) = 0;
    /// Returns the refundable part of a payment.
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] virtual QFuture<Result<Refundable>> refundable(const PaymentId &id) = 0;
    /// Creates a refund in the name of the window. Durable when the future is done. Idempotent: a
    /// repeated request returns the refund that the first request created.
    /// Errors: see refunds::RefundService::create().
    [[nodiscard]] virtual QFuture<Result<Refund>> create(const NewRefund &refund) = 0;
    /// Returns the debtor's full IBAN, for a manual transfer. The disclosure is recorded first.
    /// Errors: `PaymentNotFound`, and as refundIbanOf().
    [[nodiscard]] virtual QFuture<Result<QString>> revealIban(const PaymentId &id) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed refunds.
    void changed();
};

} // namespace tilldesk::gateway
