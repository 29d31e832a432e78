#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"

#include <QList>
#include <QTimeZone>

namespace tilldesk::payouts {

/// A statement day: a day on which an account moved. Its figures depend only on that account's
/// movements.
struct StatementDay {
    QDate day;           ///< in the shop's calendar
    QDate before;        ///< previous statement day; for the first, the calendar day before it
    int number = 1;      ///< number within the calendar year, from 1
    qint64 sequence = 1; ///< number since the account's first statement day, from 1
    Amount opening;      ///< balance after all earlier days
    PayoutSum paid;      ///< payments; none on a bank account
    PayoutSum refunded;  ///< refunds; none on a bank account
    PayoutSum charged;   ///< fees; none on a bank account, as in the next three
    PayoutSum returned;  ///< fees taken back
    PayoutSum collected; ///< fees that no payout was reduced by
    PayoutSum paidBack;  ///< fees collected and given back
    PayoutSum paidOut;   ///< payouts that reached a bank account
    Amount closing;

    [[nodiscard]] qint64 count() const
    {
        return paid.count + refunded.count + charged.count + returned.count + collected.count
            + paidBack.count + paidOut.count;
    }
};

/// Caches the bounds of one calendar day, so that most movements need no time zone computation.
class CalendarDay
{
public:
    explicit CalendarDay(const QTimeZone &zone) : m_zone(zone) {}

    [[nodiscard]] QDate of(Timestamp at);
    /// Returns the first moment of the day.
    [[nodiscard]] static Timestamp beginOf(const QDate &day, const QTimeZone &zone);

private:
    QTimeZone m_zone;
    QDate m_day;
    Timestamp m_begin;
    Timestamp m_end;
};

/// Adds a movement to the days of its account, in order of time.
/// @param part  the sum of the day that counts the movement
/// @param change  change of the balance: the amount, or the amount with a minus sign
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<void> addMovement(QList<StatementDay> &days, const QDate &day,
                                       PayoutSum StatementDay::*part, Amount amount, Amount change);

} // namespace tilldesk::payouts
