#pragma once

#include "core/domain/day_close.h"
#include "core/domain/payment_list.h"

#include <QMap>

namespace tilldesk::test {

/// Returns four paid payments an hour, seven on Saturdays, from 8 to 18, for each of the last
/// `days` days, oldest first. Ends at kSomeNow.
[[nodiscard]] QList<Payment> someWeeksAtTheBakery(int days);
/// Returns one refund a day, for the same days.
[[nodiscard]] QMap<Timestamp, Amount> someRefundsOf(int days);
/// Returns the takings of the web shop and the two tills, highest first.
[[nodiscard]] QList<PointOfSaleTakings> somePlacesTakings();
/// Returns a day close of the first till, made `daysAgo` days before today at 18:02.
/// @param number  from 1
[[nodiscard]] DayClose someClose(DayCloseKind kind, qint64 seq, qint64 number, int daysAgo);

} // namespace tilldesk::test
