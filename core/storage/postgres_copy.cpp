// The members of PostgresSession that copy rows in bulk.
#include "core/storage/postgres_session.h"

#include <array>
#include <libpq-fe.h>

namespace tilldesk::storage {
namespace {

struct FreeMemory {
    void operator()(char *bytes) const { PQfreemem(bytes); }
};

/// Makes the server end the COPY that runs, and reads what it has sent meanwhile.
void cancelCopy(pg_conn *connection)
{
    std::array<char, 256> problem = {};
    PGcancel *cancel = PQgetCancel(connection);
    PQcancel(cancel, problem.data(), int(problem.size()));
    PQfreeCancel(cancel);
    char *bytes = nullptr;
    while (PQgetCopyData(connection, &bytes, 0) > 0)
        PQfreemem(bytes);
    while (PGresult *rest = PQgetResult(connection))
        PQclear(rest);
}

} // namespace

void PostgresSession::copyOut(const QByteArray &sql,
                              const std::function<void(QByteArrayView)> &take)
{
    require();
    if (m_state == State::Writing)
        throw StorageException("rows are read in bulk before a write transaction begins");
    const PostgresResult::Pointer begun(PQexec(m_connection, sql.constData()));
    if (PQresultStatus(begun.get()) != PGRES_COPY_OUT)
        throw StorageException(PQerrorMessage(m_connection));
    try {
        char *bytes = nullptr;
        int size = 0;
        while ((size = PQgetCopyData(m_connection, &bytes, 0)) > 0) {
            const std::unique_ptr<char, FreeMemory> owned(bytes);
            take(QByteArrayView(bytes, size));
        }
    } catch (...) {
        cancelCopy(m_connection);
        throw;
    }
    finishCopy();
}

void PostgresSession::beginCopy(const QByteArray &sql)
{
    require();
    if (m_state != State::Writing)
        throw StorageException("rows are added in bulk within a write transaction");
    synchronise(); // a pipeline takes no COPY
    if (m_refusal)
        undo();
    leavePipeline();
    const PostgresResult::Pointer begun(PQexec(m_connection, sql.constData()));
    if (PQresultStatus(begun.get()) == PGRES_COPY_IN)
        return;
    if (PQstatus(m_connection) == CONNECTION_BAD)
        lose();
    note(begun.get());
    enterPipeline();
    undo();
}

void PostgresSession::putCopy(QByteArrayView bytes)
{
    if (PQputCopyData(m_connection, bytes.data(), int(bytes.size())) != 1)
        lose();
    ++m_writes;
}

void PostgresSession::endCopy()
{
    if (PQputCopyEnd(m_connection, nullptr) != 1)
        lose();
    endCopyIn();
    if (m_refusal)
        undo();
}

void PostgresSession::abandonCopy() noexcept
{
    try {
        if (PQputCopyEnd(m_connection, "not finished") == 1)
            endCopyIn();
    } catch (const StorageException &) {
        // The connection is lost, and with it the transaction.
    }
}

/// Reads the answer to a COPY … FROM and goes on with the pipeline.
void PostgresSession::endCopyIn()
{
    while (PGresult *answer = PQgetResult(m_connection)) {
        note(answer);
        PQclear(answer);
    }
    if (PQstatus(m_connection) == CONNECTION_BAD)
        lose();
    enterPipeline();
}

/// Reads the answer to a COPY … TO. Throws if the server has ended it early.
void PostgresSession::finishCopy()
{
    std::string refusal;
    while (PGresult *answer = PQgetResult(m_connection)) {
        if (PQresultStatus(answer) != PGRES_COMMAND_OK)
            refusal = PQresultErrorMessage(answer);
        PQclear(answer);
    }
    if (PQstatus(m_connection) == CONNECTION_BAD)
        lose();
    if (!refusal.empty())
        throw StorageException(refusal);
}

} // namespace tilldesk::storage
