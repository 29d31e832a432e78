#pragma once

#include <QTemporaryDir>
#include <memory>

namespace tilldesk::test {

/// A database as it was at one moment, of which each test gets a copy.
class KeptDatabase
{
public:
    KeptDatabase() = default;
    ~KeptDatabase();
    KeptDatabase(const KeptDatabase &) = delete;
    KeptDatabase &operator=(const KeptDatabase &) = delete;

    /// Keeps a database. PostgreSQL closes the connections to it.
    void keep(const QString &path);
    /// Makes a copy in place of the one before. PostgreSQL keeps the one before if nobody has asked
    /// for its path().
    void makeCopy();
    /// The copy, for connections that change it: a file name or a connection URI.
    [[nodiscard]] const QString &path() const
    {
        m_isUsed = true;
        return m_path;
    }
    /// The copy, for missed().
    [[nodiscard]] const QString &pathForMissed() const { return m_path; }
    /// The folder of SQLite's copy, for other files.
    [[nodiscard]] QTemporaryDir &folder() { return *m_copyFolder; }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_copyFolder;
    QString m_kept;
    QString m_path;
    mutable bool m_isUsed = true;
};

} // namespace tilldesk::test
