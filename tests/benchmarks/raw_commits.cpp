#include "tests/benchmarks/raw_commits.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <sqlite3.h>
#include <stdexcept>
#include <string>

namespace tilldesk::benchmarks {
namespace {

using Clock = std::chrono::steady_clock;

struct Close {
    void operator()(sqlite3 *db) const { sqlite3_close(db); }
    void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using Connection = std::unique_ptr<sqlite3, Close>;
using Prepared = std::unique_ptr<sqlite3_stmt, Close>;

void execute(sqlite3 *db, const char *sql)
{
    char *message = nullptr;
    if (sqlite3_exec(db, sql, nullptr, nullptr, &message) != SQLITE_OK)
        throw std::runtime_error(std::string(sql) + ": " + message);
}

Prepared prepare(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(db, sql, -1, &statement, nullptr) != SQLITE_OK)
        throw std::runtime_error(sqlite3_errmsg(db));
    return Prepared(statement);
}

sqlite3_int64 lastSeq(sqlite3 *db)
{
    const Prepared statement = prepare(db, "SELECT coalesce(max(seq), 0) FROM payment");
    sqlite3_step(statement.get());
    return sqlite3_column_int64(statement.get(), 0);
}

void insert(sqlite3_stmt *statement, sqlite3_int64 seq)
{
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
    char id[32];
    std::snprintf(id, sizeof id, "%012llx%012llx", static_cast<unsigned long long>(now),
                  static_cast<unsigned long long>(seq));
    sqlite3_bind_int64(statement, 1, seq);
    sqlite3_bind_text(statement, 2, id, 24, SQLITE_TRANSIENT);
    sqlite3_bind_int64(statement, 3, now);
    sqlite3_bind_int64(statement, 4, now + 1'200'000);
    if (sqlite3_step(statement) != SQLITE_DONE)
        throw std::runtime_error("insert failed");
    sqlite3_reset(statement);
}

} // namespace

double rawCommitRate(const QString &databasePath, int batch, double seconds)
{
    sqlite3 *opened = nullptr;
    if (sqlite3_open(databasePath.toUtf8().constData(), &opened) != SQLITE_OK)
        throw std::runtime_error("cannot open the database");
    const Connection db(opened);
    execute(opened, "PRAGMA journal_mode = WAL");
    execute(opened, "PRAGMA synchronous = FULL");
    execute(opened, "PRAGMA foreign_keys = ON");
    execute(opened, "PRAGMA cache_size = -16000");
    const Prepared statement = prepare(
        opened,
        "INSERT INTO payment (seq, id, profile, status, amount, created_at, expire_at, reference,"
        " description, bulk_id, message, identify_callback_url, callback_url, return_url,"
        " voucher_eligibility, debtor_name, debtor_iban, actor_kind, actor_name)"
        " VALUES (?1, ?2, 1, 1, 2450, ?3, ?4, 'Order 10482', '2 x sourdough, 1 x tart', '', '', '',"
        " 'https://shop.example/notify', 'https://shop.example/thanks', '', '', '', 2, 'webshop')");
    sqlite3_int64 seq = lastSeq(opened);
    const auto start = Clock::now();
    qint64 rows = 0;
    std::chrono::duration<double> elapsed{0};
    while (elapsed.count() < seconds) {
        execute(opened, "BEGIN IMMEDIATE");
        for (int i = 0; i < batch; ++i)
            insert(statement.get(), ++seq);
        execute(opened, "COMMIT");
        rows += batch;
        elapsed = Clock::now() - start;
    }
    return double(rows) / elapsed.count();
}

} // namespace tilldesk::benchmarks
