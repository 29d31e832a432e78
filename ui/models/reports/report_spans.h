#pragma once

#include "core/base/timestamp.h"
#include "ui/models/common/period.h"

#include <QList>

namespace tilldesk::ui {

/// What the rows of a report are.
enum class Grouping { Hour, Day, Week, Month, PointOfSale };

inline constexpr std::array kGroupings{Grouping::Hour, Grouping::Day, Grouping::Week,
                                       Grouping::Month, Grouping::PointOfSale};

/// Days of the shop's calendar, both included.
struct ReportDays {
    QDate first;
    QDate last;

    [[nodiscard]] qint64 count() const { return first.daysTo(last) + 1; }
    friend bool operator==(const ReportDays &, const ReportDays &) = default;
};

/// The days of a period that have begun. @pre the period is not AnyTime
[[nodiscard]] ReportDays daysOf(const Period &period, QDate today);

/// Whether the rows would not be too many to be read.
[[nodiscard]] bool canGroup(Grouping grouping, const ReportDays &days);
/// What most people want to see of so many days.
[[nodiscard]] Grouping usualGrouping(const ReportDays &days);

/// Where the rows begin, and the end of the last one. Hours, days, weeks (from Monday) and months
/// of the shop's calendar, cut off where the days begin and end; the nights in which the clock is
/// changed have 23 and 25 hours. One row for Grouping::PointOfSale.
[[nodiscard]] QList<Timestamp> boundsOf(Grouping grouping, const ReportDays &days);

/// The stretch that a period is compared with: as long, one day of the week, week, month, quarter
/// or year earlier; that of a period which reaches to now ends as early. @return its beginning and
/// end
[[nodiscard]] QList<Timestamp> boundsBefore(const Period &period, const ReportDays &days,
                                            Timestamp now);

} // namespace tilldesk::ui
