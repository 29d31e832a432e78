#include "ui/widgets/today/latest_payments.h"

#include "ui/models/payments/payments_model.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <array>

namespace tilldesk::ui {
namespace {

constexpr std::array kShown{PaymentsModel::Created, PaymentsModel::Status,
                            PaymentsModel::AmountColumn};
constexpr int kTimeWidth = 122;
constexpr int kNarrowTimeWidth = 82; ///< wide enough for a time without a date, `14:28:14`
constexpr int kAmountWidth = 100;
constexpr int kRoomForDays = 380;

} // namespace

LatestPayments::LatestPayments(const Theme &theme, PaymentsModel &model, QWidget *parent)
    : QTableView(parent),
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
    const int time = viewport()->width() < kRoomForDays ? kNarrowTimeWidth : kTimeWidth;
    setColumnWidth(PaymentsModel::Created, time);
    setColumnWidth(PaymentsModel::AmountColumn, kAmountWidth);
    setColumnWidth(PaymentsModel::Status, viewport()->width() - time - kAmountWidth);
    m_model.setVisibleRows(0, viewport()->height() / metrics::kRowHeight + 1);
}

} // namespace tilldesk::ui
