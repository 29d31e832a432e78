#pragma once

#include "core/base/timestamp.h"

#include <QDate>
#include <array>
#include <optional>

namespace tilldesk::ui {

/// A stretch of days, kept relative so that "today" is still today tomorrow.
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
    QDate firstDay = {}; ///< of a custom period
    QDate lastDay = {};  ///< of a custom period, included

    friend bool operator==(const Period &, const Period &) = default;
};

inline constexpr std::array kPeriodKinds{
    Period::Kind::AnyTime,   Period::Kind::Today,       Period::Kind::Yesterday,
    Period::Kind::ThisWeek,  Period::Kind::LastWeek,    Period::Kind::ThisMonth,
    Period::Kind::LastMonth, Period::Kind::ThisQuarter, Period::Kind::LastQuarter,
    Period::Kind::ThisYear,  Period::Kind::LastYear,    Period::Kind::Custom};

/// The bounds of a period, both included; one that is not set does not bind.
struct TimeRange {
    std::optional<Timestamp> from;
    std::optional<Timestamp> to;
};

/// Days begin at midnight in the shop, weeks on Monday. A period that reaches to now has no end.
[[nodiscard]] TimeRange rangeOf(const Period &period, Timestamp now);

} // namespace tilldesk::ui
