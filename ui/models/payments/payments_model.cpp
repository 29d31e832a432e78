#include "ui/models/payments/payments_model.h"

#include "core/base/when_ready.h"
#include "ui/models/payments/payment_cells.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kPageRows = 100;
constexpr int kKeptRows = 3000;
constexpr int kMostRowsAtOnce = 500;

/// A view counts its rows with an int.
int rowTotal(qint64 total)
{
    return int(qMin<qint64>(total, std::numeric_limits<int>::max() / 64));
}

} // namespace

PaymentsModel::PaymentsModel(gateway::Payments &payments, const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent),
      m_payments(payments),
      m_clock(clock)
{
}

void PaymentsModel::setFilter(const PaymentFilter &filter)
{
    if (filter == m_filter && m_generation > 0)
        return;
    m_filter = filter;
    Q_EMIT headerDataChanged(Qt::Horizontal, Created, Created);
    reload();
}

void PaymentsModel::reload()
{
    ++m_generation;
    m_isRefreshing = false;
    m_mustRefreshAgain = false;
    m_loading.clear();
    beginResetModel();
    m_rows.clear();
    m_total = 0;
    endResetModel();
    setState(State::Loading);
    request(0, kPageRows, Purpose::First);
}

void PaymentsModel::refresh()
{
    if (m_state == State::Failed) {
        reload();
        return;
    }
    if (m_isRefreshing || m_state == State::Loading) {
        m_mustRefreshAgain = true;
        return;
    }
    m_isRefreshing = true;
    constexpr int kMargin = 100;
    const int first = qMax(0, m_firstVisible - kMargin);
    request(first, qMin(m_lastVisible + kMargin - first + 1, kMostRowsAtOnce), Purpose::Refresh);
}

void PaymentsModel::setVisibleRows(int first, int last)
{
    m_firstVisible = qMax(0, first);
    m_lastVisible = qMax(m_firstVisible, last);
}

void PaymentsModel::tick()
{
    if (m_total > 0) {
        const int last = qMin(m_lastVisible, m_total - 1);
        const int first = qMin(m_firstVisible, last);
        Q_EMIT dataChanged(index(first, Status), index(last, DebtorName));
    }
}

void PaymentsModel::requestPage(int page)
{
    const int first = page * kPageRows;
    if (m_loading.contains(page) || first >= m_total || m_state == State::Failed)
        return;
    m_loading.insert(page);
    request(first, kPageRows, Purpose::Page);
}

void PaymentsModel::request(int first, int count, Purpose purpose)
{
    whenReady(m_payments.page(m_filter, first, count), this,
              [this, first, purpose, generation = m_generation](const Result<PaymentPage> &page) {
                  if (generation != m_generation)
                      return;
                  if (purpose == Purpose::Page)
                      m_loading.remove(first / kPageRows);
                  if (purpose == Purpose::Refresh)
                      m_isRefreshing = false;
                  if (page)
                      take(first, *page, purpose);
                  else
                      takeFailure(page.error(), purpose);
              });
}

void PaymentsModel::take(int first, const PaymentPage &content, Purpose purpose)
{
    if (purpose != Purpose::Page)
        takeList(first, content);
    else if (rowTotal(content.total) == m_total)
        store(first, content.rows);
    else
        refresh(); // the list moved on: what these rows are now is known only with the rows in view
    if (purpose != Purpose::Page)
        setState(State::Ready);
    Q_EMIT rowsLoaded();
    if (purpose != Purpose::Page && std::exchange(m_mustRefreshAgain, false))
        refresh();
}

void PaymentsModel::takeFailure(const Error &error, Purpose purpose)
{
    m_error = error;
    setState(purpose == Purpose::First ? State::Failed : State::Stale);
}

