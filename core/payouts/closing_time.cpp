#include "core/payouts/closing_time.h"

#include "core/domain/bank_days.h"

#include <algorithm>

namespace tilldesk::payouts {
namespace {

QDateTime utc(qint64 millis)
{
    return QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC);
}

/// Returns the first moment at which the zone's local time is `local` or later.
/// @param local  local time, encoded as if it were UTC
qint64 firstAt(qint64 local, const QTimeZone &zone)
{
    constexpr qint64 kWider = 26LL * 3'600'000; // more than any zone's distance from UTC
    qint64 from = local - kWider;
    qint64 offset = qint64(zone.offsetFromUtc(utc(from))) * 1000;
    const auto transitions = zone.transitions(utc(from), utc(local + kWider));
    for (const QTimeZone::OffsetData &transition : transitions) {
        const qint64 until = transition.atUtc.toMSecsSinceEpoch();
        if (local - offset < until)
            break;
        from = until;
        offset = qint64(transition.offsetFromUtc) * 1000;
    }
    return std::max(local - offset, from);
}

} // namespace

Timestamp ClosingTime::next(Timestamp now) const
{
    // A zone may skip a whole calendar day, so the second candidate is not always enough.
    for (QDate date = day(now);; date = date.addDays(1)) {
        const QDateTime local(date, time, Qt::UTC);
        const Timestamp closing = fromMillis(firstAt(local.toMSecsSinceEpoch(), zone));
        if (closing > now && paysAt(closing))
            return closing;
    }
}

bool ClosingTime::paysAt(Timestamp at) const
{
    return !onBankDaysOnly || isBankDay(day(at));
}

QDate ClosingTime::day(Timestamp at) const
{
    return utc(toMillis(at)).toTimeZone(zone).date();
}

} // namespace tilldesk::payouts
