#pragma once

#include "ui/models/common/tone.h"
#include "ui/models/lists/list_model.h"

#include <QSet>
#include <QStringList>
#include <optional>

namespace tilldesk::ui {

/// One cell of a TextTable.
struct TextCell {
    QString text;
    QString hint = {};             ///< tooltip
    std::optional<Tone> tone = {}; ///< the text is painted as a pill; empty: plain text
    bool isCode = false;           ///< an id, in the code font
    bool isQuiet = false;
    QString second = {}; ///< second line, see TextTableView::setTwoLines()
    QString spoken = {}; ///< text for screen readers; empty: the text
    bool isStrong = false;
    std::optional<CellBar> bar = {};

    friend bool operator==(const TextCell &, const TextCell &) = default;
};

struct TextRow {
    QString id;
    QList<TextCell> cells;

    friend bool operator==(const TextRow &, const TextRow &) = default;
};

/// A short table whose rows are all in memory.
class TextTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TextTable(QStringList headers, QObject *parent = nullptr);

    /// Replaces the rows. If the ids are the same as before, the view keeps its selection.
    void setRows(const QList<TextRow> &rows);
    /// Aligns these columns and their headers at the right, so that decimals stand below each
    /// other.
    /// @pre before a view shows the table
    void setNumbers(const QSet<int> &columns) { m_numbers = columns; }
    [[nodiscard]] const QList<TextRow> &rows() const { return m_rows; }
    /// Returns the index of the row with this id; -1 if there is none.
    [[nodiscard]] int rowOf(const QString &id) const;
    /// Returns the id of a row; empty beyond the end.
    [[nodiscard]] QString idAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QVariant alignmentOf(int column) const;

    QStringList m_headers;
    QSet<int> m_numbers; ///< columns of numbers and money
    QList<TextRow> m_rows;
};

} // namespace tilldesk::ui
