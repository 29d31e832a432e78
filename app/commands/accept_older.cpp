#include "app/commands/accept_older.h"

#include "core/safekeeping/restore_mark.h"
#include "core/safekeeping/shop_contents.h"
#include "core/verification/high_water_check.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Writes the state of the database into the high-water mark, whatever was there. Returns it.
Result<storage::HighWater> adoptState(const storage::DataDirectory &directory)
{
    const auto found = verification::highWaterOf(directory.databasePath());
    if (!found)
        return found.failure();
    storage::HighWaterMark file(directory.highWaterPath());
    // Keeps the clock readings of the old mark: the command accepts an older database, but not a
    // wrong clock.
    storage::HighWater mark = file.read().value_or(storage::HighWater());
    mark.database = found->database;
    mark.paymentSeq = found->paymentSeq;
    mark.ledgerSeq = found->ledgerSeq;
    mark.ledgerHash = found->ledgerHash;
    mark.auditSeq = found->auditSeq;
    mark.auditHash = found->auditHash;
    mark.headSeq = found->headSeq;
    if (const auto opened = file.open(); !opened)
        return opened.failure();
    if (!file.write(mark))
        return fail(ErrorCode::Storage, u"cannot write %1"_s.arg(directory.highWaterPath()));
    return mark;
}

CommandResult acceptOlder(const CommandValues & /*values*/, const storage::DataDirectory &directory)
{
    const auto found = adoptState(directory);
    if (!found)
        return CommandResult::failure(found.error());
    const QString text =
        u"accepted: last payment number %1, last ledger entry number %2, last entry of the audit "
        u"trail"
        " number %3\n"_s.arg(QString::number(found->paymentSeq), QString::number(found->ledgerSeq),
                             QString::number(found->auditSeq));
    return {CommandResult::kFine, text.toUtf8(), {}};
}

QString timeText(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"none"_s;
}

CommandResult markRestored(const CommandValues & /*values*/,
                           const storage::DataDirectory &directory)
{
    const auto last = verification::lastDated(directory);
    if (!last)
        return CommandResult::failure(last.error());
    std::optional<Timestamp> lastPayment;
    try {
        storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
        lastPayment = safekeeping::readContents(db).lastPayment;
    } catch (const storage::StorageException &e) {
        return CommandResult::failure({ErrorCode::Storage, QString::fromUtf8(e.what())});
    }
    const Timestamp now = SystemClock().now();
    // Held first: a service that starts after only one of both steps must not pay out.
    const auto held = safekeeping::writeMark(
        directory.path(),
        {.madeAt = last->value_or(now), .restoredAt = now, .lastPayment = lastPayment});
    if (!held)
        return CommandResult::failure(held.error());
    if (const auto adopted = adoptState(directory); !adopted)
        return CommandResult::failure(adopted.error());
    const QString text =
        u"last payment: %1, last dated entry: %2\nPayouts, refunds and callbacks wait, because the "
        u"shop"
        " may have made some after that. When you have checked that: tilldeskd accept-restore"
        " --data-dir %3\n"_s.arg(timeText(lastPayment), timeText(*last), directory.path());
    return {CommandResult::kFine, text.toUtf8(), {}};
}

} // namespace

Command markRestoredCommand()
{
    return {.words = u"mark-restored"_s,
            .summary =
                u"After a restore by PostgreSQL: lets payouts, refunds and callbacks wait for"
                " accept-restore"_s,
            .repair = markRestored};
}

Command acceptOlderCommand()
{
    return {.words = u"accept-older"_s,
            .summary = u"Accepts a database that is older than the one last used in the folder"_s,
            .repair = acceptOlder};
}

} // namespace tilldesk::app
