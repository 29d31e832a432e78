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

ServiceDatabase::ServiceDatabase(Where where)
{
    if (EmptyDatabase::isPostgres()) {
        m_path = PostgresServer::instance().migratedDatabase();
        return;
    }
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = where == Where::Memory ? u":memory:"_s : m_folder->filePath(u"tilldesk.db"_s);
}

ServiceDatabase::~ServiceDatabase()
{
    if (EmptyDatabase::isPostgres())
        PostgresServer::instance().drop(m_path);
}

bool EmptyDatabase::isPostgres()
{
    const QByteArray engine = qgetenv("TILLDESK_TEST_ENGINE");
    if (!engine.isEmpty() && engine != "postgresql" && engine != "sqlite")
        qFatal("TILLDESK_TEST_ENGINE is neither sqlite nor postgresql");
    return engine == "postgresql";
}

void dropForeignKeys(storage::Database &db)
{
    db.execute(db.engine() == storage::Engine::Sqlite
                   ? u"PRAGMA foreign_keys = OFF"_s
                   : u"SET session_replication_role = replica"_s);
}

void dropTrigger(storage::Database &db, const QString &name)
{
    if (db.engine() == storage::Engine::Sqlite) {
        db.execute(u"DROP TRIGGER "_s + name);
        return;
    }
    QString table;
    {
        auto row = db.prepare(u"SELECT c.relname::text FROM pg_trigger t JOIN pg_class c"
                              " ON c.oid = t.tgrelid WHERE t.tgname::text = :name"_s);
        row.bind(u":name"_s, name);
        if (!row.next())
            qFatal("there is no trigger %s", qPrintable(name));
        table = row.read<QString>();
    }
    db.execute(u"DROP TRIGGER %1 ON %2"_s.arg(name, table));
}

} // namespace tilldesk::test
