#pragma once

#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

class StepsRow;
class TillOutcomeView;

/// The payment that the customer sees: QR code, amount, status and time left, with the buttons for
/// the cashier.
class TillStage : public QFrame
{
    Q_OBJECT

public:
    TillStage(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    /// Asks for confirmation, then cancels the payment.
    void askToCancel();

    /// Shows or hides a button whose menu has the static QR codes of the points of sale.
    void offerTiles(bool isOffered);

    /// Offers to pay the payment as a simulated customer with one click, until one is paid.
    void offerToPay();

Q_SIGNALS:
    void paidHere(); ///< the offer of offerToPay() was taken
    /// The user chose a static QR code from the menu.
    void tilePressed(int index);
    void customerDisplayRequested();
    void settingsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeNotice();
    [[nodiscard]] QWidget *makePayment();
    [[nodiscard]] QLayout *makeButtons();
    void connectButtons();
    void showState();
    void showMessage();
    void showPayment();
    void showButtons();
    void showAcknowledge();
    void showOutcomeButtons();
    void askToSettle();
    void showTime();
    void showCode(const PaymentDetails &details);
    void openMenu();
    void openTiles();
    void makeReceipt();
    /// Sets the largest QR code that fits. Reduces two buttons to their icons if the texts do not
    /// fit.
    void fit();

    const Theme &m_theme;
    TillPresenter &m_presenter;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    QPushButton *m_settings;
    QStackedWidget *m_stack;
    MessagePage *m_message;
    QWidget *m_nothing;
    QWidget *m_payment;
    TillOutcomeView *m_outcome;
    Pill *m_pill;
    QLabel *m_amount;
    CountdownRing *m_ring;
    QrCode *m_code;
    QLabel *m_sign;
    QLabel *m_live;
    QLabel *m_hint;
    StepsRow *m_steps;
    QPushButton *m_display;
    QPushButton *m_customer;
    QPushButton *m_pay; ///< as the simulated customer
    QPushButton *m_aside;
    QPushButton *m_askNow;
    QPushButton *m_settle; ///< sets an unknown outcome as not created
    QPushButton *m_acknowledge;
    QPushButton *m_retry;
    QPushButton *m_receipt;
    QPushButton *m_tiles;
    QPushButton *m_cancel;
    QMenu *m_menu;
    bool m_isComing = false;
    bool m_isDoubtful = false; ///< an outcome that is not known is shown
    bool m_offersTiles = false;
    bool m_offersToPay = false;
    /// Delays the loading message, so that it does not flash when the payment loads fast.
    Debounced m_slow;
};

} // namespace tilldesk::ui
