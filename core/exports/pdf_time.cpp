#include "core/exports/pdf_time.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

bool setPdfTime(QIODevice &pdf, const QDate &day)
{
    // Bytes at the start of the file that include the first object, which has the date.
    constexpr qint64 kHead = 4'096;
    const QByteArray key = "/CreationDate (D:";
    const qint64 end = pdf.pos();
    if (!pdf.seek(0))
        return false;
    QByteArray head = pdf.read(kHead);
    const qsizetype begin = head.indexOf(key) + key.size();
    // Replaces the digits one by one, so the length stays the same: date and time, then the UTC
    // offset, which becomes +00'00'.
    const QByteArray digits = day.toString(u"yyyyMMdd"_s).toLatin1().leftJustified(32, '0');
    qsizetype used = 0;
    for (qsizetype i = begin; begin >= key.size() && i < head.size() && head.at(i) != ')'; ++i) {
        if (head.at(i) == '-')
            head[i] = '+';
        else if (head.at(i) >= '0' && head.at(i) <= '9' && used < digits.size())
            head[i] = digits.at(used++);
    }
    return pdf.seek(0) && pdf.write(head) == head.size() && pdf.seek(end);
}

} // namespace tilldesk::exports
