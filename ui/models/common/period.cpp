#include "ui/models/common/period.h"

#include "ui/models/common/format.h"

#include <QTimeZone>

namespace tilldesk::ui {
namespace {

Timestamp startOf(QDate day)
{
    return fromMillis(day.startOfDay(shopZone()).toMSecsSinceEpoch());
}

TimeRange days(QDate first, QDate last)
{
    return {startOf(first), startOf(last.addDays(1)) - std::chrono::milliseconds(1)};
}

} // namespace

TimeRange rangeOf(const Period &period, Timestamp now)
{
    const QDate today = inShopZone(now).date();
    const QDate monday = today.addDays(1 - today.dayOfWeek());
    const QDate firstOfMonth(today.year(), today.month(), 1);
    const QDate firstOfQuarter = firstOfMonth.addMonths(-((today.month() - 1) % 3));
    const QDate firstOfYear(today.year(), 1, 1);
    switch (period.kind) {
    case Period::Kind::AnyTime: return {};
    case Period::Kind::Today: return {startOf(today), {}};
    case Period::Kind::Yesterday: return days(today.addDays(-1), today.addDays(-1));
    case Period::Kind::ThisWeek: return {startOf(monday), {}};
    case Period::Kind::LastWeek: return days(monday.addDays(-7), monday.addDays(-1));
    case Period::Kind::ThisMonth: return {startOf(firstOfMonth), {}};
    case Period::Kind::LastMonth: return days(firstOfMonth.addMonths(-1), firstOfMonth.addDays(-1));
    case Period::Kind::ThisQuarter: return {startOf(firstOfQuarter), {}};
    case Period::Kind::LastQuarter:
        return days(firstOfQuarter.addMonths(-3), firstOfQuarter.addDays(-1));
    case Period::Kind::ThisYear: return {startOf(firstOfYear), {}};
    case Period::Kind::LastYear: return days(firstOfYear.addYears(-1), firstOfYear.addDays(-1));
    case Period::Kind::Custom: return days(period.firstDay, period.lastDay);
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
