#pragma once

#include "ui/models/reports/report_presenter.h"

namespace tilldesk::ui {

/// Returns a report as HTML for a PrintedDocument.
/// @param picture  name of the chart's picture; empty: no chart
[[nodiscard]] QString reportBody(const ReportPresenter &report, Timestamp now,
                                 const QString &picture);

/// Returns the rows and their total as CSV in UTF-8, with CRLF line ends. Languages with a decimal
/// comma get semicolons and a byte-order mark; others get commas. Prevents CSV injection: a text
/// that a spreadsheet would run as a formula is prefixed with an apostrophe.
/// @source RFC 4180
[[nodiscard]] QByteArray reportCsv(Grouping grouping, const QList<ReportRow> &rows);

} // namespace tilldesk::ui
