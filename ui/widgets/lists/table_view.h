#pragma once

#include "ui/models/lists/list_model.h"
#include "ui/widgets/common/forward.h"

#include <QSet>
#include <QTableView>

namespace tilldesk::ui {

class CheckAllBox;

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
    /// After the next time that rows are loaded, selects no row unless the row selected now is
    /// among them. Must be called when the filters change: a record that no longer matches must not
    /// stay shown beside the list.
    void chooseOnlyMatching() { m_toMatch = m_chosen; }
    /// Returns the ID of the selected row; empty if no row is selected or it is not loaded yet.
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }

    /// Makes the rows higher, for cells with a second line. @source CellNoteRole
    void setTwoLines();
    /// Gives the table the height of all its rows, for a page that scrolls as a whole: the page
    /// then follows the current row. Only for a list whose rows are all loaded.
    void showAllRows();
    /// Lets the user check several rows: with check boxes, Space, Shift+Up, Shift+Down and Ctrl+A.
    /// Escape unchecks all rows, Ctrl+C copies the checked rows. Must be called once, at most.
    void allowChecks();
    [[nodiscard]] bool isChecked(int row) const;
    [[nodiscard]] int checkedCount() const { return int(m_checked.size()); }
    /// Returns whether the user has checked all loaded rows at once, and nothing since.
    [[nodiscard]] bool areAllLoadedChecked() const { return m_areAllLoadedChecked; }
    /// Returns the ids of the checked rows: the loaded rows in their order, then the others.
    [[nodiscard]] QStringList checkedIds() const;
    void setChecked(const QStringList &ids);
    /// Copies the checked rows, or else the current row, to the clipboard: one line a row, the
    /// visible columns separated by tabs, with their titles in the first line.
    void copyRows();

    /// Lets the user move, resize and hide columns, and remembers that.
    /// @param preferences  must outlive this object
    /// @param key          preferences key of the remembered columns
    void rememberColumns(Preferences &preferences, const QString &key);
    /// Opens the menu of the columns to show. @pre rememberColumns() was called.
    void offerColumns(QPoint globalPosition);
    /// Shows these hidden columns without remembering that, and hides the columns lent before.
    /// Lent columns that the user has chosen to show stay visible afterwards.
    /// @param yields  column that is hidden meanwhile if there is no room for all; -1: none
    void lendColumns(const QList<int> &columns, int yields = -1);

Q_SIGNALS:
    /// The user or choose() selected another row.
    void chosen(const QString &id);
    /// The user pressed Enter or double-clicked a row.
    void openRequested(const QString &id);
    void checkedChanged();
    /// As chosen() and openRequested(), but also emitted for rows without an ID.
    void rowChosen(int row);
    void rowOpened(int row);
    /// The user chose a column of the menu "Sort by".
    void sortRequested(int column);
    /// The user asks for the menu of the current row: with the right mouse button or with the menu
    /// key.
    void menuRequested(QPoint globalPosition);

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

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
    void keepChosenInView(int bottomBefore, int heightBefore);
    void fitAllRows();
    void follow(const QModelIndex &current, const QModelIndex &before);
    void findChosen();
    void openCurrent();
    void saveColumns();
    [[nodiscard]] bool handleCheckKey(const QKeyEvent &event);
    void toggle(int row);
    void extendTo(int row);
    void checkAllOrNone();
    void showChecks();

    const Theme &m_theme;
    ListModel &m_rows;
    QSet<QString> m_checked;
    QString m_anchor;             ///< id of the row from which Shift extends; empty: none
    QSet<QString> m_beforeExtend; ///< the checked rows before Shift extended
    bool m_areAllLoadedChecked = false;
    CheckAllBox *m_all = nullptr;         ///< null: rows cannot be checked
    Preferences *m_preferences = nullptr; ///< null: the user cannot change the columns
    QString m_layoutKey;
    QString m_chosen;
    QString m_toMatch; ///< see chooseOnlyMatching(); empty: nothing to check
    bool m_showsAllRows = false;
    QList<int> m_lent;    ///< hidden columns that lendColumns() shows
    int m_yields = -1;    ///< see lendColumns()
    QList<int> m_cramped; ///< columns that fillWidth() hides for lack of room
    QList<int> m_widths;  ///< width of each column as the model or the user wants it
    QList<int> m_needed;  ///< largest width of the numbers, times and pills seen in each column
    bool m_isFollowing = false; ///< the program is moving the selection, not the user
    bool m_isFilling = false;   ///< the program is resizing a column, not the user
};

} // namespace tilldesk::ui
