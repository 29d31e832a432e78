#include "app/commands/checks.h"

#include "core/storage/migrate.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {

namespace {

const QString kPayment = u"payment"_s;
const QString kStep = u"payment_step"_s;
const QString kEntry = u"ledger_entry"_s;

QStringList tablesOf(storage::Database &db)
{
    QStringList tables;
    auto rows = db.prepare(u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s);
    while (rows.next())
        tables << rows.text(0);
    return tables;
}

/// @return what SQLite says first against a table and its indexes; empty: nothing
QString integrityFault(storage::Database &db, const QString &table)
{
    auto rows = db.prepare(u"PRAGMA integrity_check('%1')"_s.arg(table));
    while (rows.next()) {
        if (rows.text(0) != "ok"_L1)
            return rows.text(0);
    }
    return {};
}

} // namespace

Result<QString> checkIntegrity(storage::Database &db)
{
    const QStringList tables = tablesOf(db);
    for (const QString &table : tables) {
        if (table == kPayment || table == kStep)
            continue;
        if (const QString fault = integrityFault(db, table); !fault.isEmpty())
            return fail(ErrorCode::Storage, fault, u"database"_s);
    }
    return u"SQLite finds %1 tables and their indexes sound"_s.arg(tables.size() - 2);
}

Result<QString> checkPaymentIntegrity(storage::Database &db)
{
    if (const QString fault = integrityFault(db, kPayment); !fault.isEmpty())
        return fail(ErrorCode::Storage, fault, u"database"_s);
    return u"SQLite finds the table of payments and its indexes sound"_s;
}

Result<QString> checkStepIntegrity(storage::Database &db)
{
    if (const QString fault = integrityFault(db, kStep); !fault.isEmpty())
        return fail(ErrorCode::Storage, fault, u"database"_s);
    return u"SQLite finds the table of steps and its index sound"_s;
}

Result<QString> checkForeignKeys(storage::Database &db)
{
    const QStringList tables = tablesOf(db);
    for (const QString &table : tables) {
        // The checks of steps and of the ledger follow each reference of theirs.
        if (table == kStep || table == kEntry)
            continue;
        auto rows = db.prepare(u"PRAGMA foreign_key_check('%1')"_s.arg(table));
        if (rows.next())
            return faultAt(rows.text(0), rows.int64(1),
                           u"refers to a row of %1 that is not there"_s.arg(rows.text(2)));
    }
    return u"every reference leads to a row"_s;
}

Result<QString> checkSchema(storage::Database &db)
{
    const QString difference = storage::schemaDifference(db);
    if (!difference.isEmpty())
        return fail(ErrorCode::Storage, difference, u"schema_migration"_s);
    auto row = db.prepare(u"SELECT count(*) FROM schema_migration"_s);
    const qint64 count = row.next() ? row.int64(0) : 0;
    return u"%1 migrations, those of this program"_s.arg(count);
}

} // namespace tilldesk::app
