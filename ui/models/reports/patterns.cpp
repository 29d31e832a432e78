#include "ui/models/reports/patterns.h"

#include "core/domain/search_words.h"
#include "ui/models/charts/chart_axis.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/reports/report_words.h"
#include "ui/models/today/today_figures.h"

#include <QLocale>
#include <QTimeZone>
#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHours = 24;
constexpr int kWeekdays = 7;
constexpr int kCompared = 4; ///< weeks that today is compared with

QString weekday(int day, QLocale::FormatType format)
{
    const QString name = QLocale().standaloneDayName(day, format);
    return name.isEmpty() ? name : QString(name.at(0).toUpper() + name.mid(1));
}

/// Returns the sum of each hour of the clock on a day, and of the part of an hour up to now.
std::array<PaymentTotal, kHours> hoursOn(const PatternFigures &figures, QDate day)
{
    std::array<PaymentTotal, kHours> hours{};
    for (qsizetype i = 0; i + 1 < figures.bounds.size(); ++i) {
        const QDateTime begin = inShopZone(figures.bounds[i]);
        if (begin.date() != day)
            continue;
        PaymentTotal &hour = hours[std::size_t(begin.time().hour())];
        const PaymentTotal taken = figures.taken.value(i);
        hour.count += taken.count;
        hour.sum = Amount::fromCents(hour.sum.cents() + taken.sum.cents());
    }
    return hours;
}

PaymentTotal totalOf(const std::array<PaymentTotal, kHours> &hours)
{
    PaymentTotal total;
    for (const PaymentTotal &hour : hours) {
        total.count += hour.count;
        total.sum = Amount::fromCents(total.sum.cents() + hour.sum.cents());
    }
    return total;
}

/// Returns what a day had taken by the time of day that it is now.
qint64 takenByNow(const PatternFigures &figures, QDate day)
{
    const QTime now = inShopZone(figures.now).time();
    qint64 cents = 0;
    for (qsizetype i = 0; i + 1 < figures.bounds.size(); ++i) {
        const QDateTime begin = inShopZone(figures.bounds[i]);
        if (begin.date() == day && begin.time() < now)
            cents += figures.taken.value(i).sum.cents();
    }
    return cents;
}

QList<QDate> daysBetween(const ReportDays &days)
{
    QList<QDate> all;
    for (QDate day = days.first; day <= days.last; day = day.addDays(1))
        all << day;
    return all;
}

/// Returns the same weekdays of the weeks before today on which something was paid.
QList<QDate> comparedDays(const PatternFigures &figures)
{
    QList<QDate> days;
    for (int week = 1; week <= kCompared; ++week) {
        const QDate day = figures.days.last.addDays(-kWeekdays * week);
        if (totalOf(hoursOn(figures, day)).count > 0)
            days << day;
    }
    return days;
}

/// What the cells of the heat map are made of.
struct Week {
    using Day = std::array<PaymentTotal, kHours>;
    std::array<Day, kWeekdays> taken{};
    std::array<std::array<int, kHours>, kWeekdays> times{}; ///< how often the hour has begun
    int first = kHours;                                     ///< first hour with a payment
    int last = -1;

    [[nodiscard]] qint64 mean(int day, int hour) const
    {
        const int count = times[std::size_t(day)][std::size_t(hour)];
        const qint64 cents = taken[std::size_t(day)][std::size_t(hour)].sum.cents();
        return count == 0 ? 0 : (cents + count / 2) / count;
    }
    [[nodiscard]] qint64 countOf(int day, int hour) const
    {
        return taken[std::size_t(day)][std::size_t(hour)].count;
    }
};

Week weekOf(const PatternFigures &figures)
{
    Week week;
    const QDateTime now = inShopZone(figures.now);
    for (const QDate &date : daysBetween(figures.days)) {
        const auto hours = hoursOn(figures, date);
        const auto day = std::size_t(date.dayOfWeek() - 1);
        for (int hour = 0; hour < kHours; ++hour) {
            const auto at = std::size_t(hour);
            if (date < now.date() || hour <= now.time().hour())
                ++week.times[day][at];
            week.taken[day][at].count += hours[at].count;
            week.taken[day][at].sum =
                Amount::fromCents(week.taken[day][at].sum.cents() + hours[at].sum.cents());
            if (hours[at].count > 0) {
                week.first = std::min(week.first, hour);
                week.last = std::max(week.last, hour);
            }
        }
    }
    return week;
}

qint64 tenthsOf(qint64 part, qint64 whole)
{
    if (whole <= 0)
        return part > 0 ? 1000 : 0;
    return (part * 1000 + whole / 2) / whole;
}

