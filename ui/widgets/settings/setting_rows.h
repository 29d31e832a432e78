#pragma once

#include <QHash>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tilldesk::ui {

/// The rows of a page of settings: at the left a name and a sentence, at the right the field with
/// what is wrong under it.
class SettingRows : public QWidget
{
    Q_OBJECT

public:
    explicit SettingRows(QWidget *parent = nullptr);

    void addSection(const QString &title);
    /// @param key  as `Error::field`; also the field's object name
    void addRow(const QString &key, const QString &name, const QString &hint, QWidget *field);
    /// Something as wide as the rows.
    void addWide(QWidget *widget);
    void setHint(const QString &key, const QString &hint);
    void setRowVisible(const QString &key, bool isVisible);
    /// @param problems  by key; a field without one is right
    void showProblems(const QHash<QString, QString> &problems);

private:
    struct Row {
        QWidget *all;
        QWidget *field;
        QLabel *hint;
        QLabel *problem;
    };

    QVBoxLayout *m_layout;
    QHash<QString, Row> m_rows;
};

} // namespace tilldesk::ui
