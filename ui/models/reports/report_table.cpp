#include "ui/models/reports/report_table.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_cell.h"
#include "ui/models/reports/report_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

void ReportTable::show(Grouping grouping, const QList<ReportRow> &rows)
{
    QList<ReportRow> all = rows;
    if (!all.isEmpty()) {
        all << totalOf(rows);
        all.last().label = totalWord();
    }
    const bool isSame = grouping == m_grouping && all.size() == m_rows.size();
    if (isSame && all == m_rows)
        return;
    if (!isSame)
        beginResetModel();
    m_grouping = grouping;
    m_rows = all;
    if (isSame)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    else
        endResetModel();
}

QString ReportTable::header(Grouping grouping, int column)
{
    switch (column) {
    case Label: return ReportWords::grouping(grouping);
    case Payments: return tr("Payments");
    case Taken: return tr("Taken");
    case Refunds: return tr("Refunds");
    case Refunded: return tr("Refunded");
    case Net: return tr("Net");
    default: return {};
    }
}

QString ReportTable::cell(const ReportRow &row, int column)
{
    switch (column) {
    case Label: return row.label;
    case Payments: return wholeNumber(row.payments.count);
    case Taken: return money(row.payments.sum);
    case Refunds: return wholeNumber(row.refunds.count);
    case Refunded: return money(row.refunds.sum);
    case Net: return money(row.net());
    default: return {};
    }
}

QString ReportTable::totalWord()
{
    return tr("Total");
}

int ReportTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ReportTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ReportTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ReportRow &row = m_rows[index.row()];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return cell(row, column);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column == Label ? Qt::AlignLeft : Qt::AlignRight));
    case CellIsStrongRole: return column == Net || index.row() == m_rows.size() - 1;
    case CellIsQuietRole: {
        const bool isAboutRefunds = column == Refunds || column == Refunded;
        return row.isEmpty() || (isAboutRefunds && row.refunds.count == 0);
    }
    default: return {};
    }
}

QVariant ReportTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return header(m_grouping, section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Label ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

} // namespace tilldesk::ui
