#pragma once

#include "core/storage/driver.h"
#include "core/storage/postgres_lease.h"

#include <chrono>
#include <mutex>

struct pg_cancel;

namespace tilldesk::storage {

/// The driver of a PostgreSQL database, version 14 or later: Qt Sql opens the connection, and
/// statements run on libpq's connection behind Qt Sql. A lost connection is opened again by the
/// next read outside a transaction, and by the next write transaction of a leader.
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
    void readAllRows(const Table &table, const std::function<void(BulkRow)> &take) override;
    [[nodiscard]] std::unique_ptr<BulkInsert::Sink> insertRows(const Table &table) override;
    void preferIndexes() override;
    [[nodiscard]] bool tryLead(const QString &name) override;
    void setGoOn(std::function<bool()> goOn) override { m_goOn = std::move(goOn); }
    [[nodiscard]] bool mustBeat() const override { return m_lease != nullptr; }
    [[nodiscard]] bool hasLeader() override;
    [[nodiscard]] QString leader() override;

private:
    struct FreeCancel {
        void operator()(pg_cancel *cancel) const;
    };

    void open();
    void requireSortOrder();
    [[nodiscard]] bool tryResume();
    void resume(const std::function<bool(bool isThere)> &goOn);
    void resumeSoon();
    [[nodiscard]] bool hasCommitted();

    QString m_options; ///< of the connection, as Qt Sql passes them on to libpq
    Database::Mode m_mode;
    bool m_prefersIndexes = false;
    PostgresSession m_session;
    std::unique_ptr<PostgresLease> m_lease; ///< null: this connection does not lead
    std::optional<qint64> m_writesBefore;   ///< the open write transaction; empty: none is open
    bool m_isAway = false;                  ///< the last try to resume has failed
    std::function<bool()> m_goOn = [] { return true; };
    std::mutex m_cancelMutex;
    std::unique_ptr<pg_cancel, FreeCancel> m_cancel; ///< guarded by m_cancelMutex
};

} // namespace tilldesk::storage
