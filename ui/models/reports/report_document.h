#pragma once

#include "ui/models/reports/report_presenter.h"

namespace tilldesk::ui {

/// What a report looks like on paper, as HTML for a PrintedDocument.
/// @param picture  name of the chart's picture; empty: there is none
[[nodiscard]] QString reportBody(const ReportPresenter &report, Timestamp now,
                                 const QString &picture);

/// The rows and their total as CSV in UTF-8: in the languages whose numbers have a comma with
/// semicolons and a byte-order mark, in the others with commas. Lines end with CR and LF; texts
/// that a spreadsheet would run as a formula begin with an apostrophe. @source RFC 4180
[[nodiscard]] QByteArray reportCsv(Grouping grouping, const QList<ReportRow> &rows);

} // namespace tilldesk::ui
