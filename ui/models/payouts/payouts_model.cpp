#include "ui/models/payouts/payouts_model.h"

#include "core/base/when_ready.h"
#include "ui/models/payouts/payout_cells.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// A view counts its rows with an int.
int rowTotal(qint64 total)
{
    return int(qMin<qint64>(total, std::numeric_limits<int>::max() / 64));
}

} // namespace

PayoutsModel::PayoutsModel(gateway::Payouts &payouts, QObject *parent)
    : QAbstractTableModel(parent),
      m_payouts(payouts)
{
}

void PayoutsModel::show(const PayoutFilter &filter)
{
    m_filter = filter;
    ++m_generation;
    m_isRefreshing = false;
    m_mustRefreshAgain = false;
    beginResetModel();
    m_rows.begin(0);
    endResetModel();
    setState(State::Loading);
    ask(0, PayoutRows<Payout>::kPage, false);
}

void PayoutsModel::refresh()
{
    constexpr int kMargin = 50;
    constexpr int kMost = 500;
    if (m_state == State::Failed)
        return show(m_filter);
    if (m_isRefreshing || m_state == State::Loading) {
        m_mustRefreshAgain = true;
        return;
    }
    m_isRefreshing = true;
    const int first = qMax(0, m_rows.firstVisible() - kMargin);
    ask(first, qMin(m_rows.lastVisible() + kMargin - first + 1, kMost), false);
}

void PayoutsModel::askPageOf(int row)
{
    const int first = m_state == State::Failed ? -1 : m_rows.ask(row);
    if (first >= 0)
        ask(first, PayoutRows<Payout>::kPage, true);
}

void PayoutsModel::ask(int first, int count, bool isPage)
{
    whenReady(m_payouts.page(m_filter, first, count), this,
              [this, first, isPage, generation = m_generation](const Result<PayoutPage> &page) {
                  if (generation != m_generation)
                      return;
                  if (isPage)
                      m_rows.answered(first);
                  else
                      m_isRefreshing = false;
                  if (page) {
                      take(first, *page, isPage);
                  } else {
                      m_error = page.error();
                      setState(m_state == State::Loading ? State::Failed : State::Stale);
                  }
                  if (!m_isRefreshing && std::exchange(m_mustRefreshAgain, false))
                      refresh();
              });
}

void PayoutsModel::take(int first, const PayoutPage &page, bool isPage)
{
    const int total = rowTotal(page.total);
    const int before = m_rows.total();
    const bool isAnotherList = total != before || !isPage;
    if (isAnotherList) {
        ++m_generation; // pages still on their way are of the list as it was
        m_isRefreshing = false;
    }
    const bool isReset = before == 0 || total < before;
    const bool hasMore = !isReset && total > before;
    if (isReset)
        beginResetModel();
    else if (hasMore) // payouts only ever come at the top
        beginInsertRows({}, 0, total - before - 1);
    if (isAnotherList)
        m_rows.begin(total);
    m_rows.store(first, page.rows);
    if (isReset)
        endResetModel();
    else if (hasMore)
        endInsertRows();
    if (total > 0)
        Q_EMIT dataChanged(index(0, 0), index(total - 1, kColumns - 1));
    setState(State::Ready);
    Q_EMIT rowsLoaded();
}

void PayoutsModel::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

int PayoutsModel::rowOf(const PayoutId &id) const
{
    for (const auto &[row, payout] : m_rows.here()) {
        if (payout.id == id)
            return row;
    }
    return -1;
}

int PayoutsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows.total();
}

int PayoutsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant PayoutsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Payout *payout = m_rows.at(index.row()))
        return payoutCell(*payout, index.column(), role);
    if (role != Qt::DisplayRole)
        return {};
    // A read asks for its page after the current paint: data() itself must stay const and fast.
    auto *self = const_cast<PayoutsModel *>(this); // NOLINT(*-const-cast)
    QMetaObject::invokeMethod(
        self, [self, row = index.row()] { self->askPageOf(row); }, Qt::QueuedConnection);
    return u"…"_s;
}

QVariant PayoutsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(payoutAlignment(section));
    return role == Qt::DisplayRole ? QVariant(payoutColumnTitle(section)) : QVariant();
}

} // namespace tilldesk::ui
