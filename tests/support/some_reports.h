#pragma once

#include "core/domain/day_close.h"
#include "core/domain/payment_list.h"

#include <QMap>

namespace tilldesk::test {

/// Four paid payments an hour, more on Saturdays, from 8 to 18 on each of the `days` days that end
/// today, oldest first.
[[nodiscard]] QList<Payment> someWeeksAtTheBakery(int days);
/// A refund a day in the same days.
[[nodiscard]] QMap<Timestamp, Amount> someRefundsOf(int days);
/// The web shop and the two tills, with more than one of them has.
[[nodiscard]] QList<PointOfSaleTakings> somePlacesTakings();
/// A day close of the first till, made so many days before today at 18:02. @param number  from 1
[[nodiscard]] DayClose someClose(DayCloseKind kind, qint64 seq, qint64 number, int daysAgo);

} // namespace tilldesk::test
