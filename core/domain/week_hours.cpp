#include "core/domain/week_hours.h"

#include <QDateTime>
#include <algorithm>

namespace tilldesk {
namespace {

constexpr qint64 kHour = 3'600'000; // milliseconds
constexpr int kHoursOfDay = 24;

/// Adds a span from `begin` up to `end` (exclusive), cut to `whole`. Extends the last span if it
/// ends at `begin`.
void append(QList<TimeSpan> &spans, qint64 begin, qint64 end, const TimeSpan &whole)
{
    const Timestamp from = std::max(fromMillis(begin), *whole.from);
    const Timestamp to = std::min(fromMillis(end - 1), *whole.to);
    if (from > to)
        return;
    if (!spans.isEmpty() && *spans.last().to + std::chrono::milliseconds(1) == from)
        spans.last().to = to;
    else
        spans << TimeSpan{from, to};
}

} // namespace

bool WeekHours::contains(Timestamp time) const
{
    if (isAny())
        return true;
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(toMillis(time), zone);
    return (weekdays.isEmpty() || weekdays.contains(local.date().dayOfWeek()))
        && (hours.isEmpty() || hours.contains(local.time().hour()));
}

QList<TimeSpan> WeekHours::spans(Timestamp from, Timestamp to) const
{
    QList<TimeSpan> spans;
    const TimeSpan whole{from, to};
    QDate day = QDateTime::fromMSecsSinceEpoch(toMillis(from), zone).date();
    qint64 next = day.startOfDay(zone).toMSecsSinceEpoch();
    for (; fromMillis(next) <= to; day = day.addDays(1)) {
        const qint64 start = next;
        next = day.addDays(1).startOfDay(zone).toMSecsSinceEpoch();
        if (!weekdays.isEmpty() && !weekdays.contains(day.dayOfWeek()))
            continue;
        if (hours.isEmpty()) {
            append(spans, start, next, whole);
            continue;
        }
        const bool isUsual = next - start == kHoursOfDay * kHour;
        for (int hour = 0; isUsual && hour < kHoursOfDay; ++hour) {
            if (hours.contains(hour))
                append(spans, start + hour * kHour, start + (hour + 1) * kHour, whole);
        }
        for (qint64 at = start; !isUsual && at < next;) { // the clock changes on this day
            const QTime clock = QDateTime::fromMSecsSinceEpoch(at, zone).time();
            const qint64 end = std::min(next, at + kHour - clock.msecsSinceStartOfDay() % kHour);
            if (hours.contains(clock.hour()))
                append(spans, at, end, whole);
            at = end;
        }
    }
    return spans;
}

} // namespace tilldesk
