#include "ui/models/callbacks_model.h"

#include "core/base/when_ready.h"
#include "ui/models/callback_cells.h"

#include <algorithm>
#include <utility>

namespace tilldesk::ui {
namespace {

constexpr int kPageRows = 100;
constexpr int kMostRowsAtOnce = 500;

bool isWithin(const Callback &row, std::optional<qint64> before)
{
    return !before || row.seq < *before;
}

} // namespace

CallbacksModel::CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent),
      m_callbacks(callbacks),
      m_clock(clock)
{
}

void CallbacksModel::show(const CallbackFilter &filter)
{
    m_filter = filter;
    ++m_generation;
    m_isFetching = false;
    beginResetModel();
    m_rows.clear();
    m_hasMore = false;
    endResetModel();
    setState(State::Loading);
    ask({}, kPageRows, Purpose::First);
}

void CallbacksModel::refresh(const CallbackFilter &filter)
{
    if (m_state == State::Failed) {
        show(filter);
        return;
    }
    m_filter = filter;
    if (m_state == State::Loading)
        return;
    ask({}, std::clamp(int(m_rows.size()), kPageRows, kMostRowsAtOnce), Purpose::Refresh);
    if (m_lastVisible < kMostRowsAtOnce)
        return;
    // Far down, what is looked at is asked for too; what is between comes when it is scrolled to.
    const int above = qMin(m_firstVisible - 1, int(m_rows.size()) - 1);
    if (above >= 0)
        ask(m_rows[above].seq, kPageRows, Purpose::Refresh);
}

void CallbacksModel::setVisibleRows(int first, int last)
{
    m_firstVisible = qMax(0, first);
    m_lastVisible = qMax(m_firstVisible, last);
}

bool CallbacksModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching;
}

void CallbacksModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_rows.isEmpty())
        return;
    m_isFetching = true;
    ask(m_rows.last().seq, kPageRows, Purpose::More);
}

void CallbacksModel::ask(std::optional<qint64> before, int count, Purpose purpose)
{
    whenReady(m_callbacks.page(m_filter, before, count), this,
              [this, before, purpose, generation = m_generation](const Result<CallbackPage> &page) {
                  if (generation != m_generation)
                      return;
                  if (purpose == Purpose::More)
                      m_isFetching = false;
                  if (page)
                      return take(before, *page, purpose);
                  m_error = page.error();
                  setState(purpose == Purpose::First ? State::Failed : State::Stale);
              });
}

void CallbacksModel::take(std::optional<qint64> before, const CallbackPage &page, Purpose purpose)
{
    switch (purpose) {
    case Purpose::First:
    case Purpose::More: append(page); break;
    case Purpose::Refresh: merge(before, page); break;
    }
    setState(State::Ready);
    Q_EMIT rowsLoaded();
}

void CallbacksModel::append(const CallbackPage &page)
{
    QList<Callback> rows = page.rows;
    if (!m_rows.isEmpty()) // another page may have brought some of them meanwhile
        rows.removeIf([last = m_rows.last().seq](const Callback &row) { return row.seq >= last; });
    m_hasMore = page.hasMore;
    if (rows.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(rows.size()) - 1);
    m_rows.append(rows);
    endInsertRows();
}

void CallbacksModel::merge(std::optional<qint64> before, const CallbackPage &page)
{
    const qint64 oldest = page.hasMore && !page.rows.isEmpty() ? page.rows.last().seq : 0;
    const auto isThere = [&page](const Callback &row) {
        return std::ranges::binary_search(page.rows, row.seq, std::ranges::greater(),
                                          &Callback::seq);
    };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        const Callback &old = m_rows[row];
        if (isWithin(old, before) && old.seq >= oldest && !isThere(old))
            removeOne(row);
    }
    for (const Callback &fresh : page.rows) {
        const auto place =
            std::ranges::lower_bound(m_rows, fresh.seq, std::ranges::greater(), &Callback::seq);
        const int row = int(place - m_rows.begin());
        if (place != m_rows.end() && place->seq == fresh.seq) {
            if (std::exchange(m_rows[row], fresh) != fresh)
                Q_EMIT dataChanged(index(row, 0), index(row, kColumns - 1));
        } else {
            beginInsertRows({}, row, row);
            m_rows.insert(row, fresh);
            endInsertRows();
        }
    }
    if (!page.hasMore)
        m_hasMore = false;
}

void CallbacksModel::removeOne(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
}

void CallbacksModel::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

const Callback *CallbacksModel::callbackAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int CallbacksModel::rowOf(const CallbackId &id) const
{
    const auto found = std::ranges::find(m_rows, id, &Callback::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int CallbacksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CallbacksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant CallbacksModel::data(const QModelIndex &index, int role) const
{
    const Callback *callback = callbackAt(index.row());
    return callback ? callbackCell(*callback, index.column(), role, m_clock.now()) : QVariant();
}

QVariant CallbacksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return (Qt::AlignVCenter | (section == Answer ? Qt::AlignRight : Qt::AlignLeft)).toInt();
    return role == Qt::DisplayRole ? QVariant(callbackColumnTitle(section)) : QVariant();
}

} // namespace tilldesk::ui
