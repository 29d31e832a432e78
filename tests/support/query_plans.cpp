#include "tests/support/query_plans.h"

#include <sqlite3.h>

namespace tilldesk::test {

QStringList keptSql(const storage::Database &db)
{
    QStringList all;
    for (sqlite3_stmt *it = sqlite3_next_stmt(db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(db.sqlite(), it))
        all << QString::fromUtf8(sqlite3_sql(it));
    return all;
}

QStringList planOf(const storage::Database &db, const QString &sql)
{
    sqlite3_stmt *statement = nullptr;
    const QByteArray text = "EXPLAIN QUERY PLAN " + sql.toUtf8();
    QStringList steps;
    if (sqlite3_prepare_v2(db.sqlite(), text.constData(), -1, &statement, nullptr) != SQLITE_OK)
        return {QString::fromUtf8(sqlite3_errmsg(db.sqlite()))};
    while (sqlite3_step(statement) == SQLITE_ROW)
        steps << QString::fromUtf8(
            reinterpret_cast<const char *>(sqlite3_column_text(statement, 3)));
    sqlite3_finalize(statement);
    return steps;
}

qint64 instructionsOf(const storage::Database &db, const QString &sql)
{
    for (sqlite3_stmt *it = sqlite3_next_stmt(db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(db.sqlite(), it)) {
        if (QString::fromUtf8(sqlite3_sql(it)) != sql)
            continue;
        const int runs = sqlite3_stmt_status(it, SQLITE_STMTSTATUS_RUN, 0);
        return runs == 0 ? 0 : sqlite3_stmt_status(it, SQLITE_STMTSTATUS_VM_STEP, 0) / runs;
    }
    return 0;
}

} // namespace tilldesk::test
