#include "app/commands/checks.h"

#include "core/domain/ledger.h"
#include "core/domain/payment.h"
#include "core/storage/migrate.h"

#include <array>

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

/// Returns SQLite's first complaint about a table and its indexes; empty if it has none.
QString integrityFault(storage::Database &db, const QString &table)
{
    auto rows = db.prepare(u"PRAGMA integrity_check('%1')"_s.arg(table));
    while (rows.next()) {
        if (rows.text(0) != "ok"_L1)
            return rows.text(0);
    }
    return {};
}

/// Returns the first id from 1 to `last` that has no row in `table`; empty if none is missing.
std::optional<qint64> missing(storage::Database &db, const QString &table, qint64 last)
{
    auto rows = db.prepare(u"SELECT id FROM "_s + table + u" WHERE id >= 1 ORDER BY id"_s);
    for (qint64 id = 1; id <= last; ++id) {
        if (!rows.next() || rows.int64(0) != id)
            return id;
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
        // Skips steps and ledger entries, because their own checks follow every reference.
        // References to the tables below lead to one of the rows required there.
        if (table == kStep || table == kEntry)
            continue;
        auto rows = db.prepare(u"PRAGMA foreign_key_check('%1')"_s.arg(table));
        if (rows.next())
            return faultAt(rows.text(0), rows.int64(1),
                           u"refers to a row of %1 that is not there"_s.arg(rows.text(2)));
    }
    const std::array<std::pair<QString, qint64>, 3> kinds{
        {{u"payment_status"_s, qint64(kPaymentStatuses.size())},
         {u"actor_kind"_s, qint64(Actor::Kind::Signature)},
         {u"ledger_cause"_s, qint64(LedgerCause::PaidOutAgain)}}};
    for (const auto &[table, last] : kinds) {
        if (const auto id = missing(db, table, last))
            return faultAt(table, *id, u"is not there"_s);
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
