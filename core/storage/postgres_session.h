#pragma once

#include "core/storage/postgres_result.h"
#include "core/storage/statement.h"

#include <QSet>
#include <deque>
#include <optional>
#include <string>
#include <vector>

struct pg_conn;

namespace tilldesk::storage {

/// A value bound to a placeholder, in PostgreSQL's binary format.
struct PostgresValue {
    QByteArray bytes;
    unsigned type = 0; ///< id of the type; 0: the server infers the type
    bool isNull = true;
};

/// A statement that the server compiles under a name at its first use.
struct PostgresCall {
    const QByteArray &name;
    const QByteArray &sql;
    const std::vector<PostgresValue> &values;
    bool writes = false; ///< counts as a change
};

/// What is sent over one connection, and what comes back.
///
/// Outside a write transaction each statement waits for its answer. Within one, statements without
/// rows are queued (libpq's pipeline mode): their answers are read with the next statement that
/// returns rows, or with the commit. A refused statement ends the transaction at once: the
/// transaction is rolled back, StatementRefused is thrown, and all later statements throw until
/// rollback().
///
/// @source measured: 10,700 creates a second at 256 a transaction, 3,700 without the pipeline
class PostgresSession
{
public:
    /// @param connection  outlives the session
    explicit PostgresSession(pg_conn *connection);

    void begin();     ///< a write transaction
    void beginView(); ///< one snapshot, without the pipeline
    void commit();
    void rollback() noexcept;

    /// Runs a statement; within a write transaction, queues the statement. Its rows are dropped.
    void run(const PostgresCall &call);
    /// Runs a statement and waits for the answer.
    [[nodiscard]] PostgresResult query(const PostgresCall &call);
    /// Runs statements without placeholders, separated by semicolons.
    void script(const QByteArray &sql);
    /// Lets the server forget a statement that it has compiled.
    void forget(const QByteArray &name);

    /// Statements sent that write.
    [[nodiscard]] qint64 writes() const { return m_writes; }

private:
    enum class State {
        Idle,
        Viewing,
        Writing, ///< in pipeline mode
        Refused, ///< a write transaction that was rolled back before its end
    };
    /// The first refusal of a transaction.
    struct Refusal {
        std::string text;
        bool isLocked = false; ///< a lock was not free in time
    };

    void require() const;
    void compile(const PostgresCall &call);
    void send(const PostgresCall &call);
    void sendPlain(const char *sql);
    void sent(int ok, const QByteArray &compiled = {});
    [[nodiscard]] PostgresResult::Pointer take();
    void note(const pg_result *result);
    [[nodiscard]] PostgresResult::Pointer drain();
    void synchronise();
    void enterPipeline();
    void leavePipeline();
    [[noreturn]] void undo();
    [[noreturn]] void lose() const;
    [[nodiscard]] PostgresResult::Pointer checked(pg_result *result);
    void execute(const char *sql);

    pg_conn *m_connection;
    State m_state = State::Idle;
    bool m_isCommitting = false;
    /// For each statement whose answer has not been read: the name that it is compiled under, or
    /// an empty one if it is executed.
    std::deque<QByteArray> m_pending;
    std::optional<Refusal> m_refusal;
    QSet<QByteArray> m_compiled; ///< names, also those whose answer is pending
    qint64 m_writes = 0;
};

} // namespace tilldesk::storage
