#include "app/commands/profile_check.h"

#include "app/commands/table.h"
#include "app/provider_calls.h"
#include "core/hosted/connection_walk.h"
#include "core/hosted/follower.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QByteArray reportJson(const ConnectionReport &report)
{
    QJsonArray steps;
    for (const CheckedStep &step : report.steps) {
        const CheckTexts texts = textsOf(step);
        QJsonObject json{{u"step"_s, QString(toText(step.step))},
                         {u"state"_s, QString(toText(step.state))},
                         {u"milliseconds"_s, qint64(step.took.count())},
                         {u"seen"_s, texts.seen}};
        for (const auto &[name, text] :
             {std::pair{u"meaning"_s, texts.meaning}, std::pair{u"toDo"_s, texts.toDo},
              std::pair{u"code"_s, step.code}, std::pair{u"traceId"_s, step.traceId}}) {
            if (!text.isEmpty())
                json[name] = text;
        }
        if (step.status != 0)
            json[u"status"_s] = step.status;
        steps << json;
    }
    return QJsonDocument(
               QJsonObject{{u"holds"_s, report.holds()},
                           {u"startedAt"_s, QString::fromLatin1(toIsoUtc(report.startedAt))},
                           {u"milliseconds"_s, qint64(report.took.count())},
                           {u"steps"_s, steps}})
        .toJson();
}

QByteArray reportText(const ConnectionReport &report)
{
    QList<QStringList> rows{{u"STEP"_s, u"STATE"_s, u"TIME"_s, u"SEEN"_s}};
    QString more;
    for (const CheckedStep &step : report.steps) {
        const CheckTexts texts = textsOf(step);
        const bool isTried = step.state != CheckState::NotTried;
        rows << QStringList{toText(step.step), toText(step.state),
                            isTried ? u"%1 ms"_s.arg(step.took.count()) : u"-"_s, texts.seen};
        const bool asks = step.state == CheckState::Fails || step.state == CheckState::Warns;
        if (!asks)
            continue;
        more += u'\n' + toText(step.step) + u": "_s + texts.meaning + u'\n';
        if (!texts.toDo.isEmpty())
            more += u"  "_s + texts.toDo + u'\n';
        if (!step.traceId.isEmpty())
            more += u"  trace id "_s + step.traceId + u'\n';
    }
    const int works = report.count(CheckState::Holds) + report.count(CheckState::Warns);
    const QString last = report.holds()
        ? u"\nAll %1 steps hold.\n"_s.arg(report.steps.size())
        : u"\n%1 of %2 steps hold.\n"_s.arg(works).arg(report.steps.size());
    return table(rows) + more.toUtf8() + last.toUtf8();
}

CommandResult check(const CommandValues &values, Assembly &assembly, BankReadControl &control)
{
    const ProfileId id(values[u"profile"_s]);
    if (assembly.directory().current()->profile(id) == nullptr)
        return CommandResult::failure({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
    const auto connection = assembly.connections().find(id);
    if (!connection)
        return CommandResult::failure(
            {ErrorCode::FieldInvalid, u"has no provider: it is local"_s, u"profile"_s});
    const auto calls = ProviderCalls::make(assembly);
    if (!calls)
        return CommandResult::failure(calls.error());
    const auto promise = std::make_shared<std::promise<ConnectionReport>>();
    auto ended = promise->get_future();
    const auto walk = hosted::ConnectionWalk::start(
        {(*calls)->client(), assembly.wall(), (*calls)->monotonic()},
        accessOf(*connection, assembly.wall().now()), [promise](const ConnectionReport &report) {
            if (report.isOver)
                promise->set_value(report);
        });
    constexpr std::chrono::milliseconds kPoll(100);
    while (ended.wait_for(kPoll) != std::future_status::ready) {
        if (control.isCancelled)
            walk->stop();
    }
    const ConnectionReport report = ended.get();
    return {report.holds() ? CommandResult::kFine : CommandResult::kFailed,
            values.contains(u"json"_s) ? reportJson(report) : reportText(report),
            {}};
}

} // namespace

Command checkProfileCommand()
{
    return {
        .words = u"profile check"_s,
        .summary = u"Checks the connection of a profile with its provider, step by step"_s,
        .options = {{u"profile"_s, u"id"_s, u"the profile"_s, true}, {u"json"_s, {}, u"as JSON"_s}},
        .changeOrStop = check};
}

} // namespace tilldesk::app
