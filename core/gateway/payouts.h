#pragma once

#include "core/domain/payout.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about payouts. Lives on the window's thread; see Payments. Every question
/// may be answered `Storage` or `Busy`.
class Payouts : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Rows `first` to `first + count - 1` of the list, newest first. @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<PayoutPage>> page(const PayoutFilter &filter, qint64 first,
                                                           int count) = 0;
    /// With the proof, counted anew. Errors: `PayoutNotFound`.
    [[nodiscard]] virtual QFuture<Result<PayoutDetails>> details(const PayoutId &id) = 0;
    /// A payout's payments or refunds, oldest first. Errors: `PayoutNotFound`.
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<PayoutItemPage>>
    items(const PayoutId &id, PayoutItemKind kind, qint64 first, int count) = 0;
    /// What the next run will pay out. @param merchants  empty: of every merchant
    [[nodiscard]] virtual QFuture<Result<RunningPayouts>>
    running(const QList<MerchantId> &merchants) = 0;
    /// How many failed payouts wait to be paid out again.
    [[nodiscard]] virtual QFuture<Result<qint64>> failed(const QList<MerchantId> &merchants) = 0;
    /// Pays out now, whatever the hour. @return the payouts that were made, failed ones too
    [[nodiscard]] virtual QFuture<Result<QList<Payout>>> runNow() = 0;
    /// Errors: `PayoutNotFound`; `PayoutNotFailed`.
    [[nodiscard]] virtual QFuture<Result<Payout>> payAgain(const PayoutId &id) = 0;

Q_SIGNALS:
    /// After a commit that changed payouts, or what the next one holds.
    void changed();
};

} // namespace tilldesk::gateway
