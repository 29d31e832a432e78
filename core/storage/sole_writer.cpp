#include "core/storage/sole_writer.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

SoleWriter::SoleWriter(Database &db, const DataDirectory &directory)
    : m_db(db),
      m_directory(directory),
      m_dataVersion(dataVersion())
{
}

void SoleWriter::check()
{
    if (dataVersion() != m_dataVersion)
        throw SoleWriterLost("another process has written to the database "
                             + m_db.path().toStdString());
    if (m_directory.hasLostLock())
        throw SoleWriterLost(
            "the lock file " + m_directory.lockPath().toStdString()
            + " was deleted or replaced, so another process may write to the database");
}

/// PostgreSQL's lease keeps other connections from committing.
/// @source SQLite, PRAGMA data_version: changes only with commits of other connections
qint64 SoleWriter::dataVersion()
{
    if (m_db.engine() == Engine::PostgreSql)
        return 0;
    auto row = m_db.prepare(u"PRAGMA data_version"_s);
    return row.next() ? row.read<qint64>() : 0;
}

} // namespace tilldesk::storage
