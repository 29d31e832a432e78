#include "app/export_record.h"

#include "app/command.h"
#include "app/control.h"
#include "core/storage/transaction.h"
#include "core/verification/high_water_check.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// @pre this process holds the lock of the folder
Result<void> recordDirectly(const storage::DataDirectory &directory, const QJsonObject &facts)
{
    auto mark = verification::checkHighWater(directory);
    if (!mark)
        return mark.failure();
    const SystemClock clock;
    storage::Database db(directory.databasePath());
    storage::Transaction transaction(db);
    const audit::Acting acting(commandLine());
    std::ignore = audit::Trail(db, clock).record({.kind = AuditKind::Exported, .facts = facts});
    transaction.commit();
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

Result<void> recordExport(storage::DataDirectory &directory, const QJsonObject &facts)
{
    const auto lock = lockOrFindHolder(directory);
    if (!lock)
        return lock.failure();
    if (*lock == storage::DataDirectory::Lock::Taken)
        return recordDirectly(directory, facts);
    const auto answer = askHolder(
        directory, kRecordExportWords,
        {{u"facts"_s, QString::fromUtf8(QJsonDocument(facts).toJson(QJsonDocument::Compact))}});
    if (!answer)
        return answer.failure();
    if (answer->exitCode != CommandResult::kFine)
        return fail(ErrorCode::Storage, QString::fromUtf8(answer->err).trimmed());
    return {};
}

Result<void> recordExport(Assembly &assembly, const QJsonObject &facts)
{
    return onCore(assembly, [&assembly, facts]() -> Result<void> {
        auto &services = assembly.services();
        std::ignore = audit::Trail(services.database(), services.clock())
                          .record({.kind = AuditKind::Exported, .facts = facts});
        return {};
    });
}

} // namespace tilldesk::app
