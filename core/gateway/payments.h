#pragma once

#include "core/domain/payment_list.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about payments. Used on the window's thread. Every result is a future;
/// whenReady() delivers it on the same thread. Never block on a future.
class Payments : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the rows `first` to `first + count - 1` of the list, in the order of the filter.
    /// @param first  0 or more; beyond the end gives no rows and the true total
    /// @param count  0 to 500
    /// @param after  the row before `first`, as the caller has it. The page then has the rows that
    /// follow it (keyset pagination): they are found at once at any depth, and payments that were
    /// created since cannot shift them. Empty: rows are found by their position, which takes time
    /// in proportion to `first` if the list is sorted by another column than Created or filtered by
    /// texts.
    /// Errors: `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<PaymentPage>>
    page(const PaymentFilter &filter, qint64 first, int count,
         const std::optional<Payment> &after = {}) = 0;
    /// Errors: `Storage`, `Busy`; `Internal` if a sum exceeds 64 bits.
    [[nodiscard]] virtual QFuture<Result<PaymentTotals>> totals(const PaymentFilter &filter) = 0;
    /// Returns the takings: totals of SUCCEEDED payments by time of creation, from each bound up to
    /// the next.
    /// @param bounds  ascending; the result has one total less than there are bounds
    /// @param pointOfSale  posId; empty: all points of sale of the profiles
    /// Errors: as totals().
    [[nodiscard]] virtual QFuture<Result<QList<PaymentTotal>>>
    takings(const QList<ProfileId> &profiles, const QList<Timestamp> &bounds,
            const QString &pointOfSale = {}) = 0;
    /// Errors: `PaymentNotFound`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<PaymentDetails>> details(const PaymentId &id) = 0;
    /// Creates a payment in the name of the window. Durable when the future is done.
    /// @param vat  VAT rates of the payment; empty: those of its till
    /// Errors: `FieldInvalid`, `ProfileNotFound`, `UnableToPayCreditor`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>>
    create(const ProfileId &profile, const NewPayment &payment, const VatShares &vat = {}) = 0;
    /// Creates a payment for the static QR code of `payment.pointOfSale`. Cancels the open payment
    /// there.
    /// Errors: as create().
    [[nodiscard]] virtual QFuture<Result<Payment>> createStaticQr(const ProfileId &profile,
                                                                  const NewPayment &payment,
                                                                  const VatShares &vat = {}) = 0;
    /// Returns the open payment of a point of sale's static QR code.
    /// Errors: `PaymentNotFound`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> activeAt(const ProfileId &profile,
                                                            const QString &posId) = 0;
    /// Errors: `PaymentNotFound`, `PaymentNotPending`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> cancel(const PaymentId &id) = 0;
    /// Acknowledges a payment that waits for the merchant's acknowledgement. Idempotent: an
    /// acknowledged payment is returned unchanged.
    /// @param amount  must be the amount of the payment
    /// Errors: `PaymentNotFound`, `PaymentVoided`, `PaymentNotAcknowledgeable`, `AmountMismatch`,
    /// `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<Payment>> acknowledge(const PaymentId &id,
                                                               Amount amount) = 0;

Q_SIGNALS:
    /// Emitted after a commit, with all its changes.
    void changed(const QList<tilldesk::PaymentChange> &changes);
};

} // namespace tilldesk::gateway
