#include "core/safekeeping/backup_runs.h"

#include "core/safekeeping/backup_maker.h"

#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

constexpr int kLooked = 200;

AuditKind kindOfEntry(const BackupRun &run)
{
    if (run.kind == BackupKind::Rehearsal)
        return AuditKind::RestoreRehearsed;
    return run.isGood() ? AuditKind::BackupMade : AuditKind::BackupFailed;
}

BackupRun runOf(const AuditEntry &entry)
{
    const QJsonObject &facts = entry.facts;
    BackupRun run{.kind = facts[u"daily"_s].toBool() ? BackupKind::Daily : BackupKind::Requested,
                  .at = parseIsoTime(facts[u"began"_s].toString()).value_or(entry.at),
                  .duration = std::chrono::milliseconds(facts[u"milliseconds"_s].toInteger()),
                  .path = facts[u"path"_s].toString(),
                  .bytes = facts[u"bytes"_s].toInteger(),
                  .payments = facts[u"payments"_s].toInteger(),
                  .problem = facts[u"problem"_s].toString()};
    if (entry.kind == AuditKind::RestoreRehearsed)
        run.kind = BackupKind::Rehearsal;
    return run;
}

} // namespace

void recordRun(audit::Trail &trail, const BackupRun &run)
{
    QJsonObject facts{{u"began"_s, QString::fromLatin1(toIsoUtc(run.at))},
                      {u"milliseconds"_s, qint64(run.duration.count())},
                      {u"path"_s, run.path},
                      {u"daily"_s, run.kind == BackupKind::Daily}};
    if (run.isGood()) {
        facts[u"bytes"_s] = run.bytes;
        facts[u"payments"_s] = run.payments;
    } else {
        facts[u"problem"_s] = run.problem;
    }
    trail.record({.kind = kindOfEntry(run), .facts = facts});
}

QList<BackupRun> latestRuns(storage::Database &db, int count)
{
    const AuditFilter filter{
        .from = {},
        .to = {},
        .kinds = {AuditKind::BackupMade, AuditKind::BackupFailed, AuditKind::RestoreRehearsed}};
    QList<BackupRun> runs;
    for (const AuditEntry &entry : audit::page(db, filter, {}, count).rows)
        runs << runOf(entry);
    return runs;
}

BackupStatus readStatus(storage::Database &db, const QString &folder, Timestamp now)
{
    BackupStatus status;
    for (const BackupRun &run : latestRuns(db, kLooked)) {
        if (run.kind == BackupKind::Rehearsal) {
            if (!status.lastRehearsal)
                status.lastRehearsal = run;
            continue;
        }
        if (!status.last)
            status.last = run;
        if (!status.lastDaily && run.kind == BackupKind::Daily)
            status.lastDaily = run;
        if (!status.lastGood && run.isGood())
            status.lastGood = run;
    }
    status.isOld = !status.lastGood || now - status.lastGood->at > BackupStatus::kOld;
    status.neededBytes = bytesForCopy(db.path());
    if (const QStorageInfo disk(folder.isEmpty() ? db.path() : folder); disk.isValid())
        status.freeBytes = disk.bytesAvailable();
    return status;
}

} // namespace tilldesk::safekeeping
