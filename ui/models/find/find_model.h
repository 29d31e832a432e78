#pragma once

#include "ui/models/find/find_row.h"

#include <QAbstractListModel>

namespace tilldesk::ui {

/// A heading in the list of results.
struct FindHeading {
    QString title;
    QString count = {}; ///< empty: not shown
    QString link = {};  ///< text of the link to all results of the group; empty: no link
    std::optional<FindGroup> group = {};

    friend bool operator==(const FindHeading &, const FindHeading &) = default;
};

using FindLine = std::variant<FindHeading, FindRow>;

/// The lines of the search box: headings, which cannot be chosen, and rows.
class FindModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(const QList<FindLine> &lines);
    [[nodiscard]] const QList<FindLine> &lines() const { return m_lines; }
    /// Returns the row in a line; null if the line is a heading or does not exist.
    [[nodiscard]] const FindRow *rowAt(int line) const;
    [[nodiscard]] const FindHeading *headingAt(int line) const;
    /// Returns the line of the first or last row; -1 if there are no rows.
    [[nodiscard]] int firstRow() const { return next(-1, 1); }
    [[nodiscard]] int lastRow() const { return next(int(m_lines.size()), -1); }
    /// Returns the line of the next row. After the last row comes the first one.
    /// @param by  1, or -1 for the row before
    [[nodiscard]] int next(int line, int by) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<FindLine> m_lines;
};

} // namespace tilldesk::ui
