#pragma once

#include "ui/models/till/till_words.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace tilldesk::ui {

class QrCode;
class Theme;
class TillPresenter;

/// The payment as its customer sees it, on a screen of its own. Shows nothing that is not for them.
class CustomerDisplay : public QWidget
{
    Q_OBJECT

public:
    CustomerDisplay(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    /// Fills a screen, or opens a window that can be moved and made full screen by F11.
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
    /// All sizes follow that of the window.
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
