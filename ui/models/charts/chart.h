#pragma once

#include "ui/models/charts/chart_table.h"

#include <QCoreApplication>
#include <QStringList>
#include <optional>

namespace tilldesk::ui {

/// One part of a chart, for example a bar: its words for the tooltip and for screen readers.
struct ChartPart {
    QString name;
    QString value;
    QStringList notes = {}; ///< further lines
    QString opens = {};     ///< what Enter shows; empty: nothing is behind the part

    /// Returns all words in one line, for a screen reader.
    [[nodiscard]] QString spoken() const;
    friend bool operator==(const ChartPart &, const ChartPart &) = default;
};

/// The look of a bar. Words or hatching always say the same as the colour.
enum class BarTone {
    Usual,
    Part,       ///< a part of a sum that another bar shows
    Slow,       ///< above a limit, or fees; hatched on paper
    Bad,        ///< failed, or money that went back; hatched on paper
    Unfinished, ///< the time of the bar is not over
};

/// One bar of a BarChart.
struct ChartBar {
    ChartPart part;
    QString tick;           ///< label at the foot of the bar
    QString note = {};      ///< second label at the foot of the bar
    QString shortTick = {}; ///< drawn where `tick` has no room; empty: `tick` is elided there
    QString shortNote = {}; ///< the same for `note`
    qint64 from = 0;        ///< value at the foot of the bar
    qint64 to = 0;
    BarTone tone = BarTone::Usual;
    QString figure = {};          ///< label at the end of the bar
    bool isLabelledFirst = false; ///< its label is drawn before the labels that would overlap

    friend bool operator==(const ChartBar &, const ChartBar &) = default;
};

/// A labelled value of an axis.
struct AxisMark {
    qint64 at = 0;
    QString label;

    friend bool operator==(const AxisMark &, const AxisMark &) = default;
};

/// A dashed line across the bars, between two of them.
struct BarMarker {
    double at = 0; ///< in bars from the left: 1.5 is the middle of the second bar
    QString label;

    friend bool operator==(const BarMarker &, const BarMarker &) = default;
};

/// The content of a BarChart.
struct BarChartData {
    QString name; ///< for screen readers
    QList<ChartBar> bars;
    QList<AxisMark> axis;     ///< lowest value first; at least two
    bool isLying = false;     ///< the bars are horizontal, the first at the top
    bool isLinked = false;    ///< a dashed line leads from the end of each bar to the next bar
    bool hasAllTicks = false; ///< every bar has its labels, elided if need be; else those that fit
    std::optional<qint64> mean = {}; ///< dashed line along the axis
    QList<BarMarker> markers = {};
    ChartTable table = {};

    /// Returns whether the axis starts above 0, so that the bars are shortened.
    [[nodiscard]] bool isBroken() const { return !axis.isEmpty() && axis.first().at > 0; }
    /// `axis starts at € 12 000`; empty unless isBroken().
    [[nodiscard]] QString startNote() const;

    friend bool operator==(const BarChartData &, const BarChartData &) = default;

    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::BarChartData)
};

} // namespace tilldesk::ui
