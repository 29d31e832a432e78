#pragma once

#include <QLineEdit>

namespace tilldesk::ui {

/// Field for a PIN: digits only, shown as dots, never copied. Shows four rings at least, so that
/// the length of the PIN is not given away; a fifth digit adds a dot. Enter emits entered() and
/// presses no default button.
class PinField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PinField(QWidget *parent = nullptr);

Q_SIGNALS:
    void entered();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace tilldesk::ui
