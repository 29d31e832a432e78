#include "ui/models/callbacks/callback_figures.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/charts/chart_axis.h"
#include "ui/models/common/format.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using std::chrono::milliseconds;

constexpr int kFirstInSeconds = 5; ///< first class whose lower bound is written in seconds

milliseconds lowerBound(int answer)
{
    return answer == 0 ? milliseconds(0) : kAnswerBounds[std::size_t(answer - 1)];
}

/// `0.8`, `3`
QString seconds(milliseconds time)
{
    const qint64 tenths = time.count() / 100;
    const QString whole = QString::number(tenths / 10);
    return tenths % 10 == 0 ? whole : QString(whole + decimalMark() + QString::number(tenths % 10));
}

/// Returns a time as a number, in the unit of its class.
QString numberOf(int answer, milliseconds time)
{
    return answer >= kFirstInSeconds ? seconds(time) : QString::number(time.count());
}

QString tickOf(int answer)
{
    if (answer == kNoAnswer)
        return CallbackFigures::answer(answer);
    const QString unit = answer >= kFirstInSeconds ? u"s"_s : u"ms"_s;
    if (answer == 0)
        return u"< %1 %2"_s.arg(numberOf(0, kAnswerBounds.front()), unit);
    if (answer == int(kAnswerBounds.size()))
        return u"> %1 %2"_s.arg(numberOf(answer, kAnswerBounds.back()), unit);
    const QString range = numberOf(answer, lowerBound(answer)) + u"–"_s
        + numberOf(answer, kAnswerBounds[std::size_t(answer)]);
    return answer >= kFirstInSeconds ? QString(range + u" "_s + unit) : range;
}

/// Returns the place of a time on the chart, in bars. Linear within a class.
double placeOf(milliseconds time)
{
    const int answer = answerClassOf(CallbackOutcome::Receipt, time);
    const milliseconds lower = lowerBound(answer);
    constexpr milliseconds kEnd(10'000);
    const milliseconds upper =
        answer < int(kAnswerBounds.size()) ? kAnswerBounds[std::size_t(answer)] : kEnd;
    const double share = double((time - lower).count()) / double((upper - lower).count());
    return answer + std::min(share, 1.0);
}

BarTone toneOf(int answer)
{
    if (answer == kNoAnswer)
        return BarTone::Bad;
    return lowerBound(answer) >= kSlowAnswer ? BarTone::Slow : BarTone::Usual;
}

qint64 tenthsOf(qint64 part, qint64 whole)
{
    return whole == 0 ? 0 : (part * 1000 + whole / 2) / whole;
}

/// Returns the share of delivered callbacks; 100.0 % only if all were delivered.
qint64 successOf(const AnswerTimes &times)
{
    constexpr qint64 kAll = 1000;
    const qint64 tenths = tenthsOf(times.delivered, times.sent);
    return times.delivered < times.sent ? std::min(tenths, kAll - 1) : kAll;
}

/// `shop.example 3 · books.example 2`: the three hosts with the most callbacks of the class.
QString hostsOf(const CallbackTimes &times, int answer)
{
    constexpr qsizetype kHosts = 3;
    QList<std::pair<qint64, QString>> counts;
    for (const AnswerTimes &host : times.hosts) {
        if (const qint64 count = host.classes[std::size_t(answer)]; count > 0)
            counts.append({-count, CallbackFigures::host(host.host)});
    }
    std::ranges::sort(counts);
    QStringList words;
    for (const auto &[count, host] : counts.first(std::min(kHosts, counts.size())))
        words << host + u" "_s + wholeNumber(-count);
    return words.join(u" · "_s);
}

QString timeText(std::optional<milliseconds> time)
{
    return time ? durationText(*time) : u"–"_s;
}

} // namespace

