#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>
#include <chrono>
#include <optional>

namespace tilldesk {

/// A moment in UTC with millisecond precision. Stored as INTEGER milliseconds since 1970.
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

[[nodiscard]] constexpr qint64 toMillis(Timestamp time)
{
    return time.time_since_epoch().count();
}
[[nodiscard]] constexpr Timestamp fromMillis(qint64 millis)
{
    return Timestamp(std::chrono::milliseconds(millis));
}

/// Returns `YYYY-MM-DDThh:mm:ss.sssZ`, the format of every time in the interface.
[[nodiscard]] QByteArray toIsoUtc(Timestamp time);

/// Parses an ISO 8601 date-time with seconds, 0 to 9 decimals and a zone (`Z`, `+hh:mm`, `-hh:mm`).
/// Truncates decimals after the third.
/// @return empty if `text` has another form or names no real moment of the years 1 to 9999
[[nodiscard]] std::optional<Timestamp> parseIsoTime(QStringView text);

} // namespace tilldesk
