#pragma once

#include "core/storage/database.h"

#include <QTemporaryDir>
#include <memory>

namespace tilldesk::test {

/// An empty database of the engine on which the tests run: PostgreSQL if the environment has
/// `TILLDESK_TEST_ENGINE=postgresql`, otherwise SQLite. PostgreSQL's is emptied by the next object,
/// SQLite's is removed with this one.
class EmptyDatabase
{
public:
    EmptyDatabase();

    [[nodiscard]] static bool isPostgres();
    /// For connections: a file name or a connection URI.
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    std::unique_ptr<QTemporaryDir> m_folder; ///< SQLite's
    QString m_path;
};

/// A new database for the services, of the engine on which the tests run. The caller migrates it.
/// PostgreSQL's is a copy of one that has the schema already, which is faster, and is dropped with
/// this object; connections that are still open are closed.
class ServiceDatabase
{
public:
    enum class Where { Memory, File }; ///< of SQLite's

    explicit ServiceDatabase(Where where = Where::File);
    ~ServiceDatabase();
    ServiceDatabase(const ServiceDatabase &) = delete;
    ServiceDatabase &operator=(const ServiceDatabase &) = delete;

    /// For connections: a file name or a connection URI.
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    std::unique_ptr<QTemporaryDir> m_folder; ///< SQLite's
    QString m_path;
};

/// Lets the connection store references to rows that do not exist. In PostgreSQL no trigger runs
/// on it any more.
void dropForeignKeys(storage::Database &db);
/// Drops a trigger, for a test that changes what the trigger guards.
void dropTrigger(storage::Database &db, const QString &name);

} // namespace tilldesk::test
