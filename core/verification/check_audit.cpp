#include "core/audit/audit_queries.h"
#include "core/audit/guarded_state.h"
#include "core/verification/checks.h"

#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

/// The last entry about a guarded record.
struct Sealed {
    qint64 seq = 0;
    QByteArray state; ///< empty: the record did not exist after the event
};

using SealedRecords = QHash<QString, Sealed>; ///< by id

/// Returns whether the records of this kind exist in a new shop already, without an entry.
bool hasDefaults(AuditGuard guard)
{
    return guard == AuditGuard::RefundLimits || guard == AuditGuard::WrongPins
        || guard == AuditGuard::Simulation;
}

/// Compares the records of one kind with the entries about them.
qint64 compare(storage::Database &db, AuditGuard guard, const SealedRecords &sealed,
               Findings &found)
{
    const QString kind = audit::nameOf(guard);
    const auto records = audit::statesOf(db, guard);
    QSet<QString> ids;
    for (const audit::GuardedState &record : records) {
        ids << record.id;
        const auto entry = sealed.constFind(record.id);
        const QString name = kind + u' ' + record.id;
        if (entry == sealed.cend())
            found.add(name,
                      hasDefaults(guard)
                          ? u"no entry of the audit trail changed it: another program did"_s
                          : u"no entry of the audit trail made it: another program added it"_s);
        else if (record.digest != entry->state)
            found.add(name,
                      u"differs from entry %1 of the audit trail: another program changed it"_s.arg(
                          entry->seq));
    }
    for (auto entry = sealed.cbegin(); entry != sealed.cend(); ++entry) {
        if (entry->state.isEmpty() || ids.contains(entry.key()))
            continue;
        found.add(kind + u' ' + entry.key(),
                  (hasDefaults(guard)
                       ? u"is as in a new shop, but not in entry %1 of the audit trail: another"
                         " program changed it"_s
                       : u"does not exist, but entry %1 of the audit trail has it: another program"
                         " removed it"_s)
                      .arg(entry->seq));
    }
    return records.size();
}

} // namespace

QString checkAudit(storage::Database &db, Findings &found)
{
    const QString table = u"audit_trail"_s;
    QHash<AuditGuard, SealedRecords> sealed;
    QByteArray hash = audit::firstHash();
    qint64 count = 0;
    audit::readChain(db, 1, [&](const audit::ChainedRow &row, const QByteArray &stored) {
        ++count;
        if (row.seq != count) {
            found.at(table, row.seq, u"its seq should be %1"_s.arg(count));
            count = row.seq;
        }
        hash = audit::chainedHash(hash, row);
        if (hash != stored) {
            found.at(table, row.seq,
                     u"its hash does not match the row and the hash of the row before it"_s);
            hash = stored; // so that one fault is not reported for every later row
        }
        if (row.guard != 0)
            sealed[AuditGuard(row.guard)][QString::fromUtf8(row.subject)] = {row.seq, row.state};
        return true;
    });
    qint64 records = 0;
    // A database that no present version has opened yet has no trail to compare with.
    if (count > 0) {
        for (const AuditGuard guard : audit::kGuards)
            records += compare(db, guard, sealed.value(guard), found);
    }
    return u"%1 entries, each chained to the entry before; %2 records as their entries left"
           " them"_s.arg(count)
               .arg(records);
}

} // namespace tilldesk::verification
