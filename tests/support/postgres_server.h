#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace tilldesk::test {

/// A PostgreSQL server with a cluster of its own in a temporary folder, reached by a socket in that
/// folder. It does not sync, so it must not be used to test durability. The server ends with the
/// test program, however that ends. Under root the server runs as the user "postgres", because
/// PostgreSQL refuses root.
///
/// Ends the program with a message if PostgreSQL is not installed or does not start.
class PostgresServer
{
public:
    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;

    /// The server of this test program: started at the first call, stopped at the end of the
    /// application.
    static PostgresServer &instance();

    /// Empties the database that the tests share: making one for each test takes longer.
    /// @pre no connection is open
    /// @return its connection URI
    [[nodiscard]] QString emptyDatabase() const;
    /// Makes a database with the newest schema, as a copy of one that is made at the first call.
    /// @return its connection URI
    [[nodiscard]] QString migratedDatabase();
    /// Copies a database after closing its connections. @return the copy's connection URI
    [[nodiscard]] QString copyOf(const QString &uri);
    /// Drops a database after closing its connections. @param uri  of migratedDatabase() or
    /// copyOf()
    void drop(const QString &uri) const;
    /// Makes an empty database with the collation. @return its connection URI
    [[nodiscard]] QString makeDatabase(const QString &name, const QString &collation) const;
    /// The connection URI of a database.
    [[nodiscard]] QString uri(const QString &database) const;

private:
    void start(QProcess &process, const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_programs; ///< folder with initdb and postgres
    QProcess m_server;
    QString m_migrated; ///< URI of the database that migratedDatabase() copies; empty: not made
    int m_copies = 0;   ///< databases that migratedDatabase() and copyOf() have made
};

} // namespace tilldesk::test
