#include "core/runtime/local_payout_port.h"

#include "core/payouts/reconciliation_queries.h"

namespace tilldesk::runtime {

using payouts::ReconciliationQueries;

void LocalPayoutPort::payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done)
{
    m_readers.submit(
        ReadKind::List,
        [filter = std::move(filter), first, count](storage::Database &db) {
            return Result<PayoutPage>(ReconciliationQueries(db).payouts(
                filter, first, count, ReconciliationQueries::Order::OldestFirst));
        },
        std::move(done));
}

void LocalPayoutPort::items(payouts::ItemQuery query, Done<PayoutItemPage> done)
{
    m_readers.submit(
        ReadKind::List,
        [query = std::move(query)](storage::Database &db) {
            return ReconciliationQueries(db).items(query);
        },
        std::move(done));
}

void LocalPayoutPort::run(Done<QList<Payout>> done)
{
    m_core.submit([this] { return m_service.run(m_clock.now()); }, std::move(done));
}

} // namespace tilldesk::runtime
