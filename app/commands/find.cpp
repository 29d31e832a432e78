#include "app/commands/find.h"

#include "app/commands/table.h"
#include "core/debtors/simulation_service.h"
#include "core/search/search_queries.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString englishOf(const QueryProblem &problem)
{
    const auto quoted = [](const QString &text) { return QString(u'“' + text + u'”'); };
    const QString meant = problem.suggestion.isEmpty()
        ? QString()
        : QString(u". Did you mean "_s + problem.suggestion + u'?');
    switch (problem.kind) {
    case QueryProblem::Kind::UnknownWord: return quoted(problem.word) + u" is no filter"_s + meant;
    case QueryProblem::Kind::ValueMissing: return quoted(problem.word + u':') + u" has no value"_s;
    case QueryProblem::Kind::NotAnAmount: return quoted(problem.value) + u" is not an amount"_s;
    case QueryProblem::Kind::NotADay: return quoted(problem.value) + u" is not a day"_s + meant;
    case QueryProblem::Kind::UnknownValue:
        return quoted(problem.value) + u" is no value of "_s + problem.word + meant;
    case QueryProblem::Kind::TooLong:
        return u"the text has more than %1 characters"_s.arg(kQueryLength);
    case QueryProblem::Kind::TooManyWords:
        return u"the text has more than %1 words"_s.arg(kQueryTerms);
    }
    Q_UNREACHABLE();
}

/// Returns the protocol's name of the record's state; empty for a point of sale.
QString stateOf(const Hit &hit)
{
    struct Names {
        QString operator()(std::monostate) const { return {}; }
        QString operator()(PaymentStatus status) const { return toText(status); }
        QString operator()(RefundStatus status) const { return toText(status); }
        QString operator()(PayoutStatus status) const { return toText(status); }
        QString operator()(CallbackState state) const
        {
            switch (state) {
            case CallbackState::Waiting: return u"WAITING"_s;
            case CallbackState::Delivered: return u"DELIVERED"_s;
            case CallbackState::Failed: return u"FAILED"_s;
            }
            Q_UNREACHABLE();
        }
    };
    return std::visit(Names(), hit.status);
}

QString centsOf(const Hit &hit)
{
    return hit.amount ? QString::number(hit.amount->cents()) : QString();
}

QString timeOf(const Hit &hit)
{
    return hit.at ? QString::fromLatin1(toIsoUtc(*hit.at)) : QString();
}

QJsonObject toJson(const Hit &hit)
{
    QJsonObject json{
        {u"kind"_s, toText(hit.kind)}, {u"id"_s, hit.id}, {u"reason"_s, toText(hit.reason)}};
    const auto add = [&json](const QString &name, const QString &text) {
        if (!text.isEmpty())
            json[name] = text;
    };
    add(u"found"_s, hit.text);
    add(u"status"_s, stateOf(hit));
    if (hit.amount)
        json[u"amount"_s] = hit.amount->cents();
    add(u"at"_s, timeOf(hit));
    add(u"title"_s, hit.title);
    add(u"payer"_s, hit.payer);
    add(u"profileId"_s, hit.profileId.text());
    add(u"paymentId"_s, hit.paymentId.text());
    add(u"merchantId"_s, hit.merchantId.text());
    if (hit.payments > 0)
        json[u"payments"_s] = hit.payments;
    return json;
}

QByteArray asJson(const SearchHits &found)
{
    QJsonArray hits;
    QJsonArray more;
    for (const HitGroup &group : found.groups) {
        for (const Hit &hit : group.hits)
            hits << toJson(hit);
        if (group.hasMore)
            more << toText(group.kind);
    }
    const QJsonObject json{
        {u"hits"_s, hits}, {u"more"_s, more}, {u"unsearched"_s, found.unsearched}};
    return QJsonDocument(json).toJson();
}

QByteArray asTable(const SearchHits &found)
{
    QList<QStringList> rows{{u"KIND"_s, u"ID"_s, u"REASON"_s, u"STATUS"_s, u"CENTS"_s, u"TIME"_s,
                             u"TITLE"_s, u"FOUND"_s}};
    for (const HitGroup &group : found.groups) {
        for (const Hit &hit : group.hits)
            rows << QStringList{toText(hit.kind), hit.id,      toText(hit.reason), stateOf(hit),
                                centsOf(hit),     timeOf(hit), hit.title,          hit.text};
    }
    return rows.size() == 1 ? QByteArray("Nothing found.\n") : table(rows);
}

CommandResult find(const CommandValues &values, const storage::DataDirectory &directory,
                   const Settings &settings)
{
    SearchScope scope;
    bool isNumber = false;
    scope.limit = values.value(u"limit"_s, u"20"_s).toInt(&isNumber);
    if (!isNumber || scope.limit < 1 || scope.limit > SearchScope::kMaxLimit)
        return CommandResult::failure(
            {ErrorCode::FieldInvalid,
             u"must be a number from 1 to %1"_s.arg(SearchScope::kMaxLimit), u"limit"_s});
    if (values.contains(u"profile"_s))
        scope.profiles << ProfileId(values[u"profile"_s]);
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    search::SearchQueries queries(db, debtors::storedServiceTime(db), settings.timeZone);
    const auto found = queries.find(values[u"text"_s], scope);
    if (!found)
        return CommandResult::failure(found.error());
    if (!found->query.problems.isEmpty())
        return CommandResult::failure(
            {ErrorCode::FieldInvalid, englishOf(found->query.problems.first()), {}});
    QByteArray note;
    if (found->unsearched > 0)
        note = u"%1 older payments were not searched: the index does not contain them yet, or the"
               " text is too short for it\n"_s.arg(found->unsearched)
                   .toUtf8();
    return {CommandResult::kFine, values.contains(u"json"_s) ? asJson(*found) : asTable(*found),
            note};
}

} // namespace

Command findCommand()
{
    return {.words = u"find"_s,
            .summary = u"Finds payments, refunds, payouts, callbacks and points of sale by a text"
                       " such as '24,50', 'bram' or 'status:paid day:yesterday'"_s,
            .options = {{u"profile"_s, u"id"_s, u"only of this profile"_s},
                        {u"limit"_s, u"number"_s, u"hits of each kind, 1 to 500; default 20"_s},
                        {u"json"_s, {}, u"as JSON"_s}},
            .read = find,
            .argument = u"text"_s};
}

} // namespace tilldesk::app
