#pragma once

#include "core/domain/payout_parts.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about payouts. Used on the window's thread; see Payments. Every request can
/// fail with `Storage` or `Busy`.
class Payouts : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the rows `first` to `first + count - 1` of the list, in the order of the filter.
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first,
                                                           int count) = 0;
    /// Returns a payout with its proof, computed again.
    /// Errors: `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<PayoutDetails>> details(const PayoutId &id) = 0;
    /// Returns which tills and channels took the payments of a payout, largest sum first.
    /// Errors: `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<QList<PayoutPart>>> parts(const PayoutId &id) = 0;
    /// Returns the payments or refunds of a payout, oldest first, with their sums so far.
    /// @param count  0 to 500
    /// Errors: `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<PayoutItemPage>>
    items(const PayoutId &id, PayoutItemKind kind, qint64 first, int count) = 0;
    /// Returns lines of a payout, newest first, payments and refunds in one order, below the
    /// charges of fees, with the sums of each line and all older ones: payments less refunds and
    /// fees.
    /// @param kind  empty: payments, refunds and charges; never Charge
    /// @param count  0 to 500
    /// Errors: `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<PayoutItemPage>>
    newestLines(const PayoutId &id, std::optional<PayoutItemKind> kind, qint64 first,
                int count) = 0;
    /// Returns what the next run will pay out.
    /// @param merchants  empty: all merchants
    [[nodiscard]] virtual QFuture<Result<RunningPayouts>>
    running(const QList<MerchantId> &merchants) = 0;
    /// Returns the number of failed payouts that wait to be paid out again.
    [[nodiscard]] virtual QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) = 0;
    /// Makes the payouts now, at any hour. Returns the payouts made, including failed ones.
    [[nodiscard]] virtual QFuture<Result<QList<Payout>>> runNow() = 0;
    /// Pays out a failed payout again.
    /// Errors: `PayoutNotFound`; `PayoutNotFailed`.
    [[nodiscard]] virtual QFuture<Result<Payout>> payAgain(const PayoutId &id) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed payouts or the items of the next payout.
    void changed();
};

} // namespace tilldesk::gateway
