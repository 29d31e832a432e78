#pragma once

#include "core/base/amount.h"

#include <QList>
#include <QString>

namespace tilldesk::ui {

/// A cell of a ChartTable, as a person and as a file read it.
struct ChartCell {
    QString shown;
    QString plain;         ///< for CSV: numbers without units and groups of digits
    bool isNumber = false; ///< aligned right; never a formula of a spreadsheet

    [[nodiscard]] static ChartCell text(const QString &text) { return {text, text}; }
    [[nodiscard]] static ChartCell count(qint64 number);
    [[nodiscard]] static ChartCell sum(Amount amount);
    /// @param tenths  tenths of a percent
    [[nodiscard]] static ChartCell percent(qint64 tenths);

    friend bool operator==(const ChartCell &, const ChartCell &) = default;
};

/// The figures behind a chart: for screen readers and for export.
struct ChartTable {
    QString title;
    QStringList heads;
    QList<QList<ChartCell>> rows;

    friend bool operator==(const ChartTable &, const ChartTable &) = default;
};

/// `4.4 %`
/// @param tenths  tenths of a percent
[[nodiscard]] QString percentText(qint64 tenths);

/// Returns the table as CSV in UTF-8, with CRLF line ends. Languages with a decimal comma get
/// semicolons and a byte-order mark; others get commas. Prevents CSV injection: a text that a
/// spreadsheet would run as a formula is prefixed with an apostrophe.
/// @source RFC 4180
[[nodiscard]] QByteArray tableCsv(const ChartTable &table);

} // namespace tilldesk::ui
