#pragma once

#include "ui/models/reports/report_presenter.h"

namespace tilldesk::ui {

/// Returns a report as HTML for a PrintedDocument.
/// @param picture  name of the chart's picture; empty: no chart
[[nodiscard]] QString reportBody(const ReportPresenter &report, Timestamp now,
                                 const QString &picture);

} // namespace tilldesk::ui
