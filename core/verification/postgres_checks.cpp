#include "core/verification/postgres_checks.h"

#include "core/storage/migrate.h"

#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

const auto kLines = QRegularExpression::DotMatchesEverythingOption;

/// The triggers and functions of the migrations, by their names.
struct Guards {
    QMap<QString, QString> triggers;  ///< in the form of triggerIn()
    QMap<QString, QString> functions; ///< bodies
};

/// Returns what a trigger does, without its condition; empty if the text is no CREATE TRIGGER.
QString triggerIn(const QString &sql)
{
    static const QRegularExpression parts(
        u"CREATE TRIGGER \\w+\\s+(BEFORE\\s.*?)\\s+ON\\s+(?:\\w+\\.)?(\\w+)\\s+(.*)"
        "EXECUTE FUNCTION\\s+(?:\\w+\\.)?(\\w+\\(.*\\))"_s,
        kLines);
    const auto match = parts.match(sql);
    if (!match.hasMatch())
        return {};
    const QString when = match.captured(3).contains("WHEN ("_L1) ? u" when"_s : u""_s;
    const QString row = match.captured(3).contains("FOR EACH ROW"_L1) ? u" row"_s : u""_s;
    return match.captured(1).simplified().toLower() + u" on "_s + match.captured(2) + row + when
        + u' ' + match.captured(4).simplified();
}

Guards shippedGuards()
{
    static const QRegularExpression statement(
        u"(CREATE|DROP) TRIGGER (\\w+)([^;]*);"
        "|CREATE (?:OR REPLACE )?FUNCTION (\\w+)\\([^$]*\\$\\$(.*?)\\$\\$"_s,
        kLines);
    Guards guards;
    for (const QByteArray &script : storage::migrationScripts(storage::Engine::PostgreSql)) {
        auto all = statement.globalMatch(QString::fromUtf8(script));
        while (all.hasNext()) {
            const auto match = all.next();
            if (match.captured(1) == "CREATE"_L1)
                guards.triggers.insert(match.captured(2), triggerIn(match.captured()));
            else if (match.captured(1) == "DROP"_L1)
                guards.triggers.remove(match.captured(2));
            else
                guards.functions.insert(match.captured(4), match.captured(5));
        }
    }
    return guards;
}

/// Returns an expression for the number of a row: its primary key if that is one number, else 0.
QString rowNumber(storage::Database &db, const QString &table)
{
    auto rows = db.prepare(
        u"SELECT CAST(quote_ident(a.attname) AS TEXT) FROM pg_index i JOIN pg_attribute a"
        " ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0] WHERE i.indisprimary"
        " AND i.indnkeyatts = 1 AND a.atttypid = 20 AND i.indrelid = to_regclass(:table)"_s);
    rows.bind(u":table"_s, table);
    return rows.next() ? QString(u"x."_s + rows.read<QString>()) : u"CAST(0 AS BIGINT)"_s;
}

} // namespace

QStringList postgresTables(storage::Database &db)
{
    QStringList tables;
    auto rows = db.prepare(u"SELECT CAST(c.relname AS TEXT) FROM pg_class c JOIN pg_namespace n"
                           " ON n.oid = c.relnamespace WHERE n.nspname = current_schema()"
                           " AND c.relkind = 'r' ORDER BY 1"_s);
    while (rows.next())
        tables << rows.read<QString>();
    return tables;
}

void checkPostgresTable(storage::Database &db, const QString &table, Findings &found)
{
    {
        auto all = db.prepare(u"SELECT CAST(coalesce(sum(octet_length(CAST(x AS TEXT))), 0)"
                              " AS BIGINT) FROM %1 x"_s.arg(table));
        std::ignore = all.next(); // throws if a page is damaged
    }
    auto indexes = db.prepare(u"SELECT CAST(c.relname AS TEXT) FROM pg_index i JOIN pg_class c"
                              " ON c.oid = i.indexrelid WHERE i.indrelid = to_regclass(:table)"
                              " AND NOT (i.indisvalid AND i.indisready AND i.indislive)"_s);
    indexes.bind(u":table"_s, table);
    while (indexes.next())
        found.add(u"database"_s,
                  u"the index %1 is not valid: REINDEX INDEX %1"_s.arg(indexes.read<QString>()));
}

