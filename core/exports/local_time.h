#pragma once

#include "core/base/timestamp.h"

#include <QTimeZone>
#include <string>

namespace tilldesk::exports {

/// A moment by the shop's clock, as calendars and watches show it.
struct LocalMoment {
    int year = 1970;
    unsigned month = 1;
    unsigned day = 1;
    int hour = 0;
    int minute = 0;
    int second = 0;
    int offset = 0; ///< of the clock from UTC, in minutes
};

/// Turns moments into the shop's time. It remembers the stretch between two changes of the clock,
/// so a million moments cost no more than their arithmetic.
class LocalTime
{
public:
    explicit LocalTime(QTimeZone zone) : m_zone(std::move(zone)) {}

    [[nodiscard]] LocalMoment at(Timestamp time);
    /// @return what the clock shows, as milliseconds since its 1970
    [[nodiscard]] qint64 localMillis(Timestamp time)
    {
        return toMillis(time) + offsetAt(toMillis(time));
    }
    /// Appends `2026-10-03T14:22:05+02:00`.
    void appendIso(std::string &out, Timestamp time);
    /// Appends `2026-10-03 14:22:05`.
    void appendPlain(std::string &out, Timestamp time);

private:
    /// @return milliseconds from UTC
    [[nodiscard]] qint64 offsetAt(qint64 millis);

    QTimeZone m_zone;
    qint64 m_from = 0; ///< milliseconds; from here to m_until the offset holds
    qint64 m_until = 0;
    qint64 m_offset = 0;
};

} // namespace tilldesk::exports
