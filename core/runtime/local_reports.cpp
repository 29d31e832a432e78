#include "core/runtime/local_reports.h"

#include "core/domain/taken.h"
#include "core/reports/payer_queries.h"
#include "core/reports/takings_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<QList<PointOfSaleTakings>>>
LocalReports::byPointOfSale(const QList<ProfileId> &profiles, Timestamp from, Timestamp to)
{
    return m_gate.read<StaffCommand::ReadReports, QList<PointOfSaleTakings>>(
        threads::ReadKind::List, [profiles, from, to](storage::Database &db) {
            return Result<QList<PointOfSaleTakings>>(
                reports::byPointOfSale(db, profiles, from, to));
        });
}

QFuture<Result<QList<PersonTakings>>> LocalReports::byPerson(const QList<ProfileId> &profiles,
                                                             Timestamp from, Timestamp to)
{
    return m_gate.read<StaffCommand::ReadReports, QList<PersonTakings>>(
        threads::ReadKind::List, [profiles, from, to](storage::Database &db) {
            return Result<QList<PersonTakings>>(reports::byPerson(db, profiles, from, to));
        });
}

QFuture<Result<QList<PayoutSum>>> LocalReports::refunds(const QList<ProfileId> &profiles,
                                                        const QList<Timestamp> &bounds,
                                                        const QString &pointOfSale)
{
    return m_gate.read<StaffCommand::ReadReports, QList<PayoutSum>>(
        threads::ReadKind::List, [profiles, bounds, pointOfSale](storage::Database &db) {
            return reports::refunds(db, profiles, bounds, pointOfSale);
        });
}

QFuture<Result<QList<Amount>>> LocalReports::fees(const QList<ProfileId> &profiles,
                                                  const QList<Timestamp> &bounds)
{
    return m_gate.read<StaffCommand::ReadReports, QList<Amount>>(
        threads::ReadKind::List,
        [profiles, bounds](storage::Database &db) { return reports::fees(db, profiles, bounds); });
}

QFuture<Result<ReturningPayers>> LocalReports::payers(const QList<ProfileId> &profiles,
                                                      Timestamp from, Timestamp to,
                                                      const QString &pointOfSale)
{
    return m_gate.read<StaffCommand::ReadReports, ReturningPayers>(
        threads::ReadKind::List, [profiles, from, to, pointOfSale](storage::Database &db) {
            return Result<ReturningPayers>(reports::payers(db, profiles, from, to, pointOfSale));
        });
}

QFuture<Result<DayClose>> LocalReports::preview(const DayCloseScope &scope)
{
    return m_gate.read<StaffCommand::ReadDayCloses, DayClose>(
        threads::ReadKind::List, [scope, now = m_clock.now()](storage::Database &db) {
            return reports::previewClose(db, scope, now);
        });
}

QFuture<Result<DayClose>> LocalReports::close(const DayCloseScope &scope, DayCloseKind kind)
{
    auto [future, fulfil] = promised<DayClose>();
    m_gate.read<StaffCommand::CloseDay, reports::DayCloseRow>(
        threads::ReadKind::List,
        [scope](storage::Database &db) { return reports::countSinceLastZ(db, scope); },
        [this, kind, fulfil = fulfil](const Result<reports::DayCloseRow> &row) {
            if (!row)
                return fulfil(row.failure());
            m_gate.change<StaffCommand::CloseDay, DayClose>(
                [this, kind, row = *row] { return m_service.record(row, kind); }, fulfil);
        });
    return future;
}

QFuture<Result<DayClosePage>> LocalReports::closes(const DayCloseFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    return m_gate.read<StaffCommand::ReadDayCloses, DayClosePage>(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<DayClosePage>(reports::DayCloseRepository(db).page(filter, before, rows));
        });
}

void LocalReports::notify(const Events &events)
{
    if (!hasTaken(events) && !events.refundsChanged && !events.dayClosed)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
