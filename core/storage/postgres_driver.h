#pragma once

#include "core/storage/driver.h"
#include "core/storage/postgres_session.h"

struct pg_cancel;

namespace tilldesk::storage {

/// The driver of a PostgreSQL database, version 14 or later: Qt Sql opens the connection, and
/// statements run on libpq's connection behind Qt Sql.
class PostgresDriver final : public Driver
{
public:
    /// Throws StorageException if the server cannot be reached, refuses the login, or has a
    /// database that sorts texts in another order than SQLite.
    /// @param uri  connection URI, `postgresql:…`. The password comes from a password file or from
    /// the environment: the URI appears in logs, so it must have none.
    /// @param mode  ReadWrite or ReadOnly
    PostgresDriver(const QString &uri, Database::Mode mode);

    [[nodiscard]] Engine engine() const override { return Engine::PostgreSql; }
    [[nodiscard]] std::shared_ptr<PreparedStatement> prepare(const QString &sql) override;
    void execute(const QString &sql) override;
    void executeScript(const QByteArray &script) override;
    void begin() override;
    void beginView() override;
    void commit() override;
    void rollback() noexcept override;
    [[nodiscard]] qint64 totalChanges() const override;
    void interrupt() override;

private:
    struct FreeCancel {
        void operator()(pg_cancel *cancel) const;
    };

    void requireSortOrder();

    std::unique_ptr<PostgresSession> m_session;
    std::unique_ptr<pg_cancel, FreeCancel> m_cancel;
};

} // namespace tilldesk::storage
