#include "ui/widgets/payments/payments_table.h"

#include "ui/models/payments/payment_cells.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/payments/payment_delegate.h"
#include "ui/widgets/theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLayoutKey = u"paymentColumns"_s;

int usualWidth(int column)
{
    switch (PaymentsModel::Column(column)) {
    case PaymentsModel::Created: return 122;
    case PaymentsModel::Reference: return 140;
    case PaymentsModel::Status: return 172;
    case PaymentsModel::Description: return 200;
    case PaymentsModel::PointOfSale: return 110;
    case PaymentsModel::DebtorName: return 150;
    case PaymentsModel::AmountColumn: return 120;
    case PaymentsModel::RefundedColumn: return 100;
    }
    Q_UNREACHABLE();
}

} // namespace

PaymentsTable::PaymentsTable(const Theme &theme, PaymentsPresenter &presenter,
                             Preferences &preferences, QWidget *parent)
    : QTableView(parent),
      m_presenter(presenter),
      m_preferences(preferences)
{
    PaymentsModel &model = presenter.model();
    // Before setModel(), so that it comes before the view's own: a payment that leaves the list is
    // still the one the person looks at, not its neighbour.
    connect(&model, &PaymentsModel::rowsAboutToBeRemoved, this, [this] { m_isFollowing = true; });
    setModel(&model);
    setItemDelegate(new PaymentDelegate(theme, this));
    setAccessibleName(tr("Payments"));
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    setUpHeader();

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PaymentsTable::follow);
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT openRequested(m_selected); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PaymentsTable::tellVisibleRows);
    connect(
        &model, &PaymentsModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { keepPlace(first, last - first + 1); });
    connect(&model, &PaymentsModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                m_isFollowing = false;
                keepPlace(first, first - last - 1);
            });
    connect(&model, &PaymentsModel::rowsLoaded, this, &PaymentsTable::findSelected);
    connect(&presenter, &PaymentsPresenter::queryChanged, this, &PaymentsTable::showRefunded);
}

void PaymentsTable::setUpHeader()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setSectionsClickable(true);
    header->setMinimumSectionSize(60);
    header->setFixedHeight(metrics::kHeaderHeight);
    header->setStretchLastSection(false);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    for (int column = 0; column < PaymentsModel::kColumns; ++column)
        setColumnWidth(column, usualWidth(column));
    setColumnHidden(PaymentsModel::Description, true);
    setColumnHidden(PaymentsModel::PointOfSale, true);
    setColumnHidden(PaymentsModel::RefundedColumn, true);
    header->restoreState(m_preferences.layout(kLayoutKey));
    connect(header, &QHeaderView::customContextMenuRequested, this,
            [this, header](QPoint at) { chooseColumns(header->mapToGlobal(at)); });
    connect(header, &QHeaderView::sectionClicked, this, &PaymentsTable::sortBy);
    connect(header, &QHeaderView::sectionMoved, this, &PaymentsTable::saveColumns);
    connect(header, &QHeaderView::sectionResized, this, &PaymentsTable::saveColumns);
}

void PaymentsTable::sortBy(int column)
{
    if (column == PaymentsModel::Created)
        m_presenter.setOldestFirst(!m_presenter.query().oldestFirst);
}

void PaymentsTable::chooseColumns(QPoint globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < PaymentsModel::kColumns; ++column) {
        QAction *action = menu->addAction(paymentColumnTitle(column));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != PaymentsModel::AmountColumn);
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            fillWidth();
            saveColumns();
        });
    }
    menu->popup(globalPosition);
}

void PaymentsTable::showRefunded()
{
    const bool isItsTab = m_presenter.query().tab == PaymentTab::Refunded;
    const QScopedValueRollback byUs(m_isFilling, true);
    if (isItsTab && isColumnHidden(PaymentsModel::RefundedColumn)) {
        m_lendsRefunded = true;
        setColumnHidden(PaymentsModel::RefundedColumn, false);
    } else if (!isItsTab && std::exchange(m_lendsRefunded, false)) {
        setColumnHidden(PaymentsModel::RefundedColumn, true);
    }
    fillWidth();
}

void PaymentsTable::saveColumns()
{
    if (isVisible() && !m_isFilling)
        m_preferences.setLayout(kLayoutKey, horizontalHeader()->saveState());
}

void PaymentsTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    tellVisibleRows();
}

void PaymentsTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
    tellVisibleRows();
}

void PaymentsTable::fillWidth()
{
    // The column of the person takes what the others leave, so that amounts stand at the edge.
    const QScopedValueRollback filling(m_isFilling, true);
    int others = 0;
    for (int column = 0; column < PaymentsModel::kColumns; ++column)
        others += column == PaymentsModel::DebtorName ? 0 : columnWidth(column);
    if (!isColumnHidden(PaymentsModel::DebtorName))
        setColumnWidth(PaymentsModel::DebtorName, qMax(viewport()->width() - others, 88));
}

void PaymentsTable::tellVisibleRows()
{
    const int first = verticalScrollBar()->value() / metrics::kRowHeight;
    const int rows = viewport()->height() / metrics::kRowHeight + 1;
    m_presenter.model().setVisibleRows(first, first + rows);
}

void PaymentsTable::keepPlace(int first, int count)
{
    // At the top, new payments are meant to be seen; elsewhere nothing may move under the eyes.
    QScrollBar *bar = verticalScrollBar();
    const bool isAbove = first * metrics::kRowHeight < bar->value();
    if (bar->value() == 0 || !isAbove)
        return;
    updateGeometries();
    bar->setValue(bar->value() + count * metrics::kRowHeight);
}

void PaymentsTable::follow(const QModelIndex &current)
{
    if (m_isFollowing)
        return;
    const Payment *payment = m_presenter.model().paymentAt(current.row());
    const PaymentId id = payment ? payment->id : PaymentId(); // not here yet; findSelected() waits
    if (id == m_selected)
        return;
    m_selected = id;
    if (!id.isEmpty())
        Q_EMIT selectedChanged(id);
}

void PaymentsTable::findSelected()
{
    if (m_selected.isEmpty()) {
        if (currentIndex().isValid())
            follow(currentIndex());
        return;
    }
    const PaymentsModel &model = m_presenter.model();
    const int row = model.rowOf(m_selected);
    const Payment *current = model.paymentAt(currentIndex().row());
    const QScopedValueRollback quiet(m_isFollowing, true);
    if (row >= 0 && row != currentIndex().row()) {
        const int column = qMax(currentIndex().column(), 0);
        selectionModel()->setCurrentIndex(model.index(row, column),
                                          QItemSelectionModel::ClearAndSelect
                                              | QItemSelectionModel::Rows);
    } else if (row < 0 && current) {
        selectionModel()->clear(); // it has left the list; no other takes its place
    }
}

void PaymentsTable::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (opens && !m_selected.isEmpty() && currentIndex().isValid())
        Q_EMIT openRequested(m_selected);
    else
        QTableView::keyPressEvent(event);
}

} // namespace tilldesk::ui
