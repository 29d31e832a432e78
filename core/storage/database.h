#pragma once

#include "core/storage/statement.h"

#include <QHash>
#include <QSqlDatabase>
#include <functional>
#include <vector>

namespace tilldesk::storage {

/// One connection to the database file. Use it only from the thread that made it (a rule of Qt
/// Sql). Prepared statements are kept, some 200 of them.
///
/// SQL has one function more here: `folded(text)`, for comparing texts in any case, equals
/// QString::toCaseFolded(); SQLite's own lower() knows ASCII only.
class Database
{
public:
    enum class Mode {
        ReadWrite, ///< makes the file when it is not there, mode 0600
        ReadOnly,  ///< the file must be there; sees each commit of the writer from its next read on
    };

    /// What wants to know how a transaction ends. Called on the connection's thread.
    struct Hooks {
        std::function<void()> beforeCommit;    ///< may write; an exception rolls back
        std::function<void()> afterCommit;     ///< must not write or throw
        std::function<void()> afterRollback;   ///< forget what was kept of the transaction
        std::function<void()> afterBegin = {}; ///< an exception rolls back
    };

    /// Throws StorageException when the file cannot be opened.
    /// @param path  file name, or ":memory:" in tests
    explicit Database(const QString &path, Mode mode = Mode::ReadWrite);
    ~Database() = default;
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;

    [[nodiscard]] Statement prepare(const QString &sql);
    /// Runs one statement that binds nothing, without keeping it.
    void execute(const QString &sql);
    /// Runs all statements of a script, which may hold comments and triggers.
    void executeScript(const QByteArray &script);
    /// @pre what the hooks capture outlives the connection, or no transaction follows
    void addHooks(Hooks hooks) { m_hooks.push_back(std::move(hooks)); }
    [[nodiscard]] const std::vector<Hooks> &hooks() const { return m_hooks; }

    /// @return rows inserted, changed or deleted since the connection was made
    [[nodiscard]] qint64 totalChanges() const;
    /// Makes the statement that runs throw. From any thread, while the connection is there.
    void interrupt();
    /// The database file, as it was opened.
    [[nodiscard]] QString path() const { return m_db.databaseName(); }
    /// The connection of the same system library that Qt Sql uses, for what Qt does not offer.
    [[nodiscard]] sqlite3 *sqlite() const { return m_sqlite; }

private:
    /// The name of a connection in Qt's list; takes it out when the last copy has gone.
    struct ConnectionName {
        QString text;

        explicit ConnectionName(QString name) : text(std::move(name)) {}
        ~ConnectionName() { QSqlDatabase::removeDatabase(text); }
        ConnectionName(const ConnectionName &) = delete;
        ConnectionName &operator=(const ConnectionName &) = delete;
    };

    ConnectionName m_name;
    QSqlDatabase m_db;
    sqlite3 *m_sqlite = nullptr;
    QHash<QString, std::shared_ptr<PreparedStatement>> m_statements;
    std::vector<Hooks> m_hooks;
};

} // namespace tilldesk::storage
