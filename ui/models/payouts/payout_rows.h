#pragma once

#include <QList>
#include <QSet>
#include <map>

namespace tilldesk::ui {

/// The rows that are here of a list of any length, and which pages of it were asked for.
template <typename Row>
class PayoutRows
{
public:
    static constexpr int kPage = 100;
    static constexpr int kKept = 3000;

    /// Forgets all but how long the list is now.
    void begin(int total)
    {
        m_rows.clear();
        m_asked.clear();
        m_total = total;
    }
    [[nodiscard]] int total() const { return m_total; }
    /// @return null while it is not here
    [[nodiscard]] const Row *at(int row) const
    {
        const auto found = m_rows.find(row);
        return found == m_rows.end() ? nullptr : &found->second;
    }
    [[nodiscard]] const std::map<int, Row> &here() const { return m_rows; }

    /// @return the first row of the page of a row when that page must be asked for now, else -1
    [[nodiscard]] int ask(int row)
    {
        const int page = row / kPage;
        if (row < 0 || row >= m_total || at(row) || m_asked.contains(page))
            return -1;
        m_asked.insert(page);
        return page * kPage;
    }
    void answered(int first) { m_asked.remove(first / kPage); }
    void store(int first, const QList<Row> &rows)
    {
        for (int i = 0; i < rows.size(); ++i)
            m_rows.insert_or_assign(first + i, rows[i]);
        while (int(m_rows.size()) > kKept) {
            const bool isTopFarther =
                m_firstVisible - m_rows.begin()->first > m_rows.rbegin()->first - m_lastVisible;
            m_rows.erase(isTopFarther ? m_rows.begin() : std::prev(m_rows.end()));
        }
    }

    void setVisible(int first, int last)
    {
        m_firstVisible = qMax(0, first);
        m_lastVisible = qMax(m_firstVisible, last);
    }
    [[nodiscard]] int firstVisible() const { return m_firstVisible; }
    [[nodiscard]] int lastVisible() const { return m_lastVisible; }

private:
    std::map<int, Row> m_rows;
    QSet<int> m_asked; ///< pages that were asked for and not answered
    int m_total = 0;
    int m_firstVisible = 0;
    int m_lastVisible = 0;
};

} // namespace tilldesk::ui
