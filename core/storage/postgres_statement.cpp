#include "core/storage/postgres_statement.h"

#include "core/storage/dialect.h"
#include "core/storage/numbered_sql.h"
#include "core/storage/postgres_types.h"

#include <QtEndian>
#include <algorithm>
#include <atomic>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

QByteArray newName()
{
    static std::atomic<quint64> last = 0;
    return "s" + QByteArray::number(++last);
}

bool isChange(const QString &sql)
{
    const QString text = sql.trimmed();
    const auto begins = [&text](QLatin1StringView word) {
        return text.startsWith(word, Qt::CaseInsensitive);
    };
    return begins("INSERT"_L1) || begins("UPDATE"_L1) || begins("DELETE"_L1);
}

/// Returns whether the statement changes rows and returns none, so that its answer may be read
/// later.
bool isQueueable(const QString &sql)
{
    return isChange(sql) && !sql.contains("RETURNING"_L1, Qt::CaseInsensitive);
}

} // namespace

PostgresStatement::PostgresStatement(PostgresSession &session, const QString &sql)
    : m_session(session),
      m_name(newName()),
      m_writes(isChange(sql)),
      m_isQueueable(isQueueable(sql))
{
    NumberedSql numbered = numberPlaceholders(inPostgresSql(sql));
    m_sql = std::move(numbered.text);
    m_placeholders = std::move(numbered.names);
    m_values.resize(m_placeholders.size());
    m_types.resize(m_placeholders.size());
}

PostgresStatement::~PostgresStatement()
{
    try {
        m_session.forget(m_name);
    } catch (const StorageException &) {
        // A lost connection has forgotten all its statements.
    }
}

void PostgresStatement::bind(int number, QByteArray bytes, unsigned type, bool isNull)
{
    m_values[std::size_t(number) - 1] = {std::move(bytes), type, isNull};
}

void PostgresStatement::bindText(int number, const QString &text)
{
    if (!text.contains(QChar(0)))
        return bind(number, text.toUtf8(), postgres_type::kText, false);
    if (m_writes)
        throw StorageException("a text with a NUL character cannot be stored");
    // A read finds no row for such a text, as there is none: U+FFFF is no character either.
    QString unlike = text;
    unlike.replace(QChar(0), QChar(0xffff));
    bind(number, unlike.toUtf8(), postgres_type::kText, false);
}

void PostgresStatement::bindNumber(int number, qint64 value)
{
    QByteArray bytes(sizeof value, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    bind(number, std::move(bytes), postgres_type::kInt8, false);
}

void PostgresStatement::bindNull(int number, NullOf type)
{
    const unsigned known = type == NullOf::Number ? postgres_type::kInt8
        : type == NullOf::Text                    ? postgres_type::kText
                                                  : 0;
    bind(number, {}, known, true);
}

/// The statement with its values. It gets a new name if the server has to compile it anew, because
/// a placeholder has another type than before: at most once for each placeholder that was first
/// bound to a NULL of unknown type.
PostgresCall PostgresStatement::call()
{
    bool isOther = false;
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (m_values[i].type == 0)
            m_values[i].type = m_types[i];
        isOther = isOther || m_values[i].type != m_types[i];
        m_types[i] = m_values[i].type;
    }
    if (isOther) {
        m_session.forget(m_name);
        m_name = newName();
    }
    return {.name = m_name, .sql = m_sql, .values = m_values, .writes = m_writes};
}

void PostgresStatement::run()
{
    if (m_isQueueable)
        m_session.run(call());
    else
        std::ignore = runCounted();
}

int PostgresStatement::runCounted()
{
    const PostgresResult result = m_session.query(call());
    if (result.rows() > 0)
        throw StorageException("a statement without rows has returned one");
    return result.changedRows();
}

bool PostgresStatement::step()
{
    if (m_row < 0)
        m_rows = m_session.query(call());
    m_numbers.clear();
    return ++m_row < m_rows.rows();
}

void PostgresStatement::reset() noexcept
{
    m_rows = PostgresResult();
    m_row = -1;
    m_numbers.clear();
    std::ranges::fill(m_values, PostgresValue{});
}

bool PostgresStatement::isNull(int column) const
{
    return m_rows.isNull(m_row, column);
}

qint64 PostgresStatement::number(int column) const
{
    return m_rows.number(m_row, column);
}

QByteArrayView PostgresStatement::text(int column)
{
    if (!m_rows.isNumber(column))
        return m_rows.text(m_row, column);
    return m_numbers.emplace_back(QByteArray::number(m_rows.number(m_row, column)));
}

} // namespace tilldesk::storage
