#include "app/command.h"

#include "app/commands/demo.h"
#include "app/commands/key.h"
#include "app/commands/verify.h"

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

const std::vector<Command> &allCommands()
{
    static const std::vector<Command> commands{
        {.words = u"serve"_s,
         .summary = u"Serves the HTTP endpoint until it is told to stop (SIGTERM, Ctrl+C)"_s,
         .options = {},
         .change = {},
         .read = {}},
        demoCommand(),
        createKeyCommand(),
        listKeysCommand(),
        revokeKeyCommand(),
        verifyCommand(),
    };
    return commands;
}

} // namespace tilldesk::app
