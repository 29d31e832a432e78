#pragma once

#include "core/domain/payment_list.h"

#include <QDate>

namespace tilldesk::ui {

/// The takings of one hour of the shop's day.
struct TodayHour {
    QString label; ///< `09`
    PaymentTotal taken;
    bool isNow = false; ///< the hour contains the current time
    QString hint;       ///< tooltip

    friend bool operator==(const TodayHour &, const TodayHour &) = default;
};

/// Returns the start of each hour of a day in the shop's time zone, and the end of the last hour.
/// The day on which summer time begins has 23 hours; the day on which it ends has 25.
[[nodiscard]] QList<Timestamp> hoursOf(QDate day);

/// Returns the hours to draw: from midnight to now, but at least twelve.
/// @param taken  the takings of each hour of the day
[[nodiscard]] QList<TodayHour> todayHours(const QList<Timestamp> &bounds,
                                          const QList<PaymentTotal> &taken, Timestamp now);

/// `+12 %`, `−3 %`, `0 %`; empty if `before` is not positive.
[[nodiscard]] QString changeText(Amount before, Amount now);

/// Returns `part` in percent of `whole`: `93.5 %`; empty if `whole` is 0.
[[nodiscard]] QString shareText(qint64 part, qint64 whole);

} // namespace tilldesk::ui
