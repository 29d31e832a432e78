#pragma once

#include <QDate>
#include <QStringView>
#include <optional>

namespace tilldesk {

/// Consecutive calendar days, both ends included. An empty end is open.
struct DayRange {
    std::optional<QDate> first;
    std::optional<QDate> last;

    friend bool operator==(const DayRange &, const DayRange &) = default;
};

/// Reads the value of the filter `day`: `today`, `yesterday`, `week` (since Monday), `month` (since
/// the 1st), `quarter`, `year`, the same with `last-` before it, a weekday, `3 nov`, `nov 3`,
/// `3/11`, `3.11.2026`, `2026-11-03`, `2026-11`, `november`, `2026`, or a range such as
/// `2026-09-01..2026-09-15` or `2026-09..`. Words may be English, Dutch, French or German. A day
/// without a year is the latest such day up to `today`.
/// @return empty if `text` is no day in one of these forms
[[nodiscard]] std::optional<DayRange> readDays(QStringView text, QDate today);

/// As readDays(), for free text. Does not accept ranges, whole years, and words that are also names
/// or have another meaning, such as `month`, `week` and `mai`.
[[nodiscard]] std::optional<DayRange> readDayInText(QStringView text, QDate today);

} // namespace tilldesk
