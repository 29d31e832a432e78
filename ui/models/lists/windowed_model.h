#pragma once

#include "core/base/result.h"
#include "ui/models/common/latest.h"
#include "ui/models/lists/row_edits.h"
#include "ui/models/lists/rows_model.h"

#include <QSet>
#include <limits>
#include <utility>

namespace tilldesk::ui {

/// Base of lists that know their length and load only the rows in view. A row that is not loaded
/// shows "…" and requests its page after the current paint.
/// @tparam Page  has `total`, the length of the whole list, and `rows`
template <typename Row, typename Page, typename Filter, typename Look = Timestamp>
class WindowedModel : public RowsModel<Row, Look>
{
    using Base = RowsModel<Row, Look>;

public:
    using State = ListModel::State;
    using Base::Base;

    /// Shows the list of another filter from its beginning.
    void show(const Filter &filter)
    {
        begin(filter, 0, State::Loading);
        ask(0, kPageRows, Purpose::First);
    }
    /// As show(), but reads no rows before they are in view.
    /// @param total  length of the list
    void show(const Filter &filter, qint64 total) { begin(filter, rowTotal(total), State::Ready); }
    /// Returns whether the list shown has this filter.
    [[nodiscard]] bool isShowing(const Filter &filter) const { return m_filter == filter; }
    /// Discards all rows and reads the list again, as after a failure.
    /// @pre show() was called
    void reload() { show(Filter(*m_filter)); }
    /// Reads the rows in view again. Known rows outside the view keep their identity.
    void refresh()
    {
        if (this->state() == State::Failed)
            return reload();
        if (m_isRefreshing || this->state() == State::Loading) {
            m_mustRefreshAgain = true;
            return;
        }
        m_isRefreshing = true;
        constexpr int kMargin = 100; // rows above and below the view that are read along
        const int first = qMax(0, this->firstVisible() - kMargin);
        ask(first, qMin(this->lastVisible() + kMargin - first + 1, kMaxRowsAtOnce),
            Purpose::Refresh);
    }
    [[nodiscard]] const std::optional<Filter> &filter() const { return m_filter; }

    [[nodiscard]] const Row *at(int row) const override
    {
        const auto found = m_rows.find(row);
        return found == m_rows.end() ? nullptr : &found->second;
    }
    [[nodiscard]] int rowOfId(const QString &id) const override
    {
        for (const auto &[row, content] : m_rows) {
            if (this->idOf(content) == id)
                return row;
        }
        return -1;
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_total;
    }

protected:
    [[nodiscard]] virtual QFuture<Result<Page>> read(const Filter &filter, int first,
                                                     int count) = 0;
    /// As read(), for rows that follow a known one.
    /// @param after  the row before `first`
    [[nodiscard]] virtual QFuture<Result<Page>> readAfter(const Row &after, const Filter &filter,
                                                          int first, int count)
    {
        Q_UNUSED(after)
        return read(filter, first, count);
    }
    /// Returns whether new rows are added at the end of the list.
    [[nodiscard]] virtual bool areNewRowsLast() const { return false; }
    [[nodiscard]] QVariant textOfMissing(int row) const override
    {
        // data() must be const and fast, so the page is requested after the current paint.
        auto *self = const_cast<WindowedModel *>(this); // NOLINT(*-const-cast)
        const int page = row / kPageRows;
        if (!m_asked.contains(page))
            QMetaObject::invokeMethod(
                self, [self, page] { self->askPage(page); }, Qt::QueuedConnection);
        return QStringLiteral("…");
    }

private:
    static constexpr int kPageRows = 100;      ///< rows of one page
    static constexpr int kKeptRows = 3000;     ///< loaded rows kept; the farthest are dropped first
    static constexpr int kMaxRowsAtOnce = 500; ///< rows of one query; limit of the gateways

