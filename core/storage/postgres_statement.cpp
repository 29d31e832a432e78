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

/// Returns whether the query may return many rows: it reads whole tables, or a period of one.
bool isLong(const QString &sql)
{
    const QString text = sql.simplified();
    const auto has = [&text](QLatin1StringView words) {
        return text.contains(words, Qt::CaseInsensitive);
    };
    return (text.startsWith("SELECT"_L1, Qt::CaseInsensitive)
            || text.startsWith("WITH"_L1, Qt::CaseInsensitive))
        && has(" ORDER BY "_L1) && !has(" LIMIT "_L1);
}

} // namespace

PostgresStatement::PostgresStatement(PostgresSession &session, const QString &sql)
    : m_session(session),
      m_name(newName()),
      m_writes(isChange(sql)),
      m_isQueueable(isQueueable(sql)),
      m_isLong(isLong(sql)),
      m_table(m_writes ? tableChangedBy(sql.toUtf8()) : QByteArray())
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
    return {.name = m_name,
            .sql = m_sql,
            .values = m_values,
            .writes = m_writes,
            .table = m_writes ? &m_table : nullptr,
            .keys = &m_keys};
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

void PostgresStatement::readAhead(const QString &key)
{
    if (m_reads.isEmpty())
        m_reads = tablesReadBy(m_sql);
    m_session.ask(call(), key, m_reads);
}

/// In a view, a long result comes in pieces, so that it is never in memory as a whole. Elsewhere a
/// change could show in the middle of it.
void PostgresStatement::fetchFirst()
{
    m_view = m_session.view();
    if (!m_isLong || m_view == 0) {
        m_rows = m_session.query(call());
        return;
    }
    const PostgresCall whole = call();
    const QByteArray cursor = 'c' + m_name;
    m_session.openCursor(cursor, whole);
    m_cursor = cursor;
    m_rows = m_session.fetch(m_cursor);
}

bool PostgresStatement::step()
{
    if (m_row < 0) {
        fetchFirst();
    } else if (m_row + 1 == PostgresSession::kPiece && !m_cursor.isEmpty()) {
        m_rows = m_session.fetch(m_cursor);
        m_row = -1;
    }
    m_numbers.clear();
    return ++m_row < m_rows.rows();
}

void PostgresStatement::reset() noexcept
{
    if (!m_cursor.isEmpty() && m_session.view() == m_view)
        m_session.closeCursor(m_cursor);
    m_cursor.clear();
    m_keys.clear();
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
