#include "core/payouts/statement_days.h"

#include "core/payouts/closing_time.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

QDate CalendarDay::of(Timestamp at)
{
    if (!m_day.isValid() || at < m_begin || at >= m_end) {
        m_day = ClosingTime{.time = {}, .zone = m_zone}.day(at);
        m_begin = beginOf(m_day, m_zone);
        m_end = beginOf(m_day.addDays(1), m_zone);
    }
    return m_day;
}

Timestamp CalendarDay::beginOf(const QDate &day, const QTimeZone &zone)
{
    return fromMillis(day.startOfDay(zone).toMSecsSinceEpoch());
}

Result<void> addMovement(QList<StatementDay> &days, const QDate &day, PayoutSum StatementDay::*part,
                         Amount amount, Amount change)
{
    if (days.isEmpty() || days.last().day != day) {
        StatementDay next;
        next.day = day;
        next.before = day.addDays(-1);
        if (!days.isEmpty()) {
            const StatementDay &last = days.last();
            next.before = last.day;
            next.number = last.day.year() == day.year() ? last.number + 1 : 1;
            next.sequence = last.sequence + 1;
            next.opening = next.closing = last.closing;
        }
        days << next;
    }
    StatementDay &last = days.last();
    const auto closing = Amount::add(last.closing, change);
    const auto sum = Amount::add((last.*part).sum, amount);
    if (!closing || !sum)
        return fail(ErrorCode::Internal, u"the balance of an account does not fit 64 bits"_s);
    last.closing = *closing;
    last.*part = {(last.*part).count + 1, *sum};
    return {};
}

} // namespace tilldesk::payouts
