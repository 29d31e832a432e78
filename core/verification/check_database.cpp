#include "core/verification/checks.h"

#include "core/domain/ledger.h"
#include "core/domain/payment.h"
#include "core/storage/migrate.h"
#include "core/verification/postgres_checks.h"

#include <QMap>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

namespace {

const QString kPayment = u"payment"_s;
const QString kStep = u"payment_step"_s;
const QString kEntry = u"ledger_entry"_s;

bool isPostgres(const storage::Database &db)
{
    return db.engine() == storage::Engine::PostgreSql;
}

QString engineName(const storage::Database &db)
{
    return isPostgres(db) ? u"PostgreSQL"_s : u"SQLite"_s;
}

QStringList tablesOf(storage::Database &db)
{
    if (isPostgres(db))
        return postgresTables(db);
    QStringList tables;
    auto rows = db.prepare(u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s);
    while (rows.next())
        tables << rows.read<QString>();
    return tables;
}

/// Reports the engine's complaints about a table and its indexes.
void checkTable(storage::Database &db, const QString &table, Findings &found)
{
    if (isPostgres(db))
        return checkPostgresTable(db, table, found);
    auto rows = db.prepare(u"PRAGMA integrity_check('%1')"_s.arg(table));
    while (rows.next()) {
        if (rows.read<QString>() != "ok"_L1)
            found.add(u"database"_s, rows.read<QString>());
    }
}

/// Reports each id from 1 to `last` that has no row in `table`.
void findMissing(storage::Database &db, const QString &table, qint64 last, Findings &found)
{
    for (qint64 id = 1; id <= last; ++id) {
        auto row = db.prepare(u"SELECT 1 FROM "_s + table + u" WHERE id = :id"_s);
        row.bind(u":id"_s, id);
        if (!row.next())
            found.at(table, id, u"does not exist"_s);
    }
}

QMap<QString, QString> triggersOf(storage::Database &db)
{
    QMap<QString, QString> triggers;
    auto rows = db.prepare(u"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"_s);
    while (rows.next()) {
        const auto [name, sql] = rows.read<QString, QString>();
        triggers.insert(name, sql);
    }
    return triggers;
}

void checkGuards(storage::Database &db, Findings &found)
{
    storage::Database fresh(u":memory:"_s);
    storage::migrate(fresh);
    const auto wanted = triggersOf(fresh);
    const auto triggers = triggersOf(db);
    for (auto trigger = wanted.cbegin(); trigger != wanted.cend(); ++trigger) {
        if (!triggers.contains(trigger.key()))
            found.add(u"trigger %1"_s.arg(trigger.key()), u"is missing"_s);
        else if (triggers[trigger.key()] != *trigger)
            found.add(u"trigger %1"_s.arg(trigger.key()), u"was changed"_s);
    }
}

} // namespace

QString checkIntegrity(storage::Database &db, Findings &found)
{
    const QStringList tables = tablesOf(db);
    for (const QString &table : tables) {
        if (table == kPayment || table == kStep)
            continue;
        checkTable(db, table, found);
    }
    return u"%1 finds %2 tables and their indexes sound"_s.arg(engineName(db),
                                                               QString::number(tables.size() - 2));
}

QString checkPaymentIntegrity(storage::Database &db, Findings &found)
{
    checkTable(db, kPayment, found);
    return u"%1 finds the table of payments and its indexes sound"_s.arg(engineName(db));
}

QString checkStepIntegrity(storage::Database &db, Findings &found)
{
    checkTable(db, kStep, found);
    return u"%1 finds the table of steps and its index sound"_s.arg(engineName(db));
}

QString checkForeignKeys(storage::Database &db, Findings &found)
{
    const QStringList tables = tablesOf(db);
    for (const QString &table : tables) {
        // Skips steps and ledger entries: their own checks follow every reference except those to
        // the tables in `kinds`. Those tables must have every row from 1 to the last enumerator,
        // see below.
        if (table == kStep || table == kEntry)
            continue;
        if (isPostgres(db)) {
            checkPostgresReferences(db, table, found);
            continue;
        }
        auto rows = db.prepare(u"PRAGMA foreign_key_check('%1')"_s.arg(table));
        while (rows.next()) {
            const auto [of, row, parent] = rows.read<QString, qint64, QString>();
            found.at(of, row, u"refers to a row of %1 that does not exist"_s.arg(parent));
        }
    }
    const std::array<std::pair<QString, qint64>, 3> kinds{
        {{u"payment_status"_s, qint64(kPaymentStatuses.size())},
         {u"actor_kind"_s, qint64(Actor::Kind::Provider)},
         {u"ledger_cause"_s, qint64(LedgerCause::FeeCarried)}}};
    for (const auto &[table, last] : kinds) {
        findMissing(db, table, last, found);
    }
    return u"every reference leads to a row"_s;
}

QString checkSchema(storage::Database &db, Findings &found)
{
    const QString difference = storage::schemaDifference(db);
    if (!difference.isEmpty())
        found.add(u"schema_migration"_s, difference);
    if (isPostgres(db))
        checkPostgresGuards(db, found);
    else
        checkGuards(db, found);
    auto row = db.prepare(u"SELECT count(*) FROM schema_migration"_s);
    const qint64 count = row.next() ? row.read<qint64>() : 0;
    return u"%1 migrations, those of this program; no trigger is missing"_s.arg(count);
}

} // namespace tilldesk::verification