/// `+8 %`, `−3 %`: the sign always shows.
QString signedPoints(qint64 tenths)
{
    const QString sign = tenths > 0 ? u"+"_s : QString();
    const QString minus = tenths < 0 ? QString(QChar(0x2212)) : QString();
    return sign + minus + QString::number(qAbs(tenths / 10)) + decimalMark()
        + QString::number(qAbs(tenths % 10));
}

PayoutSum refundedIn(const PatternFigures &figures)
{
    PayoutSum sum;
    for (const PayoutSum &day : figures.refunded) {
        sum.count += day.count;
        sum.sum = Amount::fromCents(sum.sum.cents() + day.sum.cents());
    }
    return sum;
}

} // namespace

QList<Timestamp> patternBounds(const ReportDays &days, Timestamp now)
{
    const QDateTime moment = inShopZone(now);
    const QDate first = std::min(days.first, days.last.addDays(-kWeekdays * kCompared));
    QList<Timestamp> bounds;
    for (QDate day = first; day <= days.last; day = day.addDays(1)) {
        QList<Timestamp> hours = hoursOf(day);
        const bool isLast = day == days.last;
        if (!isLast)
            hours.removeLast(); // the first hour of the next day
        if (day.dayOfWeek() == days.last.dayOfWeek()) {
            const Timestamp then =
                fromMillis(QDateTime(day, moment.time(), shopZone()).toMSecsSinceEpoch());
            const auto place = std::ranges::lower_bound(hours, then);
            if (place == hours.end() || *place != then)
                hours.insert(place, then);
        }
        bounds += hours;
    }
    return bounds;
}

qint64 Patterns::daysWithPayments(const PatternFigures &figures)
{
    if (figures.takenBefore.count > 0)
        return kFewestDays;
    for (const QDate &day : daysBetween(figures.days)) {
        if (totalOf(hoursOn(figures, day)).count > 0)
            return day.daysTo(figures.days.last) + 1;
    }
    return 0;
}

PaymentTotal Patterns::taken(const PatternFigures &figures)
{
    PaymentTotal total;
    for (const QDate &day : daysBetween(figures.days)) {
        const PaymentTotal taken = totalOf(hoursOn(figures, day));
        total.count += taken.count;
        total.sum = Amount::fromCents(total.sum.cents() + taken.sum.cents());
    }
    return total;
}

QString Patterns::heatNote(const PatternFigures &figures)
{
    const int weeks = int(figures.days.count() / kWeekdays);
    return tr("mean takings per hour, %1 weeks", nullptr, weeks).arg(wholeNumber(weeks));
}

HeatMap Patterns::heat(const PatternFigures &figures)
{
    const Week week = weekOf(figures);
    HeatMap map{.name = tr("When customers pay"),
                .heads = {},
                .rows = {},
                .footLabel = tr("Mean"),
                .foot = {},
                .lowest = u"0"_s,
                .highest = {}};
    map.table = {map.name, {tr("Weekday"), tr("Hour"), tr("Mean takings"), tr("Payments")}, {}};
    if (week.last < 0)
        return map;
    qint64 highest = 1;
    for (int day = 0; day < kWeekdays; ++day)
        for (int hour = week.first; hour <= week.last; ++hour)
            highest = std::max(highest, week.mean(day, hour));
    map.highest = wholeMoney(Amount::fromCents(highest + 50)); // rounded as in the cells
    for (int hour = week.first; hour <= week.last; ++hour)
        map.heads << u"%1"_s.arg(hour, 2, 10, '0'_L1);
    for (int day = 0; day < kWeekdays; ++day) {
        HeatRow row{weekday(day + 1, QLocale::ShortFormat),
                    {},
                    figures.days.last.dayOfWeek() == day + 1,
                    {}};
        qint64 sum = 0;
        for (int hour = week.first; hour <= week.last; ++hour) {
            const qint64 mean = week.mean(day, hour);
            const qint64 count = week.countOf(day, hour);
            sum += mean;
            HeatCell cell;
            cell.part.name = weekday(day + 1, QLocale::LongFormat) + u" "_s + hourSpan(hour);
            cell.part.value = count > 0 ? money(Amount::fromCents(mean)) : tr("closed");
            cell.part.notes << (count > 0 ? tr("%1 in all").arg(Text::payments(count))
                                          : tr("no payment in any week"));
            if (count > 0) {
                constexpr int kSteps = 6;
                cell.step = int(std::min<qint64>(kSteps - 1, mean * kSteps / (highest + 1)));
                cell.figure = wholeNumber((mean + 50) / 100);
                cell.part.opens = tr("shows the payments");
                cell.query = u"%1:%2 %3:%4"_s.arg(toText(FilterWord::Weekday),
                                                  valuesOf(FilterWord::Weekday).at(day),
                                                  toText(FilterWord::Hour), QString::number(hour));
            }
            map.table.rows << QList{ChartCell::text(weekday(day + 1, QLocale::LongFormat)),
                                    ChartCell::text(clockHour(hour)),
                                    ChartCell::sum(Amount::fromCents(mean)),
                                    ChartCell::count(count)};
            row.cells << cell;
        }
        row.total = sum > 0 ? money(Amount::fromCents(sum)) : tr("closed");
        map.rows << row;
    }
    for (int hour = week.first; hour <= week.last; ++hour) {
        qint64 sum = 0;
        qint64 times = 0;
        for (int day = 0; day < kWeekdays; ++day) {
            if (week.countOf(day, hour) == 0)
                continue; // a closed hour would lower the mean
            sum += week.taken[std::size_t(day)][std::size_t(hour)].sum.cents();
            times += week.times[std::size_t(day)][std::size_t(hour)];
        }
        map.foot << (times == 0 ? u"–"_s : wholeNumber((sum / times + 50) / 100));
    }
    return map;
}

