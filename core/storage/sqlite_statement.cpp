#include "core/storage/sqlite_statement.h"

#include <sqlite3.h>
#include <string>

namespace tilldesk::storage {
namespace {

[[noreturn]] void refuse(sqlite3 *db, int code)
{
    if ((code & 0xff) == SQLITE_BUSY) // the low byte is the primary result code
        throw DatabaseLocked(sqlite3_errmsg(db));
    throw StorageException(sqlite3_errmsg(db));
}

} // namespace

SqliteStatement::SqliteStatement(sqlite3 *db, const QString &sql) : m_db(db)
{
    const QByteArray text = sql.toUtf8();
    if (sqlite3_prepare_v3(db, text.constData(), int(text.size()), SQLITE_PREPARE_PERSISTENT,
                           &m_statement, nullptr)
        != SQLITE_OK)
        refuse(db, sqlite3_errcode(db));
    const int count = sqlite3_bind_parameter_count(m_statement);
    for (int number = 1; number <= count; ++number)
        m_placeholders.push_back(
            QString::fromUtf8(sqlite3_bind_parameter_name(m_statement, number)));
}

SqliteStatement::~SqliteStatement()
{
    sqlite3_finalize(m_statement);
}

void SqliteStatement::check(int code) const
{
    if (code != SQLITE_OK)
        refuse(m_db, code);
}

void SqliteStatement::bindText(int number, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    check(sqlite3_bind_text64(m_statement, number, utf8.constData(), sqlite3_uint64(utf8.size()),
                              SQLITE_TRANSIENT, SQLITE_UTF8));
}

void SqliteStatement::bindNumber(int number, qint64 value)
{
    check(sqlite3_bind_int64(m_statement, number, value));
}

void SqliteStatement::bindNull(int number, NullOf /*type*/)
{
    check(sqlite3_bind_null(m_statement, number));
}

void SqliteStatement::run()
{
    if (step())
        throw StorageException("a statement without rows has returned one");
}

int SqliteStatement::runCounted()
{
    run();
    return sqlite3_changes(m_db);
}

bool SqliteStatement::step()
{
    const int code = sqlite3_step(m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    refuse(m_db, code);
}

void SqliteStatement::reset() noexcept
{
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

bool SqliteStatement::isNull(int column) const
{
    if (sqlite3_column_type(m_statement, column) != SQLITE_NULL)
        return false;
    if (column >= sqlite3_column_count(m_statement))
        throw StorageException("the row has no column " + std::to_string(column + 1));
    return true;
}

qint64 SqliteStatement::number(int column) const
{
    if (sqlite3_column_type(m_statement, column) != SQLITE_INTEGER && !isNull(column))
        throw StorageException("the column " + std::to_string(column + 1) + " is no whole number");
    return sqlite3_column_int64(m_statement, column);
}

QByteArrayView SqliteStatement::text(int column)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return {text, sqlite3_column_bytes(m_statement, column)};
}

} // namespace tilldesk::storage
