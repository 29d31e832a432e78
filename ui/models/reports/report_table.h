#pragma once

#include "ui/models/lists/rows_model.h"
#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

namespace tilldesk::ui {

/// Look of a row of a ReportTable.
struct ReportLook {
    bool isTotal = false;
};

/// The rows of a report as a table. The last row is the total.
class ReportTable : public RowsModel<ReportRow, ReportLook>
{
    Q_OBJECT

public:
    enum Column { Label, Payments, Taken, Refunds, Refunded, Fees, Net };

    explicit ReportTable(QObject *parent = nullptr) : RowsModel(columns(), parent) {}

    void show(Grouping grouping, const QList<ReportRow> &rows);

    /// Returns the columns of a report; `Fees` only if a payment had a fee.
    [[nodiscard]] static QList<int> columnsOf(const ReportRow &total);
    [[nodiscard]] static QString header(Grouping grouping, int column);
    [[nodiscard]] static QString cell(const ReportRow &row, int column);
    [[nodiscard]] static QString totalWord();

    [[nodiscard]] QString title(int column) const override { return header(m_grouping, column); }
    [[nodiscard]] const ReportRow *at(int row) const override;
    [[nodiscard]] int rowOfId(const QString &) const override { return -1; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;

protected:
    [[nodiscard]] ReportLook lookAt(int row) const override;

private:
    [[nodiscard]] static Columns columns();

    Grouping m_grouping = Grouping::Day;
    QList<ReportRow> m_rows; ///< the last row is the total
};

} // namespace tilldesk::ui
