#include "app/command_record.h"

#include "app/control.h"
#include "core/storage/transaction.h"
#include "core/verification/high_water_check.h"

#include <QJsonDocument>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// @pre this process holds the lock of the folder
Result<void> recordDirectly(const storage::DataDirectory &directory, const CommandRecord &record)
{
    auto mark = verification::checkHighWater(directory);
    if (!mark)
        return mark.failure();
    storage::Database db(directory.databasePath());
    if (!db.tryLead(QSysInfo::machineHostName()))
        return fail(ErrorCode::Busy,
                    u"the service that writes to the database runs on %1"_s.arg(db.leader()));
    recordIn(db, record);
    if (!*mark)
        return {};
    const audit::AuditHead head = audit::head(db);
    (*mark)->auditSeq = head.seq;
    (*mark)->auditHash = head.hash;
    storage::HighWaterMark file(directory.highWaterPath());
    if (auto opened = file.open(); !opened)
        return opened;
    if (!file.write(**mark))
        return fail(ErrorCode::Storage, u"cannot write %1"_s.arg(directory.highWaterPath()));
    return {};
}

} // namespace

void recordIn(storage::Database &db, const CommandRecord &record)
{
    if (!audit::hasTrail(db))
        return;
    const SystemClock computer;
    AdjustableClock clock(computer);
    clock.adjust(debtors::storedSimulation(db).clock);
    storage::Transaction transaction(db);
    const audit::Acting acting(commandLine());
    std::ignore = audit::Trail(db, clock).record({.kind = record.kind, .facts = record.facts});
    transaction.commit();
}

Result<void> record(storage::DataDirectory &directory, const CommandRecord &record)
{
    const auto lock = lockOrFindHolder(directory);
    if (!lock)
        return lock.failure();
    if (*lock == storage::DataDirectory::Lock::Taken)
        return recordDirectly(directory, record);
    const auto answer = askHolder(
        directory, kRecordWords,
        {{u"kind"_s, toText(record.kind)},
         {u"facts"_s,
          QString::fromUtf8(QJsonDocument(record.facts).toJson(QJsonDocument::Compact))}});
    if (!answer)
        return answer.failure();
    if (answer->exitCode != CommandResult::kFine)
        return fail(ErrorCode::Storage, QString::fromUtf8(answer->err).trimmed());
    return {};
}

Result<void> record(Assembly &assembly, const CommandRecord &record)
{
    return onCore(assembly, [&assembly, record]() -> Result<void> {
        auto &services = assembly.services();
        std::ignore = audit::Trail(services.database(), services.clock())
                          .record({.kind = record.kind, .facts = record.facts});
        return {};
    });
}

} // namespace tilldesk::app
