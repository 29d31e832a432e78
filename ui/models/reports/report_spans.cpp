#include "ui/models/reports/report_spans.h"

#include "ui/models/common/format.h"
#include "ui/models/today/today_figures.h"

#include <QTimeZone>
#include <algorithm>

namespace tilldesk::ui {
namespace {

using Kind = Period::Kind;

Timestamp startOf(QDate day)
{
    return fromMillis(day.startOfDay(shopZone()).toMSecsSinceEpoch());
}

/// Returns the first day of the row that follows the row of `day`.
QDate nextRow(Grouping grouping, QDate day)
{
    switch (grouping) {
    case Grouping::Hour:
    case Grouping::Day: return day.addDays(1);
    case Grouping::Week: return day.addDays(8 - day.dayOfWeek());
    case Grouping::Month: return QDate(day.year(), day.month(), 1).addMonths(1);
    case Grouping::PointOfSale:
    case Grouping::Person: return {};
    }
    Q_UNREACHABLE();
}

/// Returns the day that corresponds to `day` in the compared time span.
QDate shifted(const Period &period, const ReportDays &days, QDate day)
{
    switch (period.kind) {
    case Kind::Today:
    case Kind::Yesterday:
    case Kind::ThisWeek:
    case Kind::LastWeek: return day.addDays(-7);
    case Kind::ThisMonth:
    case Kind::LastMonth: return day.addMonths(-1);
    case Kind::ThisQuarter:
    case Kind::LastQuarter: return day.addMonths(-3);
    case Kind::ThisYear:
    case Kind::LastYear: return day.addYears(-1);
    case Kind::Custom:
    case Kind::AnyTime: return day.addDays(-days.count());
    }
    Q_UNREACHABLE();
}

} // namespace

ReportDays daysOf(const Period &period, QDate today)
{
    const Timestamp noon =
        fromMillis(today.startOfDay(shopZone()).addSecs(12LL * 3600).toMSecsSinceEpoch());
    const TimeRange range = rangeOf(period, noon);
    const QDate first = range.from ? inShopZone(*range.from).date() : today;
    const QDate last = range.to ? inShopZone(*range.to).date() : today;
    return {first, std::max(first, std::min(last, today))};
}

bool canGroup(Grouping grouping, const ReportDays &days)
{
    // Longest period in days, by the length of a row
    constexpr int kMaxDaysByHour = 3;
    constexpr int kMaxDaysByDay = 92; // a quarter
    constexpr int kWeekDays = 732;    // two years
    constexpr int kMonthDays = 7320;  // twenty years
    switch (grouping) {
    case Grouping::Hour: return days.count() <= kMaxDaysByHour;
    case Grouping::Day: return days.count() <= kMaxDaysByDay;
    case Grouping::Week: return days.count() <= kWeekDays;
    case Grouping::Month: return days.count() <= kMonthDays;
    case Grouping::PointOfSale:
    case Grouping::Person: return true;
    }
    Q_UNREACHABLE();
}

Grouping usualGrouping(const ReportDays &days)
{
    constexpr int kMonth = 31;
    constexpr int kQuarter = 92;
    if (days.count() == 1)
        return Grouping::Hour;
    if (days.count() <= kMonth)
        return Grouping::Day;
    if (days.count() <= kQuarter)
        return Grouping::Week;
    return canGroup(Grouping::Month, days) ? Grouping::Month : Grouping::PointOfSale;
}

QList<Timestamp> boundsOf(Grouping grouping, const ReportDays &days)
{
    QList<Timestamp> bounds;
    const QDate end = days.last.addDays(1);
    if (grouping == Grouping::PointOfSale || grouping == Grouping::Person)
        return {startOf(days.first), startOf(end)};
    for (QDate day = days.first; day < end; day = nextRow(grouping, day)) {
        QList<Timestamp> hours{startOf(day)};
        if (grouping == Grouping::Hour) {
            hours = hoursOf(day);
            hours.removeLast();
        }
        bounds += hours;
    }
    return bounds << startOf(end);
}

QList<Timestamp> boundsBefore(const Period &period, const ReportDays &days, Timestamp now)
{
    const Timestamp from = startOf(shifted(period, days, days.first));
    const QDateTime moment = inShopZone(now);
    const bool isRunning = !rangeOf(period, now).to || days.last == moment.date();
    if (!isRunning) {
        const QDate end = period.kind == Kind::Yesterday
            ? shifted(period, days, days.last).addDays(1)
            : days.first;
        return {from, startOf(end)};
    }
    QDateTime then = moment;
    then.setDate(shifted(period, days, moment.date()));
    return {from, std::max(from, fromMillis(then.toMSecsSinceEpoch()))};
}

} // namespace tilldesk::ui
