#pragma once

#include "core/storage/statement.h"

#include <QHash>
#include <QSqlDatabase>
#include <functional>
#include <vector>

namespace tilldesk::storage {

/// One connection to the database file. Used on the thread that created it (a rule of Qt Sql).
/// Caches some 200 prepared statements.
///
/// Adds two SQL functions. `folded(text)`, for case-insensitive comparison, equals
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
        /// it.
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

    /// Throws StorageException if the file cannot be opened.
    /// @param path  file name, or ":memory:" in tests
    explicit Database(const QString &path, Mode mode = Mode::ReadWrite);
    ~Database() = default;
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

    /// Returns the rows inserted, changed or deleted since the connection was opened.
    [[nodiscard]] qint64 totalChanges() const;
    /// Makes the running statement throw. Thread-safe while the connection exists.
    void interrupt();
    /// The path of the database file, as passed to the constructor.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// The SQLite handle behind Qt Sql (same system library), for features that Qt does not offer.
    [[nodiscard]] sqlite3 *sqlite() const { return m_sqlite; }

private:
    /// Name in Qt's list of connections; the destructor removes it from the list.
    struct ConnectionName {
        QString text;

        explicit ConnectionName(QString name) : text(std::move(name)) {}
        ~ConnectionName() { QSqlDatabase::removeDatabase(text); }
        ConnectionName(const ConnectionName &) = delete;
        ConnectionName &operator=(const ConnectionName &) = delete;
    };

    QString m_path;
    ConnectionName m_name;
    QSqlDatabase m_db;
    sqlite3 *m_sqlite = nullptr;
    QHash<QString, std::shared_ptr<PreparedStatement>> m_statements;
    std::vector<Hooks> m_hooks;
};

} // namespace tilldesk::storage
