#pragma once

#include <QByteArrayView>
#include <memory>

struct pg_result;

namespace tilldesk::storage {

/// The rows that PostgreSQL returned, in its binary format.
class PostgresResult
{
public:
    struct Clear {
        void operator()(pg_result *result) const;
    };
    using Pointer = std::unique_ptr<pg_result, Clear>;

    PostgresResult() = default;
    explicit PostgresResult(Pointer result) : m_result(std::move(result)) {}

    [[nodiscard]] int rows() const;
    /// The rows that the statement inserted, changed or deleted.
    [[nodiscard]] int changedRows() const;

    // Throw StorageException if the result has no such column.
    [[nodiscard]] bool isNull(int row, int column) const;
    /// Decodes a whole number or a truth value; NULL is 0. Throws StorageException for other types.
    [[nodiscard]] qint64 number(int row, int column) const;
    /// Returns whether the column holds whole numbers or truth values.
    [[nodiscard]] bool isNumber(int column) const;
    /// The text without a copy. @pre not isNumber(column)
    [[nodiscard]] QByteArrayView text(int row, int column) const;

private:
    void require(int column) const;

    Pointer m_result;
};

} // namespace tilldesk::storage
