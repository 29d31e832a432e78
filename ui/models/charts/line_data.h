#pragma once

#include "ui/models/charts/chart.h"

namespace tilldesk::ui {

/// The content of a LineChart: a line that grows until now, against a dashed line within a band.
struct LineData {
    QString name = {}; ///< for screen readers
    /// One part for each tick.
    QList<ChartPart> parts;
    QStringList ticks;
    QList<AxisMark> axis;
    QList<qint64> line; ///< values at the ticks that have passed
    double now = 0;     ///< in ticks; the line ends there
    qint64 atNow = 0;
    QString figure = {};     ///< beside the end of the line
    QString nowText = {};    ///< `now 14:32`
    QList<qint64> mean = {}; ///< dashed, at all ticks; empty: nothing to compare with
    QList<qint64> lowest = {};
    QList<qint64> highest = {};
    ChartTable table = {};

    friend bool operator==(const LineData &, const LineData &) = default;
};

} // namespace tilldesk::ui
