#pragma once

#include <QList>
#include <QString>
#include <initializer_list>
#include <type_traits>

namespace tilldesk::storage {

/// Formats an enumerator as the number that the database stores, for SQL that is not given it as a
/// placeholder: a partial index serves only a condition with the number itself.
template <typename Enum>
[[nodiscard]] QString sqlNumber(Enum value)
{
    static_assert(std::is_enum_v<Enum>);
    return QString::number(qint64(value));
}

/// Formats numbers for `IN (…)`, as SQL has no placeholder for a list. Of no numbers: `NULL`, which
/// nothing is in; PostgreSQL reads no empty list. Not for `NOT IN`.
/// @param numbers  integers or enumerators, never user input: they are not escaped
template <typename T>
[[nodiscard]] QString sqlList(const QList<T> &numbers)
{
    QString text;
    for (const T number : numbers) {
        if (!text.isEmpty())
            text += u',';
        text += QString::number(qint64(number));
    }
    return text.isEmpty() ? QStringLiteral("NULL") : text;
}
template <typename Enum>
[[nodiscard]] QString sqlList(std::initializer_list<Enum> values)
{
    return sqlList(QList<Enum>(values));
}

} // namespace tilldesk::storage
