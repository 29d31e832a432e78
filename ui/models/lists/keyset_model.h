#pragma once

#include "core/base/result.h"
#include "ui/models/common/latest.h"
#include "ui/models/lists/rows_model.h"

#include <QHash>
#include <algorithm>
#include <utility>

namespace tilldesk::ui {

/// Base of lists with keyset pagination: usually the newest row first, more pages loaded as the
/// user scrolls. A refresh inserts new rows, moves rows whose place has changed, and changes other
/// rows in place.
/// @tparam Row   has a `seq` that rises with time
/// @tparam Page  has `rows` in the order of comesBefore(), and `hasMore`; or is the list of all
/// rows
template <typename Row, typename Page, typename Filter, typename Look = Timestamp>
class KeysetModel : public RowsModel<Row, Look>
{
    using Base = RowsModel<Row, Look>;

public:
    using State = ListModel::State;
    using Base::Base;

    /// Shows the list of another filter from its newest row.
    void show(const Filter &filter)
    {
        m_filter = filter;
        m_answers.drop();
        m_isFetching = false;
        m_isRefreshing = false;
        m_mustRefreshAgain = false;
        m_fresh.clear();
        this->beginResetModel();
        m_rows.clear();
        m_hasMore = false;
        this->endResetModel();
        this->setState(State::Loading);
        ask({}, kPageRows, Purpose::First);
    }
    /// Reloads the rows shown.
    /// @param filter  must equal the one given to show(), except for a moved period
    void refresh(const Filter &filter)
    {
        if (this->state() == State::Failed)
            return show(filter);
        m_filter = filter;
        if (m_isRefreshing || this->state() == State::Loading) {
            m_mustRefreshAgain = true;
            return;
        }
        m_isRefreshing = true;
        m_fresh.clear();
        const int shown = areRowsFinal() ? 0 : int(m_rows.size());
        ask({}, std::clamp(shown, kPageRows, kMaxRowsAtOnce), Purpose::Refresh);
        if (areRowsFinal() || this->lastVisible() < kMaxRowsAtOnce)
            return;
        // The read above covers at most the newest rows. Also read the rows in view if they lie
        // further down. Rows in between are refreshed once a refresh finds them in view.
        const int above = qMin(this->firstVisible() - 1, int(m_rows.size()) - 1);
        if (above >= 0)
            ask(m_rows[above], kPageRows, Purpose::InView);
    }
    void refresh() { refresh(m_filter); }
    [[nodiscard]] const Filter &filter() const { return m_filter; }

