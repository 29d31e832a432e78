#include "core/storage/database.h"

#include "core/storage/postgres_driver.h"
#include "core/storage/prepared_statement.h"
#include "core/storage/server_move.h"
#include "core/storage/sqlite_driver.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

constexpr qsizetype kKeptStatements = 200;

std::unique_ptr<Driver> openDriver(const QString &path, Database::Mode mode)
{
    if (engineOf(path) == Engine::PostgreSql)
        return std::make_unique<PostgresDriver>(path, mode);
    return std::make_unique<SqliteDriver>(path, mode);
}

} // namespace

Engine engineOf(const QString &path)
{
    return path.startsWith("postgresql:"_L1) ? Engine::PostgreSql : Engine::Sqlite;
}

Database::Database(const QString &path, Mode mode) : m_path(path), m_driver(openDriver(path, mode))
{
}

Database::~Database() = default;

Statement Database::prepare(const QString &sql)
{
    const auto kept = m_statements.constFind(sql);
    if (kept != m_statements.cend() && kept->use_count() == 1)
        return Statement(*kept);
    auto prepared = m_driver->prepare(sql);
    if (kept == m_statements.cend()) { // a cached statement that is still in use keeps its place
        if (m_statements.size() >= kKeptStatements)
            m_statements.clear(); // lists have many shapes; statements in use survive
        m_statements.insert(sql, prepared);
    }
    return Statement(std::move(prepared));
}

void Database::execute(const QString &sql)
{
    m_driver->execute(sql);
}

void Database::executeScript(const QByteArray &script)
{
    m_driver->executeScript(script);
}

qint64 Database::totalChanges() const
{
    return m_driver->totalChanges();
}

void Database::interrupt()
{
    m_driver->interrupt();
}

bool Database::tryLead(const QString &name, Lead purpose)
{
    if (!m_driver->tryLead(name))
        return false;
    if (purpose == Lead::ToServe && engine() == Engine::PostgreSql) {
        m_driver->preferIndexes();
        // Read by the leader: a move may have ended while this connection waited.
        if (const auto move = readServerMove(*this))
            throw StorageException(
                u"The database %1 is not served: %2"_s.arg(m_path, move->reason()).toStdString());
    }
    return true;
}

void Database::setGoOn(std::function<bool()> goOn)
{
    m_driver->setGoOn(std::move(goOn));
}

bool Database::mustBeat() const
{
    return m_driver->mustBeat();
}

bool Database::hasLeader()
{
    return m_driver->hasLeader();
}

QString Database::leader()
{
    return m_driver->leader();
}

Engine Database::engine() const
{
    return m_driver->engine();
}

sqlite3 *Database::sqlite() const
{
    const auto *driver = dynamic_cast<const SqliteDriver *>(m_driver.get());
    if (driver == nullptr)
        throw StorageException("only a SQLite database offers this");
    return driver->handle();
}

} // namespace tilldesk::storage
