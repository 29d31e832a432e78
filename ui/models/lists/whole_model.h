#pragma once

#include "ui/models/lists/rows_model.h"

#include <QStringList>
#include <algorithm>

namespace tilldesk::ui {

/// Base of lists whose rows are all loaded at once.
template <typename Row, typename Look>
class WholeModel : public RowsModel<Row, Look>
{
public:
    using RowsModel<Row, Look>::RowsModel;
    using State = ListModel::State;

    [[nodiscard]] const Row *at(int row) const override
    {
        return row >= 0 && row < m_rows.size() ? &m_rows.at(row) : nullptr;
    }
    [[nodiscard]] int rowOfId(const QString &id) const override
    {
        const auto found = std::ranges::find_if(
            m_rows, [this, &id](const Row &row) { return this->idOf(row) == id; });
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    /// Replaces the rows. If the ids are the same as before, the view keeps its selection.
    void setRows(const QList<Row> &rows)
    {
        if (!m_rows.isEmpty() && ids(rows) == ids(m_rows)) {
            m_rows = rows;
            this->cellsChanged(0, int(m_rows.size()) - 1);
        } else {
            this->beginResetModel();
            m_rows = rows;
            this->endResetModel();
        }
        this->setState(State::Ready);
        Q_EMIT this->rowsLoaded();
    }
    void setLoading() { this->setState(State::Loading); }
    /// Shows why the rows cannot be read; rows that are shown stay.
    void setError(const Error &error)
    {
        this->setFailed(m_rows.isEmpty() ? State::Failed : State::Stale, error);
    }

private:
    [[nodiscard]] QStringList ids(const QList<Row> &rows) const
    {
        QStringList all;
        for (const Row &row : rows)
            all << this->idOf(row);
        return all;
    }

    QList<Row> m_rows;
};

} // namespace tilldesk::ui