void checkPostgresReferences(storage::Database &db, const QString &table, Findings &found)
{
    struct Reference {
        QString parent;
        QString childColumns;
        QString pairs;
        QString name;
        bool isValid = false;
    };
    QList<Reference> references;
    {
        auto rows =
            db.prepare(u"SELECT CAST(k.conname AS TEXT), CAST(p.relname AS TEXT), k.convalidated,"
                       " string_agg('x.' || quote_ident(c.attname) || ' IS NOT NULL', ' AND '),"
                       " string_agg('p.' || quote_ident(f.attname) || ' = x.' || "
                       "quote_ident(c.attname), ' AND ')"
                       " FROM pg_constraint k JOIN pg_class p ON p.oid = k.confrelid"
                       " JOIN unnest(k.conkey, k.confkey) AS n (child, parent) ON true"
                       " JOIN pg_attribute c ON c.attrelid = k.conrelid AND c.attnum = n.child"
                       " JOIN pg_attribute f ON f.attrelid = k.confrelid AND f.attnum = n.parent"
                       " WHERE k.contype = 'f' AND k.conrelid = to_regclass(:table)"
                       " GROUP BY k.oid, k.conname, p.relname, k.convalidated ORDER BY 1"_s);
        rows.bind(u":table"_s, table);
        while (rows.next()) {
            Reference reference;
            reference.name = rows.read<QString>();
            reference.parent = rows.read<QString>();
            reference.isValid = rows.read<bool>();
            reference.childColumns = rows.read<QString>();
            reference.pairs = rows.read<QString>();
            references << reference;
        }
    }
    if (references.isEmpty())
        return;
    const QString number = rowNumber(db, table);
    for (const Reference &reference : std::as_const(references)) {
        if (!reference.isValid)
            found.add(table, u"the reference %1 is not validated"_s.arg(reference.name));
        auto rows = db.prepare(
            u"SELECT %1 FROM %2 x WHERE %3 AND NOT EXISTS (SELECT 1 FROM %4 p WHERE %5) LIMIT 100"_s
                .arg(number, table, reference.childColumns, reference.parent, reference.pairs));
        while (rows.next())
            found.at(table, rows.read<qint64>(),
                     u"refers to a row of %1 that does not exist"_s.arg(reference.parent));
    }
}

void checkPostgresGuards(storage::Database &db, Findings &found)
{
    const Guards wanted = shippedGuards();
    QMap<QString, QString> triggers;
    QSet<QString> off;
    {
        auto rows =
            db.prepare(u"SELECT CAST(t.tgname AS TEXT), pg_get_triggerdef(t.oid), t.tgenabled = 'O'"
                       " FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
                       " JOIN pg_namespace n ON n.oid = c.relnamespace"
                       " WHERE NOT t.tgisinternal AND n.nspname = current_schema()"_s);
        while (rows.next()) {
            const auto [name, sql, isOn] = rows.read<QString, QString, bool>();
            triggers.insert(name, triggerIn(sql));
            if (!isOn)
                off.insert(name);
        }
    }
    for (auto trigger = wanted.triggers.cbegin(); trigger != wanted.triggers.cend(); ++trigger) {
        const QString where = u"trigger %1"_s.arg(trigger.key());
        if (!triggers.contains(trigger.key()))
            found.add(where, u"is missing"_s);
        else if (triggers[trigger.key()] != *trigger)
            found.add(where, u"was changed"_s);
        else if (off.contains(trigger.key()))
            found.add(where, u"is switched off"_s);
    }
    QMap<QString, QString> functions;
    auto rows = db.prepare(u"SELECT CAST(p.proname AS TEXT), p.prosrc FROM pg_proc p"
                           " JOIN pg_namespace n ON n.oid = p.pronamespace"
                           " WHERE n.nspname = current_schema()"_s);
    while (rows.next()) {
        const auto [name, body] = rows.read<QString, QString>();
        functions.insert(name, body);
    }
    for (auto function = wanted.functions.cbegin(); function != wanted.functions.cend();
         ++function) {
        const QString where = u"function %1"_s.arg(function.key());
        if (!functions.contains(function.key()))
            found.add(where, u"is missing"_s);
        else if (functions[function.key()] != *function)
            found.add(where, u"was changed"_s);
    }
}

} // namespace tilldesk::verification
