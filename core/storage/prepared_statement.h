#pragma once

#include "core/storage/statement.h"

namespace tilldesk::storage {

/// A compiled statement, the values bound to it and the rows that it returns. Each driver has its
/// own class. Used through Statement, one use at a time.
///
/// Every member but `reset()` throws StorageException if the database refuses.
class PreparedStatement
{
public:
    PreparedStatement() = default;
    virtual ~PreparedStatement() = default;
    PreparedStatement(const PreparedStatement &) = delete;
    PreparedStatement &operator=(const PreparedStatement &) = delete;

    /// The names of the placeholders, with their colon. Placeholder `i` has the number `i + 1`.
    [[nodiscard]] const std::vector<QString> &placeholders() const { return m_placeholders; }

    virtual void bindText(int number, const QString &text) = 0;
    virtual void bindNumber(int number, qint64 value) = 0;
    virtual void bindNull(int number, NullOf type) = 0;

    /// Executes a statement that returns no rows; see Statement::run().
    virtual void run() = 0;
    /// @return rows inserted, changed or deleted
    [[nodiscard]] virtual int runCounted() = 0;
    /// Executes the statement if this is the first call since the last reset, and moves to the next
    /// row. Must not be called again after it returned false.
    [[nodiscard]] virtual bool step() = 0;
    /// See Statement::readAhead(). An engine that answers at once reads when it is asked.
    virtual void readAhead(const QString & /*key*/) {}
    /// See Statement::changesOnly().
    virtual void changesOnly(const QString & /*key*/) {}
    /// Ends the use: drops rows, bound values and keys.
    virtual void reset() noexcept = 0;

    /// @param column  from 0. Throws StorageException if the row has no such column.
    [[nodiscard]] virtual bool isNull(int column) const = 0;
    /// NULL is 0. Throws StorageException if the column is neither a whole number nor NULL.
    [[nodiscard]] virtual qint64 number(int column) const = 0;
    /// @pre the column is not NULL
    /// @return valid until the next row
    [[nodiscard]] virtual QByteArrayView text(int column) = 0;

protected:
    std::vector<QString> m_placeholders;
};

} // namespace tilldesk::storage
