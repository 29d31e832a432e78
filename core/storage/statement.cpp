#include "core/storage/statement.h"

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

PreparedStatement::PreparedStatement(sqlite3 *db, const QString &sql) : m_db(db)
{
    const QByteArray text = sql.toUtf8();
    if (sqlite3_prepare_v3(db, text.constData(), int(text.size()), SQLITE_PREPARE_PERSISTENT,
                           &m_statement, nullptr)
        != SQLITE_OK)
        refuse(db, sqlite3_errcode(db));
    const int count = sqlite3_bind_parameter_count(m_statement);
    Q_ASSERT(count < 64);
    for (int number = 1; number <= count; ++number)
        m_placeholders.push_back(
            QString::fromUtf8(sqlite3_bind_parameter_name(m_statement, number)));
}

PreparedStatement::~PreparedStatement()
{
    sqlite3_finalize(m_statement);
}

Statement::Statement(std::shared_ptr<PreparedStatement> prepared)
    : m_prepared(std::move(prepared)),
      m_unbound((quint64(1) << m_prepared->m_placeholders.size()) - 1)
{
}

Statement::~Statement()
{
    if (!m_prepared)
        return;
    sqlite3_reset(m_prepared->m_statement);
    sqlite3_clear_bindings(m_prepared->m_statement);
}

int Statement::numberOf(const QString &placeholder)
{
    const auto &names = m_prepared->m_placeholders;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::size_t at = (m_hint + i) % names.size();
        if (names[at] != placeholder)
            continue;
        m_hint = at + 1;
        m_unbound &= ~(quint64(1) << at);
        return int(at) + 1;
    }
    throw StorageException("the statement has no placeholder " + placeholder.toStdString());
}

void Statement::check(int code) const
{
    if (code != SQLITE_OK)
        refuse(m_prepared->m_db, code);
}

Statement &Statement::bind(const QString &placeholder, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    check(sqlite3_bind_text64(m_prepared->m_statement, numberOf(placeholder), utf8.constData(),
                              sqlite3_uint64(utf8.size()), SQLITE_TRANSIENT, SQLITE_UTF8));
    return *this;
}

Statement &Statement::bind(const QString &placeholder, qint64 number)
{
    check(sqlite3_bind_int64(m_prepared->m_statement, numberOf(placeholder), number));
    return *this;
}

Statement &Statement::bind(const QString &placeholder, Timestamp time)
{
    return bind(placeholder, toMillis(time));
}

Statement &Statement::bindNull(const QString &placeholder)
{
    check(sqlite3_bind_null(m_prepared->m_statement, numberOf(placeholder)));
    return *this;
}

int Statement::run()
{
    if (step())
        throw StorageException("a statement without rows has returned one");
    return sqlite3_changes(m_prepared->m_db);
}

bool Statement::next()
{
    // After the last row SQLite would start again from the first.
    m_isAtEnd = m_isAtEnd || !step();
    m_column = 0;
    return !m_isAtEnd;
}

bool Statement::step()
{
    if (m_unbound != 0)
        throw StorageException("not every placeholder has been bound");
    const int code = sqlite3_step(m_prepared->m_statement);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    refuse(m_prepared->m_db, code);
}

Statement &Statement::skip(int columns)
{
    m_column += columns;
    return *this;
}

bool Statement::isNull() const
{
    sqlite3_stmt *statement = m_prepared->m_statement;
    if (sqlite3_column_type(statement, m_column) != SQLITE_NULL)
        return false;
    if (m_column >= sqlite3_column_count(statement))
        throw StorageException("the row has no column " + std::to_string(m_column + 1));
    return true;
}

qint64 Statement::readNumber()
{
    sqlite3_stmt *statement = m_prepared->m_statement;
    if (!isNull() && sqlite3_column_type(statement, m_column) != SQLITE_INTEGER)
        throw StorageException("the column " + std::to_string(m_column + 1)
                               + " is no whole number");
    return sqlite3_column_int64(statement, m_column++);
}

QByteArrayView Statement::readText()
{
    if (isNull()) {
        ++m_column;
        return {};
    }
    sqlite3_stmt *statement = m_prepared->m_statement;
    const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(statement, m_column));
    return {text, sqlite3_column_bytes(statement, m_column++)};
}

} // namespace tilldesk::storage
