#pragma once

#include <QTableView>

namespace tilldesk::ui {

class Theme;

/// A list of money of any length: rows that can be walked through with the keyboard, chosen and
/// opened.
class RowsTable : public QTableView
{
    Q_OBJECT

public:
    struct Column {
        int width = 0;      ///< 0: takes what the others leave
        int roomNeeded = 0; ///< hidden while the table is narrower
    };

    /// @param model  outlives it
    /// @param name   for screen readers
    RowsTable(const Theme &theme, QAbstractItemModel &model, const QString &name,
              const QList<Column> &columns, QWidget *parent = nullptr);

    void chooseRow(int row);

Q_SIGNALS:
    /// The person, or the program, went to another row.
    void rowChosen(int row);
    /// By Enter or a double click.
    void rowOpened(int row);
    void visibleRowsChanged(int first, int last);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fillWidth();
    void tellVisibleRows();
    void keepPlace(int first, int count);

    QList<Column> m_columns;
};

} // namespace tilldesk::ui
