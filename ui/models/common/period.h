#pragma once

#include "core/base/enumerators.h"
#include "core/base/timestamp.h"

#include <QDate>
#include <array>
#include <optional>

namespace tilldesk::ui {

/// A range of days, stored relative to the current day: tomorrow, "today" means another day.
struct Period {
    enum class Kind {
        AnyTime,
        Today,
        Yesterday,
        ThisWeek,
        LastWeek,
        ThisMonth,
        LastMonth,
        ThisQuarter,
        LastQuarter,
        ThisYear,
        LastYear,
        Custom
    };
    Kind kind = Kind::AnyTime;
    QDate firstDay = {}; ///< first day of a custom period
    QDate lastDay = {};  ///< last day of a custom period, inclusive

    friend bool operator==(const Period &, const Period &) = default;
};

inline constexpr auto kPeriodKinds = enumerators<Period::Kind>();

/// The bounds of a period, both inclusive. Empty: unbounded.
struct TimeRange {
    std::optional<Timestamp> from;
    std::optional<Timestamp> to;
};

/// Returns the bounds of a period. Days begin at midnight in the shop's time zone, weeks on Monday.
/// A period that includes today has no end, unless it is custom.
[[nodiscard]] TimeRange rangeOf(const Period &period, Timestamp now);

} // namespace tilldesk::ui
