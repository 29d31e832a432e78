#pragma once

#include "core/domain/search_term.h"

#include <QList>
#include <QTimeZone>

namespace tilldesk {

/// Hours of the week: weekdays and hours of the clock in a time zone.
struct WeekHours {
    QList<int> weekdays = {}; ///< 1 (Monday) to 7; empty: all weekdays
    QList<int> hours = {};    ///< 0 to 23: from the full hour to the next; empty: all hours
    QTimeZone zone = {};      ///< in which days and hours begin; unused if isAny()

    [[nodiscard]] bool isAny() const { return weekdays.isEmpty() && hours.isEmpty(); }
    [[nodiscard]] bool contains(Timestamp time) const;
    /// Returns these hours between two times (both included), oldest first. Consecutive hours are
    /// one span. An hour that the clock repeats in autumn is contained both times.
    /// @pre not isAny()
    [[nodiscard]] QList<TimeSpan> spans(Timestamp from, Timestamp to) const;

    friend bool operator==(const WeekHours &, const WeekHours &) = default;
};

} // namespace tilldesk
