#pragma once

#include "core/storage/prepared_statement.h"

struct sqlite3;
struct sqlite3_stmt;

namespace tilldesk::storage {

/// A statement of SQLite. Runs on Qt Sql's connection, but without QSqlQuery, whose variants cost
/// more than SQLite itself.
/// @source measured: an insert of 20 columns takes 4 µs instead of 9, a get by id 5 to 8 µs instead
/// of 16 to 20
class SqliteStatement final : public PreparedStatement
{
public:
    SqliteStatement(sqlite3 *db, const QString &sql);
    ~SqliteStatement() override;

    void bindText(int number, const QString &text) override;
    void bindNumber(int number, qint64 value) override;
    void bindNull(int number, NullOf type) override;
    void run() override;
    [[nodiscard]] int runCounted() override;
    [[nodiscard]] bool step() override;
    void reset() noexcept override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] qint64 number(int column) const override;
    [[nodiscard]] QByteArrayView text(int column) override;

private:
    void check(int code) const;

    sqlite3 *m_db;
    sqlite3_stmt *m_statement = nullptr;
};

} // namespace tilldesk::storage
