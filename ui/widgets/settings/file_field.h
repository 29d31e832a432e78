#pragma once

#include <QWidget>

class QLineEdit;

namespace tilldesk::ui {

/// The path of a file, typed or chosen.
class FileField : public QWidget
{
    Q_OBJECT

public:
    /// @param title  of the dialog
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
