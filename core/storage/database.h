#pragma once

#include "core/storage/statement.h"

#include <QHash>
#include <functional>
#include <vector>

struct sqlite3;

namespace tilldesk::storage {

class Driver;

/// The database engine behind a connection.
enum class Engine { Sqlite, PostgreSql };

/// Returns the engine of a database by the `path` that Database takes.
[[nodiscard]] Engine engineOf(const QString &path);

/// One connection to a database. Used on the thread that created it (a rule of Qt Sql). Caches some
/// 200 prepared statements.
///
/// SQLite has two SQL functions more. `folded(text)`, for case-insensitive comparison, equals
/// QString::toCaseFolded(); SQLite's own lower() handles ASCII only. `has_text(wanted, text, …)`
/// returns whether one of the texts contains `wanted`, a result of searchable().
class Database
{
public:
    enum class Mode {
        ReadWrite, ///< creates the file if it does not exist, mode 0600
        /// The file must exist; each read sees all commits made before it began. Works on a
        /// read-only medium, where nobody can be writing.
        ReadOnly,
        /// The file must exist and nobody may write it: no lock, no write-ahead log, no file beside
        /// it. PostgreSQL has no such mode.
        Immutable,
    };

    /// Callbacks at the steps of each write transaction. Called on the connection's thread.
    struct Hooks {
        std::function<void()> beforeCommit;    ///< may write; an exception rolls back the
                                               ///< transaction
        std::function<void()> afterCommit;     ///< must not write or throw
        std::function<void()> afterRollback;   ///< must discard state cached from the transaction
        std::function<void()> afterBegin = {}; ///< an exception rolls back the transaction
    };

    /// Throws StorageException if the database cannot be opened.
    /// @param path  name of SQLite's file, ":memory:" in tests, or PostgreSQL's connection URI,
    /// which begins with `postgresql:` and has no password
    explicit Database(const QString &path, Mode mode = Mode::ReadWrite);
    ~Database();
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] Statement prepare(const QString &sql);
    /// Runs one statement without placeholders; does not cache it.
    void execute(const QString &sql);
    /// Runs all statements of a script, which may contain comments and triggers.
    void executeScript(const QByteArray &script);
    /// @pre captures of the hooks outlive the connection, or no transaction follows
    void addHooks(Hooks hooks) { m_hooks.push_back(std::move(hooks)); }
    [[nodiscard]] const std::vector<Hooks> &hooks() const { return m_hooks; }

    /// Why a connection leads.
    enum class Lead {
        ToServe, ///< throws StorageException in a database that `move` has not finished or emptied
        ToMove,
    };
    /// Tries to become the only connection that writes: the leader. SQLite's is always;
    /// PostgreSQL's is if no other connection leads. A leader that has not used its connection for
    /// five seconds is disconnected, so that a later try succeeds.
    ///
    /// Each write transaction of a leader throws SoleWriterLost, and writes nothing, once another
    /// connection has taken over. A leader whose connection is lost opens a new one at its next
    /// write transaction, or finds out whether its COMMIT was carried out.
    /// @param name  of the service that leads, for people
    [[nodiscard]] bool tryLead(const QString &name, Lead purpose = Lead::ToServe);
    /// Sets what a leader asks while it waits for the server to tell whether a lost COMMIT was
    /// carried out, each 20 ms: false gives up. By default it waits for ever.
    void setGoOn(std::function<bool()> goOn);
    /// Returns whether tryLead() has succeeded on a PostgreSQL database, so that this connection
    /// must be used at least each second.
    [[nodiscard]] bool mustBeat() const;
    /// Returns whether a connection to this PostgreSQL database leads. SQLite: false.
    [[nodiscard]] bool hasLeader();
    /// Returns the name of the last leader; empty if there was none, and for SQLite.
    [[nodiscard]] QString leader();

    /// Returns a number that grows with each change that this connection makes. SQLite counts the
    /// rows inserted, changed or deleted; PostgreSQL, which is not asked after each statement,
    /// counts the statements sent that write.
    [[nodiscard]] qint64 totalChanges() const;
    /// Makes the running statement throw. Thread-safe while the connection exists.
    void interrupt();
    /// The path of the database file or the connection URI, as passed to the constructor.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Engine engine() const;
    /// The SQLite handle behind Qt Sql (same system library), for features that only SQLite has.
    /// Throws StorageException if the engine is PostgreSQL.
    [[nodiscard]] sqlite3 *sqlite() const;

    /// What the other classes of core/storage use.
    [[nodiscard]] Driver &driver() const { return *m_driver; }

private:
    friend class Transaction;

    QString m_path;
    std::unique_ptr<Driver> m_driver;
    QHash<QString, std::shared_ptr<PreparedStatement>> m_statements; ///< destroyed before m_driver
    std::vector<Hooks> m_hooks;
};

} // namespace tilldesk::storage
