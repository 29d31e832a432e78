#include "core/storage/postgres_session.h"

#include "core/storage/sole_writer.h"

#include <libpq-fe.h>
#include <poll.h>

namespace tilldesk::storage {
namespace {

/// Answers that may wait unread: libpq keeps what it has received in memory.
constexpr std::size_t kMostPending = 1000;
constexpr int kBinary = 1;

/// The values of a call as the arrays that libpq takes.
struct Arguments {
    std::vector<const char *> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    std::vector<Oid> types;

    explicit Arguments(const std::vector<PostgresValue> &all)
    {
        for (const PostgresValue &value : all) {
            values.push_back(value.isNull ? nullptr : value.bytes.constData());
            lengths.push_back(int(value.bytes.size()));
            formats.push_back(kBinary);
            types.push_back(value.type);
        }
    }
    [[nodiscard]] int count() const { return int(values.size()); }
};

std::string textOf(const pg_result *result)
{
    const char *text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return text != nullptr ? text : PQresultErrorMessage(result);
}

/// The query with its values, as one text that no other query with values has.
QByteArray questionOf(const PostgresCall &call)
{
    QByteArray question = call.sql;
    for (const PostgresValue &value : call.values) {
        question += value.isNull ? '\1' : '\2';
        question += QByteArray::number(value.bytes.size()) + ':' + value.bytes;
    }
    return question;
}

bool hasCode(const pg_result *result, const char *code)
{
    return qstrcmp(PQresultErrorField(result, PG_DIAG_SQLSTATE), code) == 0;
}

// @source PostgreSQL, appendix A, error codes
constexpr auto kLockNotAvailable = "55P03";
constexpr auto kDivisionByZero = "22012";

} // namespace

void PostgresSession::replace(pg_conn *connection)
{
    m_connection = connection;
    m_state = State::Idle;
    m_isCommitting = false;
    m_pending.clear();
    m_refusal.reset();
    m_compiled.clear();
    m_ahead.clear();
}

bool PostgresSession::isConnected() const
{
    return PQstatus(m_connection) == CONNECTION_OK;
}

/// The end of a connection waits to be read, as data does, behind the message that says why.
bool PostgresSession::isAlive()
{
    constexpr int kMostPieces = 16; // the server may go on sending
    for (int i = 0; i < kMostPieces && isConnected(); ++i) {
        pollfd socket{.fd = PQsocket(m_connection), .events = POLLIN, .revents = 0};
        if (::poll(&socket, 1, 0) <= 0)
            return true;
        if (PQconsumeInput(m_connection) == 0)
            return false;
    }
    return isConnected();
}

/// Runs a read outside a transaction, once more if the connection was lost.
template <typename F>
auto PostgresSession::again(F read)
{
    try {
        return read();
    } catch (const ConnectionLost &) {
        if (!m_mayReopen)
            throw;
        const auto once = keepConnection();
        m_reopen();
        return read();
    }
}

void PostgresSession::begin()
{
    require();
    if (m_state != State::Idle)
        throw StorageException("a transaction within a transaction");
    enterPipeline();
    m_ahead.clear();
    m_state = State::Writing;
    sendPlain("BEGIN");
}

void PostgresSession::beginView()
{
    if (m_state != State::Idle)
        throw StorageException("a transaction within a transaction");
    again([this] {
        require();
        execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    });
    m_state = State::Viewing;
    ++m_view;
}

void PostgresSession::commit()
{
    require();
    if (m_state == State::Viewing) {
        execute("COMMIT");
        m_state = State::Idle;
        return;
    }
    m_ahead.clear();
    sendEarly();
    m_isCommitting = true;
    sendPlain("COMMIT");
    synchronise();
    m_isCommitting = false;
    if (m_refusal)
        undo();
    leavePipeline();
    m_state = State::Idle;
}

void PostgresSession::rollback() noexcept
{
    try {
        if (m_state == State::Writing) {
            sendPlain("ROLLBACK");
            synchronise();
            if (m_refusal) { // the server skipped the rollback after a refused statement
                sendPlain("ROLLBACK");
                synchronise();
            }
            leavePipeline();
        } else if (m_state == State::Viewing) {
            execute("ROLLBACK");
        }
    } catch (const StorageException &) {
        // The connection is lost, and with it the transaction.
    }
    m_pending.clear();
    m_ahead.clear();
    m_refusal.reset();
    m_isCommitting = false;
    m_state = State::Idle;
}

void PostgresSession::run(const PostgresCall &call)
{
    if (m_state != State::Writing) {
        std::ignore = query(call);
        return;
    }
    send(call);
    limitPending();
}

void PostgresSession::limitPending()
{
    if (m_pending.size() < kMostPending)
        return;
    std::ignore = drain();
    if (m_refusal)
        undo();
}

void PostgresSession::guard(const PostgresCall &call)
{
    send(call, {.compiled = {}, .isGuard = true});
}

void PostgresSession::ask(const PostgresCall &call, const QString &key,
                          const QByteArrayList &tables)
{
    if (m_state != State::Writing)
        return;
    if (const quint64 number = m_ahead.ask(questionOf(call), key, tables); number != 0) {
        send(call, {.compiled = {}, .isGuard = false, .ahead = number});
        limitPending();
    }
}

PostgresResult PostgresSession::query(const PostgresCall &call)
{
    if (m_state == State::Idle && !call.writes)
        return again([this, &call] { return queryAtOnce(call); });
    return queryAtOnce(call);
}

PostgresResult PostgresSession::queryAtOnce(const PostgresCall &call)
{
    require();
    if (m_state != State::Writing) {
        compile(call);
        const Arguments arguments(call.values);
        PostgresResult result(checked(PQexecPrepared(
            m_connection, call.name.constData(), arguments.count(), arguments.values.data(),
            arguments.lengths.data(), arguments.formats.data(), kBinary)));
        m_writes += call.writes ? 1 : 0;
        return result;
    }
    const QByteArray question = m_ahead.isEmpty() || call.writes ? QByteArray() : questionOf(call);
    const bool isKnown = !question.isEmpty() && m_ahead.isAsked(question);
    if (isKnown) {
        if (auto known = m_ahead.take(question))
            return std::move(*known);
    } else {
        send(call);
    }
    PostgresResult result(drain());
    if (m_refusal)
        undo();
    if (!isKnown)
        return result;
    auto known = m_ahead.take(question);
    return known ? std::move(*known) : PostgresResult();
}

void PostgresSession::openCursor(const QByteArray &cursor, const PostgresCall &call)
{
    const Arguments arguments(call.values);
    const QByteArray sql = "DECLARE " + cursor + " NO SCROLL CURSOR FOR " + call.sql;
    std::ignore = checked(PQexecParams(
        m_connection, sql.constData(), arguments.count(), arguments.types.data(),
        arguments.values.data(), arguments.lengths.data(), arguments.formats.data(), kBinary));
}

PostgresResult PostgresSession::fetch(const QByteArray &cursor)
{
    require();
    const QByteArray sql = "FETCH " + QByteArray::number(kPiece) + " IN " + cursor;
    return PostgresResult(checked(PQexecParams(m_connection, sql.constData(), 0, nullptr, nullptr,
                                               nullptr, nullptr, kBinary)));
}

void PostgresSession::closeCursor(const QByteArray &cursor) noexcept
{
    const QByteArray sql = "CLOSE " + cursor;
    if (m_state == State::Viewing && isConnected())
        PostgresResult::Pointer(PQexec(m_connection, sql.constData()));
}

void PostgresSession::script(const QByteArray &sql)
{
    require();
    if (m_state != State::Writing) {
        execute(sql.constData());
        ++m_writes;
        return;
    }
    ++m_writes;
    m_ahead.clear();
    // A pipeline takes one statement at a time.
    synchronise();
    if (m_refusal)
        undo();
    leavePipeline();
    const PostgresResult::Pointer result(PQexec(m_connection, sql.constData()));
    if (PQstatus(m_connection) == CONNECTION_BAD || !result)
        lose();
    note(result.get());
    enterPipeline();
    if (m_refusal)
        undo();
}

void PostgresSession::forget(const QByteArray &name)
{
    if (!m_compiled.remove(name) || m_state == State::Refused
        || PQstatus(m_connection) == CONNECTION_BAD)
        return;
    const QByteArray sql = "DEALLOCATE " + name;
    if (m_state == State::Writing)
        sendPlain(sql.constData());
    else
        PostgresResult::Pointer(PQexec(m_connection, sql.constData()));
}

void PostgresSession::require() const
{
    if (m_state == State::Refused)
        throw StorageException("the transaction has been rolled back");
    if (PQstatus(m_connection) == CONNECTION_BAD)
        lose();
}

void PostgresSession::compile(const PostgresCall &call)
{
    if (m_compiled.contains(call.name))
        return;
    const Arguments arguments(call.values);
    if (m_state == State::Writing) {
        sent(PQsendPrepare(m_connection, call.name.constData(), call.sql.constData(),
                           arguments.count(), arguments.types.data()),
             {.compiled = call.name});
    } else {
        std::ignore = checked(PQprepare(m_connection, call.name.constData(), call.sql.constData(),
                                        arguments.count(), arguments.types.data()));
    }
    m_compiled.insert(call.name);
}

/// Queues a statement in the pipeline. libpq copies the values.
void PostgresSession::send(const PostgresCall &call, Pending pending)
{
    require();
    compile(call);
    if (call.writes && call.table != nullptr && call.keys != nullptr)
        m_ahead.changed(*call.table, *call.keys);
    else if (call.writes)
        m_ahead.clear();
    const Arguments arguments(call.values);
    sent(PQsendQueryPrepared(m_connection, call.name.constData(), arguments.count(),
                             arguments.values.data(), arguments.lengths.data(),
                             arguments.formats.data(), kBinary),
         std::move(pending));
    m_writes += call.writes ? 1 : 0;
}

/// Sends what is queued before the COMMIT, so that a connection that has ended shows while the
/// outcome is still certain.
void PostgresSession::sendEarly()
{
    if (PQflush(m_connection) < 0 || !isAlive())
        lose();
}

void PostgresSession::sendPlain(const char *sql)
{
    sent(PQsendQueryParams(m_connection, sql, 0, nullptr, nullptr, nullptr, nullptr, kBinary),
         Pending());
}

void PostgresSession::sent(int ok, Pending pending)
{
    if (ok == 0)
        lose();
    m_pending.push_back(std::move(pending));
}

/// Reads the answer to the oldest pending statement.
PostgresResult::Pointer PostgresSession::take()
{
    const Pending pending = std::move(m_pending.front());
    m_pending.pop_front();
    PostgresResult::Pointer result(PQgetResult(m_connection));
    if (PQstatus(m_connection) == CONNECTION_BAD || !result)
        lose();
    PostgresResult::Pointer(PQgetResult(m_connection)); // each answer is followed by a null
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && !pending.compiled.isEmpty())
        m_compiled.remove(pending.compiled); // refused, or skipped after a refusal
    note(result.get(), pending.isGuard);
    if (pending.ahead == 0)
        return result;
    m_ahead.answer(pending.ahead, PostgresResult(std::move(result)));
    return nullptr;
}

