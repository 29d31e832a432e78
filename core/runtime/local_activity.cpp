#include "core/runtime/local_activity.h"

#include "core/audit/audit_queries.h"

#include <algorithm>

namespace tilldesk::runtime {

QFuture<Result<AuditPage>> LocalActivity::entries(const AuditFilter &filter,
                                                  std::optional<qint64> before, int count)
{
    return m_gate.read<StaffCommand::ReadActivity, AuditPage>(
        threads::ReadKind::List,
        [filter, before, rows = std::clamp(count, 0, kMaxRows)](storage::Database &db) {
            return Result<AuditPage>(audit::page(db, filter, before, rows));
        });
}

QFuture<Result<qint64>> LocalActivity::count(const AuditFilter &filter)
{
    return m_gate.read<StaffCommand::ReadActivity, qint64>(
        threads::ReadKind::List,
        [filter](storage::Database &db) { return Result<qint64>(audit::count(db, filter)); });
}

QFuture<Result<ChainCheck>> LocalActivity::check()
{
    return m_gate.read<StaffCommand::ReadActivity, ChainCheck>(
        threads::ReadKind::List, [](storage::Database &db) -> Result<ChainCheck> {
            ChainCheck result;
            QByteArray hash = audit::firstHash();
            audit::readChain(db, [&](const audit::ChainedRow &row, const QByteArray &stored) {
                hash = audit::chainedHash(hash, row);
                ++result.entries;
                if (row.seq != result.entries || hash != stored)
                    result.brokenAt = row.seq;
                return result.brokenAt == 0;
            });
            return result;
        });
}

} // namespace tilldesk::runtime
