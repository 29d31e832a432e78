#include "core/domain/search_days.h"

#include "core/domain/search_text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr qsizetype kLongestDay = 40; ///< longer texts are no days

constexpr std::array kLanguages{QLocale::English, QLocale::Dutch, QLocale::French, QLocale::German};

DayRange oneDay(QDate day)
{
    return {day, day};
}

std::optional<DayRange> monthOf(int year, int month)
{
    const QDate first(year, month, 1);
    if (!first.isValid())
        return {};
    return DayRange{first, first.addMonths(1).addDays(-1)};
}

/// Returns the month, 1 to 12, whose name in any language is `word` or begins with it; 0 if no
/// month, or several months, fit.
/// @param word  result of searchable()
int monthNamed(QString word)
{
    if (word.endsWith(u'.'))
        word.chop(1);
    if (word.size() < 3)
        return 0;
    QSet<int> found;
    for (const auto language : kLanguages) {
        const QLocale locale(language);
        for (int month = 1; month <= 12; ++month) {
            const QString name = searchable(locale.standaloneMonthName(month));
            const QString brief =
                searchable(locale.monthName(month, QLocale::ShortFormat)).remove(u'.');
            if (name == word || brief == word)
                return month;
            if (name.startsWith(word))
                found.insert(month);
        }
    }
    return found.size() == 1 ? *found.cbegin() : 0;
}

/// Returns the weekday 1 (Monday) to 7; 0 if `word` is none.
int weekdayNamed(const QString &word)
{
    for (const auto language : kLanguages) {
        for (int day = 1; day <= 7; ++day) {
            if (searchable(QLocale(language).standaloneDayName(day)) == word)
                return day;
        }
    }
    return 0;
}

/// Returns the day; without a year, the latest such day up to today.
std::optional<DayRange> dayOf(int year, int month, int day, QDate today)
{
    constexpr int kLeapYears = 8; // 29 February may be eight years ago
    if (year > 0) {
        const QDate date(year, month, day);
        return date.isValid() ? std::optional(oneDay(date)) : std::nullopt;
    }
    for (int back = 0; back <= kLeapYears; ++back) {
        const QDate date(today.year() - back, month, day);
        if (date.isValid() && date <= today)
            return oneDay(date);
    }
    return {};
}

int yearOf(const QString &text)
{
    return text.size() == 2 ? 2000 + text.toInt() : text.toInt();
}

std::optional<DayRange> withMonthName(const QString &text, QDate today)
{
    static const QRegularExpression dayFirst(
        u"^(\\d{1,2})(?:st|nd|rd|th|er|e|\\.)?[ .-]*([a-z]{3,}\\.?)(?:[ .-]+(\\d{4}))?$"_s);
    static const QRegularExpression monthFirst(
        u"^([a-z]{3,}\\.?) ?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?$"_s);
    auto match = dayFirst.match(text);
    const bool isDayFirst = match.hasMatch();
    if (!isDayFirst)
        match = monthFirst.match(text);
    if (!match.hasMatch())
        return {};
    const int month = monthNamed(match.captured(isDayFirst ? 2 : 1));
    const int day = match.captured(isDayFirst ? 1 : 2).toInt();
    return month == 0 ? std::nullopt : dayOf(match.captured(3).toInt(), month, day, today);
}

std::optional<DayRange> withDigits(const QString &text, QDate today)
{
    static const QRegularExpression iso(u"^(\\d{4})-(\\d{1,2})(?:-(\\d{1,2}))?$"_s);
    static const QRegularExpression dayFirst(
        u"^(\\d{1,2})([./-])(\\d{1,2})(?:\\2(\\d{4}|\\d{2})|\\2)?$"_s);
    if (const auto match = iso.match(text); match.hasMatch()) {
        const int year = match.captured(1).toInt();
        const int month = match.captured(2).toInt();
        return match.hasCaptured(3) ? dayOf(year, month, match.captured(3).toInt(), today)
                                    : monthOf(year, month);
    }
    const auto match = dayFirst.match(text);
    if (!match.hasMatch())
        return {};
    // `24.5` and `24.50` are amounts. A day with points ends with a year or a point.
    if (match.captured(2) == "."_L1 && !match.hasCaptured(4) && !text.endsWith(u'.'))
        return {};
    return dayOf(yearOf(match.captured(4)), match.captured(3).toInt(), match.captured(1).toInt(),
                 today);
}

