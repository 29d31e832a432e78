#include "core/audit/audit_queries.h"

#include "core/domain/search_text.h"
#include "core/storage/dialect.h"
#include "core/storage/list_conditions.h"
#include "core/storage/sql_list.h"

#include <QJsonDocument>

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::audit {
namespace {

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// The name of the actor; kServiceActor for the service.
const QString kActorName = u"CASE actor_kind WHEN %1 THEN '%2' ELSE actor_name END"_s.arg(
    storage::sqlNumber(AuditActorKind::Service), kServiceActor);

QString factOf(const QString &name)
{
    return u"coalesce(json_extract(nullif(facts, ''), '$.%1'), '')"_s.arg(name);
}

/// The conditions on the facts of an entry.
storage::ListConditions detailsOf(const AuditFilter &filter)
{
    const QString amount = u"CAST(json_extract(nullif(facts, ''), '$.amount') AS BIGINT)"_s;
    const QStringList texts{kActorName,
                            u"approver_name"_s,
                            u"place"_s,
                            factOf(u"reference"_s),
                            factOf(u"description"_s),
                            factOf(u"name"_s),
                            u"coalesce(json_extract(nullif(new_values, ''), '$.name'), '')"_s};
    storage::ListConditions conditions;
    conditions.addAmounts(filter.amounts, amount);
    conditions.addPart(filter.referencePart, factOf(u"reference"_s));
    conditions.addTerms(filter.terms,
                        {.texts = texts.join(u", "_s),
                         .ids = u"subject, "_s + factOf(u"paymentId"_s),
                         .amount = amount,
                         .time = u"at"_s});
    return conditions;
}

/// The condition of a filter, for page() and count().
QString conditionOf(const AuditFilter &filter)
{
    QString sql = u" WHERE seq < :before"_s;
    if (filter.from)
        sql += u" AND at >= :from"_s;
    if (filter.to)
        sql += u" AND at < :to"_s;
    if (!filter.kinds.isEmpty())
        sql += u" AND kind IN (%1)"_s.arg(storage::sqlList(filter.kinds));
    QStringList people;
    for (qsizetype i = 0; i < filter.people.size(); ++i)
        people << u":person%1 IN (actor_id, %2, approver_id, approver_name)"_s.arg(
            QString::number(i), kActorName);
    for (qsizetype i = 0; i < filter.names.size(); ++i)
        people << u"has_text(:name%1, %2, approver_name)"_s.arg(QString::number(i), kActorName);
    if (!people.isEmpty())
        sql += u" AND ("_s + people.join(u" OR "_s) + u')';
    return sql + detailsOf(filter).sql();
}

const QString kEntries =
    u"SELECT seq, at, kind, actor_kind, actor_id, actor_name, approver_id, approver_name, place,"
    " subject, facts, old_values, new_values, hash FROM audit_trail"_s;

/// Reads a row of kEntries.
AuditEntry entryOf(storage::Statement &rows)
{
    return {.seq = rows.read<qint64>(),
            .at = rows.read<Timestamp>(),
            .kind = rows.read<AuditKind>(),
            .actor = {.kind = rows.read<AuditActorKind>(),
                      .id = rows.read<QString>(),
                      .name = rows.read<QString>(),
                      .approverId = rows.read<QString>(),
                      .approverName = rows.read<QString>(),
                      .place = rows.read<QString>()},
            .subject = rows.read<QString>(),
            .facts = objectOf(rows.read<QByteArray>()),
            .before = objectOf(rows.read<QByteArray>()),
            .after = objectOf(rows.read<QByteArray>()),
            .hash = rows.read<QByteArray>()};
}

void bind(storage::Statement &rows, const AuditFilter &filter, std::optional<qint64> before)
{
    rows.bind(u":before"_s, before.value_or(std::numeric_limits<qint64>::max()));
    if (filter.from)
        rows.bind(u":from"_s, *filter.from);
    if (filter.to)
        rows.bind(u":to"_s, *filter.to);
    for (qsizetype i = 0; i < filter.people.size(); ++i)
        rows.bind(u":person%1"_s.arg(i), filter.people[i]);
    for (qsizetype i = 0; i < filter.names.size(); ++i)
        rows.bind(u":name%1"_s.arg(i), filter.names[i]);
    detailsOf(filter).bind(rows);
}

} // namespace

AuditPage page(storage::Database &db, const AuditFilter &filter, std::optional<qint64> before,
               int count)
{
    auto rows = db.prepare(kEntries + conditionOf(filter) + u" ORDER BY seq DESC LIMIT :limit"_s);
    bind(rows, filter, before);
    rows.bind(u":limit"_s, qint64(count) + 1);
    AuditPage page;
    while (rows.next()) {
        page.hasMore = page.rows.size() == count;
        if (page.hasMore)
            break;
        page.rows << entryOf(rows);
    }
    return page;
}

EntryRows::EntryRows(storage::Database &db, const AuditFilter &filter)
    : m_rows(db.prepare(kEntries + conditionOf(filter) + u" ORDER BY seq"_s))
{
    bind(m_rows, filter, {});
}

std::optional<AuditEntry> EntryRows::next()
{
    return m_rows.next() ? std::optional(entryOf(m_rows)) : std::nullopt;
}

qint64 count(storage::Database &db, const AuditFilter &filter)
{
    auto row = db.prepare(u"SELECT count(*) FROM audit_trail"_s + conditionOf(filter));
    bind(row, filter, {});
    return row.next() ? row.read<qint64>() : 0;
}

bool hasTrail(storage::Database &db)
{
    return storage::hasTable(db, u"audit_trail"_s);
}

AuditHead head(storage::Database &db)
{
    auto row = db.prepare(u"SELECT seq, hash FROM audit_trail ORDER BY seq DESC LIMIT 1"_s);
    return row.next() ? AuditHead{row.read<qint64>(), row.read<QByteArray>()} : AuditHead();
}

void readChain(storage::Database &db, qint64 first,
               const std::function<bool(const ChainedRow &, const QByteArray &)> &take)
{
    auto rows = db.prepare(u"SELECT seq, at, kind, actor_kind, actor_id, actor_name, approver_id,"
                           " approver_name, place, subject, facts, old_values, new_values, guard,"
                           " state, hash FROM audit_trail WHERE seq >= :first ORDER BY seq"_s);
    rows.bind(u":first"_s, first);
    while (rows.next()) {
        const ChainedRow row{.seq = rows.read<qint64>(),
                             .at = rows.read<Timestamp>(),
                             .kind = rows.read<qint64>(),
                             .actorKind = rows.read<qint64>(),
                             .actorId = rows.read<QByteArray>(),
                             .actorName = rows.read<QByteArray>(),
                             .approverId = rows.read<QByteArray>(),
                             .approverName = rows.read<QByteArray>(),
                             .place = rows.read<QByteArray>(),
                             .subject = rows.read<QByteArray>(),
                             .facts = rows.read<QByteArray>(),
                             .before = rows.read<QByteArray>(),
                             .after = rows.read<QByteArray>(),
                             .guard = rows.read<qint64>(),
                             .state = rows.read<QByteArray>()};
        if (!take(row, rows.read<QByteArray>()))
            return;
    }
}

} // namespace tilldesk::audit