void PaymentsModel::takeList(int first, const PaymentPage &content)
{
    const int total = rowTotal(content.total);
    ++m_generation; // pages still on their way are of the list as it was
    m_loading.clear();
    if (const auto edits = editsFor(first, content)) {
        for (const RowEdit &edit : *edits)
            applyEdit(edit);
        Q_ASSERT(m_total == total);
        m_rows.clear();
        store(first, content.rows);
        Q_EMIT dataChanged(index(0, 0), index(m_total - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    m_total = total;
    m_rows.clear();
    for (int i = 0; i < content.rows.size(); ++i)
        m_rows.emplace(first + i, content.rows[i]);
    endResetModel();
}

std::optional<QList<RowEdit>> PaymentsModel::editsFor(int first, const PaymentPage &content) const
{
    KnownRows before{m_total, {}};
    for (const auto &[row, payment] : m_rows)
        before.ids.emplace(row, payment.id);
    QList<PaymentId> fresh;
    for (const Payment &payment : content.rows)
        fresh.append(payment.id);
    const int total = rowTotal(content.total);
    auto edits = rowEdits(before, first, fresh, total);
    // So many came at once that no row in view is still in the stretch: they came at the top.
    const bool areNewAbove = first > 0 && !m_filter.oldestFirst && total > m_total && m_total > 0;
    if (!edits && areNewAbove)
        return QList<RowEdit>{{0, total - m_total}};
    return edits;
}

void PaymentsModel::applyEdit(const RowEdit &edit)
{
    const int removedEnd = edit.count < 0 ? edit.row - edit.count : edit.row;
    if (edit.count > 0)
        beginInsertRows({}, edit.row, edit.row + edit.count - 1);
    else
        beginRemoveRows({}, edit.row, removedEnd - 1);
    std::map<int, Payment> moved;
    while (!m_rows.empty()) {
        auto node = m_rows.extract(m_rows.begin());
        const int row = node.key();
        if (row >= edit.row && row < removedEnd)
            continue;
        if (row >= removedEnd)
            node.key() = row + edit.count;
        moved.insert(std::move(node));
    }
    m_rows = std::move(moved);
    m_total += edit.count;
    if (edit.count > 0)
        endInsertRows();
    else
        endRemoveRows();
}

void PaymentsModel::store(int first, const QList<Payment> &rows)
{
    for (int i = 0; i < rows.size(); ++i)
        m_rows.insert_or_assign(first + i, rows[i]);
    forgetFarRows();
    if (!rows.isEmpty())
        Q_EMIT dataChanged(index(first, 0), index(first + int(rows.size()) - 1, kColumns - 1));
}

void PaymentsModel::forgetFarRows()
{
    while (int(m_rows.size()) > kKeptRows) {
        const bool isTopFarther =
            m_firstVisible - m_rows.begin()->first > m_rows.rbegin()->first - m_lastVisible;
        m_rows.erase(isTopFarther ? m_rows.begin() : std::prev(m_rows.end()));
    }
}

void PaymentsModel::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

const Payment *PaymentsModel::paymentAt(int row) const
{
    const auto found = m_rows.find(row);
    return found == m_rows.end() ? nullptr : &found->second;
}

int PaymentsModel::rowOf(const PaymentId &id) const
{
    for (const auto &[row, payment] : m_rows) {
        if (payment.id == id)
            return row;
    }
    return -1;
}

int PaymentsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_total;
}

int PaymentsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant PaymentsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Payment *payment = paymentAt(index.row());
    if (payment)
        return paymentCell(*payment, index.column(), role, m_clock.now());
    if (role != Qt::DisplayRole)
        return {};
    // A read asks for its page after the current paint: data() itself must stay const and fast.
    auto *self = const_cast<PaymentsModel *>(this); // NOLINT(*-const-cast)
    const int page = index.row() / kPageRows;
    if (!m_loading.contains(page))
        QMetaObject::invokeMethod(
            self, [self, page] { self->requestPage(page); }, Qt::QueuedConnection);
    return u"…"_s;
}

QVariant PaymentsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    if (role == Qt::DisplayRole && section == Created)
        return QString(paymentColumnTitle(section) + (m_filter.oldestFirst ? u"  ↑"_s : u"  ↓"_s));
    if (role == Qt::DisplayRole)
        return paymentColumnTitle(section);
    if (role == Qt::TextAlignmentRole)
        return (section >= AmountColumn ? Qt::AlignRight | Qt::AlignVCenter
                                        : Qt::AlignLeft | Qt::AlignVCenter)
            .toInt();
    return {};
}

} // namespace tilldesk::ui
