#pragma once

#include "core/storage/driver.h"

namespace tilldesk::storage {

class SqliteStatement;

/// The driver of a SQLite file: Qt Sql opens it, and statements run on the handle behind Qt Sql.
class SqliteDriver final : public Driver
{
public:
    /// Throws StorageException if the file cannot be opened.
    SqliteDriver(const QString &path, Database::Mode mode);
    ~SqliteDriver() override;

    [[nodiscard]] sqlite3 *handle() const { return m_sqlite; }

    [[nodiscard]] Engine engine() const override { return Engine::Sqlite; }
    [[nodiscard]] std::shared_ptr<PreparedStatement> prepare(const QString &sql) override;
    void execute(const QString &sql) override;
    void executeScript(const QByteArray &script) override;
    void begin() override;
    void beginView() override;
    void commit() override;
    void rollback() noexcept override;
    [[nodiscard]] qint64 totalChanges() const override;
    void interrupt() override;
    void readAllRows(const Table &table, const std::function<void(BulkRow)> &take) override;
    [[nodiscard]] std::unique_ptr<BulkInsert::Sink> insertRows(const Table &table) override;

private:
    void run(std::unique_ptr<SqliteStatement> &kept, const char16_t *sql);

    sqlite3 *m_sqlite = nullptr;
    // Statements of transactions, each compiled at its first use.
    std::unique_ptr<SqliteStatement> m_begin;
    std::unique_ptr<SqliteStatement> m_beginView;
    std::unique_ptr<SqliteStatement> m_commit;
    std::unique_ptr<SqliteStatement> m_rollback;
};

} // namespace tilldesk::storage
