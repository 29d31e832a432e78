#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// A customer's receipt, in the language of the window.
struct Receipt {
    QString title;    ///< plain text
    QString fileName; ///< without folder and extension
    /// Qt's subset of HTML, for a PrintedDocument; all text from outside is escaped.
    QString body;
};

/// Returns the receipt of a payment.
/// @param isRoll  for a till's printer: headings are centred
/// @pre whyNoReceipt() is empty
[[nodiscard]] Receipt receiptOf(const PaymentDetails &details, bool isRoll);
/// Returns why a payment has no receipt, for people; empty if it has one. Only paid payments have
/// receipts.
[[nodiscard]] QString whyNoReceipt(const Payment &payment);
/// Returns whether a payment was taken in a shop, where receipts are printed on a roll.
[[nodiscard]] bool isFromShop(const PaymentDetails &details);

} // namespace tilldesk::ui
