#include "app/commands/audit.h"

#include "app/commands/export_values.h"
#include "app/commands/table.h"
#include "core/audit/audit_queries.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kMaxRows = 10'000;

/// Formats values for one cell: `amount=1250 payer=Lotte`.
QString cellOf(const QJsonObject &values)
{
    QStringList parts;
    for (auto value = values.begin(); value != values.end(); ++value) {
        if (value.value().isArray()) {
            QStringList items;
            for (const auto &item : value.value().toArray())
                items << item.toVariant().toString();
            parts << QString(value.key() + u'=' + items.join(u','));
        } else {
            parts << QString(value.key() + u'=' + value.value().toVariant().toString());
        }
    }
    return parts.join(u' ');
}

QString changeOf(const AuditEntry &entry)
{
    QStringList parts;
    if (!entry.facts.isEmpty())
        parts << cellOf(entry.facts);
    if (!entry.before.isEmpty())
        parts << QString(u"before: "_s + cellOf(entry.before));
    if (!entry.after.isEmpty())
        parts << QString(u"after: "_s + cellOf(entry.after));
    return parts.join(u"; "_s);
}

QString personOf(const AuditActor &actor)
{
    QString text = actor.name.isEmpty() ? QString(toText(actor.kind)) : actor.name;
    if (!actor.approverName.isEmpty())
        text += u" (approved by "_s + actor.approverName + u')';
    return text;
}

QByteArray entryTable(const QList<AuditEntry> &entries)
{
    QList<QStringList> rows{{u"ENTRY"_s, u"TIME"_s, u"WHO"_s, u"KIND"_s, u"SUBJECT"_s, u"FACTS"_s}};
    for (const AuditEntry &entry : entries)
        rows << QStringList{QString::number(entry.seq),
                            QString::fromLatin1(toIsoUtc(entry.at)),
                            personOf(entry.actor),
                            toText(entry.kind),
                            entry.subject.isEmpty() ? u"-"_s : entry.subject,
                            changeOf(entry)};
    return rows.size() == 1 ? QByteArray("No entries.\n") : table(rows);
}

QJsonObject actorJson(const AuditActor &actor)
{
    QJsonObject json{{u"kind"_s, QString(toText(actor.kind))}};
    const auto add = [&json](const QString &name, const QString &text) {
        if (!text.isEmpty())
            json[name] = text;
    };
    add(u"id"_s, actor.id);
    add(u"name"_s, actor.name);
    add(u"approverId"_s, actor.approverId);
    add(u"approverName"_s, actor.approverName);
    add(u"place"_s, actor.place);
    return json;
}

QByteArray entriesJson(const AuditPage &page)
{
    QJsonArray entries;
    for (const AuditEntry &entry : page.rows)
        entries << QJsonObject{{u"entry"_s, entry.seq},
                               {u"at"_s, QString::fromLatin1(toIsoUtc(entry.at))},
                               {u"kind"_s, QString(toText(entry.kind))},
                               {u"actor"_s, actorJson(entry.actor)},
                               {u"subject"_s, entry.subject},
                               {u"facts"_s, entry.facts},
                               {u"before"_s, entry.before},
                               {u"after"_s, entry.after},
                               {u"hash"_s, QString::fromLatin1(entry.hash)}};
    return QJsonDocument(QJsonObject{{u"entries"_s, entries}, {u"hasMore"_s, page.hasMore}})
        .toJson();
}

/// Returns the kinds that a list of kinds and groups names.
Result<QList<AuditKind>> auditKindsFrom(const QString &list)
{
    QList<AuditKind> kinds;
    for (const QString &name : list.split(u',', Qt::SkipEmptyParts)) {
        const QString trimmed = name.trimmed();
        if (const auto kind = auditKindFrom(trimmed))
            kinds << *kind;
        else if (const auto group = auditGroupFrom(trimmed))
            kinds << kindsOf(*group);
        else
            return fail(ErrorCode::FieldInvalid,
                        u"must be groups (money, sign-in, settings, private-data, backups,"
                        " refusals, service) or kinds such as api-key-created"_s,
                        u"kind"_s);
    }
    return kinds;
}

CommandResult listAudit(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings &settings)
{
    const auto period = periodOf(values, settings.timeZone);
    if (!period)
        return CommandResult::failure(period.error());
    const auto kinds = auditKindsFrom(values.value(u"kind"_s));
    if (!kinds)
        return CommandResult::failure(kinds.error());
    bool isNumber = false;
    const int limit = values.value(u"limit"_s, u"100"_s).toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > kMaxRows)
        return CommandResult::failure({ErrorCode::FieldInvalid,
                                       u"must be a number from 1 to %1"_s.arg(kMaxRows),
                                       u"limit"_s});
    AuditFilter filter{.from = period->first, .to = {}, .kinds = *kinds};
    if (period->last) // inclusive
        filter.to = *period->last + std::chrono::milliseconds(1);
    if (values.contains(u"person"_s))
        filter.people << values[u"person"_s];
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    const AuditPage page = audit::page(db, filter, {}, limit);
    QByteArray note;
    if (page.hasMore && !values.contains(u"json"_s))
        note = "older entries follow; see --limit\n";
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? entriesJson(page) : entryTable(page.rows), note};
}

} // namespace

Command auditCommand()
{
    return {
        .words = u"audit"_s,
        .summary =
            u"Lists the audit trail, newest entry first: who changed, exported or saw what"_s,
        .options = {{u"from"_s, u"date"_s, u"first day, or a date-time with a zone"_s},
                    {u"to"_s, u"date"_s, u"last day, or a date-time with a zone"_s},
                    {u"kind"_s, u"list"_s,
                     u"groups (money, sign-in, settings, private-data, backups, refusals, service)"
                     " or kinds such as api-key-created, separated by commas"_s},
                    {u"person"_s, u"name"_s, u"only by, or approved by, this name"_s},
                    {u"limit"_s, u"number"_s, u"number of entries, 1 to 10000; default 100"_s},
                    {u"json"_s, {}, u"as JSON, with the hash of each entry"_s}},
        .read = listAudit};
}

} // namespace tilldesk::app
