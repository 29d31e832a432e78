#include "app/commands/compatible.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Renames the field of an error: this command's options for two settings have other names.
CommandResult refusal(Error error)
{
    if (error.field == "claimNamespace"_L1)
        error.field = u"namespace"_s;
    return CommandResult::failure(error);
}

Result<Profile> makeCompatible(Assembly &assembly, const ProfileId &id)
{
    return onCore(assembly, [&]() -> Result<Profile> {
        auto &service = assembly.services().merchants();
        const auto directory = service.directory();
        const auto *stored = directory->profile(id);
        if (stored == nullptr)
            return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s);
        return service.changeProfile(compatible(stored->profile));
    });
}

/// Returns a warning for each name that the service got on its command line: at the next start,
/// that value would override the settings file again.
QByteArray warning(const Settings &settings)
{
    QByteArray text;
    for (const QString &name : {u"issuer"_s, u"claimNamespace"_s}) {
        if (settings.given.contains(name))
            text += "the service was started with --" + optionName(name).toUtf8()
                + ": start it without, or its next start brings the old value back\n";
    }
    return text;
}

CommandResult setCompatible(const CommandValues &values, Assembly &assembly)
{
    const ProfileId id(values[u"profile"_s]);
    if (assembly.directory().current()->profile(id) == nullptr)
        return CommandResult::failure({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
    const ServiceNames names(values[u"issuer"_s], values[u"namespace"_s]);
    if (const auto set = assembly.naming().set(names); !set)
        return refusal(set.error());
    const auto profile = makeCompatible(assembly, id);
    if (!profile)
        return CommandResult::failure(profile.error());
    const auto line = [](const char *name, const QString &value) -> QByteArray {
        return QByteArray(name).leftJustified(26) + value.toUtf8() + '\n';
    };
    return {CommandResult::kFine,
            line("issuer", names.issuer()) + line("claimNamespace", names.claimNamespace())
                + line("callback-header", toText(profile->callbackHeader))
                + line("refunds-accept-api-key", profile->refundsAcceptApiKey ? u"on"_s : u"off"_s),
            warning(assembly.settings())};
}

} // namespace

Command compatibleCommand()
{
    return {
        .words = u"compatible"_s,
        .summary = u"Sets, at once, what an existing client of the interface expects of the"
                   " service and a profile: names, callback header, refunds by API key"_s,
        .options = {{u"profile"_s, u"id"_s, u"the profile"_s, true},
                    {u"issuer"_s, u"name"_s, u"what the client expects as iss"_s, true},
                    {u"namespace"_s, u"address"_s,
                     u"https address in front of its claims' names, without a slash at the end"_s,
                     true}},
        .change = setCompatible};
}

} // namespace tilldesk::app
