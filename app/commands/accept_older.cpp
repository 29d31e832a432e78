#include "app/commands/accept_older.h"

#include "core/verification/high_water_check.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult acceptOlder(const CommandValues & /*values*/, const storage::DataDirectory &directory)
{
    const auto found = verification::highWaterOf(directory.databasePath());
    if (!found)
        return CommandResult::failure(found.error());
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
        return CommandResult::failure(opened.error());
    if (!file.write(mark))
        return CommandResult::failure(
            {ErrorCode::Storage, u"cannot write %1"_s.arg(directory.highWaterPath())});
    const QString text =
        u"accepted: last payment number %1, last ledger entry number %2, last entry of the audit "
        u"trail"
        " number %3\n"_s.arg(QString::number(found->paymentSeq), QString::number(found->ledgerSeq),
                             QString::number(found->auditSeq));
    return {CommandResult::kFine, text.toUtf8(), {}};
}

} // namespace

Command acceptOlderCommand()
{
    return {.words = u"accept-older"_s,
            .summary = u"Accepts a database that is older than the one last used in the folder"_s,
            .repair = acceptOlder};
}

} // namespace tilldesk::app
