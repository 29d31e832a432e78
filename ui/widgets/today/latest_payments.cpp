#include "ui/widgets/today/latest_payments.h"

#include "ui/models/payments/payments_model.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPaintEvent>
#include <array>

namespace tilldesk::ui {
namespace {

constexpr std::array kShown{PaymentsModel::Created, PaymentsModel::Status,
                            PaymentsModel::AmountColumn};
constexpr int kAmountWidth = 100;

} // namespace

LatestPayments::LatestPayments(const Theme &theme, PaymentsModel &model, QWidget *parent)
    : QTableView(parent),
      m_theme(theme),
      m_model(model)
{
    setModel(&model);
    setUpTable(*this, theme, tr("Latest payments"));
    setCursor(Qt::PointingHandCursor);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Shows only as many payments as fit; the view Payments lists all of them.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(60);
    for (int column = 0; column < model.columnCount(); ++column)
        setColumnHidden(column,
                        std::ranges::find(kShown, PaymentsModel::Column(column)) == kShown.end());
    connect(this, &QTableView::clicked, this, &LatestPayments::open);
    connect(&model, &PaymentsModel::rowsLoaded, this, &LatestPayments::fit);
}

void LatestPayments::open(const QModelIndex &index)
{
    if (const Payment *payment = m_model.at(index.row()))
        Q_EMIT openRequested(payment->id);
}

void LatestPayments::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && currentIndex().isValid())
        open(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void LatestPayments::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_model.setVisibleRows(0, viewport()->height() / metrics::kRowHeight + 1);
    fit();
}

/// Leaves out the row that fits only in part.
void LatestPayments::paintEvent(QPaintEvent *event)
{
    const int rows = viewport()->height() / metrics::kRowHeight;
    const QRect whole(0, 0, viewport()->width(), rows * metrics::kRowHeight);
    QPaintEvent shown(event->region() & whole);
    QTableView::paintEvent(&shown);
}

/// Times, amounts and statuses are never elided; the status takes the rest.
void LatestPayments::fit()
{
    const int last = viewport()->height() / metrics::kRowHeight + 1;
    const int time = widthOfCells(m_model, m_theme, PaymentsModel::Created, 0, last);
    const int amount =
        qMax(kAmountWidth, widthOfCells(m_model, m_theme, PaymentsModel::AmountColumn, 0, last));
    const int status = widthOfCells(m_model, m_theme, PaymentsModel::Status, 0, last);
    setMinimumWidth(time + status + amount);
    setColumnWidth(PaymentsModel::Created, time);
    setColumnWidth(PaymentsModel::AmountColumn, amount);
    setColumnWidth(PaymentsModel::Status, qMax(60, viewport()->width() - time - amount));
}

} // namespace tilldesk::ui
