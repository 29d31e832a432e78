#include "tests/support/kept_database.h"

#include "tests/support/empty_database.h"
#include "tests/support/postgres_server.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

KeptDatabase::~KeptDatabase()
{
    if (!EmptyDatabase::isPostgres())
        return;
    for (const QString &uri : {m_path, m_kept}) {
        if (!uri.isEmpty())
            PostgresServer::instance().drop(uri);
    }
}

void KeptDatabase::keep(const QString &path)
{
    if (EmptyDatabase::isPostgres()) {
        m_kept = PostgresServer::instance().copyOf(path);
        return;
    }
    m_kept = m_folder.filePath(u"tilldesk.db"_s);
    storage::Database(path).execute(u"VACUUM INTO '%1'"_s.arg(m_kept));
}

void KeptDatabase::makeCopy()
{
    m_copyFolder = std::make_unique<QTemporaryDir>();
    if (EmptyDatabase::isPostgres() && !std::exchange(m_isUsed, false))
        return;
    if (EmptyDatabase::isPostgres()) {
        if (!m_path.isEmpty())
            PostgresServer::instance().drop(m_path);
        m_path = PostgresServer::instance().copyOf(m_kept);
        return;
    }
    m_path = m_copyFolder->filePath(u"tilldesk.db"_s);
    if (!QFile::copy(m_kept, m_path))
        qFatal("cannot copy %s", qPrintable(m_kept));
    const storage::Database db(m_path); // puts it into WAL mode, as the program leaves it
}

} // namespace tilldesk::test
