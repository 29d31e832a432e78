#include "core/domain/bank_days.h"

namespace tilldesk {
namespace {

/// Returns Easter Sunday of the Gregorian calendar. @source the anonymous Gregorian algorithm
/// (Meeus, Jones, Butcher)
QDate easterOf(int year)
{
    const int a = year % 19;
    const int b = year / 100;
    const int c = year % 100;
    const int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
    const int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
    const int m = (a + 11 * h + 22 * l) / 451;
    const int n = h + l - 7 * m + 114;
    return {year, n / 31, n % 31 + 1};
}

} // namespace

bool isBankDay(const QDate &day)
{
    constexpr int kSaturday = 6;
    if (day.dayOfWeek() >= kSaturday)
        return false;
    const int month = day.month();
    const int date = day.day();
    if ((month == 1 && date == 1) || (month == 5 && date == 1)
        || (month == 12 && (date == 25 || date == 26)))
        return false;
    const qint64 fromEaster = easterOf(day.year()).daysTo(day);
    return fromEaster != -2 && fromEaster != 1;
}

QDate bankDaysAfter(const QDate &day, int count)
{
    QDate at = day;
    while (count > 0) {
        at = at.addDays(1);
        if (isBankDay(at))
            --count;
    }
    return at;
}

} // namespace tilldesk
