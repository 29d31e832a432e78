#pragma once

#include "ui/widgets/common/forward.h"

#include <QHash>
#include <QWidget>

namespace tilldesk::ui {

/// The rows of a settings page. Each row has a name and a hint at the left, and a field at the
/// right with its error below.
class SettingRows : public QWidget
{
    Q_OBJECT

public:
    explicit SettingRows(QWidget *parent = nullptr);

    /// Returns the title's label.
    QLabel *addSection(const QString &title);
    /// @param key  the `Error::field` of the row; also becomes the field's object name
    void addRow(const QString &key, const QString &name, const QString &hint, QWidget *field);
    /// Adds a widget that spans the whole width of the rows.
    void addWide(QWidget *widget);
    void setHint(const QString &key, const QString &hint);
    void setRowVisible(const QString &key, bool isVisible);
    /// @param problems  error texts by key; the errors of all other rows are cleared
    void showProblems(const QHash<QString, QString> &problems);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Row {
        QWidget *all;
        QLabel *title;
        QWidget *field;
        QLabel *hint;
        QLabel *problem;
    };

    static void fitWords(const Row &row);

    QVBoxLayout *m_layout;
    QHash<QString, Row> m_rows;
};

} // namespace tilldesk::ui
