#pragma once

#include <QList>
#include <QString>

namespace tilldesk::storage {

/// Writes numbers of our own for `IN (…)`, which has no placeholder of any length.
/// @param numbers  integers or enumerators, never input
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
