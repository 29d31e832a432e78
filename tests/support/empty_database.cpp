#include "tests/support/empty_database.h"

#include "tests/support/postgres_server.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {

EmptyDatabase::EmptyDatabase()
{
    if (isPostgres()) {
        m_path = PostgresServer::instance().emptyDatabase();
        return;
    }
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"tilldesk.db"_s);
}

bool EmptyDatabase::isPostgres()
{
    const QByteArray engine = qgetenv("TILLDESK_TEST_ENGINE");
    if (!engine.isEmpty() && engine != "postgresql" && engine != "sqlite")
        qFatal("TILLDESK_TEST_ENGINE is neither sqlite nor postgresql");
    return engine == "postgresql";
}

} // namespace tilldesk::test
