#pragma once

#include "ui/models/payments/payment_presenter.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The contents of the customer display. Holds nothing about staff or other payments.
struct CustomerScreen {
    QString label; ///< shown above the amount
    QString amount;
    QString live;
    QString hint;
    QString countdown;  ///< empty: no countdown
    QString sign;       ///< icon in place of the QR code; empty: the code is shown
    bool isBad = false; ///< the sign means that no money was paid
    QrMatrix code;

    friend bool operator==(const CustomerScreen &, const CustomerScreen &) = default;
};

/// Texts of the till about a payment.
class TillWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::TillWords)

public:
    /// Returns the hint for the cashier below the live word.
    /// @param sticker  name of the point of sale whose static QR code leads to the payment; empty:
    /// none
    [[nodiscard]] static QString hint(const Payment &payment, const QString &sticker);
    /// Returns the icon in place of a QR code that can no longer be scanned; empty while it can be
    /// scanned. @pre `payment` is shown
    [[nodiscard]] static QString sign(const PaymentPresenter &payment);
    /// Returns the words of the button that pays the first payment of a shop.
    [[nodiscard]] static QString payAsCustomer();
    /// Returns what the customer sees while the outcome of a payment is not known: no amount.
    [[nodiscard]] static CustomerScreen doubtfulScreen();
    /// Returns a payment as its customer may see it; a welcome if no payment is shown.
    [[nodiscard]] static CustomerScreen customerScreen(const PaymentPresenter &payment);
};

/// Returns the screen that the customer display fills, as an index of `screens`; -1: a movable
/// window is used instead.
/// @param screens     names, which need not be unique
/// @param own         index of the screen of the window
/// @param remembered  name of the screen used last; empty: none yet
[[nodiscard]] qsizetype customerScreenOf(const QStringList &screens, qsizetype own,
                                         const QString &remembered);

} // namespace tilldesk::ui
