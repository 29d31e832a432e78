#pragma once

#include "ui/models/lists/list_model.h"

#include <QTableView>

namespace tilldesk::ui {

class Preferences;
class Theme;

/// Sets up a table as all tables of the window look: whole rows, one of them selected, no grid.
/// @param name  for screen readers
void setUpTable(QTableView &table, const Theme &theme, const QString &name);

/// A list of any length. Keeps its place and its selection while rows come, change and leave.
class TableView : public QTableView
{
    Q_OBJECT

public:
    /// @param model  must outlive this object
    /// @param name   for screen readers
    TableView(const Theme &theme, ListModel &model, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] ListModel &rows() const { return m_rows; }
    /// Chooses the row with this id, now or as soon as it is loaded.
    void choose(const QString &id);
    void chooseRow(int row);
    /// The id of the chosen row; empty: none, or it is not loaded yet.
    [[nodiscard]] const QString &chosenId() const { return m_chosen; }

    /// Lets the person move, resize and hide columns, and remembers them.
    /// @param preferences  must outlive this object
    /// @param key          of the remembered layout
    void rememberColumns(Preferences &preferences, const QString &key);
    /// Opens the menu of the columns to show. @pre rememberColumns() was called
    void offerColumns(QPoint globalPosition);
    /// Shows a column for a while, whatever the person has chosen, or takes it back.
    void lendColumn(int column, bool isLent);

Q_SIGNALS:
    /// Another row was chosen, by the person or by choose().
    void chosen(const QString &id);
    /// By Enter or a double click.
    void openRequested(const QString &id);
    /// As chosen() and openRequested(), also for rows without an id.
    void rowChosen(int row);
    void rowOpened(int row);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectModel();
    void fillWidth();
    void tellVisibleRows();
    void keepPlace(int first, int count);
    void follow(const QModelIndex &current, const QModelIndex &before);
    void findChosen();
    void openCurrent();
    void saveColumns();

    ListModel &m_rows;
    Preferences *m_preferences = nullptr; ///< null: columns are fixed
    QString m_layoutKey;
    QString m_chosen;
    int m_lent = -1;            ///< the column that is shown by lendColumn(); -1: none
    bool m_isFollowing = false; ///< the program moves the selection, not the person
    bool m_isFilling = false;   ///< the program resizes a column, not the person
};

} // namespace tilldesk::ui
