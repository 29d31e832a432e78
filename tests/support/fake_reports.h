#pragma once

#include "core/gateway/reports.h"

namespace tilldesk::test {

/// Reports in memory. Answers at once, as a done future.
class FakeReports final : public gateway::Reports
{
    Q_OBJECT

public:
    QList<PointOfSaleTakings> pointsOfSale; ///< answer of byPointOfSale()
    QMap<Timestamp, Amount> refunded;       ///< what refunds() sums up, a refund each
    DayClose running;                       ///< answer of preview(), but for the scope
    QList<DayClose> closed;                 ///< oldest first
    QStringList calls;                      ///< for example "preview BAR1", "close Z BAR1"
    std::optional<Error> error;             ///< answer of everything while it is set

    QFuture<Result<QList<PointOfSaleTakings>>> byPointOfSale(const QList<ProfileId> &profiles,
                                                             Timestamp from, Timestamp to) override;
    QFuture<Result<QList<PayoutSum>>> refunds(const QList<ProfileId> &profiles,
                                              const QList<Timestamp> &bounds) override;
    QFuture<Result<DayClose>> preview(const DayCloseScope &scope) override;
    QFuture<Result<DayClose>> close(const DayCloseScope &scope, DayCloseKind kind) override;
    QFuture<Result<DayClosePage>> closes(const DayCloseFilter &filter, std::optional<qint64> before,
                                         int count) override;
};

} // namespace tilldesk::test
