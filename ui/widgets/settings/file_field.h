#pragma once

#include <QWidget>

class QLineEdit;

namespace tilldesk::ui {

/// A file path that the user types, or chooses in a dialog.
class FileField : public QWidget
{
    Q_OBJECT

public:
    /// @param title  title of the file dialog
    explicit FileField(const QString &title, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit &line() { return *m_line; }

Q_SIGNALS:
    void edited(const QString &file);

private:
    void choose();

    QString m_title;
    QLineEdit *m_line;
};

} // namespace tilldesk::ui
