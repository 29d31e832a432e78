#include "app/commands/tills.h"

#include "app/commands/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

QString tillTime(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"-"_s;
}

QJsonValue tillTimeJson(const std::optional<Timestamp> &time)
{
    return time ? QJsonValue(tillTime(time)) : QJsonValue();
}

QByteArray tillsJson(const QList<Till> &tills)
{
    QJsonArray list;
    for (const Till &till : tills)
        list << QJsonObject{{u"id"_s, till.id.text()},
                            {u"name"_s, till.name},
                            {u"addedAt"_s, tillTimeJson(till.addedAt)},
                            {u"addedBy"_s, till.addedBy},
                            {u"lastSeenAt"_s, tillTimeJson(till.lastSeenAt)},
                            {u"lastAddress"_s, till.lastAddress},
                            {u"version"_s, till.version},
                            {u"revokedAt"_s, tillTimeJson(till.revokedAt)},
                            {u"revokedBy"_s, till.revokedBy},
                            {u"profileId"_s, till.profileId.text()},
                            {u"posId"_s, till.posId},
                            {u"atMost"_s, QString(toText(till.atMost))}};
    return QJsonDocument(list).toJson();
}

QByteArray tillsTable(const QList<Till> &tills)
{
    QList<QStringList> rows{{u"ID"_s, u"NAME"_s, u"ADDED"_s, u"LAST SEEN"_s, u"ADDRESS"_s,
                             u"VERSION"_s, u"AT MOST"_s, u"REVOKED"_s}};
    for (const Till &till : tills)
        rows << QStringList{till.id.text(),
                            till.name,
                            tillTime(till.addedAt),
                            tillTime(till.lastSeenAt),
                            till.lastAddress.isEmpty() ? u"-"_s : till.lastAddress,
                            till.version.isEmpty() ? u"-"_s : till.version,
                            toText(till.atMost),
                            tillTime(till.revokedAt)};
    return rows.size() == 1 ? QByteArray("No till yet: tilldeskd pair adds one.\n") : table(rows);
}

CommandResult listTills(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    QList<Till> tills;
    for (const tills::TillRow &row : tills::TillRepository(db).rows()) {
        if (!row.isRemoved)
            tills << row.till;
    }
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? tillsJson(tills) : tillsTable(tills),
            {}};
}

CommandResult shown(const Result<Till> &till)
{
    if (!till)
        return CommandResult::failure(till.error());
    return {CommandResult::kFine, (till->id.text() + u' ' + till->name + u'\n').toUtf8(), {}};
}

/// Returns the settings of a till with the values of the options in place.
Result<TillSettings> settingsWith(const CommandValues &values, const Till &till)
{
    TillSettings settings{till.name, till.profileId, till.posId, till.atMost};
    if (values.contains(u"name"_s))
        settings.name = values[u"name"_s];
    if (values.contains(u"profile"_s))
        settings.profileId = ProfileId(values[u"profile"_s]);
    if (values.contains(u"pos"_s))
        settings.posId = values[u"pos"_s];
    if (values.contains(u"at-most"_s)) {
        const auto role = staffRoleFrom(values[u"at-most"_s]);
        if (!role)
            return fail(ErrorCode::FieldInvalid, u"must be owner, manager or cashier"_s,
                        u"at-most"_s);
        settings.atMost = *role;
    }
    return settings;
}

CommandResult setTill(const CommandValues &values, Assembly &assembly)
{
    auto changed = onCore(assembly, [&]() -> Result<Till> {
        const TillId id(values[u"id"_s]);
        const auto tills = assembly.tills().current();
        const Till *till = tills->find(id);
        if (till == nullptr)
            return fail(ErrorCode::FieldInvalid, u"no till has this id"_s, u"id"_s);
        const auto settings = settingsWith(values, *till);
        return settings ? assembly.services().tills().change(id, *settings) : settings.failure();
    });
    if (!changed && changed.error().field == "posId"_L1)
        changed.error().field = u"pos"_s;
    if (!changed && changed.error().field == "atMost"_L1)
        changed.error().field = u"at-most"_s;
    return shown(changed);
}

CommandResult removeTill(const CommandValues &values, Assembly &assembly)
{
    const auto removed = onCore(
        assembly, [&] { return assembly.services().tills().remove(TillId(values[u"id"_s])); });
    return removed ? CommandResult{} : CommandResult::failure(removed.error());
}

CommandResult revokeTill(const CommandValues &values, Assembly &assembly)
{
    return shown(onCore(
        assembly, [&] { return assembly.services().tills().revoke(TillId(values[u"id"_s])); }));
}

} // namespace

std::vector<Command> tillCommands()
{
    const CommandOption id{u"id"_s, u"id"_s, u"id of the till, as the list shows it"_s, true};
    return {{.words = u"till list"_s,
             .summary = u"Lists the tills, also the revoked ones"_s,
             .options = {{u"json"_s, {}, u"as JSON"_s}},
             .read = listTills},
            {.words = u"till set"_s,
             .summary = u"Changes the name of a till, where its till view begins, and what anybody"
                        " may do there"_s,
             .options = {id,
                         {u"name"_s, u"text"_s, u"name, 1 to 60 characters"_s},
                         {u"profile"_s, u"id"_s, u"profile of the point of sale"_s},
                         {u"pos"_s, u"id"_s,
                          u"point of sale where the till view begins; empty, with an empty profile:"
                          " the one that the till used last"_s},
                         {u"at-most"_s, u"role"_s,
                          u"owner, manager or cashier: the role whose permissions and limits nobody"
                          " exceeds there"_s}},
             .change = setTill},
            {.words = u"till revoke"_s,
             .summary = u"Ends the access of a till for ever"_s,
             .options = {id},
             .change = revokeTill},
            {.words = u"till remove"_s,
             .summary = u"Takes a revoked till off the list"_s,
             .options = {id},
             .change = removeTill}};
}

} // namespace tilldesk::app
