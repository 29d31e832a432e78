#pragma once

#include "core/storage/postgres_result.h"
#include "core/storage/read_ahead.h"
#include "core/storage/statement.h"

#include <QScopedValueRollback>
#include <QSet>
#include <deque>
#include <functional>
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
    bool writes = false;               ///< counts as a change
    const QByteArray *table = nullptr; ///< the only table that the statement changes
    const QStringList *keys = nullptr; ///< see ReadAhead::changed()
};

/// What is sent over one connection, and what comes back.
///
/// Outside a write transaction each statement waits for its answer. Within one, statements without
/// rows are queued (libpq's pipeline mode): their answers are read with the next statement that
/// returns rows, or with the commit. A refused statement ends the transaction at once: the
/// transaction is rolled back, StatementRefused is thrown, and all later statements throw until
/// rollback(). A lost connection throws ConnectionLost, or OutcomeUnknown within commit().
///
/// @source measured: 10,700 creates a second at 256 a transaction, 3,700 without the pipeline
class PostgresSession
{
public:
    /// @param reopen  calls replace() with a new connection, or throws StorageException. Called
    /// when a read outside a transaction finds that the connection was lost; the read then runs
    /// again.
    explicit PostgresSession(std::function<void()> reopen) : m_reopen(std::move(reopen)) {}
    /// Goes on with a new connection, which has compiled nothing and has no open transaction.
    /// @param connection  outlives its use; null if there is none
    void replace(pg_conn *connection);
    /// Returns false if the last use has shown that the connection is lost.
    [[nodiscard]] bool isConnected() const;
    /// Returns false if the connection is known to be lost by now: reads what has come and does not
    /// wait.
    [[nodiscard]] bool isAlive();
    /// While the result lives, a lost connection is not replaced.
    [[nodiscard]] QScopedValueRollback<bool> keepConnection()
    {
        return QScopedValueRollback<bool>(m_mayReopen, false);
    }

    void begin();     ///< a write transaction
    void beginView(); ///< one snapshot, without the pipeline
    void commit();
    void rollback() noexcept;

    /// Runs a statement; within a write transaction, queues the statement. Its rows are dropped.
    void run(const PostgresCall &call);
    /// Queues a statement that divides by zero once another connection leads. The transaction then
    /// throws SoleWriterLost instead of StatementRefused.
    void guard(const PostgresCall &call);
    /// Runs a statement and waits for the answer.
    [[nodiscard]] PostgresResult query(const PostgresCall &call);
    /// Within a write transaction, queues a query whose answer a later query() takes, see
    /// ReadAhead.
    void ask(const PostgresCall &call, const QString &key, const QByteArrayList &tables);
    /// Returns the number of the open beginView(); 0: none is open.
    [[nodiscard]] quint64 view() const { return m_state == State::Viewing ? m_view : 0; }
    /// Begins to read a query in pieces, within beginView(). The cursor ends with it.
    void openCursor(const QByteArray &cursor, const PostgresCall &call);
    /// Returns the next rows; fewer than kPiece: these are the last.
    [[nodiscard]] PostgresResult fetch(const QByteArray &cursor);
    void closeCursor(const QByteArray &cursor) noexcept;
    static constexpr int kPiece = 1000; ///< rows of a piece
    /// Runs statements without placeholders, separated by semicolons.
    void script(const QByteArray &sql);
    /// Runs `COPY … TO STDOUT` outside a write transaction. An exception of `take` cancels it.
    void copyOut(const QByteArray &sql, const std::function<void(QByteArrayView piece)> &take);
    /// Begins `COPY … FROM STDIN` within a write transaction. Only putCopy(), endCopy() or
    /// abandonCopy() may follow. A refusal is thrown as for other statements.
    void beginCopy(const QByteArray &sql);
    void putCopy(QByteArrayView bytes);
    void endCopy();
    void abandonCopy() noexcept; ///< spoils the transaction
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
        bool isFenced = false; ///< another connection leads
    };
    /// A statement whose answer has not been read.
    struct Pending {
        QByteArray compiled; ///< the name that it is compiled under; empty if it is executed
        bool isGuard = false;
        quint64 ahead = 0; ///< its number in ReadAhead; 0: its answer is not kept
    };

    void require() const;
    [[nodiscard]] PostgresResult queryAtOnce(const PostgresCall &call);
    void compile(const PostgresCall &call);
    void send(const PostgresCall &call) { send(call, Pending()); }
    void send(const PostgresCall &call, Pending pending);
    void sendEarly();
    void limitPending();
    void sendPlain(const char *sql);
    void sent(int ok, Pending pending);
    [[nodiscard]] PostgresResult::Pointer take();
    void note(const pg_result *result, bool isGuard = false);
    [[nodiscard]] PostgresResult::Pointer drain();
    void synchronise();
    void enterPipeline();
    void leavePipeline();
    [[noreturn]] void undo();
    [[noreturn]] void lose() const;
    [[nodiscard]] PostgresResult::Pointer checked(pg_result *result);
    void execute(const char *sql);
    void endCopyIn();
    void finishCopy();
    template <typename F>
    auto again(F read);

    std::function<void()> m_reopen;
    bool m_mayReopen = true;
    pg_conn *m_connection = nullptr;
    State m_state = State::Idle;
    bool m_isCommitting = false;
    std::deque<Pending> m_pending;
    std::optional<Refusal> m_refusal;
    QSet<QByteArray> m_compiled; ///< names, also those whose answer is pending
    ReadAhead m_ahead;
    quint64 m_view = 0; ///< number of the last view
    qint64 m_writes = 0;
};

} // namespace tilldesk::storage