/// Keeps the first refusal; what the server skips because of it says nothing.
void PostgresSession::note(const pg_result *result, bool isGuard)
{
    const ExecStatusType status = PQresultStatus(result);
    const bool isRefusal =
        status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE || status == PGRES_EMPTY_QUERY;
    if (isRefusal && !m_refusal)
        m_refusal = Refusal{.text = textOf(result),
                            .isLocked = hasCode(result, kLockNotAvailable),
                            .isFenced = isGuard && hasCode(result, kDivisionByZero)};
}

/// Reads all pending answers. @return the last one
PostgresResult::Pointer PostgresSession::drain()
{
    if (PQsendFlushRequest(m_connection) == 0) // or the server keeps its answers
        lose();
    PostgresResult::Pointer last;
    while (!m_pending.empty())
        last = take();
    return last;
}

/// Ends a section of the pipeline, which the server skips to after a refusal, and reads all pending
/// answers.
void PostgresSession::synchronise()
{
    if (PQpipelineSync(m_connection) == 0)
        lose();
    while (!m_pending.empty())
        std::ignore = take();
    const PostgresResult::Pointer end(PQgetResult(m_connection));
    if (PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC)
        lose();
}

void PostgresSession::enterPipeline()
{
    if (PQenterPipelineMode(m_connection) == 0)
        throw StorageException(PQerrorMessage(m_connection));
}

