#pragma once

#include "ui/models/payments/payment_presenter.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// What the second screen shows to the customer: nothing that is about staff or other payments.
struct CustomerScreen {
    QString label; ///< above the amount
    QString amount;
    QString live;
    QString hint;
    QString countdown;  ///< empty when no time runs
    QString sign;       ///< icon in place of the code; empty while there is a code
    bool isBad = false; ///< the sign tells that no money was paid
    QrMatrix code;

    friend bool operator==(const CustomerScreen &, const CustomerScreen &) = default;
};

/// The sentences of the till that follow from a payment.
class TillWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::TillWords)

public:
    /// What to tell the cashier below the live word. @param sticker  name of the point of sale
    /// whose static QR code shows the payment; empty when none does
    [[nodiscard]] static QString hint(const Payment &payment, const QString &sticker);
    /// Icon in place of the code that can no longer be scanned; empty while it can be.
    [[nodiscard]] static QString sign(PaymentStatus status);
    /// The payment as its customer may see it; a welcome when there is none.
    [[nodiscard]] static CustomerScreen customerScreen(const PaymentPresenter &payment);
};

/// Which screen the customer display fills.
/// @param screens     names, not always different ones
/// @param own         index of the screen of the window
/// @param remembered  name of the one used last; empty: none yet
/// @return an index of `screens`; -1 when it is to be a window that can be moved
[[nodiscard]] qsizetype customerScreenOf(const QStringList &screens, qsizetype own,
                                         const QString &remembered);

} // namespace tilldesk::ui
