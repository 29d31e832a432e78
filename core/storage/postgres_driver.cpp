#include "core/storage/postgres_driver.h"

#include "core/storage/postgres_statement.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QVariant>
#include <array>
#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// Milliseconds that a statement waits for a lock, as SQLite's busy time-out.
constexpr int kLockMillis = 5000;
/// @source PostgreSQL 14, release notes: the first version whose libpq has the pipeline mode
constexpr int kOldestServer = 140000;

PGconn *connectionOf(const QSqlDatabase &db)
{
    const QVariant handle = db.driver()->handle();
    if (qstrcmp(handle.typeName(), "pg_conn*") != 0)
        throw StorageException("the PostgreSQL driver offers no handle");
    return *static_cast<PGconn *const *>(handle.constData());
}

/// Returns the URI as `key='value' …`, the form that Qt Sql passes on to libpq.
QString connectOptions(const QString &uri)
{
    char *problem = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(uri.toUtf8().constData(), &problem), &PQconninfoFree);
    if (!options) {
        const std::string text = problem != nullptr ? problem : "the URI cannot be read";
        PQfreemem(problem);
        throw StorageException(text);
    }
    QString all;
    for (const PQconninfoOption *it = options.get(); it->keyword != nullptr; ++it) {
        if (it->val == nullptr)
            continue;
        const QString key = QString::fromUtf8(it->keyword);
        QString value = QString::fromUtf8(it->val);
        if (key == "password"_L1)
            throw StorageException("the connection URI must have no password: put it into a "
                                   "password file or into PGPASSWORD");
        if (value.contains(u';')) // Qt Sql separates options with it
            throw StorageException("the connection URI must have no semicolon");
        value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
        all += key + u"='"_s + value + u"' "_s;
    }
    return all;
}

} // namespace

PostgresDriver::PostgresDriver(const QString &uri, Database::Mode mode) : Driver(u"QPSQL"_s)
{
    if (mode == Database::Mode::Immutable)
        throw StorageException("PostgreSQL has no immutable databases");
    connection().setConnectOptions(connectOptions(uri));
    if (!connection().open())
        throw StorageException(connection().lastError().text().toStdString());
    PGconn *const handle = connectionOf(connection());
    if (PQserverVersion(handle) < kOldestServer)
        throw StorageException("the server is older than PostgreSQL 14");
    // Notices, such as that of CREATE TABLE IF NOT EXISTS, would be written to standard error.
    PQsetNoticeProcessor(
        handle, [](void *, const char *) {}, nullptr);
    m_cancel.reset(PQgetCancel(handle));
    m_session = std::make_unique<PostgresSession>(handle);
    requireSortOrder();
    m_session->script("SET lock_timeout = " + QByteArray::number(kLockMillis));
    if (mode == Database::Mode::ReadOnly)
        m_session->script("SET default_transaction_read_only = on");
}

/// Texts must sort by their bytes, as in SQLite: lists and ranges of prefixes rest on that order.
void PostgresDriver::requireSortOrder()
{
    PostgresStatement row(*m_session,
                          u"SELECT datcollate::text, datctype::text,"
                          " pg_encoding_to_char(encoding)::text FROM pg_database"
                          " WHERE datname = current_database()"_s);
    if (!row.step() || row.text(0) != "C" || row.text(1) != "C.UTF-8" || row.text(2) != "UTF8")
        throw StorageException("the database must be created with TEMPLATE template0 ENCODING "
                               "'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'");
}

std::shared_ptr<PreparedStatement> PostgresDriver::prepare(const QString &sql)
{
    return std::make_shared<PostgresStatement>(*m_session, sql);
}

void PostgresDriver::execute(const QString &sql)
{
    m_session->script(sql.toUtf8());
}

void PostgresDriver::executeScript(const QByteArray &script)
{
    m_session->script(script);
}

void PostgresDriver::begin()
{
    m_session->begin();
}

void PostgresDriver::beginView()
{
    m_session->beginView();
}

void PostgresDriver::commit()
{
    m_session->commit();
}

void PostgresDriver::rollback() noexcept
{
    m_session->rollback();
}

qint64 PostgresDriver::totalChanges() const
{
    return m_session->writes();
}

void PostgresDriver::interrupt()
{
    std::array<char, 256> problem = {};
    PQcancel(m_cancel.get(), problem.data(), int(problem.size()));
}

void PostgresDriver::FreeCancel::operator()(pg_cancel *cancel) const
{
    PQfreeCancel(cancel);
}

} // namespace tilldesk::storage