    [[nodiscard]] const Row *at(int row) const override
    {
        return row >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
    }
    [[nodiscard]] int rowOfId(const QString &id) const override
    {
        const auto found =
            std::ranges::find(m_rows, id, [this](const Row &row) { return this->idOf(row); });
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override
    {
        return !parent.isValid() && m_hasMore && !m_isFetching;
    }
    void fetchMore(const QModelIndex &parent) override
    {
        if (!canFetchMore(parent) || m_rows.isEmpty())
            return;
        m_isFetching = true;
        ask(m_rows.last(), kPageRows, Purpose::More);
    }

protected:
    /// Reads `count` rows of `filter` after the row with `seq` `before`, in the order of the list.
    /// Empty `before`: from the first row on.
    [[nodiscard]] virtual QFuture<Result<Page>> read(const Filter &filter,
                                                     std::optional<qint64> before, int count) = 0;
    /// Returns whether a row stands above another in the list of filter().
    [[nodiscard]] virtual bool comesBefore(const Row &a, const Row &b) const
    {
        return a.seq > b.seq;
    }
    /// Returns whether rows are append-only: never changed, never removed. A refresh then reads
    /// only rows down to the newest known row.
    [[nodiscard]] virtual bool areRowsFinal() const { return false; }

private:
    static constexpr int kPageRows = 100;      ///< rows of one page
    static constexpr int kMaxRowsAtOnce = 500; ///< rows of one query; limit of the gateways

    enum class Purpose { First, More, Refresh, InView };
    void ask(const std::optional<Row> &before, int count, Purpose purpose)
    {
        m_answers.await(read(m_filter, before ? std::optional(before->seq) : std::nullopt, count),
                        this, [this, before, purpose](const Result<Page> &page) {
                            if (page)
                                take(before, *page, purpose);
                            else
                                takeFailure(page.error(), purpose);
                        });
    }
    void take(const std::optional<Row> &before, const Page &page, Purpose purpose)
    {
        switch (purpose) {
        case Purpose::First:
        case Purpose::More: append(rowsOf(page), hasMoreAfter(page)); break;
        case Purpose::InView: merge(before, rowsOf(page), hasMoreAfter(page)); break;
        case Purpose::Refresh:
            m_fresh.append(rowsOf(page));
            if (hasGap(hasMoreAfter(page)))
                return ask(m_fresh.last(), kMaxRowsAtOnce, Purpose::Refresh);
            m_isRefreshing = false;
            merge({}, std::exchange(m_fresh, {}), hasMoreAfter(page));
            break;
        }
        this->setState(State::Ready);
        Q_EMIT this->rowsLoaded();
        if (!m_isRefreshing && std::exchange(m_mustRefreshAgain, false))
            refresh(m_filter);
    }
    void takeFailure(const Error &error, Purpose purpose)
    {
        if (purpose == Purpose::More)
            m_isFetching = false;
        if (purpose == Purpose::Refresh)
            m_isRefreshing = false;
        this->setFailed(purpose == Purpose::First ? State::Failed : State::Stale, error);
    }
    /// Returns whether rows may be missing between the fresh rows and the shown ones.
    [[nodiscard]] bool hasGap(bool hasMore) const
    {
        return hasMore && !m_rows.isEmpty() && !m_fresh.isEmpty()
            && comesBefore(m_fresh.last(), m_rows.first());
    }
    void append(QList<Row> rows, bool hasMore)
    {
        if (!m_rows.isEmpty()) // a refresh may have inserted some of these rows already
            rows.removeIf([this](const Row &row) { return !comesBefore(m_rows.last(), row); });
        if (!rows.isEmpty() && !areRowsFinal())
            removeMoved(rows);
        m_isFetching = true; // blocks fetchMore(), which a view calls as soon as rows are inserted
        if (!rows.isEmpty()) {
            const int first = int(m_rows.size());
            this->beginInsertRows({}, first, first + int(rows.size()) - 1);
            m_rows.append(rows);
            this->endInsertRows();
        }
        m_hasMore = hasMore;
        m_isFetching = false;
    }
    void merge(const std::optional<Row> &before, const QList<Row> &rows, bool hasMore)
    {
        const auto isFresh = [this, &rows](const Row &row) {
            const auto place = placeOf(row, rows);
            return place != rows.end() && place->seq == row.seq;
        };
        for (int row = int(m_rows.size()) - 1; row >= 0 && !areRowsFinal(); --row) {
            const Row &old = m_rows[row];
            const bool isCovered = (!before || comesBefore(*before, old))
                && (!hasMore || rows.isEmpty() || !comesBefore(rows.last(), old));
            if (isCovered && !isFresh(old))
                removeOne(row);
        }
        if (!areRowsFinal())
            removeMoved(rows);
        const auto newRows = m_rows.isEmpty() ? rows.end() : placeOf(m_rows.first(), rows);
        const int added = int(newRows - rows.begin());
        if (added > 0) {
            this->beginInsertRows({}, 0, added - 1);
            m_rows = rows.first(added) + m_rows;
            this->endInsertRows();
        }
        for (const Row &fresh : rows.sliced(added)) {
            const auto place = placeOf(fresh, m_rows);
            const int row = int(place - m_rows.begin());
            if (place != m_rows.end() && place->seq == fresh.seq) {
                if (std::exchange(m_rows[row], fresh) != fresh)
                    this->cellsChanged(row, row);
            } else {
                this->beginInsertRows({}, row, row);
                m_rows.insert(row, fresh);
                this->endInsertRows();
            }
        }
        if (!hasMore)
            m_hasMore = false;
    }
    /// Returns the first of `rows` that does not stand above `row`.
    [[nodiscard]] typename QList<Row>::const_iterator placeOf(const Row &row,
                                                              const QList<Row> &rows) const
    {
        return std::lower_bound(rows.begin(), rows.end(), row,
                                [this](const Row &a, const Row &b) { return comesBefore(a, b); });
    }
    /// Removes rows that stand elsewhere among `fresh`.
    void removeMoved(const QList<Row> &fresh)
    {
        QHash<qint64, const Row *> known;
        for (const Row &row : fresh)
            known.insert(row.seq, &row);
        for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
            const Row *other = known.value(m_rows[row].seq);
            if (other && (comesBefore(*other, m_rows[row]) || comesBefore(m_rows[row], *other)))
                removeOne(row);
        }
    }
    void removeOne(int row)
    {
        this->beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        this->endRemoveRows();
    }

    [[nodiscard]] static const QList<Row> &rowsOf(const Page &page)
    {
        if constexpr (requires { page.rows; })
            return page.rows;
        else
            return page;
    }
    [[nodiscard]] static bool hasMoreAfter(const Page &page)
    {
        if constexpr (requires { page.hasMore; })
            return page.hasMore;
        else
            return false;
    }

    Filter m_filter;
    QList<Row> m_rows; ///< in the order of comesBefore()
    /// Rows of the running refresh in the same order; merged once they reach down to `m_rows`
    QList<Row> m_fresh;
    Latest m_answers; ///< drops replies to reads of an earlier filter
    bool m_hasMore = false;
    bool m_isFetching = false;
    bool m_isRefreshing = false;
    bool m_mustRefreshAgain = false;
};

} // namespace tilldesk::ui