QString Patterns::todayTitle(const PatternFigures &figures)
{
    const int day = figures.days.last.dayOfWeek();
    return tr("Today against the same weekday (%1)")
        .arg(QLocale().standaloneDayName(day, QLocale::LongFormat));
}

PatternChange Patterns::todayChange(const PatternFigures &figures)
{
    const QList<QDate> days = comparedDays(figures);
    if (days.isEmpty())
        return {};
    qint64 before = 0;
    for (const QDate &day : days)
        before += takenByNow(figures, day);
    before /= days.size();
    const qint64 now = takenByNow(figures, figures.days.last);
    const QString change = changeText(Amount::fromCents(before), Amount::fromCents(now));
    if (change.isEmpty())
        return {};
    return {tr("%1 at this hour").arg(change), now >= before};
}

LineData Patterns::today(const PatternFigures &figures)
{
    const QDateTime now = inShopZone(figures.now);
    const auto mine = hoursOn(figures, figures.days.last);
    QList<std::array<PaymentTotal, kHours>> others;
    for (const QDate &day : comparedDays(figures))
        others << hoursOn(figures, day);
    int first = now.time().hour();
    int last = first;
    const auto widen = [&first, &last](const std::array<PaymentTotal, kHours> &hours) {
        for (int hour = 0; hour < kHours; ++hour) {
            if (hours[std::size_t(hour)].count > 0) {
                first = std::min(first, hour);
                last = std::max(last, hour);
            }
        }
    };
    widen(mine);
    std::ranges::for_each(others, widen);

    LineData data{.name = todayTitle(figures), .parts = {}, .ticks = {}, .axis = {}, .line = {}};
    data.table = {
        data.name, {tr("Time"), tr("Today"), tr("Mean"), tr("Lowest"), tr("Highest")}, {}};
    const auto upTo = [](const std::array<PaymentTotal, kHours> &hours, int hour) {
        qint64 cents = 0;
        for (int i = 0; i < hour; ++i)
            cents += hours[std::size_t(i)].sum.cents();
        return cents;
    };
    data.now = now.time().hour() + now.time().minute() / 60.0 - first;
    data.atNow = takenByNow(figures, figures.days.last);
    data.figure = tr("today %1").arg(money(Amount::fromCents(data.atNow)));
    data.nowText = tr("now %1").arg(now.toString(u"HH:mm"_s));
    qint64 top = data.atNow;
    for (int hour = first; hour <= last + 1; ++hour) {
        data.ticks << u"%1"_s.arg(hour % kHours, 2, 10, '0'_L1);
        ChartPart part{clockHour(hour % kHours), u"–"_s};
        const bool isPast = hour <= now.time().hour();
        const qint64 cents = upTo(mine, hour);
        if (isPast) {
            data.line << cents;
            part.value = money(Amount::fromCents(cents));
        }
        QList<ChartCell> cells{ChartCell::text(clockHour(hour % kHours)),
                               isPast ? ChartCell::sum(Amount::fromCents(cents))
                                      : ChartCell::text(u"–"_s)};
        if (!others.isEmpty()) {
            QList<qint64> sums;
            for (const auto &other : others)
                sums << upTo(other, hour);
            const auto [low, high] = std::ranges::minmax(sums);
            const qint64 mean = std::accumulate(sums.begin(), sums.end(), qint64(0)) / sums.size();
            data.mean << mean;
            data.lowest << low;
            data.highest << high;
            top = std::max(top, high);
            part.notes << tr("mean of %1 weeks: %2", nullptr, int(sums.size()))
                              .arg(sums.size())
                              .arg(money(Amount::fromCents(mean)))
                       << tr("best %1, worst %2")
                              .arg(money(Amount::fromCents(high)), money(Amount::fromCents(low)));
            cells << ChartCell::sum(Amount::fromCents(mean))
                  << ChartCell::sum(Amount::fromCents(low))
                  << ChartCell::sum(Amount::fromCents(high));
        } else {
            cells.resize(data.table.heads.size());
        }
        data.parts << part;
        data.table.rows << cells;
    }
    data.axis = moneyAxis(top);
    return data;
}

