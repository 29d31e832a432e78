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

} // namespace tilldesk::test