    enum class Purpose { First, InView, Refresh };
    void begin(const Filter &filter, int total, State state)
    {
        m_filter = filter;
        m_answers.drop();
        m_isRefreshing = false;
        m_mustRefreshAgain = false;
        m_asked.clear();
        this->beginResetModel();
        m_rows.clear();
        m_total = total;
        this->endResetModel();
        this->setState(state);
    }
    void askPage(int page)
    {
        const int first = page * kPageRows;
        if (m_asked.contains(page) || first >= m_total || this->state() == State::Failed)
            return;
        m_asked.insert(page);
        ask(first, kPageRows, Purpose::InView);
    }
    void ask(int first, int count, Purpose purpose)
    {
        // A refresh reads by position: rows may have been added before the known ones.
        const Row *before = purpose == Purpose::InView ? at(first - 1) : nullptr;
        m_answers.await(before != nullptr ? readAfter(*before, *m_filter, first, count)
                                          : read(*m_filter, first, count),
                        this, [this, first, purpose](const Result<Page> &page) {
                            if (purpose == Purpose::InView)
                                m_asked.remove(first / kPageRows);
                            if (purpose == Purpose::Refresh)
                                m_isRefreshing = false;
                            if (page)
                                take(first, *page, purpose);
                            else
                                this->setFailed(purpose == Purpose::First ? State::Failed
                                                                          : State::Stale,
                                                page.error());
                        });
    }
    void take(int first, const Page &page, Purpose purpose)
    {
        if (purpose != Purpose::InView)
            takeList(first, page);
        else if (rowTotal(page.total) == m_total)
            store(first, page.rows);
        else
            // The total has changed, so the offsets of this page are stale: reload the rows in view
            // instead.
            refresh();
        if (purpose != Purpose::InView)
            this->setState(State::Ready);
        Q_EMIT this->rowsLoaded();
        if (purpose != Purpose::InView && std::exchange(m_mustRefreshAgain, false))
            refresh();
    }
    void takeList(int first, const Page &page)
    {
        const int total = rowTotal(page.total);
        m_answers.drop(); // the offsets of pages in flight are stale
        m_asked.clear();
        if (const auto edits = editsFor(first, page)) {
            for (const RowEdit &edit : *edits)
                applyEdit(edit);
            Q_ASSERT(m_total == total);
            m_rows.clear();
            store(first, page.rows);
            this->cellsChanged(0, m_total - 1);
            return;
        }
        this->beginResetModel();
        m_total = total;
        m_rows.clear();
        for (int i = 0; i < page.rows.size(); ++i)
            m_rows.emplace(first + i, page.rows[i]);
        this->endResetModel();
    }
    [[nodiscard]] std::optional<QList<RowEdit>> editsFor(int first, const Page &page) const
    {
        KnownRows before{m_total, {}};
        for (const auto &[row, content] : m_rows)
            before.ids.emplace(row, this->idOf(content));
        QStringList fresh;
        for (const Row &row : page.rows)
            fresh.append(this->idOf(row));
        const int total = rowTotal(page.total);
        auto edits = rowEdits(before, first, fresh, total);
        // The window holds no known row: so many rows were added at once. Assume that they were
        // added at the top.
        const bool areNewAbove = first > 0 && !areNewRowsLast() && total > m_total && m_total > 0;
        if (!edits && areNewAbove)
            return QList<RowEdit>{{0, total - m_total}};
        return edits;
    }
    void applyEdit(const RowEdit &edit)
    {
        const int removedEnd = edit.count < 0 ? edit.row - edit.count : edit.row;
        if (edit.count > 0)
            this->beginInsertRows({}, edit.row, edit.row + edit.count - 1);
        else
            this->beginRemoveRows({}, edit.row, removedEnd - 1);
        std::map<int, Row> moved;
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
            this->endInsertRows();
        else
            this->endRemoveRows();
    }
    void store(int first, const QList<Row> &rows)
    {
        for (int i = 0; i < rows.size(); ++i)
            m_rows.insert_or_assign(first + i, rows[i]);
        forgetFarRows();
        if (!rows.isEmpty())
            this->cellsChanged(first, first + int(rows.size()) - 1);
    }
    void forgetFarRows()
    {
        while (int(m_rows.size()) > kKeptRows) {
            const bool isTopFarther = this->firstVisible() - m_rows.begin()->first
                > m_rows.rbegin()->first - this->lastVisible();
            m_rows.erase(isTopFarther ? m_rows.begin() : std::prev(m_rows.end()));
        }
    }

    /// Returns a length as an int, capped: Qt counts the rows of a view with an int.
    [[nodiscard]] static int rowTotal(qint64 total)
    {
        return int(qMin<qint64>(total, std::numeric_limits<int>::max() / 64));
    }

    std::optional<Filter> m_filter; ///< empty until show()
    std::map<int, Row> m_rows;
    QSet<int> m_asked; ///< pages in flight
    int m_total = 0;
    Latest m_answers; ///< drops replies to reads made before the list changed
    bool m_isRefreshing = false;
    bool m_mustRefreshAgain = false;
};

} // namespace tilldesk::ui
