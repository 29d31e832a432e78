#pragma once

#include "core/base/timestamp.h"

#include <QTimeZone>
#include <string>

namespace tilldesk::exports {

/// A moment in the shop's local time.
struct LocalMoment {
    int year = 1970;
    unsigned month = 1;
    unsigned day = 1;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int offset = 0; ///< offset from UTC, in minutes
};

/// Converts moments to the shop's local time. Caches the offset between two transitions of the
/// zone, so that a million conversions need arithmetic only.
class LocalTime
{
public:
    explicit LocalTime(const QTimeZone &zone) : m_zone(zone) {}

    [[nodiscard]] LocalMoment at(Timestamp time);
    /// Returns the local time in milliseconds since 1970-01-01 00:00 local time.
    [[nodiscard]] qint64 localMillis(Timestamp time)
    {
        return toMillis(time) + offsetAt(toMillis(time));
    }
    /// Appends `2026-10-03T14:22:05+02:00`.
    void appendIso(std::string &out, Timestamp time);
    /// Appends `2026-10-03 14:22:05`.
    void appendPlain(std::string &out, Timestamp time);
    /// Appends `2026-10-03`.
    void appendDay(std::string &out, Timestamp time);

private:
    /// Returns the offset from UTC in milliseconds.
    [[nodiscard]] qint64 offsetAt(qint64 millis);

    QTimeZone m_zone;
    qint64 m_from = 0; ///< milliseconds; m_offset is valid from here up to m_until
    qint64 m_until = 0;
    qint64 m_offset = 0;
};

} // namespace tilldesk::exports
