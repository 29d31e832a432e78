#pragma once

#include "core/base/amount.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <vector>

namespace tilldesk::storage {

/// Thrown by this module only, when the database refuses a statement. Caught by the core thread and
/// the readers, which turn it into `ErrorCode::Storage`.
class StorageException : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// The statement needs a lock that another process held for the whole busy time-out; it did
/// nothing.
class DatabaseLocked : public StorageException
{
public:
    using StorageException::StorageException;
};

/// The server refused a statement of a transaction, which shows in `Transaction::commit()` at the
/// latest. The transaction was rolled back: each of its commands may run again by itself.
class StatementRefused : public StorageException
{
public:
    using StorageException::StorageException;
};

/// The connection to the server was lost before the transaction was committed: nothing was written,
/// and the transaction may run again over a new connection.
class ConnectionLost : public StorageException
{
public:
    using StorageException::StorageException;
};

/// The server cannot be reached: nothing was read or written. The next use of the connection tries
/// again.
class Unreachable : public StorageException
{
public:
    using StorageException::StorageException;
};

/// The connection was lost while the transaction was being committed: its changes are in the
/// database either completely or not at all. A connection that leads (Database::tryLead()) finds
/// out which by itself, and throws this only if it is told to give up (Database::setGoOn()).
class OutcomeUnknown : public StorageException
{
public:
    using StorageException::StorageException;
};

class PreparedStatement;

/// Type of the column or placeholder that a NULL is bound for. PostgreSQL needs the type of each
/// placeholder before it compiles a statement.
enum class NullOf { Anything, Number, Text };

/// One use of a prepared statement. Bind every placeholder, then either `run()` or loop over
/// `next()` and read() the columns in their order. The destructor resets the statement: an open
/// read would keep the WAL from being checkpointed.
///
/// Every member throws StorageException if the database refuses; `run()`, `runCounted()` and
/// `next()` also if a placeholder has not been bound.
/// @pre a statement has fewer than 64 different placeholders
class Statement
{
public:
    explicit Statement(std::shared_ptr<PreparedStatement> prepared);
    ~Statement();
    Statement(Statement &&) noexcept = default;
    Statement &operator=(Statement &&) = delete;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    /// Binds a null text as the empty text.
    Statement &bind(const QString &placeholder, const QString &text);
    Statement &bind(const QString &placeholder, qint64 number);
    Statement &bind(const QString &placeholder, Timestamp time);
    Statement &bindNull(const QString &placeholder, NullOf type = NullOf::Anything);
    /// Binds NULL if `value` is empty.
    template <typename T>
    Statement &bind(const QString &placeholder, const std::optional<T> &value)
    {
        constexpr NullOf kType = std::is_convertible_v<T, QString> ? NullOf::Text : NullOf::Number;
        return value ? bind(placeholder, *value) : bindNull(placeholder, kType);
    }

    /// Executes a statement that returns no rows. In a write transaction of PostgreSQL, sends the
    /// statement without waiting for the answer: a refusal shows in the transaction's next read or
    /// in its commit.
    void run();
    /// Executes a statement that returns no rows and waits for the answer.
    /// @return rows that it inserted, changed or deleted
    [[nodiscard]] int runCounted();
    /// Sends a query and does not wait for its answer: the same query with the same values finds it
    /// later in this write transaction, unless a statement was run meanwhile that may have changed
    /// it. So the look-ups of several commands cost one round trip. Nothing else may follow on this
    /// object. No-op outside a write transaction, and in SQLite, which answers at once.
    /// @param key  names the row that the query reads, for changesOnly()
    void readAhead(const QString &key);
    /// Promises that the statement changes nothing that was read ahead under other keys; may be
    /// called several times. Without a promise, a change of a table drops all that was read from
    /// the table.
    Statement &changesOnly(const QString &key);
    /// Moves to the next row; returns false after the last row, however often it is called.
    [[nodiscard]] bool next();

    /// Reads the next column of the row, beginning with the first one. NULL reads as zero, an empty
    /// text or an empty optional.
    ///
    /// `T` is an integer, `bool`, an enumeration, a duration, `Timestamp`, `Amount`, `QString`,
    /// `QByteArray` (the text as UTF-8), a type made from a QString such as `Id`, or an optional of
    /// these. `QByteArrayView` is the text without a copy, valid until the next row.
    ///
    /// Throws StorageException if the column does not exist, or if `T` is a number and the column
    /// holds none. A number reads as text too.
    template <typename T>
    [[nodiscard]] T read();
    /// Reads the next columns, one for each type, to be bound to names:
    /// `const auto [id, amount] = row.read<PaymentId, Amount>();`
    template <typename First, typename Second, typename... More>
    [[nodiscard]] std::tuple<First, Second, More...> read()
    {
        return {read<First>(), read<Second>(), read<More>()...}; // braces: from left to right
    }
    /// Skips the next `columns` columns of the row.
    Statement &skip(int columns);

private:
    [[nodiscard]] int numberOf(const QString &placeholder);
    void requireBound() const;
    [[nodiscard]] bool isNull() const; ///< of the next column
    [[nodiscard]] qint64 readNumber();
    [[nodiscard]] QByteArrayView readText();

    std::shared_ptr<PreparedStatement> m_prepared;
    std::size_t m_hint = 0; ///< index of the placeholder to try first: most are bound in order
    quint64 m_unbound;      ///< one bit per placeholder not bound yet
    bool m_isAtEnd = false;
    int m_column = 0; ///< index of the column to read next
};

template <typename T>
struct IsOptional : std::false_type {
};
template <typename T>
struct IsOptional<std::optional<T>> : std::true_type {
};

template <typename T>
T Statement::read()
{
    if constexpr (IsOptional<T>::value) {
        if (!isNull())
            return read<typename T::value_type>();
        skip(1);
        return {};
    } else if constexpr (std::is_same_v<T, bool>) {
        return readNumber() != 0;
    } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
        return static_cast<T>(readNumber());
    } else if constexpr (std::is_same_v<T, Timestamp>) {
        return fromMillis(readNumber());
    } else if constexpr (std::is_same_v<T, std::chrono::milliseconds>) {
        return T(readNumber());
    } else if constexpr (std::is_same_v<T, Amount>) {
        return Amount::fromCents(readNumber());
    } else if constexpr (std::is_same_v<T, QByteArrayView>) {
        return readText();
    } else if constexpr (std::is_same_v<T, QByteArray>) {
        return readText().toByteArray();
    } else {
        return T(QString::fromUtf8(readText()));
    }
}

} // namespace tilldesk::storage
