#include "core/storage/postgres_result.h"

#include "core/storage/postgres_types.h"
#include "core/storage/statement.h"

#include <QtEndian>
#include <libpq-fe.h>
#include <string>

namespace tilldesk::storage {
void PostgresResult::Clear::operator()(pg_result *result) const
{
    PQclear(result);
}

int PostgresResult::rows() const
{
    return PQntuples(m_result.get());
}

int PostgresResult::changedRows() const
{
    return QByteArray(PQcmdTuples(m_result.get())).toInt();
}

void PostgresResult::require(int column) const
{
    if (column >= PQnfields(m_result.get()))
        throw StorageException("the row has no column " + std::to_string(column + 1));
}

bool PostgresResult::isNull(int row, int column) const
{
    require(column);
    return PQgetisnull(m_result.get(), row, column) != 0;
}

qint64 PostgresResult::number(int row, int column) const
{
    if (isNull(row, column))
        return 0;
    const char *value = PQgetvalue(m_result.get(), row, column);
    switch (PQftype(m_result.get(), column)) {
    case postgres_type::kInt8: return qFromBigEndian<qint64>(value);
    case postgres_type::kInt4: return qFromBigEndian<qint32>(value);
    case postgres_type::kInt2: return qFromBigEndian<qint16>(value);
    case postgres_type::kBool: return *value;
    default:
        throw StorageException("the column " + std::to_string(column + 1) + " is no whole number");
    }
}

bool PostgresResult::isNumber(int column) const
{
    require(column);
    const Oid type = PQftype(m_result.get(), column);
    if (type == postgres_type::kNumeric || type == postgres_type::kFloat4
        || type == postgres_type::kFloat8) // the bytes would read as a text
        throw StorageException("the column " + std::to_string(column + 1)
                               + " is no whole number and no text");
    return type == postgres_type::kInt8 || type == postgres_type::kInt4
        || type == postgres_type::kInt2 || type == postgres_type::kBool;
}

QByteArrayView PostgresResult::text(int row, int column) const
{
    return {PQgetvalue(m_result.get(), row, column), PQgetlength(m_result.get(), row, column)};
}

} // namespace tilldesk::storage
