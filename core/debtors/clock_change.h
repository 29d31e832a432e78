#pragma once

#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <string_view>

namespace tilldesk::debtors {

/// What is to happen to the simulation's clock.
struct ClockChange {
    enum class Kind : quint8 { Freeze, Run, Advance, Set, Reset };

    Kind kind = Kind::Reset;
    std::chrono::milliseconds by = {}; ///< of Advance
    Timestamp to = {};                 ///< of Set

    friend bool operator==(const ClockChange &, const ClockChange &) = default;
};

/// Reads the body of `POST /sim/clock`, an object with one of
/// `{"freeze":true|false}`, `{"advance":"PT20M"}` or in seconds `{"advance":1200}`,
/// `{"set":"2026-11-20T13:45:00Z"}`, `{"reset":true}`.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`.
[[nodiscard]] Result<ClockChange> parseClockChange(std::string_view body);

/// Reads a duration of ISO 8601 in weeks, days, hours, minutes and seconds, the last with up to
/// three decimals: `P1DT2H`, `PT0.5S`. @return empty when it is anything else, or over 100 years
[[nodiscard]] std::optional<std::chrono::milliseconds> parseIsoDuration(QStringView text);

} // namespace tilldesk::debtors
