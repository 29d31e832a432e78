#pragma once

#include "ui/models/lists/list_model.h"
#include "ui/widgets/common/forward.h"

#include <QTableView>

namespace tilldesk::ui {

/// Gives a table the common look: whole rows are selected, one at a time, and there is no grid.
/// @param name  name of the table for screen readers
void setUpTable(QTableView &table, const Theme &theme, const QString &name);

/// Returns the width in which the numbers, times and pills of these rows fit; 0 if the column has
/// none of them.
[[nodiscard]] int widthOfCells(const QAbstractItemModel &model, const Theme &theme, int column,
                               int first, int last);

/// A list of any length. Keeps its scroll position and its selection while rows are added, changed
/// and removed. Fits its columns into its width: numbers, times and pills in view are never elided;
/// columns that have ColumnWidth::roomNeeded are hidden if there is no room for them, the most
/// demanding first.
class TableView : public QTableView
{
    Q_OBJECT

public:
    /// @param model  must outlive this object
    /// @param name   name of the table for screen readers
    TableView(const Theme &theme, ListModel &model, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] ListModel &rows() const { return m_rows; }
    /// Selects the row with this ID, now or as soon as it is loaded.
    void choose(const QString &id);
    void chooseRow(int row);
    /// Returns the ID of the selected row; empty if no row is selected or it is not loaded yet.
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }

    /// Lets the user move, resize and hide columns, and remembers that.
    /// @param preferences  must outlive this object
    /// @param key          preferences key of the remembered columns
    void rememberColumns(Preferences &preferences, const QString &key);
    /// Opens the menu of the columns to show. @pre rememberColumns() was called.
    void offerColumns(QPoint globalPosition);
    /// Shows a hidden column without remembering that, or hides it again. No-op if the user shows
    /// the column anyway.
    void lendColumn(int column, bool isLent);

Q_SIGNALS:
    /// The user or choose() selected another row.
    void chosen(const QString &id);
    /// The user pressed Enter or double-clicked a row.
    void openRequested(const QString &id);
    /// As chosen() and openRequested(), but also emitted for rows without an ID.
    void rowChosen(int row);
    void rowOpened(int row);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectModel();
    void fillWidth();
    void measureCells();
    void hideCramped(int room);
    [[nodiscard]] int sumOfWidths() const;
    [[nodiscard]] int fittingWidth(int column) const;
    void setCramped(int column);
    void shrinkTexts(int excess);
    void tellVisibleRows();
    void keepPlace(int first, int count);
    void follow(const QModelIndex &current, const QModelIndex &before);
    void findChosen();
    void openCurrent();
    void saveColumns();

    const Theme &m_theme;
    ListModel &m_rows;
    Preferences *m_preferences = nullptr; ///< null: the user cannot change the columns
    QString m_layoutKey;
    QString m_chosen;
    int m_lent = -1;      ///< the column shown by lendColumn(); -1: none
    QList<int> m_cramped; ///< columns that fillWidth() hides for lack of room
    QList<int> m_widths;  ///< width of each column as the model or the user wants it
    QList<int> m_needed;  ///< largest width of the numbers, times and pills seen in each column
    bool m_isFollowing = false; ///< the program is moving the selection, not the user
    bool m_isFilling = false;   ///< the program is resizing a column, not the user
};

} // namespace tilldesk::ui
