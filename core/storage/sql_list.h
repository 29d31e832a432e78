#pragma once

#include <QList>
#include <QString>

namespace tilldesk::storage {

/// Formats numbers for `IN (…)`, as SQL has no placeholder for a list.
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
    return text;
}

} // namespace tilldesk::storage