std::optional<DayRange> relative(const QString &word, QDate today)
{
    static const QSet<QString> kToday{u"today"_s,       u"vandaag"_s,    u"aujourd'hui"_s,
                                      u"aujourd’hui"_s, u"aujourdhui"_s, u"heute"_s};
    static const QSet<QString> kYesterday{u"yesterday"_s, u"gisteren"_s, u"hier"_s, u"gestern"_s};
    if (kToday.contains(word))
        return oneDay(today);
    if (kYesterday.contains(word))
        return oneDay(today.addDays(-1));
    if (const int weekday = weekdayNamed(word))
        return oneDay(today.addDays(-((today.dayOfWeek() - weekday + 7) % 7)));
    return {};
}

/// Reads a week, a month, a quarter or a year: periods that only the filter `day:` accepts, not
/// free text.
std::optional<DayRange> period(const QString &word, QDate today)
{
    static const QSet<QString> kWeek{u"week"_s, u"semaine"_s, u"woche"_s};
    static const QSet<QString> kMonth{u"month"_s, u"maand"_s, u"mois"_s, u"monat"_s};
    static const QSet<QString> kQuarter{u"quarter"_s, u"kwartaal"_s, u"trimestre"_s, u"quartal"_s};
    static const QSet<QString> kYear{u"year"_s, u"jaar"_s, u"annee"_s, u"jahr"_s};
    static const QSet<QString> kLastWeek{u"last-week"_s, u"vorige-week"_s, u"semaine-derniere"_s,
                                         u"letzte-woche"_s};
    static const QSet<QString> kLastMonth{u"last-month"_s, u"vorige-maand"_s, u"mois-dernier"_s,
                                          u"letzter-monat"_s};
    static const QSet<QString> kLastQuarter{u"last-quarter"_s, u"vorig-kwartaal"_s,
                                            u"trimestre-dernier"_s, u"letztes-quartal"_s};
    static const QSet<QString> kLastYear{u"last-year"_s, u"vorig-jaar"_s, u"annee-derniere"_s,
                                         u"letztes-jahr"_s};
    static const QRegularExpression year(u"^(?:19|20)\\d\\d$"_s);
    const QDate monday = today.addDays(1 - today.dayOfWeek());
    const QDate month1(today.year(), today.month(), 1);
    const QDate quarter1 = month1.addMonths(-((today.month() - 1) % 3));
    const QDate year1(today.year(), 1, 1);
    if (kLastWeek.contains(word))
        return DayRange{monday.addDays(-7), monday.addDays(-1)};
    if (kLastMonth.contains(word))
        return DayRange{month1.addMonths(-1), month1.addDays(-1)};
    if (kQuarter.contains(word))
        return DayRange{quarter1, today};
    if (kLastQuarter.contains(word))
        return DayRange{quarter1.addMonths(-3), quarter1.addDays(-1)};
    if (kYear.contains(word))
        return DayRange{year1, today};
    if (kLastYear.contains(word))
        return DayRange{year1.addYears(-1), year1.addDays(-1)};
    if (kWeek.contains(word))
        return DayRange{monday, today};
    if (kMonth.contains(word))
        return DayRange{month1, today};
    if (year.match(word).hasMatch())
        return DayRange{QDate(word.toInt(), 1, 1), QDate(word.toInt(), 12, 31)};
    const int month = monthNamed(word);
    if (month == 0)
        return {};
    return monthOf(month > today.month() ? today.year() - 1 : today.year(), month);
}

/// @param text  searchable
std::optional<DayRange> exactDay(const QString &text, QDate today)
{
    if (auto days = relative(text, today))
        return days;
    if (auto days = withDigits(text, today))
        return days;
    return withMonthName(text, today);
}

QString cleaned(QStringView text)
{
    return text.size() > kLongestDay ? QString() : searchable(text).simplified();
}

} // namespace

std::optional<DayRange> readDayInText(QStringView text, QDate today)
{
    return exactDay(cleaned(text), today);
}

std::optional<DayRange> readDays(QStringView text, QDate today)
{
    const QString clean = cleaned(text);
    const auto read = [today](const QString &part) {
        const auto day = exactDay(part, today);
        return day ? day : period(part, today);
    };
    const qsizetype dots = clean.indexOf(".."_L1);
    if (dots < 0)
        return read(clean);
    const QString from = clean.first(dots).trimmed();
    const QString to = clean.sliced(dots + 2).trimmed();
    DayRange range;
    if (!from.isEmpty()) {
        const auto start = read(from);
        if (!start)
            return {};
        range.first = start->first;
    }
    if (!to.isEmpty()) {
        const auto end = read(to);
        if (!end)
            return {};
        range.last = end->last;
    }
    return range.first || range.last ? std::optional(range) : std::nullopt;
}

} // namespace tilldesk