void PostgresSession::leavePipeline()
{
    if (PQexitPipelineMode(m_connection) == 0)
        throw StorageException(PQerrorMessage(m_connection));
}

/// Rolls back the transaction that a refused statement has spoilt, and throws the refusal.
void PostgresSession::undo()
{
    const Refusal refusal = *std::exchange(m_refusal, std::nullopt);
    m_ahead.clear();
    synchronise(); // the server skips everything up to here
    rollback();
    m_state = State::Refused;
    if (refusal.isFenced)
        throw SoleWriterLost("another service has taken over the database");
    if (refusal.isLocked)
        throw DatabaseLocked(refusal.text);
    throw StatementRefused(refusal.text);
}

void PostgresSession::lose() const
{
    // libpq's texts have several lines.
    const std::string why = QByteArray(PQerrorMessage(m_connection)).simplified().toStdString();
    if (m_isCommitting)
        throw OutcomeUnknown("the connection was lost during a commit: " + why);
    throw ConnectionLost("the connection to the database was lost: " + why);
}

/// Runs a statement or a script outside the pipeline.
void PostgresSession::execute(const char *sql)
{
    std::ignore = checked(PQexec(m_connection, sql));
}

/// Throws if a statement outside the pipeline was refused.
PostgresResult::Pointer PostgresSession::checked(pg_result *result)
{
    PostgresResult::Pointer owned(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        return owned;
    if (PQstatus(m_connection) == CONNECTION_BAD)
        lose();
    if (hasCode(result, kLockNotAvailable))
        throw DatabaseLocked(textOf(result));
    throw StorageException(textOf(result));
}

} // namespace tilldesk::storage
