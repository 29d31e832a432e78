#include "core/hosted/http_date.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

std::optional<Timestamp> parseHttpDate(QByteArrayView text)
{
    constexpr qsizetype kLength = 29;
    if (text.size() != kLength)
        return {};
    QDateTime read =
        QLocale::c().toDateTime(QString::fromLatin1(text), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    if (!read.isValid())
        return {};
    read = QDateTime(read.date(), read.time(), Qt::UTC);
    return fromMillis(read.toMSecsSinceEpoch());
}

std::optional<std::chrono::seconds> parseRetryAfter(QByteArrayView text, Timestamp now)
{
    using namespace std::chrono;
    constexpr seconds kLongest = hours(24);
    constexpr qsizetype kMaxDigits = 9;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (!text.isEmpty() && std::ranges::all_of(text, isDigit)) {
        if (text.size() > kMaxDigits)
            return kLongest;
        return std::min(seconds(text.toByteArray().toLongLong()), kLongest);
    }
    const auto date = parseHttpDate(text);
    if (!date)
        return {};
    return std::clamp(ceil<seconds>(*date - now), seconds(0), kLongest);
}

std::chrono::milliseconds skewOf(Timestamp date, Timestamp sentAt, Timestamp answeredAt)
{
    using namespace std::chrono;
    if (answeredAt < date)
        return answeredAt - date;
    return std::max(sentAt - (date + seconds(1)), milliseconds(0));
}

} // namespace tilldesk::hosted
