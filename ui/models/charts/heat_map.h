#pragma once

#include "ui/models/charts/chart.h"

namespace tilldesk::ui {

/// One cell of a HeatMap.
struct HeatCell {
    ChartPart part;
    int step = -1;       ///< 0 to 5, from the lowest to the highest value; -1: no value, hatched
    QString figure = {}; ///< drawn if it fits
    QString query = {};  ///< filter of what is behind the cell; empty: nothing

    friend bool operator==(const HeatCell &, const HeatCell &) = default;
};

struct HeatRow {
    QString label = {};
    QString total = {}; ///< at the end of the row
    bool isStrong = false;
    QList<HeatCell> cells = {};

    friend bool operator==(const HeatRow &, const HeatRow &) = default;
};

/// The content of a HeatChart.
struct HeatMap {
    QString name = {}; ///< for screen readers
    QStringList heads;
    QList<HeatRow> rows;
    QString footLabel = {};
    QStringList foot = {}; ///< below each column
    QString lowest = {};   ///< of the scale
    QString highest = {};
    ChartTable table = {};

    friend bool operator==(const HeatMap &, const HeatMap &) = default;
};

} // namespace tilldesk::ui
