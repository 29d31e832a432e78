#include "app/commands/hosted.h"

#include "core/domain/hosted.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const CommandOption kProfileOption{u"profile"_s, u"id"_s, u"the profile"_s, true};

CommandResult keySetOf(const Result<HostedConnection> &connection)
{
    if (!connection)
        return CommandResult::failure(connection.error());
    if (connection->publicKeys.isEmpty())
        return CommandResult::failure(
            {ErrorCode::Storage,
             u"the profile has no key that signs its requests: use profile key make"_s});
    return {CommandResult::kFine, connection->publicKeys + '\n', {}};
}

CommandResult makeKey(const CommandValues &values, Assembly &assembly)
{
    return keySetOf(onCore(assembly, [&] {
        return assembly.services().connections().makeKey(ProfileId(values[u"profile"_s]),
                                                         values.value(u"kid"_s));
    }));
}

CommandResult showKey(const CommandValues &values, Assembly &assembly)
{
    return keySetOf(onCore(assembly, [&] {
        return assembly.services().connections().find(ProfileId(values[u"profile"_s]));
    }));
}

CommandResult allow(const CommandValues &values, Assembly &assembly)
{
    const auto allowed = realMoneyFrom(values[u"real-money"_s]);
    if (!allowed)
        return CommandResult::failure({ErrorCode::FieldInvalid,
                                       u"must be nothing, payments or payments-and-refunds"_s,
                                       u"real-money"_s});
    auto done = onCore(assembly, [&] {
        return assembly.services().connections().allow(ProfileId(values[u"profile"_s]), *allowed);
    });
    if (!done && done.error().field == "allowed"_L1)
        done.error().field = u"real-money"_s;
    return done ? CommandResult() : CommandResult::failure(done.error());
}

} // namespace

std::vector<Command> hostedCommands()
{
    return {
        {.words = u"profile key make"_s,
         .summary = u"Makes a key that signs a profile's requests to its provider, and prints the"
                    " public key set that the provider needs"_s,
         .options = {kProfileOption,
                     {u"kid"_s, u"text"_s,
                      u"id of the key, 1 to 64 of A-Z a-z 0-9 . _ -; default its thumbprint"_s}},
         .change = makeKey},
        {.words = u"profile key show"_s,
         .summary = u"Prints the public key set of the keys that sign a profile's requests"_s,
         .options = {kProfileOption},
         .change = showKey},
        {.words = u"profile allow"_s,
         .summary = u"Sets what may be done with real money at the provider of a profile"_s,
         .options = {kProfileOption,
                     {u"real-money"_s, u"nothing|payments|payments-and-refunds"_s,
                      u"refunds can be allowed once payments are"_s, true}},
         .change = allow}};
}

} // namespace tilldesk::app
