#pragma once

namespace tilldesk::ui {

class Chart;

/// Makes every Chart readable for screen readers: a chart with one named child for each part. Safe
/// to call more than once.
void installAccessibleCharts();
/// Tells screen readers that the focus moved to a part of a chart.
void announcePart(Chart &chart, int part);

} // namespace tilldesk::ui
