#include "core/storage/postgres_lease.h"

#include "core/storage/postgres_statement.h"
#include "core/storage/postgres_types.h"
#include "core/storage/sole_writer.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// The key of the advisory lock: "till" in ASCII. Other programs in the same database must not use
/// it.
constexpr qint64 kLock = 0x74696c6c;
/// A leader uses its connection each second.
constexpr int kLongestSilence = 5;

/// @source PostgreSQL, pg_locks: the two halves of the key, and 1 for a key of 64 bits
QString holders()
{
    return u"SELECT l.pid FROM pg_locks l WHERE l.locktype = 'advisory' AND l.classid = 0"
           " AND l.objid = %1 AND l.objsubid = 1 AND l.granted AND l.database ="
           " (SELECT oid FROM pg_database WHERE datname = current_database())"_s.arg(kLock);
}

QString endHolders(const QString &condition)
{
    return u"SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a WHERE a.pid IN (%1)"
           " AND %2"_s.arg(holders(), condition);
}

bool hasLease(PostgresSession &session)
{
    PostgresStatement table(session, u"SELECT to_regclass('lease') IS NOT NULL"_s);
    return table.step() && table.number(0) != 0;
}

void makeTable(PostgresSession &session)
{
    if (hasLease(session))
        return; // the role may have no right to create tables any more
    session.script("CREATE TABLE lease (one BIGINT PRIMARY KEY CHECK (one = 1),"
                   " epoch BIGINT NOT NULL, beat BIGINT NOT NULL, ended BIGINT NOT NULL,"
                   " leader TEXT NOT NULL) WITH (fillfactor = 50);"
                   "INSERT INTO lease (one, epoch, beat, ended, leader) VALUES (1, 0, 0, 0, '')");
}

SoleWriterLost confirmedIsMissing()
{
    return SoleWriterLost("the server does not have the last transactions that it had confirmed:"
                          " another server without them has taken its place");
}

PostgresValue bigint(qint64 value)
{
    QByteArray bytes(sizeof value, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return {.bytes = std::move(bytes), .type = postgres_type::kInt8, .isNull = false};
}

} // namespace

PostgresLease::PostgresLease(PostgresSession &session, QString name)
    : m_session(session),
      m_name(std::move(name))
{
}

bool PostgresLease::tryLock()
{
    PostgresStatement lock(m_session, u"SELECT pg_try_advisory_lock(%1)"_s.arg(kLock));
    return lock.step() && lock.number(0) != 0;
}

void PostgresLease::unlock()
{
    PostgresStatement lock(m_session, u"SELECT pg_advisory_unlock(%1)"_s.arg(kLock));
    std::ignore = lock.step();
}

bool PostgresLease::tryTake()
{
    const auto own = m_session.keepConnection(); // another connection would not have the lock
    if (!tryLock()) {
        // A connection in the state "active" waits for the server, unless it waits for its client:
        // statements of a batch that were sent without a COMMIT leave it "active".
        PostgresStatement end(
            m_session,
            endHolders(u"a.usename = current_user"
                       " AND (a.state <> 'active' OR a.wait_event_type = 'Client')"
                       " AND clock_timestamp() - a.state_change > interval '%1 s'"_s.arg(
                           kLongestSilence)));
        std::ignore = end.step();
        return false;
    }
    try {
        beginEpoch();
    } catch (const StorageException &) {
        unlock();
        throw;
    }
    return true;
}

void PostgresLease::beginEpoch()
{
    makeTable(m_session);
    PostgresStatement take(m_session,
                           u"UPDATE lease SET epoch = epoch + 1, ended = beat, leader = :leader"
                           " RETURNING epoch, beat, pg_backend_pid()"_s);
    take.bindText(1, m_name);
    if (!take.step())
        throw StorageException("the table lease has no row");
    m_epoch = take.number(0);
    m_beat = take.number(1);
    m_confirmed = m_beat;
    m_backend = take.number(2);
    m_isHeld = true;
}

bool PostgresLease::tryResume()
{
    const auto own = m_session.keepConnection();
    PostgresStatement now(m_session, u"SELECT epoch FROM lease"_s);
    if (!now.step() || now.number(0) != m_epoch)
        throw SoleWriterLost("another service has taken over the database");
    if (!tryLock()) {
        PostgresStatement end(m_session, endHolders(u"a.pid = :own"_s));
        end.bindNumber(1, m_backend);
        std::ignore = end.step();
        return false;
    }
    // A write, so that its answer also means that a synchronous standby has what it read.
    PostgresStatement resume(m_session,
                             u"UPDATE lease SET leader = :leader WHERE epoch = :epoch"
                             " RETURNING beat, pg_backend_pid()"_s);
    resume.bindText(1, m_name);
    resume.bindNumber(2, m_epoch);
    if (!resume.step()) {
        unlock();
        throw SoleWriterLost("another service has taken over the database");
    }
    m_stored = resume.number(0);
    if (m_stored < m_confirmed) {
        unlock();
        throw confirmedIsMissing();
    }
    m_backend = resume.number(1);
    m_isHeld = true;
    return true;
}

void PostgresLease::guard()
{
    static const QByteArray name = "guard";
    static const QByteArray sql =
        "WITH own AS (UPDATE lease SET beat = $2 WHERE epoch = $1 RETURNING 1)"
        " SELECT 1 / count(*) FROM own";
    ++m_beat;
    const std::vector<PostgresValue> values{bigint(m_epoch), bigint(m_beat)};
    m_session.guard({.name = name, .sql = sql, .values = values});
}

void PostgresLease::notify()
{
    static const QByteArray name = "notify";
    static const QByteArray sql = QByteArray("SELECT pg_notify('") + kChannel + "', $1)";
    const std::vector<PostgresValue> values{
        {.bytes = QByteArray::number(m_beat), .type = postgres_type::kText, .isNull = false}};
    m_session.run({.name = name, .sql = sql, .values = values});
}

bool PostgresLease::hadCommitted()
{
    PostgresStatement row(m_session, u"SELECT epoch, ended FROM lease"_s);
    const qint64 epoch = row.step() ? row.number(0) : -1;
    if (epoch == m_epoch) // then this is why tryResume() has failed
        throw confirmedIsMissing();
    if (epoch != m_epoch + 1)
        throw OutcomeUnknown("the connection was lost during a commit, and two other services have"
                             " led since");
    return row.number(1) == m_beat;
}

bool PostgresLease::isTaken(PostgresSession &session)
{
    PostgresStatement row(session, u"SELECT 1 WHERE EXISTS ("_s + holders() + u')');
    return row.step();
}

QString PostgresLease::leader(PostgresSession &session)
{
    if (!hasLease(session))
        return {};
    PostgresStatement row(session, u"SELECT leader FROM lease"_s);
    return row.step() ? QString::fromUtf8(row.text(0)) : QString();
}

} // namespace tilldesk::storage
