#pragma once

#include "core/domain/day_close.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// What a window may ask about what was taken, and the closing of a till's day. Lives on the
/// window's thread; see Payments. Every question may be answered `Storage` or `Busy`, and
/// `Internal` when a sum does not fit 64 bits.
class Reports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// What each point of sale took by payments created in a stretch of time, most first. Points of
    /// sale that took nothing are left out. @param to  exclusive
    [[nodiscard]] virtual QFuture<Result<QList<PointOfSaleTakings>>>
    byPointOfSale(const QList<ProfileId> &profiles, Timestamp from, Timestamp to) = 0;
    /// REFUNDED refunds by the time they were done, from each bound up to the next one. @param
    /// bounds  rising; the answer has one total less than there are bounds
    [[nodiscard]] virtual QFuture<Result<QList<PayoutSum>>>
    refunds(const QList<ProfileId> &profiles, const QList<Timestamp> &bounds) = 0;
    /// What a Z would say now; nothing is recorded and no number is used. Errors:
    /// `ProfileNotFound`, `PointOfSaleNotFound`.
    [[nodiscard]] virtual QFuture<Result<DayClose>> preview(const DayCloseScope &scope) = 0;
    /// Records an X or a Z with the next number of its scope. Durable when the future is done.
    /// Errors: as preview().
    [[nodiscard]] virtual QFuture<Result<DayClose>> close(const DayCloseScope &scope,
                                                          DayCloseKind kind) = 0;
    /// Newest first. @param before  a `seq`: those older than it; empty: from the newest on
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<DayClosePage>>
    closes(const DayCloseFilter &filter, std::optional<qint64> before, int count) = 0;

Q_SIGNALS:
    /// After a commit that changed what was taken, or closed a day.
    void changed();
};

} // namespace tilldesk::gateway
