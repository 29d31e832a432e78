#include "core/storage/statement.h"

#include <QSqlError>
#include <QVariant>

namespace tilldesk::storage {

Statement::~Statement()
{
    if (m_query)
        m_query->finish();
}

Statement &Statement::bind(const QString &placeholder, const QString &text)
{
    m_query->bindValue(placeholder, text.isNull() ? QLatin1StringView("") : text);
    return *this;
}

Statement &Statement::bind(const QString &placeholder, qint64 number)
{
    m_query->bindValue(placeholder, number);
    return *this;
}

Statement &Statement::bind(const QString &placeholder, Timestamp time)
{
    return bind(placeholder, toMillis(time));
}

Statement &Statement::bindNull(const QString &placeholder)
{
    m_query->bindValue(placeholder, QVariant());
    return *this;
}

int Statement::run()
{
    execute();
    return m_query->numRowsAffected();
}

bool Statement::next()
{
    if (!m_executed)
        execute();
    if (m_query->next())
        return true;
    // Otherwise a busy or broken file would read as the end of the list.
    if (m_query->lastError().isValid())
        throw StorageException(m_query->lastError().text().toStdString());
    return false;
}

std::optional<Timestamp> Statement::optionalTime(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(time(column));
}

void Statement::execute()
{
    m_executed = true;
    if (!m_query->exec())
        throw StorageException(m_query->lastError().text().toStdString());
}

} // namespace tilldesk::storage
