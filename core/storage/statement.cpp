#include "core/storage/statement.h"

#include "core/storage/prepared_statement.h"

namespace tilldesk::storage {

Statement::Statement(std::shared_ptr<PreparedStatement> prepared)
    : m_prepared(std::move(prepared)),
      m_unbound((quint64(1) << m_prepared->placeholders().size()) - 1)
{
    Q_ASSERT(m_prepared->placeholders().size() < 64);
}

Statement::~Statement()
{
    if (m_prepared)
        m_prepared->reset();
}

int Statement::numberOf(const QString &placeholder)
{
    const auto &names = m_prepared->placeholders();
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

Statement &Statement::bind(const QString &placeholder, const QString &text)
{
    m_prepared->bindText(numberOf(placeholder), text);
    return *this;
}

Statement &Statement::bind(const QString &placeholder, qint64 number)
{
    m_prepared->bindNumber(numberOf(placeholder), number);
    return *this;
}

Statement &Statement::bind(const QString &placeholder, Timestamp time)
{
    return bind(placeholder, toMillis(time));
}

Statement &Statement::bindNull(const QString &placeholder, NullOf type)
{
    m_prepared->bindNull(numberOf(placeholder), type);
    return *this;
}

void Statement::requireBound() const
{
    if (m_unbound != 0)
        throw StorageException("not every placeholder has been bound");
}

void Statement::run()
{
    requireBound();
    m_prepared->run();
}

int Statement::runCounted()
{
    requireBound();
    return m_prepared->runCounted();
}

void Statement::readAhead(const QString &key)
{
    requireBound();
    m_prepared->readAhead(key);
}

Statement &Statement::changesOnly(const QString &key)
{
    m_prepared->changesOnly(key);
    return *this;
}

bool Statement::next()
{
    requireBound();
    // After the last row SQLite would start again from the first.
    m_isAtEnd = m_isAtEnd || !m_prepared->step();
    m_column = 0;
    return !m_isAtEnd;
}

Statement &Statement::skip(int columns)
{
    m_column += columns;
    return *this;
}

bool Statement::isNull() const
{
    return m_prepared->isNull(m_column);
}

qint64 Statement::readNumber()
{
    const qint64 number = m_prepared->number(m_column); // may throw: the column stays the next one
    ++m_column;
    return number;
}

QByteArrayView Statement::readText()
{
    const QByteArrayView text =
        m_prepared->isNull(m_column) ? QByteArrayView() : m_prepared->text(m_column);
    ++m_column;
    return text;
}

} // namespace tilldesk::storage
