#include "app/commands/table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

QByteArray table(const QList<QStringList> &rows)
{
    QList<qsizetype> widths(rows.isEmpty() ? 0 : rows.first().size(), 0);
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    }
    QString text;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i + 1 < row.size(); ++i)
            text += QString(row[i].leftJustified(widths[i]) + u"  "_s);
        text += QString(row.last() + u'\n');
    }
    return text.toUtf8();
}

} // namespace tilldesk::app
