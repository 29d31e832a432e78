#include "core/storage/postgres_driver.h"

#include "core/storage/postgres_limits.h"
#include "core/storage/postgres_rows.h"
#include "core/storage/postgres_statement.h"
#include "core/storage/sole_writer.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QVariant>
#include <array>
#include <libpq-fe.h>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// Milliseconds that a statement waits for a lock, as SQLite's busy time-out.
constexpr int kLockMillis = 5000;
/// @source PostgreSQL 14, release notes: the first version whose libpq has the pipeline mode
constexpr int kOldestServer = 140000;
/// How long the first write transaction waits for a server that cannot be reached, and for one that
/// has not noticed yet that the lost connection has ended.
constexpr std::chrono::seconds kPatience(1);
constexpr std::chrono::seconds kPatienceWithServer(5);
constexpr std::chrono::milliseconds kPause(20);

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
    std::map<QString, QString> limits = postgresLimits();
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
        limits.erase(key);
        value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
        all += key + u"='"_s + value + u"' "_s;
    }
    for (const auto &[key, value] : limits)
        all += key + u'=' + value + u' ';
    return all;
}

} // namespace

PostgresDriver::PostgresDriver(const QString &uri, Database::Mode mode)
    : Driver(u"QPSQL"_s),
      m_options(connectOptions(uri)),
      m_mode(mode),
      m_session([this] { open(); })
{
    if (mode == Database::Mode::Immutable)
        throw StorageException("PostgreSQL has no immutable databases");
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s))
        throw StorageException("Qt's driver for PostgreSQL is not installed: Debian's package"
                               " libqt6sql6-psql");
    open();
}

/// Opens the connection, or another one in place of a lost one.
void PostgresDriver::open()
{
    if (m_lease)
        m_lease->drop();
    m_session.replace(nullptr);
    connection().setConnectOptions(m_options);
    if (!connection().open()) // closes the connection that was open
        throw Unreachable(connection().lastError().text().simplified().toStdString());
    PGconn *const handle = connectionOf(connection());
    if (PQserverVersion(handle) < kOldestServer)
        throw StorageException("the server is older than PostgreSQL 14");
    // Notices, such as that of CREATE TABLE IF NOT EXISTS, would be written to standard error.
    PQsetNoticeProcessor(
        handle, [](void *, const char *) {}, nullptr);
    {
        const std::lock_guard lock(m_cancelMutex);
        m_cancel.reset(PQgetCancel(handle));
    }
    m_session.replace(handle);
    const auto own = m_session.keepConnection();
    requireSortOrder();
    // A cursor is read to its end, see PostgresStatement.
    m_session.script("SET lock_timeout = " + QByteArray::number(kLockMillis)
                     + "; SET cursor_tuple_fraction = 1");
    if (m_mode == Database::Mode::ReadOnly)
        m_session.script("SET default_transaction_read_only = on");
    if (m_prefersIndexes)
        preferIndexes();
}

void PostgresDriver::preferIndexes()
{
    m_prefersIndexes = true;
    // A table without a fitting index is read at a cost at which the server would compile the plan,
    // for a tenth of a second each time.
    m_session.script("SET enable_seqscan = off; SET jit = off");
}

/// Texts must sort by their bytes, as in SQLite: lists and ranges of prefixes rest on that order.
void PostgresDriver::requireSortOrder()
{
    PostgresStatement row(m_session,
                          u"SELECT datcollate::text, datctype::text,"
                          " pg_encoding_to_char(encoding)::text FROM pg_database"
                          " WHERE datname = current_database()"_s);
    if (!row.step() || row.text(0) != "C" || row.text(1) != "C.UTF-8" || row.text(2) != "UTF8")
        throw StorageException("the database must be created with TEMPLATE template0 ENCODING "
                               "'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'");
}

std::shared_ptr<PreparedStatement> PostgresDriver::prepare(const QString &sql)
{
    return std::make_shared<PostgresStatement>(m_session, sql);
}

void PostgresDriver::execute(const QString &sql)
{
    m_session.script(sql.toUtf8());
}

void PostgresDriver::executeScript(const QByteArray &script)
{
    m_session.script(script);
}

