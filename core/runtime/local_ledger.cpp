#include "core/runtime/local_ledger.h"

#include "core/ledger/ledger_queries.h"
#include "core/runtime/promised.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<LedgerPage>> LocalLedger::entries(const LedgerFilter &filter,
                                                 std::optional<qint64> before, int count)
{
    return m_gate.read<StaffCommand::ReadLedger, LedgerPage>(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<LedgerPage>(ledger::page(db, filter, before, rows));
        });
}

QFuture<Result<QList<LedgerBalance>>> LocalLedger::balances()
{
    return m_gate.read<StaffCommand::ReadLedger, QList<LedgerBalance>>(
        threads::ReadKind::List,
        [](storage::Database &db) { return Result<QList<LedgerBalance>>(ledger::balances(db)); });
}

void LocalLedger::notify(const LedgerHealth &health)
{
    QMetaObject::invokeMethod(
        this,
        [this, health] {
            m_health = health;
            Q_EMIT healthChanged(health);
        },
        Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
