#include "ui/models/ledger/ledger_model.h"

#include "core/base/when_ready.h"
#include "ui/models/ledger/ledger_cells.h"

#include <algorithm>
#include <utility>

namespace tilldesk::ui {
namespace {

constexpr int kPageRows = 200;

} // namespace

LedgerModel::LedgerModel(const Gateways &gateways, QObject *parent)
    : QAbstractTableModel(parent),
      m_gateways(gateways)
{
}

void LedgerModel::show(const LedgerFilter &filter)
{
    m_filter = filter;
    ++m_generation;
    m_isFetching = false;
    m_isRefreshing = false;
    m_mustRefreshAgain = false;
    m_newer.clear();
    beginResetModel();
    m_rows.clear();
    m_hasMore = false;
    endResetModel();
    setState(State::Loading);
    ask({}, Purpose::First);
}

void LedgerModel::refresh()
{
    if (m_state == State::Failed)
        return show(m_filter);
    if (m_isRefreshing || m_state == State::Loading) {
        m_mustRefreshAgain = true;
        return;
    }
    m_isRefreshing = true;
    m_newer.clear();
    ask({}, Purpose::Newer);
}

bool LedgerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching;
}

void LedgerModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_rows.isEmpty())
        return;
    m_isFetching = true;
    ask(m_rows.last().seq, Purpose::More);
}

void LedgerModel::ask(std::optional<qint64> before, Purpose purpose)
{
    whenReady(m_gateways.ledger.entries(m_filter, before, kPageRows), this,
              [this, purpose, generation = m_generation](const Result<LedgerPage> &page) {
                  if (generation != m_generation)
                      return;
                  if (page)
                      return take(*page, purpose);
                  if (purpose == Purpose::More)
                      m_isFetching = false;
                  if (purpose == Purpose::Newer)
                      m_isRefreshing = false;
                  m_error = page.error();
                  setState(purpose == Purpose::First ? State::Failed : State::Stale);
              });
}

void LedgerModel::take(const LedgerPage &page, Purpose purpose)
{
    if (purpose == Purpose::Newer) {
        const qint64 newest = m_rows.isEmpty() ? 0 : m_rows.first().seq;
        for (const LedgerEntry &entry : page.rows) {
            if (entry.seq > newest)
                m_newer.append(entry);
        }
        const bool hasGap = page.hasMore && !page.rows.isEmpty() && page.rows.last().seq > newest;
        if (hasGap)
            return ask(page.rows.last().seq, Purpose::Newer);
        m_isRefreshing = false;
        if (!m_newer.isEmpty()) {
            beginInsertRows({}, 0, int(m_newer.size()) - 1);
            m_rows = std::exchange(m_newer, {}) + m_rows;
            endInsertRows();
        }
    } else {
        append(page);
    }
    setState(State::Ready);
    Q_EMIT rowsLoaded();
    if (!m_isRefreshing && std::exchange(m_mustRefreshAgain, false))
        refresh();
}

void LedgerModel::append(const LedgerPage &page)
{
    m_isFetching = true; // a view asks for more as soon as it hears of rows
    if (!page.rows.isEmpty()) {
        const int first = int(m_rows.size());
        beginInsertRows({}, first, first + int(page.rows.size()) - 1);
        m_rows.append(page.rows);
        endInsertRows();
    }
    m_hasMore = page.hasMore;
    m_isFetching = false;
}

void LedgerModel::setState(State state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged();
}

const LedgerEntry *LedgerModel::entryAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    const LedgerEntry *entry = entryAt(index.row());
    if (entry == nullptr)
        return {};
    const Amount amount = m_filter.account ? addedTo(*m_filter.account, *entry) : entry->amount;
    return ledgerCell(*entry, index.column(), role,
                      {.amount = amount,
                       .isSigned = m_filter.account.has_value(),
                       .now = m_gateways.clock.now()});
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(ledgerAlignment(section));
    return role == Qt::DisplayRole ? QVariant(ledgerColumnTitle(section)) : QVariant();
}

} // namespace tilldesk::ui