void PostgresDriver::begin()
{
    if (m_lease && (!m_lease->isHeld() || !m_session.isAlive()))
        resumeSoon();
    try {
        m_session.begin();
        m_writesBefore = m_session.writes();
        if (m_lease)
            m_lease->guard();
    } catch (...) {
        m_session.rollback();
        throw;
    }
}

void PostgresDriver::beginView()
{
    m_session.beginView();
}

void PostgresDriver::commit()
{
    const auto before = std::exchange(m_writesBefore, std::nullopt);
    try {
        if (m_lease && before && *before != m_session.writes())
            m_lease->notify();
        m_session.commit();
    } catch (const OutcomeUnknown &e) {
        if (!m_lease)
            throw;
        // Nobody needs to know of a transaction that has changed nothing.
        if (!before || *before == m_session.writes() || !hasCommitted())
            throw ConnectionLost(e.what());
    }
    if (m_lease && before)
        m_lease->confirm();
}

bool PostgresDriver::tryResume()
{
    if (!m_session.isConnected())
        open();
    return m_lease->tryResume();
}

/// Goes on leading over a new connection, or throws SoleWriterLost, or Unreachable when `goOn`
/// returns false.
void PostgresDriver::resume(const std::function<bool(bool isThere)> &goOn)
{
    std::string problem;
    while (true) {
        bool isThere = true;
        try {
            m_isAway = !tryResume();
            if (!m_isAway)
                return;
            problem = "the connection that was lost is still open on the server";
        } catch (const SoleWriterLost &) {
            throw;
        } catch (const StorageException &e) {
            m_isAway = true;
            isThere = dynamic_cast<const Unreachable *>(&e) == nullptr; // a new connection was cut
            problem = e.what();
        }
        if (!goOn(isThere))
            throw Unreachable("the database cannot be reached: " + problem);
        std::this_thread::sleep_for(kPause);
    }
}

/// As resume(). Waits for a moment only if the server was there until now.
void PostgresDriver::resumeSoon()
{
    const auto begun = std::chrono::steady_clock::now();
    resume([begun, wasAway = m_isAway](bool isThere) {
        const auto waited = std::chrono::steady_clock::now() - begun;
        return !wasAway && waited < (isThere ? kPatienceWithServer : kPatience);
    });
}

/// Returns whether the transaction was committed whose answer was lost.
bool PostgresDriver::hasCommitted()
{
    m_session.replace(nullptr);
    try {
        resume([this](bool /*isThere*/) { return m_goOn(); });
        return m_lease->hasCommitted();
    } catch (const SoleWriterLost &) {
        return m_lease->hadCommitted();
    } catch (const StorageException &e) {
        throw OutcomeUnknown(e.what());
    }
}

bool PostgresDriver::tryLead(const QString &name)
{
    if (m_lease)
        return true;
    if (!m_session.isConnected())
        open();
    auto lease = std::make_unique<PostgresLease>(m_session, name);
    if (!lease->tryTake())
        return false;
    m_lease = std::move(lease);
    return true;
}

bool PostgresDriver::hasLeader()
{
    return PostgresLease::isTaken(m_session);
}

QString PostgresDriver::leader()
{
    return PostgresLease::leader(m_session);
}

void PostgresDriver::rollback() noexcept
{
    m_writesBefore.reset();
    m_session.rollback();
}

void PostgresDriver::readAllRows(const Table &table, const std::function<void(BulkRow)> &take)
{
    readPostgresRows(m_session, table, take);
}

std::unique_ptr<BulkInsert::Sink> PostgresDriver::insertRows(const Table &table)
{
    return std::make_unique<PostgresRows>(m_session, table);
}

qint64 PostgresDriver::totalChanges() const
{
    return m_session.writes();
}

void PostgresDriver::interrupt()
{
    std::array<char, 256> problem = {};
    const std::lock_guard lock(m_cancelMutex);
    PQcancel(m_cancel.get(), problem.data(), int(problem.size()));
}

void PostgresDriver::FreeCancel::operator()(pg_cancel *cancel) const
{
    PQfreeCancel(cancel);
}

} // namespace tilldesk::storage
