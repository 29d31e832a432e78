#include "core/storage/bulk_load.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// What PostgreSQL is to make again, and how it is taken away.
struct Part {
    QString drop;
    QString make;
};

QList<Part> parts(Database &db, const QString &sql)
{
    QList<Part> parts;
    auto rows = db.prepare(sql);
    while (rows.next()) {
        const auto [drop, make] = rows.read<QString, QString>();
        parts << Part{.drop = drop, .make = make};
    }
    return parts;
}

/// Returns the constraints of some kinds. @param kinds  quoted letters of pg_constraint.contype
QList<Part> constraints(Database &db, const QString &tables, const QString &kinds)
{
    return parts(db,
                 u"SELECT format('ALTER TABLE %I DROP CONSTRAINT %I', c.relname, k.conname),"
                 " format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, k.conname,"
                 " pg_get_constraintdef(k.oid)) FROM pg_constraint k"
                 " JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n"
                 " ON n.oid = c.relnamespace AND n.nspname = current_schema()"
                 " WHERE k.contype IN (%1) AND c.relname IN (%2) ORDER BY k.contype, k.oid"_s.arg(
                     kinds, tables));
}

QList<Part> plainIndexes(Database &db, const QString &tables)
{
    return parts(
        db,
        u"SELECT format('DROP INDEX %I', x.relname), pg_get_indexdef(x.oid)"
        " FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid"
        " JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n"
        " ON n.oid = c.relnamespace AND n.nspname = current_schema()"
        " WHERE c.relname IN (%1) AND NOT EXISTS"
        " (SELECT 1 FROM pg_constraint k WHERE k.conindid = x.oid) ORDER BY x.oid"_s.arg(tables));
}

/// Returns statements that let each table give the next number after its last row.
QStringList identities(Database &db, const QString &tables)
{
    QStringList statements;
    auto rows = db.prepare(
        u"SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L),"
        " coalesce(max(%I), 1), max(%I) IS NOT NULL) FROM %I',"
        " c.relname, a.attname, a.attname, a.attname, c.relname)"
        " FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n"
        " ON n.oid = c.relnamespace AND n.nspname = current_schema()"
        " WHERE a.attidentity <> '' AND NOT a.attisdropped AND c.relname IN (%1)"_s.arg(tables));
    while (rows.next())
        statements << rows.read<QString>();
    return statements;
}

} // namespace

BulkLoad::BulkLoad(Database &db, const QList<Table> &tables) : m_db(db)
{
    if (db.engine() == Engine::PostgreSql)
        takeAwayPostgres(tables);
    else
        takeAwaySqlite(tables);
}

void BulkLoad::takeAwayPostgres(const QList<Table> &tables)
{
    QStringList names;
    QStringList quoted;
    for (const Table &table : tables) {
        names << table.name;
        quoted << QString(u'\'' + table.name + u'\'');
    }
    const QString list = quoted.join(u", "_s);
    const QList<Part> references = constraints(m_db, list, u"'f'"_s);
    const QList<Part> keys = constraints(m_db, list, u"'p', 'u'"_s);
    const QList<Part> indexes = plainIndexes(m_db, list);
    m_db.execute(u"SET LOCAL maintenance_work_mem = '128MB'"_s);
    for (const QString &name : names)
        m_db.execute(u"ALTER TABLE %1 DISABLE TRIGGER USER"_s.arg(name));
    m_db.execute(u"TRUNCATE %1 CASCADE"_s.arg(names.join(u", "_s)));
    for (const QList<Part> *all : {&references, &indexes, &keys}) {
        for (const Part &part : *all)
            m_db.execute(part.drop);
    }
    for (const QList<Part> *all : {&keys, &indexes, &references}) {
        for (const Part &part : *all)
            m_again << part.make;
    }
    m_again << identities(m_db, list);
    for (const QString &name : names)
        m_again << u"ALTER TABLE %1 ENABLE TRIGGER USER"_s.arg(name) << u"ANALYZE %1"_s.arg(name);
}

void BulkLoad::takeAwaySqlite(const QList<Table> &tables)
{
    QList<Part> all;
    {
        auto rows = m_db.prepare(
            u"SELECT 'DROP ' || type || ' ' || name, sql FROM sqlite_schema WHERE sql IS NOT NULL"
            " AND type IN ('trigger', 'index') ORDER BY type, name"_s);
        while (rows.next()) {
            const auto [drop, make] = rows.read<QString, QString>();
            all << Part{.drop = drop, .make = make};
        }
    }
    for (const Part &part : std::as_const(all)) {
        m_db.execute(part.drop);
        m_again << part.make;
    }
    for (const Table &table : tables)
        m_db.execute(u"DELETE FROM "_s + table.name);
}

void BulkLoad::finish(const std::function<void()> &between)
{
    for (const QString &statement : std::as_const(m_again)) {
        m_db.execute(statement);
        between();
    }
}

} // namespace tilldesk::storage
