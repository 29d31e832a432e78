#include "app/commands/callbacks.h"

#include "app/commands/callbacks_text.h"
#include "core/callbacks/callback_log.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult wrongUsage(const QString &option, const QString &why)
{
    return CommandResult::failure({ErrorCode::FieldInvalid, why, option});
}

CommandResult list(const CommandValues &values, const storage::DataDirectory &directory,
                   const Settings & /*settings*/)
{
    constexpr int kMax = 500;
    CallbackFilter filter;
    if (values.contains(u"state"_s)) {
        filter.state = callbackStateFrom(values[u"state"_s]);
        if (!filter.state)
            return wrongUsage(u"state"_s, u"must be waiting, delivered or failed"_s);
    }
    if (values.contains(u"payment"_s))
        filter.payment = PaymentId(values[u"payment"_s]);
    if (values.contains(u"profile"_s))
        filter.profiles = {ProfileId(values[u"profile"_s])};
    bool isNumber = false;
    const int limit = values.value(u"limit"_s, u"20"_s).toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > kMax)
        return wrongUsage(u"limit"_s, u"must be a number from 1 to %1"_s.arg(kMax));
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const CallbackPage page = callbacks::page(db, filter, {}, limit);
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? asJson(page.rows) : asTable(page.rows),
            {}};
}

CommandResult show(const CommandValues &values, const storage::DataDirectory &directory,
                   const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto details = callbacks::details(db, CallbackId(values[u"id"_s]));
    if (!details)
        return CommandResult::failure(details.error());
    return {
        CommandResult::kFine, values.contains(u"json"_s) ? asJson(*details) : asText(*details), {}};
}

CommandResult sendAgain(const CommandValues &values, Assembly &assembly)
{
    if (values.contains(u"id"_s) == values.contains(u"failed"_s))
        return wrongUsage(u"id"_s, u"either this option or --failed is needed"_s);
    callbacks::CallbackOutbox &outbox = assembly.services().callbacks();
    if (values.contains(u"id"_s)) {
        const CallbackId id(values[u"id"_s]);
        const auto sent = onCore(assembly, [&] { return outbox.sendAgain(id); });
        return sent ? CommandResult() : CommandResult::failure(sent.error());
    }
    const auto count =
        onCore(assembly, [&] { return Result<int>(outbox.sendFailedAgain(CallbackFilter())); });
    if (!count)
        return CommandResult::failure(count.error());
    return {CommandResult::kFine, QByteArray::number(*count) + " to be sent again\n", {}};
}

CommandResult sendTest(const CommandValues &values, Assembly &assembly)
{
    TestCallback wanted{.profile = ProfileId(values[u"profile"_s]), .url = values[u"url"_s]};
    const auto status = paymentStatusFrom(values.value(u"status"_s, u"SUCCEEDED"_s));
    if (!status)
        return wrongUsage(u"status"_s, u"must be a payment's status, such as SUCCEEDED"_s);
    wanted.status = *status;
    const auto fault = callbackFaultFrom(values.value(u"fault"_s, u"none"_s));
    if (!fault)
        return wrongUsage(u"fault"_s, u"there is no such fault"_s);
    wanted.fault = *fault;
    const auto id = onCore(assembly, [&] {
        return assembly.services().callbacks().sendTest(wanted, *assembly.directory().current(),
                                                        assembly.services().simulation().state());
    });
    if (!id)
        return CommandResult::failure(id.error());
    return {CommandResult::kFine, id->text().toUtf8() + '\n', {}};
}

CommandResult fault(const CommandValues &values, Assembly &assembly)
{
    if (values.contains(u"fault"_s)) {
        const auto wanted = callbackFaultFrom(values[u"fault"_s]);
        if (!wanted)
            return wrongUsage(u"fault"_s, u"there is no such fault"_s);
        const auto set = onCore(
            assembly, [&] { return assembly.services().simulation().setCallbackFault(*wanted); });
        if (!set)
            return CommandResult::failure(set.error());
    }
    const QLatin1StringView name = toText(assembly.simulation().current().callbackFault);
    return {CommandResult::kFine, QByteArray(name.data(), name.size()) + '\n', {}};
}

CommandOption faultOption()
{
    QStringList names;
    for (const CallbackFault fault : kCallbackFaults)
        names << toText(fault);
    return {u"fault"_s, u"name"_s, u"needs the simulation to be on: "_s + names.join(u", "_s)};
}

} // namespace

std::vector<Command> callbackCommands()
{
    return {
        {.words = u"callbacks list"_s,
         .summary = u"Lists callbacks, newest first"_s,
         .options = {{u"state"_s, u"state"_s, u"waiting, delivered or failed"_s},
                     {u"payment"_s, u"id"_s, u"only of this payment"_s},
                     {u"profile"_s, u"id"_s, u"only of this profile"_s},
                     {u"limit"_s, u"number"_s, u"number of rows, 1 to 500; default 20"_s},
                     {u"json"_s, {}, u"as JSON"_s}},
         .read = list},
        {.words = u"callbacks show"_s,
         .summary = u"Shows a callback and each attempt to deliver it"_s,
         .options = {{u"id"_s, u"id"_s, u"id of the callback, as the list shows it"_s, true},
                     {u"json"_s, {}, u"as JSON"_s}},
         .read = show},
        {.words = u"callbacks send-again"_s,
         .summary = u"Sends callbacks once more, in whatever state they are"_s,
         .options = {{u"id"_s, u"id"_s, u"only this callback"_s},
                     {u"failed"_s, {}, u"all failed callbacks"_s}},
         .change = sendAgain},
        {.words = u"callbacks test"_s,
         .summary =
             u"Sends a test callback that belongs to no payment, to try a receiver; prints its id"_s,
         .options = {{u"profile"_s, u"id"_s, u"profile in whose name the callback is sent"_s, true},
                     {u"url"_s, u"address"_s, u"receiver"_s, true},
                     {u"status"_s, u"status"_s,
                      u"status that the callback reports; default SUCCEEDED"_s},
                     faultOption()},
         .change = sendTest},
        {.words = u"callbacks fault"_s,
         .summary = u"Shows or sets the simulated fault of callbacks from now on"_s,
         .options = {faultOption()},
         .change = fault}};
}

} // namespace tilldesk::app
