#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tilldesk::ui {

/// The path of a file or a folder, which the user types, or chooses in a dialog.
class FileField : public QWidget
{
    Q_OBJECT

public:
    enum class Of { PemFile, Folder, Backup };

    /// @param title  title of the file dialog
    explicit FileField(const QString &title, Of of = Of::PemFile, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit &line() { return *m_line; }
    /// Says that the path is one of the shop's computer, which is not this one: a dialog of this
    /// computer could not choose it.
    void setAtTheShop();

Q_SIGNALS:
    void edited(const QString &file);

private:
    void choose();

    QString m_title;
    const Of m_of;
    QLineEdit *m_line;
    QPushButton *m_choose;
    QLabel *m_where;
};

} // namespace tilldesk::ui