QString CallbackFigures::answer(int answer)
{
    if (answer == kNoAnswer)
        return tr("no answer");
    const bool isInSeconds = answer >= kFirstInSeconds;
    if (answer == 0)
        return tr("under %1 ms").arg(numberOf(0, kAnswerBounds.front()));
    const QString from = numberOf(answer, lowerBound(answer));
    if (answer == int(kAnswerBounds.size()))
        return tr("%1 s and more").arg(from);
    const QString to = numberOf(answer, kAnswerBounds[std::size_t(answer)]);
    return (isInSeconds ? tr("%1 to %2 s") : tr("%1 to %2 ms")).arg(from, to);
}

QString CallbackFigures::host(const QString &host)
{
    constexpr QLatin1StringView kHttps(":443");
    return host.endsWith(kHttps) ? host.chopped(kHttps.size()) : host;
}

QString CallbackFigures::callbacks(qint64 count)
{
    return tr("%1 callbacks", nullptr, int(count)).arg(wholeNumber(count));
}

BarChartData CallbackFigures::bars(const CallbackTimes &times)
{
    BarChartData data{.name = tr("How fast hosts answer"), .bars = {}, .axis = {}};
    data.table = {
        tr("How fast hosts answer"), {tr("Answer time"), tr("Callbacks"), tr("Share")}, {}};
    for (int i = 0; i < kAnswerClasses; ++i) {
        const qint64 count = times.all.classes[std::size_t(i)];
        const qint64 share = tenthsOf(count, times.all.sent);
        ChartBar bar{.part = {answer(i), callbacks(count)},
                     .tick = tickOf(i),
                     .to = count,
                     .tone = toneOf(i),
                     .figure = count > 0 ? wholeNumber(count) : QString(),
                     .isLabelledFirst = i == kNoAnswer};
        bar.part.notes << percentText(share);
        if (bar.tone == BarTone::Slow)
            bar.part.notes << tr("slow");
        if (count > 0) {
            bar.part.notes << hostsOf(times, i);
            bar.part.opens = tr("shows them");
        }
        data.bars << bar;
        data.table.rows << QList{ChartCell::text(answer(i)), ChartCell::count(count),
                                 ChartCell::percent(share)};
    }
    data.axis = countAxis(*std::ranges::max_element(times.all.classes));
    if (times.all.half)
        data.markers << BarMarker{placeOf(*times.all.half),
                                  tr("half within %1").arg(durationText(*times.all.half))};
    if (times.all.most)
        data.markers << BarMarker{placeOf(*times.all.most),
                                  tr("95 % within %1").arg(durationText(*times.all.most))};
    return data;
}

QStringList CallbackFigures::hostHeads()
{
    return {tr("Host"), tr("Sent"), tr("Success"), tr("Half"), tr("95 %"), tr("Last failure")};
}

QList<TextRow> CallbackFigures::hostRows(const CallbackTimes &times, Timestamp now, bool hasBars)
{
    QList<TextRow> rows;
    const auto add = [&rows, now, hasBars](const AnswerTimes &of, const QString &name, bool isSum) {
        TextCell success{.text = u"–"_s};
        if (of.sent > 0 && hasBars)
            success.bar =
                CellBar{double(of.delivered) / double(of.sent), tone(of), BarPlace::BeforeText};
        else if (of.sent > 0)
            success.tone = tone(of);
        if (of.sent > 0)
            success.text = percentText(successOf(of));
        const QString failed = of.lastFailure ? shortMoment(*of.lastFailure, now) : tr("none");
        rows << TextRow{of.host,
                        {{.text = name, .hint = name, .isStrong = isSum},
                         {.text = wholeNumber(of.sent), .isStrong = isSum},
                         success,
                         {.text = timeText(of.half), .isStrong = isSum},
                         {.text = timeText(of.most), .isStrong = isSum},
                         {.text = failed, .isQuiet = true}}};
    };
    for (const AnswerTimes &of : times.hosts)
        add(of, host(of.host), false);
    add(times.all, tr("All hosts"), true);
    return rows;
}

Tone CallbackFigures::tone(const AnswerTimes &times)
{
    constexpr qint64 kFew = 950; ///< tenths of a percent
    if (times.delivered == times.sent)
        return Tone::Green;
    return successOf(times) >= kFew ? Tone::Amber : Tone::Red;
}

} // namespace tilldesk::ui
