#include "ui/models/reports/report_table.h"

#include "ui/models/common/format.h"
#include "ui/models/reports/report_words.h"

namespace tilldesk::ui {

ReportTable::Columns ReportTable::columns()
{
    using StyleOf = CellStyle (*)(const ReportRow &, const ReportLook &);
    static constexpr StyleOf kUsual = [](const ReportRow &row, const ReportLook &look) {
        return CellStyle{.isQuiet = row.isEmpty(), .isStrong = look.isTotal};
    };
    static constexpr StyleOf kOfRefunds = [](const ReportRow &row, const ReportLook &look) {
        return CellStyle{.isQuiet = row.isEmpty() || row.refunds.count == 0,
                         .isStrong = look.isTotal};
    };
    static constexpr auto kTable = std::to_array<ListColumn<ReportRow, ReportLook>>({
        {.title = "", // header() returns a title that depends on the grouping
         .text = [](const ReportRow &row, const ReportLook &) { return row.label; },
         .styleOf = kUsual},
        {.title = QT_TR_NOOP("Payments"),
         .width = {110},
         .isNumber = true,
         .text = [](const ReportRow &row,
                    const ReportLook &) { return wholeNumber(row.payments.count); },
         .styleOf = kUsual},
        {.title = QT_TR_NOOP("Taken"),
         .width = {140},
         .isNumber = true,
         .text = [](const ReportRow &row, const ReportLook &) { return money(row.payments.sum); },
         .styleOf = kUsual},
        {.title = QT_TR_NOOP("Refunds"),
         .width = {.usual = 140, .roomNeeded = 640},
         .isNumber = true,
         .text = [](const ReportRow &row,
                    const ReportLook &) { return wholeNumber(row.refunds.count); },
         .styleOf = kOfRefunds},
        {.title = QT_TR_NOOP("Refunded"),
         .width = {.usual = 130, .roomNeeded = 560},
         .isNumber = true,
         .text = [](const ReportRow &row, const ReportLook &) { return money(row.refunds.sum); },
         .styleOf = kOfRefunds},
        {.title = QT_TR_NOOP("Fees"),
         .width = {.usual = 120, .isHidden = true, .isLent = true},
         .isNumber = true,
         .text = [](const ReportRow &row, const ReportLook &) { return money(row.fees); },
         .styleOf =
             [](const ReportRow &row, const ReportLook &look) {
                 return CellStyle{.isQuiet = row.fees == Amount(), .isStrong = look.isTotal};
             }},
        {.title = QT_TR_NOOP("Net"),
         .width = {140},
         .isNumber = true,
         .text = [](const ReportRow &row, const ReportLook &) { return money(row.net()); },
         .styleOf =
             [](const ReportRow &row, const ReportLook &) {
                 return CellStyle{.isQuiet = row.isEmpty(), .isStrong = true};
             }},
    });
    static_assert(std::size(kTable) == Net + 1);
    return kTable;
}

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
        cellsChanged(0, rowCount() - 1);
    else
        endResetModel();
}

QList<int> ReportTable::columnsOf(const ReportRow &total)
{
    QList<int> columns{Label, Payments, Taken, Refunds, Refunded};
    if (total.fees != Amount())
        columns << Fees;
    return columns << Net;
}

QString ReportTable::header(Grouping grouping, int column)
{
    return column == Label ? ReportWords::grouping(grouping)
                           : tr(columns()[std::size_t(column)].title);
}

QString ReportTable::cell(const ReportRow &row, int column)
{
    return columns()[std::size_t(column)].text(row, {});
}

QString ReportTable::totalWord()
{
    return tr("Total");
}

const ReportRow *ReportTable::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int ReportTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

ReportLook ReportTable::lookAt(int row) const
{
    return {.isTotal = row == m_rows.size() - 1};
}

} // namespace tilldesk::ui
