#include "core/runtime/local_payouts.h"

#include "core/domain/taken.h"
#include "core/payouts/payout_lines.h"
#include "core/payouts/payout_parts_queries.h"
#include "core/payouts/payout_queries.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

using payouts::ReconciliationQueries;

QFuture<Result<PayoutPage>> LocalPayouts::page(const PayoutFilter &filter, qint64 first, int count)
{
    return m_gate.read<StaffCommand::ReadPayouts, PayoutPage>(
        threads::ReadKind::List,
        [filter, first, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<PayoutPage>(ReconciliationQueries(db).payouts(filter, first, rows));
        });
}

QFuture<Result<PayoutDetails>> LocalPayouts::details(const PayoutId &id)
{
    return m_gate.read<StaffCommand::ReadPayouts, PayoutDetails>(
        threads::ReadKind::List, [closing = m_closing, id](storage::Database &db) {
            return payouts::details(db, closing, id);
        });
}

QFuture<Result<QList<PayoutPart>>> LocalPayouts::parts(const PayoutId &id)
{
    return m_gate.read<StaffCommand::ReadPayouts, QList<PayoutPart>>(
        threads::ReadKind::List, [id](storage::Database &db) { return payouts::partsOf(db, id); });
}

QFuture<Result<PayoutItemPage>> LocalPayouts::items(const PayoutId &id, PayoutItemKind kind,
                                                    qint64 first, int count)
{
    payouts::ItemQuery query;
    query.kind = kind;
    query.payout = id;
    query.first = first;
    query.count = std::clamp(count, 0, kMaxRows);
    query.hasSums = true;
    return m_gate.read<StaffCommand::ReadPayouts, PayoutItemPage>(
        threads::ReadKind::List,
        [query](storage::Database &db) { return ReconciliationQueries(db).items(query); });
}

QFuture<Result<PayoutItemPage>> LocalPayouts::newestLines(const PayoutId &id,
                                                          std::optional<PayoutItemKind> kind,
                                                          qint64 first, int count)
{
    return m_gate.read<StaffCommand::ReadPayouts, PayoutItemPage>(
        threads::ReadKind::List,
        [id, kind, first, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return payouts::linesOf(db, id, kind, first, rows);
        });
}

QFuture<Result<RunningPayouts>> LocalPayouts::running(const QList<MerchantId> &merchants)
{
    return m_gate.read<StaffCommand::ReadPayouts, RunningPayouts>(
        threads::ReadKind::List,
        [closing = m_closing, now = m_clock.now(), merchants](storage::Database &db) {
            return payouts::running(db, closing, now, merchants);
        });
}

QFuture<Result<qint64>> LocalPayouts::failed(const QList<MerchantId> &merchants)
{
    return m_gate.read<StaffCommand::ReadPayouts, qint64>(
        threads::ReadKind::List, [merchants](storage::Database &db) {
            return Result<qint64>(payouts::countFailed(db, merchants));
        });
}

QFuture<Result<QList<Payout>>> LocalPayouts::runNow()
{
    return m_gate.change<StaffCommand::RunPayouts, QList<Payout>>(
        [this] { return m_service.run(m_clock.now()); });
}

QFuture<Result<Payout>> LocalPayouts::payAgain(const PayoutId &id)
{
    return m_gate.change<StaffCommand::PayAgain, Payout>(
        [this, id] { return m_service.payAgain(id); });
}

void LocalPayouts::notify(const Events &events)
{
    if (!hasTaken(events) && !events.refundsChanged && !events.payoutsChanged)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
