#pragma once

#include "core/base/timestamp.h"

#include <QSqlQuery>
#include <memory>
#include <stdexcept>

namespace tilldesk::storage {

/// Thrown by this module only, when the database refuses a statement. It stops at the core thread
/// and the readers, which turn it into `ErrorCode::Storage`.
class StorageException : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// One use of a prepared statement. Bind every placeholder, then either `run()` or loop over
/// `next()`. Going out of scope finishes it, so that no read stays open and pins the log.
///
/// The binds are typed on purpose: a QVariant of a null QString would be SQL NULL, not "".
class Statement
{
public:
    explicit Statement(std::shared_ptr<QSqlQuery> query) : m_query(std::move(query)) {}
    ~Statement();
    Statement(Statement &&) noexcept = default;
    Statement &operator=(Statement &&) = delete;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    Statement &bind(const QString &placeholder, const QString &text);
    Statement &bind(const QString &placeholder, qint64 number);
    Statement &bind(const QString &placeholder, Timestamp time);
    Statement &bindNull(const QString &placeholder);
    /// Binds NULL when `value` is empty.
    template <typename T>
    Statement &bind(const QString &placeholder, const std::optional<T> &value)
    {
        return value ? bind(placeholder, *value) : bindNull(placeholder);
    }

    /// Executes a statement that returns no rows. @return rows changed
    int run();
    /// @return true while there is a row to read
    [[nodiscard]] bool next();

    [[nodiscard]] qint64 int64(int column) const { return m_query->value(column).toLongLong(); }
    [[nodiscard]] QString text(int column) const { return m_query->value(column).toString(); }
    [[nodiscard]] bool isNull(int column) const { return m_query->isNull(column); }
    [[nodiscard]] Timestamp time(int column) const { return fromMillis(int64(column)); }
    [[nodiscard]] std::optional<Timestamp> optionalTime(int column) const;

private:
    void execute();

    std::shared_ptr<QSqlQuery> m_query;
    bool m_executed = false;
};

} // namespace tilldesk::storage
