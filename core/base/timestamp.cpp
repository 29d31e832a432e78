#include "core/base/timestamp.h"

#include <QDate>
#include <array>

namespace tilldesk {
namespace {

/// Parses exactly `count` ASCII digits at `at` and moves past them; empty if there are fewer.
std::optional<int> digits(QStringView text, qsizetype &at, int count)
{
    if (text.size() - at < count)
        return {};
    int number = 0;
    for (int i = 0; i < count; ++i) {
        const char16_t c = text[at + i].unicode();
        if (c < u'0' || c > u'9')
            return {};
        number = number * 10 + (c - u'0');
    }
    at += count;
    return number;
}

bool take(QStringView text, qsizetype &at, QStringView anyOf)
{
    if (at >= text.size() || !anyOf.contains(text[at]))
        return false;
    ++at;
    return true;
}

std::optional<int> fractionMillis(QStringView text, qsizetype &at)
{
    if (!take(text, at, u"."))
        return 0;
    int millis = 0;
    int count = 0;
    while (const auto digit = digits(text, at, 1)) {
        if (count < 3)
            millis = millis * 10 + *digit;
        ++count;
    }
    if (count == 0 || count > 9)
        return {};
    for (; count < 3; ++count)
        millis *= 10;
    return millis;
}

std::optional<std::chrono::minutes> zoneOffset(QStringView text, qsizetype &at)
{
    if (take(text, at, u"Zz"))
        return std::chrono::minutes(0);
    const bool negative = at < text.size() && text[at] == u'-';
    if (!take(text, at, u"+-"))
        return {};
    const auto hours = digits(text, at, 2);
    if (!hours || !take(text, at, u":"))
        return {};
    const auto minutes = digits(text, at, 2);
    if (!minutes || *hours > 23 || *minutes > 59)
        return {};
    const std::chrono::minutes offset(*hours * 60 + *minutes);
    return negative ? -offset : offset;
}

std::optional<QDate> date(QStringView text, qsizetype &at)
{
    const auto year = digits(text, at, 4);
    if (!year || !take(text, at, u"-"))
        return {};
    const auto month = digits(text, at, 2);
    if (!month || !take(text, at, u"-"))
        return {};
    const auto day = digits(text, at, 2);
    if (!day || !QDate::isValid(*year, *month, *day))
        return {};
    return QDate(*year, *month, *day);
}

std::optional<std::chrono::seconds> timeOfDay(QStringView text, qsizetype &at)
{
    const auto hour = digits(text, at, 2);
    if (!hour || !take(text, at, u":"))
        return {};
    const auto minute = digits(text, at, 2);
    if (!minute || !take(text, at, u":"))
        return {};
    const auto second = digits(text, at, 2);
    if (!second || *hour > 23 || *minute > 59 || *second > 59)
        return {};
    return std::chrono::hours(*hour) + std::chrono::minutes(*minute)
        + std::chrono::seconds(*second);
}

} // namespace

QByteArray toIsoUtc(Timestamp time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day ymd(day);
    const hh_mm_ss<milliseconds> tod(time - day);
    QByteArray text("0000-00-00T00:00:00.000Z");
    const auto put = [&text](qsizetype at, int width, qint64 number) {
        for (qsizetype i = at + width - 1; i >= at; --i, number /= 10)
            text[i] = static_cast<char>('0' + number % 10);
    };
    put(0, 4, int(ymd.year()));
    put(5, 2, unsigned(ymd.month()));
    put(8, 2, unsigned(ymd.day()));
    put(11, 2, tod.hours().count());
    put(14, 2, tod.minutes().count());
    put(17, 2, tod.seconds().count());
    put(20, 3, tod.subseconds().count());
    return text;
}

std::optional<Timestamp> parseIsoTime(QStringView text)
{
    qsizetype at = 0;
    const auto day = date(text, at);
    if (!day || !take(text, at, u"Tt"))
        return {};
    const auto time = timeOfDay(text, at);
    if (!time)
        return {};
    const auto millis = fractionMillis(text, at);
    if (!millis)
        return {};
    const auto offset = zoneOffset(text, at);
    if (!offset || at != text.size())
        return {};
    const Timestamp midnight = fromMillis((day->toJulianDay() - 2'440'588) * 86'400'000);
    return midnight + *time + std::chrono::milliseconds(*millis) - *offset;
}

} // namespace tilldesk
