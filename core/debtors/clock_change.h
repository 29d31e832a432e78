#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <string_view>

namespace tilldesk::debtors {

/// A change of the simulation's clock.
struct ClockChange {
    enum class Kind : quint8 { Freeze, Run, Advance, Set, Reset };

    Kind kind = Kind::Reset;
    std::chrono::milliseconds by = {}; ///< used by Advance
    Timestamp to = {};                 ///< used by Set

    friend bool operator==(const ClockChange &, const ClockChange &) = default;
};

/// Parses the body of `POST /sim/clock`, an object with exactly one of `{"freeze":true|false}`,
/// `{"advance":"PT20M"}` or in seconds `{"advance":1200}`, `{"set":"2026-11-20T13:45:00Z"}`,
/// `{"reset":true}`.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`.
[[nodiscard]] Result<ClockChange> parseClockChange(std::string_view body);

/// Parses an ISO 8601 duration in weeks, days, hours, minutes and seconds, such as `P1DT2H` or
/// `PT0.5S`. Seconds may have up to three decimals. Returns empty if the text is invalid or the
/// duration is over 100 years.
[[nodiscard]] std::optional<std::chrono::milliseconds> parseIsoDuration(QStringView text);

} // namespace tilldesk::debtors
