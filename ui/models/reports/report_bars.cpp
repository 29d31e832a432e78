#include "ui/models/reports/report_bars.h"

#include "ui/models/charts/chart_axis.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/refunds/refund_words.h"
#include "ui/models/reports/report_table.h"
#include "ui/models/reports/report_words.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class BarWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ReportBars)

public:
    static QString average(const PayoutSum &payments)
    {
        return tr("%1, %2 each").arg(Text::payments(payments.count), money(averageOf(payments)));
    }
    static QString refunded(const PayoutSum &refunds)
    {
        return tr("%1: %2").arg(RefundWords::refunds(refunds.count), money(refunds.sum));
    }
    static QString opens(qint64 count)
    {
        return tr("shows the %1 payments", nullptr, int(count)).arg(wholeNumber(count));
    }
    static QString running() { return tr("not over yet"); }
};

ChartPart partOf(const ReportRow &row, bool isRunning)
{
    ChartPart part{row.label, money(row.payments.sum)};
    part.notes << (row.payments.count > 0 ? BarWords::average(row.payments)
                                          : Text::payments(row.payments.count));
    if (row.refunds.count > 0)
        part.notes << BarWords::refunded(row.refunds);
    if (isRunning)
        part.notes << BarWords::running();
    if (row.payments.count > 0 && row.first.isValid())
        part.opens = BarWords::opens(row.payments.count);
    return part;
}

ChartCell cellOf(const ReportRow &row, ReportTable::Column column)
{
    switch (column) {
    case ReportTable::Label: return ChartCell::text(row.label);
    case ReportTable::Payments: return ChartCell::count(row.payments.count);
    case ReportTable::Taken: return ChartCell::sum(row.payments.sum);
    case ReportTable::Refunds: return ChartCell::count(row.refunds.count);
    case ReportTable::Refunded: return ChartCell::sum(row.refunds.sum);
    case ReportTable::Fees: return ChartCell::sum(row.fees);
    case ReportTable::Net: return ChartCell::sum(row.net());
    }
    Q_UNREACHABLE();
}

QList<ChartCell> cellsOf(const ReportRow &row, const QList<int> &columns)
{
    QList<ChartCell> cells;
    for (const int column : columns)
        cells << cellOf(row, ReportTable::Column(column));
    return cells;
}

} // namespace

BarChartData reportBars(Grouping grouping, const QList<ReportRow> &rows)
{
    BarChartData data{.name = ReportWords::heading(grouping),
                      .bars = {},
                      .axis = {},
                      .isLying = grouping == Grouping::PointOfSale || grouping == Grouping::Person,
                      .table = reportFigures(grouping, rows)};
    const QList<ReportRow> shown =
        data.isLying ? rows.first(std::min(rows.size(), kMaxPlaces)) : rows;
    qint64 highest = 0;
    for (const ReportRow &row : shown) {
        const bool isRunning = row.isNow && shown.size() > 1;
        highest = std::max(highest, row.payments.sum.cents());
        data.bars << ChartBar{.part = partOf(row, isRunning),
                              .tick = row.tick,
                              .to = row.payments.sum.cents(),
                              .tone = isRunning ? BarTone::Unfinished : BarTone::Usual,
                              .isLabelledFirst = grouping == Grouping::Day && row.first.isValid()
                                  && row.first.day() == 1};
    }
    data.axis = moneyAxis(highest);
    return data;
}

ChartTable reportFigures(Grouping grouping, const QList<ReportRow> &rows)
{
    ChartTable table{ReportWords::heading(grouping), {}, {}};
    ReportRow total = totalOf(rows);
    total.label = ReportTable::totalWord();
    const QList<int> columns = ReportTable::columnsOf(total);
    for (const int column : columns)
        table.heads << ReportTable::header(grouping, column);
    for (const ReportRow &row : rows)
        table.rows << cellsOf(row, columns);
    table.rows << cellsOf(total, columns);
    return table;
}

} // namespace tilldesk::ui
