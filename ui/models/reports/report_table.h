#pragma once

#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The rows of a report as a table, and their total under them.
class ReportTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Payments, Taken, Refunds, Refunded, Net };
    static constexpr int kColumns = Net + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void show(Grouping grouping, const QList<ReportRow> &rows);

    [[nodiscard]] static QString header(Grouping grouping, int column);
    [[nodiscard]] static QString cell(const ReportRow &row, int column);
    [[nodiscard]] static QString totalWord();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    Grouping m_grouping = Grouping::Day;
    QList<ReportRow> m_rows; ///< the last one is the total
};

} // namespace tilldesk::ui
