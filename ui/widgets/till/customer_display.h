#pragma once

#include "ui/models/till/till_words.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class TillPresenter;

/// The payment on a second screen, as its customer may see it. Shows nothing else.
class CustomerDisplay : public QWidget
{
    Q_OBJECT

public:
    CustomerDisplay(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    /// Fills `screen`. Null: opens a window that the user can move, and make full screen with F11.
    void showOn(QScreen *screen);

Q_SIGNALS:
    void closed();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    [[nodiscard]] QWidget *makeWords();
    [[nodiscard]] QWidget *makeCodeSide();
    void showState();
    void showShop();
    void showSign();
    /// Scales all sizes to the size of the window.
    void fit();
    void setFigures(int pixels);

    const Theme &m_theme;
    TillPresenter &m_presenter;
    CustomerScreen m_screen;
    QBoxLayout *m_halves;
    QWidget *m_words;
    QLabel *m_mark;
    QLabel *m_shop;
    QLabel *m_label;
    QLabel *m_amount;
    QLabel *m_live;
    QLabel *m_hint;
    QLabel *m_time;
    QWidget *m_side;
    QrCode *m_code;
    QLabel *m_sign;
};

} // namespace tilldesk::ui
