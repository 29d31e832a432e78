#pragma once

#include "core/storage/bulk_rows.h"

#include <QSqlDatabase>

namespace tilldesk::storage {

class PreparedStatement;

/// The connection to one engine. Database passes its calls on to the driver of its engine and keeps
/// what both engines share: prepared statements and hooks.
///
/// Every member but `interrupt()` and `rollback()` throws StorageException if the database refuses,
/// and is called on the thread that created the driver.
class Driver
{
public:
    virtual ~Driver() = default;
    Driver(const Driver &) = delete;
    Driver &operator=(const Driver &) = delete;

    [[nodiscard]] virtual Engine engine() const = 0;
    /// @return destroyed before the driver
    [[nodiscard]] virtual std::shared_ptr<PreparedStatement> prepare(const QString &sql) = 0;
    virtual void execute(const QString &sql) = 0;
    virtual void executeScript(const QByteArray &script) = 0;

    /// Begins a write transaction.
    virtual void begin() = 0;
    /// Begins a transaction that only reads, in one snapshot.
    virtual void beginView() = 0;
    virtual void commit() = 0;
    /// Ends the transaction without its changes, whether the engine has already done so or not.
    virtual void rollback() noexcept = 0;

    /// Lets PostgreSQL find rows by indexes even in small tables, from the next statement on, also
    /// over later connections. It keeps the plan of a statement, and a plan that reads a small
    /// table as a whole goes on doing so while the table grows. For a connection that looks rows
    /// up, not for one that reads whole tables.
    virtual void preferIndexes() {}

    // See Database. An engine with one writer only needs no election.
    [[nodiscard]] virtual bool tryLead(const QString & /*name*/) { return true; }
    virtual void setGoOn(std::function<bool()> /*goOn*/) {}
    [[nodiscard]] virtual bool mustBeat() const { return false; }
    [[nodiscard]] virtual bool hasLeader() { return false; }
    [[nodiscard]] virtual QString leader() { return {}; }

    /// See Database::totalChanges().
    [[nodiscard]] virtual qint64 totalChanges() const = 0;
    virtual void interrupt() = 0; ///< thread-safe

    // See bulk_rows.h.
    virtual void readAllRows(const Table &table, const std::function<void(BulkRow)> &take) = 0;
    [[nodiscard]] virtual std::unique_ptr<BulkInsert::Sink> insertRows(const Table &table) = 0;

protected:
    /// @param qtDriver  QSQLITE or QPSQL
    explicit Driver(const QString &qtDriver);
    [[nodiscard]] QSqlDatabase &connection() { return m_connection; }

private:
    /// Name in Qt's list of connections; the destructor removes it from the list.
    struct ConnectionName {
        QString text;

        explicit ConnectionName(QString name) : text(std::move(name)) {}
        ~ConnectionName() { QSqlDatabase::removeDatabase(text); }
        ConnectionName(const ConnectionName &) = delete;
        ConnectionName &operator=(const ConnectionName &) = delete;
    };

    ConnectionName m_name;
    QSqlDatabase m_connection;
};

} // namespace tilldesk::storage
