#pragma once

#include <QDate>

namespace tilldesk {

/// Returns whether banks settle in euros on this day: not on Saturdays, Sundays, 1 January, Good
/// Friday, Easter Monday, 1 May, 25 and 26 December. @source European Central Bank, TARGET calendar
[[nodiscard]] bool isBankDay(const QDate &day);

/// Returns the day `count` bank days after `day`. @param count  not negative
[[nodiscard]] QDate bankDaysAfter(const QDate &day, int count);

} // namespace tilldesk
