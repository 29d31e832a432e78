#include "app/command.h"

#include "app/commands/accept_older.h"
#include "app/commands/audit.h"
#include "app/commands/backup.h"
#include "app/commands/bank.h"
#include "app/commands/books.h"
#include "app/commands/callbacks.h"
#include "app/commands/compatible.h"
#include "app/commands/demo.h"
#include "app/commands/drift.h"
#include "app/commands/export.h"
#include "app/commands/export_order.h"
#include "app/commands/fees.h"
#include "app/commands/find.h"
#include "app/commands/heads.h"
#include "app/commands/hosted.h"
#include "app/commands/hosted_payouts.h"
#include "app/commands/inbox.h"
#include "app/commands/init.h"
#include "app/commands/inspect.h"
#include "app/commands/jwk.h"
#include "app/commands/key.h"
#include "app/commands/merchant.h"
#include "app/commands/month.h"
#include "app/commands/move.h"
#include "app/commands/pairing.h"
#include "app/commands/payouts.h"
#include "app/commands/profile.h"
#include "app/commands/profile_check.h"
#include "app/commands/refunds.h"
#include "app/commands/service_keys.h"
#include "app/commands/sign.h"
#include "app/commands/simulation.h"
#include "app/commands/snapshot.h"
#include "app/commands/staff.h"
#include "app/commands/support.h"
#include "app/commands/tills.h"
#include "app/commands/verify.h"

#include <QFileInfo>
#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

CommandResult CommandResult::failure(const Error &error)
{
    const bool isUsage =
        error.code == ErrorCode::FieldInvalid || error.code == ErrorCode::FieldRequired;
    const QString text =
        error.field.isEmpty() ? error.detail : QString(error.field + u": "_s + error.detail);
    return {isUsage ? kWrongUsage : kFailed, {}, text.toUtf8() + '\n'};
}

Error asOption(Error error)
{
    QString option;
    for (const QChar c : std::as_const(error.field))
        option += c.isUpper() ? QString(u'-') + c.toLower() : QString(c);
    error.field = option;
    return error;
}

namespace {

std::vector<Command> makeCommands()
{
    std::vector<Command> commands{
        {.words = u"serve"_s,
         .summary = u"Serves the HTTP endpoint until it is told to stop (SIGTERM, Ctrl+C)"_s,
         .options = {kidOption()}},
        initCommand(),
        demoCommand(),
        addMerchantCommand(),
        addProfileCommand(),
        listProfilesCommand(),
        showProfileCommand(),
        setProfileCommand(),
        checkProfileCommand(),
        driftCommand(),
        compatibleCommand(),
        createKeyCommand(),
        listKeysCommand(),
        revokeKeyCommand(),
        listServiceKeysCommand(),
        rotateServiceKeysCommand(),
        jwkCommand(),
        signCommand(),
        verifySignatureCommand(),
        inspectCommand(),
    };
    for (auto more :
         {merchantCommands(), refundCommands(), payoutCommands(), bankCommands(), bookCommands(),
          feeCommands(), exportCommands(), monthCommands(), callbackCommands(), inboxCommands(),
          simulationCommands(), clockCommands(), hostedCommands(), hostedPayoutCommands(),
          backupCommands(), snapshotCommands(), staffCommands(), pairingCommands(), tillCommands()})
        std::ranges::move(more, std::back_inserter(commands));
    commands.push_back(exportOrderCommand());
    commands.push_back(moveCommand());
    commands.push_back(findCommand());
    commands.push_back(headsCommand());
    commands.push_back(verifyCommand());
    commands.push_back(auditCommand());
    commands.push_back(acceptOlderCommand());
    commands.push_back(markRestoredCommand());
    commands.push_back(supportCommand());
    return commands;
}

} // namespace

AuditActor commandLine()
{
    static const QString kAccount = QFileInfo(u"/proc/self"_s).owner();
    return {.kind = AuditActorKind::CommandLine, .name = kAccount};
}

const std::vector<Command> &allCommands()
{
    static const std::vector<Command> commands = makeCommands();
    return commands;
}

} // namespace tilldesk::app
