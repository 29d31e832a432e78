#pragma once

#include "core/base/result.h"
#include "core/base/when_ready.h"

#include <QAbstractTableModel>
#include <QFuture>
#include <algorithm>
#include <optional>
#include <utility>

namespace tilldesk::ui {

/// What every list has that is read from its newest row on, as far as the person has scrolled.
class KeysetModelBase : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { ToneRole = Qt::UserRole, IsQuietRole };
    /// Stale: rows are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] State state() const { return m_state; }
    /// Why the list could not be read. @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    void setVisibleRows(int first, int last);
    /// Empty beyond the end.
    [[nodiscard]] virtual QString idAt(int row) const = 0;
    /// -1 when it is not here.
    [[nodiscard]] virtual int rowOfId(const QString &id) const = 0;

Q_SIGNALS:
    void stateChanged();
    /// Rows came in, or there are none.
    void rowsLoaded();

protected:
    static constexpr int kPageRows = 100;
    static constexpr int kMostRowsAtOnce = 500;

    void setState(State state);
    void setFailed(State state, const Error &error);
    [[nodiscard]] int firstVisible() const { return m_firstVisible; }
    [[nodiscard]] int lastVisible() const { return m_lastVisible; }

private:
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    State m_state = State::Loading;
    Error m_error;
};

/// The rows of a filter as a table, newest first. New ones come in at the top and changed ones
/// change in their places.
/// @tparam Row   has an `id` and a `seq` that rises with time
/// @tparam Page  has `rows`, by falling `seq`, and `hasMore`
template <typename Row, typename Page, typename Filter>
class KeysetModel : public KeysetModelBase
{
public:
    using KeysetModelBase::KeysetModelBase;

    /// Shows another list from its beginning.
    void show(const Filter &filter);
    /// Asks again for what is shown. @param filter  as before, a moved beginning aside
    void refresh(const Filter &filter);
    /// @return null beyond the end
    [[nodiscard]] const Row *at(int row) const;

    [[nodiscard]] QString idAt(int row) const override;
    [[nodiscard]] int rowOfId(const QString &id) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

protected:
    [[nodiscard]] virtual QFuture<Result<Page>> read(const Filter &filter,
                                                     std::optional<qint64> before, int count) = 0;

private:
    enum class Purpose { First, More, Refresh };
    void ask(std::optional<qint64> before, int count, Purpose purpose);
    void take(std::optional<qint64> before, const Page &page, Purpose purpose);
    void append(const Page &page);
    void merge(std::optional<qint64> before, const Page &page);
    void removeOne(int row);

    Filter m_filter;
    QList<Row> m_rows; ///< by falling `seq`
    bool m_hasMore = false;
    bool m_isFetching = false;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
};

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::show(const Filter &filter)
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

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::refresh(const Filter &filter)
{
    if (state() == State::Failed) {
        show(filter);
        return;
    }
    m_filter = filter;
    if (state() == State::Loading)
        return;
    ask({}, std::clamp(int(m_rows.size()), kPageRows, kMostRowsAtOnce), Purpose::Refresh);
    if (lastVisible() < kMostRowsAtOnce)
        return;
    // Far down, what is looked at is asked for too; what is between comes when it is scrolled to.
    const int above = qMin(firstVisible() - 1, int(m_rows.size()) - 1);
    if (above >= 0)
        ask(m_rows[above].seq, kPageRows, Purpose::Refresh);
}

template <typename Row, typename Page, typename Filter>
const Row *KeysetModel<Row, Page, Filter>::at(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

template <typename Row, typename Page, typename Filter>
QString KeysetModel<Row, Page, Filter>::idAt(int row) const
{
    const Row *found = at(row);
    return found ? found->id.text() : QString();
}

template <typename Row, typename Page, typename Filter>
int KeysetModel<Row, Page, Filter>::rowOfId(const QString &id) const
{
    const auto found = std::ranges::find(m_rows, id, [](const Row &row) { return row.id.text(); });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

template <typename Row, typename Page, typename Filter>
int KeysetModel<Row, Page, Filter>::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

template <typename Row, typename Page, typename Filter>
bool KeysetModel<Row, Page, Filter>::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore && !m_isFetching;
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent) || m_rows.isEmpty())
        return;
    m_isFetching = true;
    ask(m_rows.last().seq, kPageRows, Purpose::More);
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::ask(std::optional<qint64> before, int count, Purpose purpose)
{
    whenReady(read(m_filter, before, count), this,
              [this, before, purpose, generation = m_generation](const Result<Page> &page) {
                  if (generation != m_generation)
                      return;
                  if (purpose == Purpose::More)
                      m_isFetching = false;
                  if (page)
                      return take(before, *page, purpose);
                  setFailed(purpose == Purpose::First ? State::Failed : State::Stale, page.error());
              });
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::take(std::optional<qint64> before, const Page &page,
                                          Purpose purpose)
{
    switch (purpose) {
    case Purpose::First:
    case Purpose::More: append(page); break;
    case Purpose::Refresh: merge(before, page); break;
    }
    setState(State::Ready);
    Q_EMIT rowsLoaded();
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::append(const Page &page)
{
    QList<Row> rows = page.rows;
    if (!m_rows.isEmpty()) // another page may have brought some of them meanwhile
        rows.removeIf([last = m_rows.last().seq](const Row &row) { return row.seq >= last; });
    m_hasMore = page.hasMore;
    if (rows.isEmpty())
        return;
    const int first = int(m_rows.size());
    beginInsertRows({}, first, first + int(rows.size()) - 1);
    m_rows.append(rows);
    endInsertRows();
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::merge(std::optional<qint64> before, const Page &page)
{
    const qint64 oldest = page.hasMore && !page.rows.isEmpty() ? page.rows.last().seq : 0;
    const auto isThere = [&page](const Row &row) {
        return std::ranges::binary_search(page.rows, row.seq, std::ranges::greater(), &Row::seq);
    };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        const Row &old = m_rows[row];
        const bool isCovered = (!before || old.seq < *before) && old.seq >= oldest;
        if (isCovered && !isThere(old))
            removeOne(row);
    }
    for (const Row &fresh : page.rows) {
        const auto place =
            std::ranges::lower_bound(m_rows, fresh.seq, std::ranges::greater(), &Row::seq);
        const int row = int(place - m_rows.begin());
        if (place != m_rows.end() && place->seq == fresh.seq) {
            if (std::exchange(m_rows[row], fresh) != fresh)
                Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        } else {
            beginInsertRows({}, row, row);
            m_rows.insert(row, fresh);
            endInsertRows();
        }
    }
    if (!page.hasMore)
        m_hasMore = false;
}

template <typename Row, typename Page, typename Filter>
void KeysetModel<Row, Page, Filter>::removeOne(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
}

} // namespace tilldesk::ui
