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

QFuture<Result<ChainCheck>> LocalActivity::check(const ChainCheck &done)
{
    return m_gate.read<StaffCommand::ReadActivity, ChainCheck>(
        threads::ReadKind::List, [done](storage::Database &db) -> Result<ChainCheck> {
            ChainCheck result = done;
            result.total = audit::head(db).seq;
            if (result.hash.isEmpty())
                result.hash = audit::firstHash();
            const qint64 last = done.entries + kCheckedAtOnce;
            audit::readChain(db, done.entries + 1,
                             [&](const audit::ChainedRow &row, const QByteArray &stored) {
                                 result.hash = audit::chainedHash(result.hash, row);
                                 ++result.entries;
                                 if (row.seq != result.entries || result.hash != stored)
                                     result.brokenAt = row.seq;
                                 return result.brokenAt == 0 && result.entries < last;
                             });
            return result;
        });
}

} // namespace tilldesk::runtime
