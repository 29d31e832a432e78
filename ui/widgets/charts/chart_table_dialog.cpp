#include "ui/widgets/charts/chart_table_dialog.h"

#include "ui/models/common/text.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/theme/metrics.h"

#include <QDir>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ChartTableDialog::ChartTableDialog(const Theme &theme, const ChartTable &table, QWidget *parent)
    : QDialog(parent),
      m_model(table.heads),
      m_outcome(makeText({}, u"done"_s))
{
    setWindowTitle(table.title);
    QList<TextRow> rows;
    for (const QList<ChartCell> &cells : table.rows) {
        TextRow row{QString::number(rows.size()), {}};
        for (const ChartCell &cell : cells)
            row.cells << TextCell{cell.shown};
        rows << row;
    }
    QSet<int> numbers;
    for (int column = 1; column < table.heads.size(); ++column)
        numbers << column;
    m_model.setNumbers(numbers);
    m_model.setRows(rows);
    auto *view = named(new TextTableView(theme, m_model, table.title), u"chartTable"_s);
    constexpr int kColumn = 72;
    QList<int> widths(table.heads.size(), kColumn);
    if (!widths.isEmpty())
        widths[0] = 0; // the names take the remaining width
    view->setWidths(widths);
    m_outcome->hide();

    auto *save = named(new QPushButton(tr("Save as CSV…")), u"saveChartTable"_s);
    save->setAutoDefault(false);
    connect(save, &QPushButton::clicked, this, [this, table] {
        saveTable(this, table, [this](const PrintOutcome &outcome) { tell(outcome); });
    });
    auto *done = named(new QPushButton(tr("Close")), u"closeChartTable"_s);
    done->setDefault(true);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    fill(this,
         {makeText(table.title, u"heading"_s),
          {scrolling(view), 1},
          m_outcome,
          row({save, LayoutItem::stretch(), done})},
         {.spacing = metrics::kGap, .margins = {24, 20, 24, 20}});
    constexpr int kMinWidth = 420;
    constexpr int kMaxWidth = 900;
    constexpr int kMaxHeight = 560;
    constexpr int kRest = 150;
    const int columns = int(table.heads.size());
    resize(std::clamp(200 + columns * (kColumn + 24), kMinWidth, kMaxWidth),
           std::min(kMaxHeight, view->sizeHint().height() + kRest));
    view->setFocus();
}

void ChartTableDialog::tell(const PrintOutcome &outcome)
{
    setStyleProperty(m_outcome, "role", outcome ? u"done"_s : u"problem"_s);
    m_outcome->setText(outcome ? tr("Saved as %1").arg(QDir::toNativeSeparators(*outcome))
                               : Text::sentence(outcome.error()));
    m_outcome->show();
}

void saveTable(QWidget *parent, const ChartTable &table,
               const std::function<void(const PrintOutcome &)> &told)
{
    askFile(parent, ChartTableDialog::tr("Save the rows as CSV"), table.title, u"csv"_s,
            ChartTableDialog::tr("Comma-separated values (*.csv)"),
            [table, told](const QString &file) {
                const QByteArray csv = tableCsv(table);
                QSaveFile target(file);
                const bool isWritten = target.open(QIODevice::WriteOnly)
                    && target.write(csv) == csv.size() && target.commit();
                told(isWritten ? PrintOutcome(file)
                               : PrintOutcome(fail(ErrorCode::FileNotWritten, file)));
            });
}

} // namespace tilldesk::ui
