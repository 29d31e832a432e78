#pragma once

#include "core/base/amount.h"
#include "core/base/timestamp.h"

#include <QDateTime>
#include <QString>

/// How numbers, money and moments look to people, in the language of `QLocale()` and in the time of
/// the shop. Pure but for those two.
namespace tilldesk::ui {

/// The shop's time zone: Europe/Brussels, or the computer's where the zone is not known.
[[nodiscard]] const QTimeZone &shopZone();
[[nodiscard]] QDateTime inShopZone(Timestamp time);

/// What separates euros from cents.
[[nodiscard]] QChar decimalMark();
/// `€ 1 284.50`, `€ 1.284,50` or `1 284,50 €`; the blanks do not break.
[[nodiscard]] QString money(Amount amount);
/// A whole number in groups of three.
[[nodiscard]] QString wholeNumber(qint64 number);

/// `14:28:14` for a moment of today, else `20 Nov 14:28`, with the year when it is not this one.
[[nodiscard]] QString shortMoment(Timestamp time, Timestamp now);
/// `20 Nov 2026, 14:28:14`
[[nodiscard]] QString fullMoment(Timestamp time);
/// `14:28:31.204`
[[nodiscard]] QString timeWithMillis(Timestamp time);
/// `2026-11-20 13:28:14 UTC`
[[nodiscard]] QString utcMoment(Timestamp time);
[[nodiscard]] QString dayText(QDate day);

/// `17:42`, from an hour on `1:17:42`; a started second counts, less than nothing is `0:00`.
[[nodiscard]] QString countdown(std::chrono::milliseconds left);

} // namespace tilldesk::ui
