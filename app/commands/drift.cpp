#include "app/commands/drift.h"

#include "app/commands/table.h"
#include "app/own_service.h"
#include "app/provider_calls.h"
#include "core/hosted/drift_compare.h"
#include "core/hosted/drift_walk.h"
#include "core/hosted/follower.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QJsonObject description()
{
    QFile file(u":/openapi/openapi.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QJsonObject driftRow(const Drift &drift)
{
    const QString rule = u"service.md"_s + u'#' + drift.rule;
    QJsonObject row{{u"probe"_s, drift.probe},   {u"request"_s, drift.request},
                    {u"theirs"_s, drift.theirs}, {u"ours"_s, drift.ours},
                    {u"rule"_s, rule},           {u"traceId"_s, drift.traceId}};
    row[u"kind"_s] = QString(toText(drift.kind));
    row[u"comparedWith"_s] = drift.isFromDescription ? u"openapi.json"_s : u"response"_s;
    if (!drift.name.isEmpty())
        row[u"name"_s] = drift.name;
    return row;
}

QByteArray driftJson(const DriftReport &report)
{
    QJsonArray rows;
    for (const Drift &drift : report.drifts)
        rows << driftRow(drift);
    const QString startedAt = QString::fromLatin1(toIsoUtc(report.startedAt));
    return QJsonDocument(QJsonObject{{u"base"_s, report.base},
                                     {u"startedAt"_s, startedAt},
                                     {u"requests"_s, report.probes},
                                     {u"differences"_s, rows}})
        .toJson();
}

QByteArray driftText(const DriftReport &report)
{
    const QString last = u"%1: %2 requests, %3 differences\n"_s.arg(report.base)
                             .arg(report.probes)
                             .arg(report.drifts.size());
    if (report.drifts.isEmpty())
        return last.toUtf8();
    QList<QStringList> rows{
        {u"REQUEST"_s, u"DIFFERS IN"_s, u"THEIRS"_s, u"OURS"_s, u"RULE"_s, u"TRACE ID"_s}};
    for (const Drift &drift : report.drifts) {
        const QString ours =
            drift.isFromDescription ? u"openapi.json: "_s + drift.ours : drift.ours;
        const QString what = QString(toText(drift.kind)) + u' ' + drift.name;
        rows << QStringList{drift.probe, what.trimmed(), drift.theirs,
                            ours,        drift.rule,     drift.traceId};
    }
    return table(rows) + '\n' + last.toUtf8();
}

/// Walks the script at one service. Errors: `Cancelled`.
Result<QList<hosted::Probed>> walk(ProviderCalls &calls, const hosted::Access &access,
                                   const std::atomic<bool> &isStopped)
{
    const auto promise = std::make_shared<std::promise<QList<hosted::Probed>>>();
    auto ended = promise->get_future();
    hosted::DriftWalk::start(calls.needs(), access, [promise](const QList<hosted::Probed> &all) {
        promise->set_value(all);
    });
    constexpr std::chrono::milliseconds kPoll(100);
    while (ended.wait_for(kPoll) != std::future_status::ready) {
        if (isStopped)
            return fail(ErrorCode::Cancelled, u"stopped"_s);
    }
    return ended.get();
}

Result<DriftReport> compared(ProviderCalls &calls, const hosted::Access &theirs, Timestamp now,
                             const std::atomic<bool> &isStopped)
{
    DriftReport report{.base = theirs.base.toString(), .startedAt = now};
    const auto own = OwnService::start(isStopped);
    if (!own)
        return own.failure();
    const auto ours = walk(calls, (*own)->access(), isStopped);
    if (!ours)
        return ours.failure();
    const auto seen = walk(calls, theirs, isStopped);
    if (!seen)
        return seen.failure();
    const QJsonObject openapi = description();
    const auto &script = hosted::driftScript();
    for (qsizetype i = 0; i < script.size(); ++i)
        report.drifts << driftsOf(script[i], (*seen)[i].request, (*seen)[i].seen, (*ours)[i].seen,
                                  openapi);
    report.probes = int(script.size());
    return report;
}

CommandResult drift(const CommandValues &values, Assembly &assembly, BankReadControl &control)
{
    const auto refuse = [](const QString &why) {
        return CommandResult::failure({ErrorCode::FieldInvalid, why, u"profile"_s});
    };
    const ProfileId id(values[u"profile"_s]);
    if (assembly.directory().current()->profile(id) == nullptr)
        return CommandResult::failure({ErrorCode::ProfileNotFound, u"There is no such profile"_s});
    const auto connection = assembly.connections().find(id);
    if (!connection)
        return refuse(u"has no provider: it is local"_s);
    if (connection->shown.environment != Environment::PreProduction)
        return refuse(u"is of production: the report creates payments, so it is for"
                      " pre-production only"_s);
    const auto calls = ProviderCalls::make(assembly);
    if (!calls)
        return CommandResult::failure(calls.error());
    const Timestamp now = assembly.wall().now();
    const auto report = compared(**calls, accessOf(*connection, now), now, control.isCancelled);
    if (!report)
        return CommandResult::failure(report.error());
    return {report->drifts.isEmpty() ? CommandResult::kFine : CommandResult::kFailed,
            values.contains(u"json"_s) ? driftJson(*report) : driftText(*report),
            {}};
}

} // namespace

Command driftCommand()
{
    return {.words = u"drift"_s,
            .summary = u"Compares the provider's test system of a profile with this service:"
                       " statuses, headers, members and error codes"_s,
            .options = {{u"profile"_s, u"id"_s, u"a profile of pre-production"_s, true},
                        {u"json"_s, {}, u"as JSON"_s}},
            .changeOrStop = drift};
}

} // namespace tilldesk::app
