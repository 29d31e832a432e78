#include "app/commands/simulation.h"

#include "core/debtors/clock_change.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

using Service = debtors::SimulationService;

QByteArray clockLine(Assembly &assembly)
{
    const SimulationState state = assembly.simulation().current();
    QByteArray line = toIsoUtc(assembly.clock().now());
    if (state.clock.frozenAt)
        line += " frozen";
    else if (state.clock.isReal())
        line += " the computer's clock";
    else
        line += " offset " + QByteArray::number(state.clock.offset.count() / 1000) + " s";
    return line + '\n';
}

CommandResult afterChange(Assembly &assembly, const Result<void> &changed)
{
    return changed ? CommandResult{CommandResult::kFine, clockLine(assembly), {}}
                   : CommandResult::failure(changed.error());
}

/// Returns a command that calls a member function without arguments.
Command clockCommand(const QString &words, const QString &summary,
                     Result<void> (Service::*change)())
{
    return {.words = words,
            .summary = summary,
            .options = {},
            .change = [change](const CommandValues &, Assembly &assembly) {
                Service &service = assembly.services().simulation();
                return afterChange(assembly, onCore(assembly, [&] { return (service.*change)(); }));
            }};
}

CommandResult showClock(const CommandValues & /*values*/, Assembly &assembly)
{
    return {CommandResult::kFine, clockLine(assembly), {}};
}

CommandResult confirmClock(const CommandValues & /*values*/, Assembly &assembly)
{
    const auto confirmed = assembly.confirmClock(commandLine());
    return confirmed ? CommandResult{CommandResult::kFine, clockLine(assembly), {}}
                     : CommandResult::failure(confirmed.error());
}

CommandResult advanceClock(const CommandValues &values, Assembly &assembly)
{
    const auto by = durationFrom(values[u"by"_s]);
    if (!by)
        return CommandResult::failure(by.error());
    Service &service = assembly.services().simulation();
    return afterChange(assembly, onCore(assembly, [&] { return service.advanceClock(*by); }));
}

CommandResult setClock(const CommandValues &values, Assembly &assembly)
{
    const auto to = parseIsoTime(values[u"to"_s]);
    if (!to)
        return CommandResult::failure({ErrorCode::FieldInvalid,
                                       u"must be a date-time with a zone, such as"
                                       " 2026-12-01T09:00:00Z"_s,
                                       u"to"_s});
    Service &service = assembly.services().simulation();
    return afterChange(assembly, onCore(assembly, [&] { return service.setClock(*to); }));
}

CommandResult showSimulation(const CommandValues & /*values*/, Assembly &assembly)
{
    const SimulationState state = assembly.simulation().current();
    const QByteArray environment = state.isProduction ? "production" : "local";
    return {CommandResult::kFine, environment + (state.isOn ? ", on\n" : ", off\n"), {}};
}

Command switchCommand(bool isOn, const QString &words, const QString &summary)
{
    return {.words = words,
            .summary = summary,
            .options = {},
            .change = [isOn](const CommandValues &, Assembly &assembly) {
                Service &service = assembly.services().simulation();
                const auto done = onCore(assembly, [&] { return service.switchOn(isOn); });
                return done ? CommandResult() : CommandResult::failure(done.error());
            }};
}

Command failureCommand(const QString &words, const QString &summary,
                       Result<void> (Service::*change)(bool), bool fail)
{
    return {.words = words,
            .summary = summary,
            .options = {},
            .change = [change, fail](const CommandValues &, Assembly &assembly) {
                Service &service = assembly.services().simulation();
                const auto done = onCore(assembly, [&] { return (service.*change)(fail); });
                return done ? CommandResult() : CommandResult::failure(done.error());
            }};
}

} // namespace

Result<std::chrono::milliseconds> durationFrom(const QString &text)
{
    using namespace std::chrono;
    static const QRegularExpression simple(
        QRegularExpression::anchoredPattern(u"(\\d{1,9})(s|min|h|d)?"_s));
    if (const auto match = simple.match(text); match.hasMatch()) {
        const qint64 number = match.captured(1).toLongLong();
        const QString unit = match.captured(2);
        if (unit == "d"_L1)
            return hours(24 * number);
        if (unit == "h"_L1)
            return hours(number);
        return unit == "min"_L1 ? milliseconds(minutes(number)) : milliseconds(seconds(number));
    }
    if (const auto duration = debtors::parseIsoDuration(text))
        return *duration;
    return fail(ErrorCode::FieldInvalid,
                u"must be a duration such as 45s, 20min, 3h, 7d or PT20M"_s, u"by"_s);
}

std::vector<Command> simulationCommands()
{
    return {{.words = u"simulation show"_s,
             .summary = u"Shows whether customers are simulated"_s,
             .options = {},
             .change = showSimulation},
            switchCommand(true, u"simulation on"_s,
                          u"Simulates customers, and allows the clock to be set"_s),
            switchCommand(false, u"simulation off"_s,
                          u"Ends the simulation; the clock follows the computer's again"_s),
            failureCommand(u"simulation refunds fail"_s,
                           u"Makes refunds fail that are processed from now on"_s,
                           &Service::setRefundsFail, true),
            failureCommand(u"simulation refunds succeed"_s, u"Makes them succeed again"_s,
                           &Service::setRefundsFail, false),
            failureCommand(u"simulation payouts fail"_s,
                           u"Makes payouts fail that are made from now on"_s,
                           &Service::setPayoutsFail, true),
            failureCommand(u"simulation payouts succeed"_s, u"Makes them succeed again"_s,
                           &Service::setPayoutsFail, false)};
}

std::vector<Command> clockCommands()
{
    return {
        {.words = u"clock show"_s,
         .summary = u"Shows the service's time and the state of its clock"_s,
         .options = {},
         .change = showClock},
        {.words = u"clock confirm"_s,
         .summary = u"Confirms the computer's clock after it has jumped"_s,
         .options = {},
         .change = confirmClock},
        clockCommand(u"clock freeze"_s, u"Stops the simulation's clock"_s, &Service::freezeClock),
        clockCommand(u"clock run"_s, u"Starts a stopped clock again at the time it shows"_s,
                     &Service::runClock),
        {.words = u"clock advance"_s,
         .summary = u"Moves the simulation's clock forward"_s,
         .options = {{u"by"_s, u"duration"_s, u"for example 45s, 20min, 3h, 7d, PT20M"_s, true}},
         .change = advanceClock},
        {.words = u"clock set"_s,
         .summary = u"Sets the simulation's clock"_s,
         .options = {{u"to"_s, u"time"_s, u"for example 2026-12-01T09:00:00Z"_s, true}},
         .change = setClock},
        clockCommand(u"clock reset"_s, u"Sets the clock back to the computer's time"_s,
                     &Service::resetClock)};
}

} // namespace tilldesk::app
