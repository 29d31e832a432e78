#include "core/runtime/local_reports.h"

#include "core/reports/payer_queries.h"
#include "core/reports/takings_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<QList<PointOfSaleTakings>>>
LocalReports::byPointOfSale(const QList<ProfileId> &profiles, Timestamp from, Timestamp to)
{
    auto [future, fulfil] = promised<QList<PointOfSaleTakings>>();
    m_readers.submit(
        threads::ReadKind::List,
        [profiles, from, to](storage::Database &db) {
            return Result<QList<PointOfSaleTakings>>(
                reports::byPointOfSale(db, profiles, from, to));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<QList<PayoutSum>>> LocalReports::refunds(const QList<ProfileId> &profiles,
                                                        const QList<Timestamp> &bounds)
{
    auto [future, fulfil] = promised<QList<PayoutSum>>();
    m_readers.submit(
        threads::ReadKind::List,
        [profiles, bounds](storage::Database &db) {
            return reports::refunds(db, profiles, bounds);
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<ReturningPayers>> LocalReports::payers(const QList<ProfileId> &profiles,
                                                      Timestamp from, Timestamp to)
{
    auto [future, fulfil] = promised<ReturningPayers>();
    m_readers.submit(
        threads::ReadKind::List,
        [profiles, from, to](storage::Database &db) {
            return Result<ReturningPayers>(reports::payers(db, profiles, from, to));
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<DayClose>> LocalReports::preview(const DayCloseScope &scope)
{
    auto [future, fulfil] = promised<DayClose>();
    m_readers.submit(
        threads::ReadKind::List,
        [scope, now = m_clock.now()](storage::Database &db) {
            return reports::previewClose(db, scope, now);
        },
        std::move(fulfil));
    return future;
}

QFuture<Result<DayClose>> LocalReports::close(const DayCloseScope &scope, DayCloseKind kind)
{
    auto [future, fulfil] = promised<DayClose>();
    m_readers.submit(
        threads::ReadKind::List,
        [scope](storage::Database &db) { return reports::countSinceLastZ(db, scope); },
        [this, kind, fulfil = fulfil](const Result<reports::DayCloseRow> &row) {
            if (!row) {
                fulfil(row.failure());
                return;
            }
            m_core.submit([this, kind, row = *row] { return m_service.record(row, kind); }, fulfil);
        });
    return future;
}

QFuture<Result<DayClosePage>> LocalReports::closes(const DayCloseFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    auto [future, fulfil] = promised<DayClosePage>();
    m_readers.submit(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<DayClosePage>(reports::DayCloseRepository(db).page(filter, before, rows));
        },
        std::move(fulfil));
    return future;
}

void LocalReports::notify(const Events &events)
{
    const bool hasTaken = std::ranges::any_of(events.payments, [](const PaymentChange &change) {
        return change.status == PaymentStatus::Succeeded;
    });
    if (!hasTaken && !events.refundsChanged && !events.dayClosed)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