BarChartData Patterns::refunds(const PatternFigures &figures)
{
    BarChartData data{.name = tr("Refund share"), .bars = {}, .axis = {}};
    data.table = {data.name, {tr("Day"), tr("Taken"), tr("Refunded"), tr("Share")}, {}};
    const QList<QDate> days = daysBetween(figures.days);
    qint64 highest = kMuchRefunded;
    for (qsizetype i = 0; i < days.size(); ++i) {
        const PaymentTotal taken = totalOf(hoursOn(figures, days[i]));
        const PayoutSum back = figures.refunded.value(i);
        const qint64 share = tenthsOf(back.sum.cents(), taken.sum.cents());
        highest = std::max(highest, share);
        const QString day = ReportWords::days({days[i], days[i]});
        const bool isMuch = share > kMuchRefunded;
        ChartBar bar{.part = {day, percentText(share)},
                     .tick = ReportWords::shortDay(days[i]),
                     .to = share,
                     .tone = isMuch ? BarTone::Slow : BarTone::Usual,
                     .figure = isMuch ? percentText(share) : QString()};
        bar.part.notes << tr("%1 of %2").arg(money(back.sum), money(taken.sum));
        if (isMuch)
            bar.part.notes << tr("more than %1").arg(percentText(kMuchRefunded));
        if (back.count > 0)
            bar.part.opens = tr("shows the refunds");
        data.bars << bar;
        data.table.rows << QList{ChartCell::text(day), ChartCell::sum(taken.sum),
                                 ChartCell::sum(back.sum), ChartCell::percent(share)};
    }
    data.axis = percentAxis(highest);
    data.mean = tenthsOf(refundedIn(figures).sum.cents(), taken(figures).sum.cents());
    return data;
}

QString Patterns::refundShare(const PatternFigures &figures)
{
    return percentText(tenthsOf(refundedIn(figures).sum.cents(), taken(figures).sum.cents()));
}

QString Patterns::refundNote(const PatternFigures &figures)
{
    return tr("%1 of %2").arg(money(refundedIn(figures).sum), money(taken(figures).sum));
}

PatternChange Patterns::refundChange(const PatternFigures &figures)
{
    if (figures.takenBefore.count == 0)
        return {};
    const qint64 now = tenthsOf(refundedIn(figures).sum.cents(), taken(figures).sum.cents());
    const qint64 before =
        tenthsOf(figures.refundedBefore.sum.cents(), figures.takenBefore.sum.cents());
    return {tr("%1 points on the days before").arg(signedPoints(now - before)), now <= before};
}

BarChartData Patterns::payers(const PatternFigures &figures)
{
    const QStringList names{tr("once"), tr("twice"), tr("3 or 4 times"), tr("5 times or more")};
    BarChartData data{.name = tr("Payers who come back"), .bars = {}, .axis = {}, .isLying = true};
    data.table = {data.name, {tr("Paid"), tr("Payers"), tr("Payments"), tr("Amount")}, {}};
    qint64 highest = 0;
    for (qsizetype i = 0; i < names.size(); ++i) {
        const ReturningPayers::Group group = figures.payers.groups[std::size_t(i)];
        highest = std::max(highest, group.payers);
        ChartBar bar{
            .part = {names[i],
                     tr("%1 payers", nullptr, int(group.payers)).arg(wholeNumber(group.payers))},
            .tick = names[i],
            .to = group.payers,
            .tone = i == 0 ? BarTone::Part : BarTone::Usual};
        bar.part.notes << tr("%1, %2").arg(Text::payments(group.payments.count),
                                           money(group.payments.sum));
        data.bars << bar;
        data.table.rows << QList{ChartCell::text(names[i]), ChartCell::count(group.payers),
                                 ChartCell::count(group.payments.count),
                                 ChartCell::sum(group.payments.sum)};
    }
    data.axis = countAxis(highest);
    return data;
}

QString Patterns::returningShare(const PatternFigures &figures)
{
    qint64 all = 0;
    for (const ReturningPayers::Group &group : figures.payers.groups)
        all += group.payers;
    return percentText(tenthsOf(all - figures.payers.groups[0].payers, all));
}

QString Patterns::returningNote(const PatternFigures &figures)
{
    qint64 all = 0;
    for (const ReturningPayers::Group &group : figures.payers.groups)
        all += group.payers;
    return tr("%1 of %2 payers paid more than once")
        .arg(wholeNumber(all - figures.payers.groups[0].payers), wholeNumber(all));
}

} // namespace tilldesk::ui
