#pragma once

#include "core/domain/day_close.h"
#include "core/domain/returning_payers.h"

#include <QFuture>
#include <QObject>

namespace tilldesk::gateway {

/// Requests of a window about takings and day closes. Used on the window's thread; see Payments.
/// Every request can fail with `Storage` or `Busy`, or with `Internal` if a sum exceeds 64 bits.
class Reports : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the takings of each point of sale, by payments created in a period, highest first.
    /// Leaves out points of sale without takings.
    /// @param to  exclusive
    [[nodiscard]] virtual QFuture<Result<QList<PointOfSaleTakings>>>
    byPointOfSale(const QList<ProfileId> &profiles, Timestamp from, Timestamp to) = 0;
    /// Returns the takings and refunds of each staff member in a period, highest takings first.
    /// Programs, and shops without staff, are left out.
    /// @param profiles  empty: all profiles
    /// @param to  exclusive
    [[nodiscard]] virtual QFuture<Result<QList<PersonTakings>>>
    byPerson(const QList<ProfileId> &profiles, Timestamp from, Timestamp to) = 0;
    /// Returns the totals of REFUNDED refunds by time of completion, from each bound up to the
    /// next.
    /// @param bounds  ascending; the result has one total less than there are bounds
    /// @param pointOfSale  posId of the refunded payments; empty: all
    [[nodiscard]] virtual QFuture<Result<QList<PayoutSum>>>
    refunds(const QList<ProfileId> &profiles, const QList<Timestamp> &bounds,
            const QString &pointOfSale = {}) = 0;
    /// Returns the fees of SUCCEEDED payments by time of creation, from each bound up to the next.
    /// @param bounds  ascending; the result has one sum less than there are bounds
    [[nodiscard]] virtual QFuture<Result<QList<Amount>>> fees(const QList<ProfileId> &profiles,
                                                              const QList<Timestamp> &bounds) = 0;
    /// Returns how often payers paid, by payments created in a period. Contains no account.
    /// @param profiles  empty: all profiles
    /// @param to  exclusive
    /// @param pointOfSale  posId; empty: all
    [[nodiscard]] virtual QFuture<Result<ReturningPayers>>
    payers(const QList<ProfileId> &profiles, Timestamp from, Timestamp to,
           const QString &pointOfSale = {}) = 0;
    /// Returns what a Z (end-of-day close) would contain now. Records nothing and uses no number.
    /// Errors: `ProfileNotFound`, `PointOfSaleNotFound`.
    [[nodiscard]] virtual QFuture<Result<DayClose>> preview(const DayCloseScope &scope) = 0;
    /// Records an X or a Z with the next number of its scope. Durable when the future is done.
    /// Errors: as preview().
    [[nodiscard]] virtual QFuture<Result<DayClose>> close(const DayCloseScope &scope,
                                                          DayCloseKind kind) = 0;
    /// Returns a page of day closes, newest first.
    /// @param before  returns day closes whose `seq` is lower; empty: starts at the newest
    /// @param count  0 to 500
    [[nodiscard]] virtual QFuture<Result<DayClosePage>>
    closes(const DayCloseFilter &filter, std::optional<qint64> before, int count) = 0;

Q_SIGNALS:
    /// Emitted after a commit that changed the takings or closed a day.
    void changed();
};

} // namespace tilldesk::gateway
