#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

void PayoutPort::payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done)
{
    filter.order = {.by = PayoutColumn::Created, .isAscending = true};
    m_readers.submit(
        threads::ReadKind::List,
        [filter = std::move(filter), first, count](storage::Database &db) {
            return Result<PayoutPage>(ReconciliationQueries(db).payouts(filter, first, count));
        },
        std::move(done));
}

void PayoutPort::items(ItemQuery query, Done<PayoutItemPage> done)
{
    m_readers.submit(
        threads::ReadKind::List,
        [query = std::move(query)](storage::Database &db) {
            return ReconciliationQueries(db).items(query);
        },
        std::move(done));
}

void PayoutPort::run(Done<QList<Payout>> done)
{
    m_core.submit([this] { return m_service->run(m_clock.now()); }, std::move(done));
}

} // namespace tilldesk::payouts
