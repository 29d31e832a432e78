#pragma once

#include "core/base/enumerators.h"
#include "core/base/timestamp.h"
#include "ui/models/common/period.h"

#include <QList>

namespace tilldesk::ui {

/// The kind of rows that a report has.
enum class Grouping { Hour, Day, Week, Month, PointOfSale, Person };

inline constexpr auto kGroupings = enumerators<Grouping>();

/// A range of days of the shop's calendar. Both ends are inclusive.
struct ReportDays {
    QDate first;
    QDate last;

    [[nodiscard]] qint64 count() const { return first.daysTo(last) + 1; }
    friend bool operator==(const ReportDays &, const ReportDays &) = default;
};

/// Returns the days of a period that have begun.
/// @pre the period is not AnyTime
[[nodiscard]] ReportDays daysOf(const Period &period, QDate today);

/// Returns whether a report with this grouping stays short enough to read.
[[nodiscard]] bool canGroup(Grouping grouping, const ReportDays &days);
/// Returns the default grouping for a number of days.
[[nodiscard]] Grouping usualGrouping(const ReportDays &days);

/// Returns the start of each row, followed by the end of the last row. Rows are hours, days, weeks
/// (from Monday) or months of the shop's calendar, clipped to `days`. A day on which the clock
/// changes has 23 or 25 hours. Grouping::PointOfSale and Grouping::Person have one row.
[[nodiscard]] QList<Timestamp> boundsOf(Grouping grouping, const ReportDays &days);

/// Returns the start and end of the time span that a period is compared with. A day or a week is
/// compared with the same days one week earlier; a month, quarter or year with the one before it; a
/// custom period with the same number of days before it. If the period has not ended yet, the span
/// stops at the same point: on Tuesday 14:00, "this week" is compared with last week up to Tuesday
/// 14:00.
[[nodiscard]] QList<Timestamp> boundsBefore(const Period &period, const ReportDays &days,
                                            Timestamp now);

} // namespace tilldesk::ui
