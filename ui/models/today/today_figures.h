#pragma once

#include "core/domain/payment_list.h"

#include <QDate>

namespace tilldesk::ui {

/// What was taken in one hour of the shop's day.
struct TodayHour {
    QString label; ///< `09`
    PaymentTotal taken;
    bool isNow = false; ///< it has not ended yet
    QString hint;       ///< for who points at it

    friend bool operator==(const TodayHour &, const TodayHour &) = default;
};

/// The beginning of each hour of a day of the shop, and the end of the last one. The day on which
/// summer time begins has 23 hours, the one on which it ends 25.
[[nodiscard]] QList<Timestamp> hoursOf(QDate day);

/// The hours to draw: from midnight to now, and no fewer than twelve.
/// @param taken  one for each hour of the day
[[nodiscard]] QList<TodayHour> todayHours(const QList<Timestamp> &bounds,
                                          const QList<PaymentTotal> &taken, Timestamp now);

/// `+12 %`, `-3 %`, `0 %`; empty when there was nothing before.
[[nodiscard]] QString changeText(Amount before, Amount now);

/// `93.5 %` of `whole`; empty when that is 0.
[[nodiscard]] QString shareText(qint64 part, qint64 whole);

} // namespace tilldesk::ui
