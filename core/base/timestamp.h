#pragma once

#include <QByteArray>
#include <QString>
#include <QStringView>
#include <chrono>
#include <optional>

namespace tilldesk {

/// A moment in UTC, to the millisecond. Stored as INTEGER milliseconds since 1970.
using Timestamp = std::chrono::sys_time<std::chrono::milliseconds>;

[[nodiscard]] constexpr qint64 toMillis(Timestamp time)
{
    return time.time_since_epoch().count();
}
[[nodiscard]] constexpr Timestamp fromMillis(qint64 millis)
{
    return Timestamp(std::chrono::milliseconds(millis));
}

/// @return `YYYY-MM-DDThh:mm:ss.sssZ`, the form of every time on the wire.
[[nodiscard]] QByteArray toIsoUtc(Timestamp time);

/// Reads an ISO 8601 date-time with seconds, 0 to 9 decimals and a zone (`Z`, `+hh:mm`, `-hh:mm`).
/// @return empty when it is anything else or names no real moment of the years 1 to 9999; decimals
///         beyond the third are cut.
[[nodiscard]] std::optional<Timestamp> parseIsoTime(QStringView text);

} // namespace tilldesk
