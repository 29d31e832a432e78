#include "ui/models/charts/chart_table.h"

#include "core/domain/spreadsheet_text.h"
#include "ui/models/common/format.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// `-1284.50` or `-1284,50`
QString plainDecimal(qint64 value, int digits)
{
    qint64 unit = 1;
    for (int i = 0; i < digits; ++i)
        unit *= 10;
    const QString sign = value < 0 ? u"-"_s : QString();
    const QString fraction = u"%1"_s.arg(qAbs(value % unit), digits, 10, '0'_L1);
    return sign + QString::number(qAbs(value / unit)) + decimalMark() + fraction;
}

QString quoted(QString text, QChar separator)
{
    const bool mustQuote = text.contains(separator) || text.contains(u'"') || text.contains(u'\n')
        || text.contains(u'\r');
    if (!mustQuote)
        return text;
    text.replace(u"\""_s, u"\"\""_s);
    return u'"' + text + u'"';
}

QString plainText(const QString &text, QChar separator)
{
    return quoted(looksLikeFormula(text.toUtf8()) ? QString(u'\'' + text) : text, separator);
}

} // namespace

ChartCell ChartCell::count(qint64 number)
{
    return {wholeNumber(number), QString::number(number), true};
}

ChartCell ChartCell::sum(Amount amount)
{
    return {money(amount), plainDecimal(amount.cents(), 2), true};
}

ChartCell ChartCell::percent(qint64 tenths)
{
    return {percentText(tenths), plainDecimal(tenths, 1), true};
}

QString percentText(qint64 tenths)
{
    const QString minus = tenths < 0 ? QString(QChar(0x2212)) : QString();
    const QString digits =
        wholeNumber(qAbs(tenths / 10)) + decimalMark() + QString::number(qAbs(tenths % 10));
    return minus + digits + QChar(0x00A0) + u'%';
}

QByteArray tableCsv(const ChartTable &table)
{
    const bool isEuropean = decimalMark() == u',';
    const QChar separator = isEuropean ? u';' : u',';
    QString text;
    if (isEuropean)
        text += QChar(QChar::ByteOrderMark);
    QStringList cells;
    for (const QString &head : table.heads)
        cells << plainText(head, separator);
    text += cells.join(separator) + u"\r\n"_s;
    for (const QList<ChartCell> &row : table.rows) {
        cells.clear();
        for (const ChartCell &cell : row)
            cells << (cell.isNumber ? quoted(cell.plain, separator)
                                    : plainText(cell.plain, separator));
        text += cells.join(separator) + u"\r\n"_s;
    }
    return text.toUtf8();
}

} // namespace tilldesk::ui
