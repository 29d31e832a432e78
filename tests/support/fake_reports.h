#pragma once

#include "core/gateway/reports.h"

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future.
class FakeReports final : public gateway::Reports
{
    Q_OBJECT

public:
    QList<PointOfSaleTakings> pointsOfSale; ///< reply of byPointOfSale()
    QList<PersonTakings> people;            ///< reply of byPerson()
    QMap<Timestamp, Amount> refunded; ///< amount of one refund by its time; refunds() sums them
    QMap<Timestamp, Amount> feesAt;   ///< fee of one payment by its time; fees() sums them
    ReturningPayers returning;        ///< reply of payers()
    DayClose running;                 ///< reply of preview(), with the requested scope
    QList<DayClose> closed;           ///< oldest first
    QStringList calls;                ///< for example "preview BAR1", "close Z BAR1"
    std::optional<Error> error;       ///< error reply of every call while set

    QFuture<Result<QList<PointOfSaleTakings>>> byPointOfSale(const QList<ProfileId> &profiles,
                                                             Timestamp from, Timestamp to) override;
    QFuture<Result<QList<PersonTakings>>> byPerson(const QList<ProfileId> &profiles, Timestamp from,
                                                   Timestamp to) override;
    QFuture<Result<QList<PayoutSum>>> refunds(const QList<ProfileId> &profiles,
                                              const QList<Timestamp> &bounds,
                                              const QString &pointOfSale = {}) override;
    QFuture<Result<QList<Amount>>> fees(const QList<ProfileId> &profiles,
                                        const QList<Timestamp> &bounds) override;
    QFuture<Result<ReturningPayers>> payers(const QList<ProfileId> &profiles, Timestamp from,
                                            Timestamp to, const QString &pointOfSale = {}) override;
    QFuture<Result<DayClose>> preview(const DayCloseScope &scope) override;
    QFuture<Result<DayClose>> close(const DayCloseScope &scope, DayCloseKind kind) override;
    QFuture<Result<DayClosePage>> closes(const DayCloseFilter &filter, std::optional<qint64> before,
                                         int count) override;
};

} // namespace tilldesk::test
