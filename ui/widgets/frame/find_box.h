#pragma once

#include <QLineEdit>

class QLabel;

namespace tilldesk::ui {

class Theme;

/// Finds a payment by its id or a part of its reference. Offers an id that is in the clipboard:
/// while the box is empty, Enter takes it.
class FindBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindBox(const Theme &theme, QWidget *parent = nullptr);

    /// Takes the keyboard, with everything selected.
    void begin();

Q_SIGNALS:
    void submitted(const QString &text);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showHint();

    QLabel *m_keys;
    QString m_offered; ///< the id in the clipboard
};

} // namespace tilldesk::ui
