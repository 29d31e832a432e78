#include "ui/models/reports/report_words.h"

#include "ui/models/common/format.h"
#include "ui/models/today/today_figures.h"

#include <QLocale>
#include <QTimeZone>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString dayOfMonth(QDate day)
{
    const bool isGerman = QLocale().language() == QLocale::German;
    return dateWords(day, isGerman ? u"d."_s : u"d"_s);
}

/// `16–22 Nov`, `30 Nov – 6 Dec`, `20 Nov`
QString shortDays(QDate first, QDate last)
{
    if (first == last)
        return ReportWords::shortDay(first);
    if (first.month() == last.month() && first.year() == last.year())
        return dayOfMonth(first) + u"–"_s + ReportWords::shortDay(last);
    return ReportWords::shortDay(first) + u" – "_s + ReportWords::shortDay(last);
}

QString capitalised(const QString &word)
{
    return word.isEmpty() ? word : QString(word.at(0).toUpper() + word.mid(1));
}

QString monthText(QDate day)
{
    return capitalised(QLocale().toString(day, u"MMMM yyyy"_s));
}

} // namespace

QString ReportWords::shortDay(QDate day)
{
    return dateWords(day, dayPattern());
}

QString ReportWords::grouping(Grouping grouping)
{
    switch (grouping) {
    case Grouping::Hour: return tr("Hour");
    case Grouping::Day: return tr("Day");
    case Grouping::Week: return tr("Week");
    case Grouping::Month: return tr("Month");
    case Grouping::PointOfSale: return tr("Point of sale");
    case Grouping::Person: return tr("Person");
    }
    Q_UNREACHABLE();
}

QString ReportWords::heading(Grouping grouping)
{
    switch (grouping) {
    case Grouping::Hour: return tr("Takings by hour");
    case Grouping::Day: return tr("Takings by day");
    case Grouping::Week: return tr("Takings by week");
    case Grouping::Month: return tr("Takings by month");
    case Grouping::PointOfSale: return tr("Takings by point of sale");
    case Grouping::Person: return tr("Takings by person");
    }
    Q_UNREACHABLE();
}

QString ReportWords::tooMany(Grouping grouping)
{
    switch (grouping) {
    case Grouping::Hour: return tr("For rows by hour, choose a period of at most three days.");
    case Grouping::Day: return tr("For rows by day, choose a period of at most three months.");
    case Grouping::Week: return tr("For rows by week, choose a period of at most two years.");
    case Grouping::Month: return tr("For rows by month, choose a period of at most twenty years.");
    case Grouping::PointOfSale:
    case Grouping::Person: return {};
    }
    Q_UNREACHABLE();
}

SpanWords ReportWords::span(Grouping grouping, const ReportDays &days, Timestamp from, Timestamp to)
{
    const QDateTime begin = inShopZone(from);
    const QDate first = begin.date();
    const QDate last = inShopZone(to - std::chrono::milliseconds(1)).date();
    const bool isOtherYear = days.first.year() != days.last.year();
    switch (grouping) {
    case Grouping::Hour: {
        const QString hours =
            begin.toString(u"HH:mm"_s) + u"–"_s + inShopZone(to).toString(u"HH:mm"_s);
        return {days.count() == 1 ? hours : QString(shortDay(first) + u", "_s + hours),
                begin.toString(u"HH"_s)};
    }
    case Grouping::Day: {
        const QString weekday = capitalised(QLocale().toString(first, u"ddd"_s));
        const QString day = isOtherYear ? dayText(first) : shortDay(first);
        constexpr int kWeek = 7;
        const bool hasMonths = days.first.month() != days.last.month() || isOtherYear;
        const bool namesMonth = hasMonths && (first.day() == 1 || first == days.first);
        const QString tick = namesMonth ? shortDay(first) : dayOfMonth(first);
        return {weekday + u" "_s + day,
                days.count() <= kWeek ? QString(weekday + u" "_s + tick) : tick};
    }
    case Grouping::Week: {
        const QString number = QString::number(first.weekNumber());
        return {tr("Week %1").arg(number) + u" · "_s + shortDays(first, last),
                tr("W%1", "short for a week's number").arg(number)};
    }
    case Grouping::Month: {
        const bool isWhole = first.day() == 1 && last.day() == last.daysInMonth();
        const QString label = monthText(first);
        const QString tick = capitalised(QLocale().toString(first, u"MMM"_s));
        return {isWhole ? label : QString(label + u" · "_s + shortDays(first, last)),
                isOtherYear ? QString(tick + u" "_s + QLocale().toString(first, u"yy"_s)) : tick};
    }
    case Grouping::PointOfSale:
    case Grouping::Person: return {ReportWords::days(days), {}};
    }
    Q_UNREACHABLE();
}

QString ReportWords::days(const ReportDays &days)
{
    if (days.first == days.last)
        return dayText(days.first);
    if (days.first.year() != days.last.year())
        return dayText(days.first) + u" – "_s + dayText(days.last);
    const QString year = QString::number(days.last.year());
    return shortDays(days.first, days.last) + u" "_s + year;
}

QString ReportWords::comparison(const Period &period, Amount before, Amount now)
{
    using Kind = Period::Kind;
    const QString change = changeText(before, now);
    if (change.isEmpty())
        return {};
    switch (period.kind) {
    case Kind::Today:
    case Kind::Yesterday: return tr("%1 vs. a week earlier").arg(change);
    case Kind::ThisWeek:
    case Kind::LastWeek: return tr("%1 vs. the week before").arg(change);
    case Kind::ThisMonth:
    case Kind::LastMonth: return tr("%1 vs. the month before").arg(change);
    case Kind::ThisQuarter:
    case Kind::LastQuarter: return tr("%1 vs. the quarter before").arg(change);
    case Kind::ThisYear:
    case Kind::LastYear: return tr("%1 vs. the year before").arg(change);
    case Kind::Custom:
    case Kind::AnyTime: return tr("%1 vs. the days before").arg(change);
    }
    Q_UNREACHABLE();
}

QString ReportWords::pointOfSale(const PointOfSaleTakings &takings)
{
    if (takings.pointOfSale.isEmpty())
        return tr("No point of sale");
    return takings.name.isEmpty() ? takings.pointOfSale : takings.name;
}

QString ReportWords::scope(const ProfileEntry &entry, const QString &posId)
{
    QString place = posId.isEmpty() ? tr("whole profile") : posId;
    for (const PointOfSale &point : entry.pointsOfSale) {
        if (point.id == posId && !point.name.isEmpty())
            place = point.name;
    }
    return entry.profile.name + u" · "_s + place;
}

QString ReportWords::close(DayCloseKind kind, qint64 number)
{
    const QString letter = kind == DayCloseKind::Z ? u"Z"_s : u"X"_s;
    return letter + QChar(0x00A0) + QString::number(number);
}

QString ReportWords::kind(DayCloseKind kind)
{
    return kind == DayCloseKind::Z ? tr("Day close") : tr("X reading");
}

} // namespace tilldesk::ui
