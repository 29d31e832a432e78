#pragma once

#include "ui/models/charts/chart.h"

namespace tilldesk::ui {

/// Returns the marks of an axis; at least two. The step between two marks is 1, 2 or 5 times a
/// power of ten. The list starts with 0 and ends with the first multiple of the step that is at
/// least `highest`.
[[nodiscard]] QList<qint64> axisSteps(qint64 highest);

/// Returns the axis of amounts in cents, in whole euros, `€ 600`; with cents if the steps are less
/// than one euro. Starts at the last multiple of its step up to `lowest`.
[[nodiscard]] QList<AxisMark> moneyAxis(qint64 highest, qint64 lowest = 0);
/// Returns the axis of whole numbers.
[[nodiscard]] QList<AxisMark> countAxis(qint64 highest);
/// Returns the axis of tenths of a percent, `4 %`.
[[nodiscard]] QList<AxisMark> percentAxis(qint64 highest);

} // namespace tilldesk::ui
