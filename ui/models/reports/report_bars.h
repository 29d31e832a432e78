#pragma once

#include "ui/models/charts/chart.h"
#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

namespace tilldesk::ui {

/// Maximum number of points of sale with a bar; the table shows all of them.
inline constexpr qsizetype kMaxPlaces = 12;

/// Returns the takings of each row of a report as bars: upright for periods, lying for points of
/// sale. The bar of the current period is lighter.
[[nodiscard]] BarChartData reportBars(Grouping grouping, const QList<ReportRow> &rows);

/// Returns the rows and their total, the last row.
[[nodiscard]] ChartTable reportFigures(Grouping grouping, const QList<ReportRow> &rows);

} // namespace tilldesk::ui
