#pragma once

#include "ui/models/till/till_presenter.h"

#include <QWidget>

class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;

namespace tilldesk::ui {

class Theme;

/// The amount and its keys, for fingers and for the keyboard. It alone has the keyboard, not its
/// keys.
class TillKeypad : public QWidget
{
    Q_OBJECT

public:
    TillKeypad(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    /// Does what a key is for. @return whether it is one of the keypad's
    bool handle(const QKeyEvent &event);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    [[nodiscard]] QGridLayout *makeKeys();
    QPushButton *makeKey(const QString &text, const QString &name);
    void showState();
    /// The largest figures that fit.
    void fit();

    const Theme &m_theme;
    TillPresenter &m_presenter;
    QLabel *m_amount;
    QFrame *m_line;
    QLabel *m_problem;
    QPushButton *m_clear;
};

} // namespace tilldesk::ui
