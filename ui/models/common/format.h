#pragma once

#include "core/base/amount.h"
#include "core/base/timestamp.h"

#include <QDateTime>
#include <QString>

/// Formats numbers, money and times for people, in the language of `QLocale()` and the shop's time
/// zone. The functions are pure apart from these two.
namespace tilldesk::ui {

/// Returns the shop's time zone: Europe/Brussels, or the computer's if the system does not know
/// that zone.
[[nodiscard]] const QTimeZone &shopZone();
[[nodiscard]] QDateTime inShopZone(Timestamp time);

/// `09:00`, for an hour of the clock, 0 to 24.
[[nodiscard]] QString clockHour(int hour);
/// `09:00–10:00`
[[nodiscard]] QString hourSpan(int hour);
/// Returns the mark between euros and cents.
[[nodiscard]] QChar decimalMark();
/// `€ 1 284.50`, `€ 1.284,50` or `1 284,50 €`, with non-breaking blanks.
[[nodiscard]] QString money(Amount amount);
/// `€ 1 284` or `1 284 €`: the whole euros of an amount. For axes; never for an amount to pay.
[[nodiscard]] QString wholeMoney(Amount amount);
/// Returns a whole number with its digits in groups of three.
[[nodiscard]] QString wholeNumber(qint64 number);

/// `14:28:14` for a time today, otherwise `20 Nov 14:28`; with the year unless it is this year. For
/// cells of tables.
[[nodiscard]] QString shortMoment(Timestamp time, Timestamp now);
/// As shortMoment(), within a sentence: `20 Nov at 14:28`, `20. Nov. um 14:28`.
[[nodiscard]] QString momentInSentence(Timestamp time, Timestamp now);
/// `20 Nov 2026, 14:28:14`; in German `20. Nov. 2026 um 14:28:14`
[[nodiscard]] QString fullMoment(Timestamp time);
/// `14:28:31`
[[nodiscard]] QString timeWithSeconds(Timestamp time);
/// `14:28:31.204`
[[nodiscard]] QString timeWithMillis(Timestamp time);
/// `2026-11-20 13:28:14 UTC`
[[nodiscard]] QString utcMoment(Timestamp time);
[[nodiscard]] QString dayText(QDate day);

/// As QLocale::toString(), but says the first of a month as the language does: `1er nov.`
[[nodiscard]] QString dateWords(QDate day, const QString &pattern);
[[nodiscard]] QString dateWords(const QDateTime &moment, const QString &pattern);
/// Returns the colon between a label and its value: `: `, in French after a no-break space.
[[nodiscard]] QString colon();

/// Patterns of QLocale::toString() in the language of the window: "20 Nov", "Friday 20 November"
/// and "20/11/2026"; in German "20. Nov.", "Freitag, 20. November" and "20.11.2026".
[[nodiscard]] QString dayPattern();
[[nodiscard]] QString weekdayPattern();
[[nodiscard]] QString numericDatePattern();

/// `17:42`; `1:17:42` from one hour on. Rounds up to whole seconds; negative times give `0:00`.
[[nodiscard]] QString countdown(std::chrono::milliseconds left);

} // namespace tilldesk::ui
