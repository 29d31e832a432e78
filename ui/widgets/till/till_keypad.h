#pragma once

#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// The amount and its keys, for fingers and for the keyboard. Only the keypad itself takes the
/// keyboard focus, not its keys.
class TillKeypad : public QWidget
{
    Q_OBJECT

public:
    TillKeypad(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    /// Handles a key press. Returns false if the keypad has no use for the key.
    bool handle(const QKeyEvent &event);
    /// Returns the label with the error of the typed amount. The caller places the label where its
    /// appearance does not move the keys.
    [[nodiscard]] QLabel *problem() { return m_problem; }

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
    /// Sets the largest font in which the amount fits.
    void fit();

    const Theme &m_theme;
    TillPresenter &m_presenter;
    QLabel *m_amount;
    QWidget *m_words = nullptr; ///< left of the amount
    QFrame *m_line;
    QLabel *m_problem;
    QPushButton *m_clear;
};

} // namespace tilldesk::ui
