#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// A customer's receipt, in the language of the window.
struct Receipt {
    QString title;    ///< plain text
    QString fileName; ///< without folder and ending
    QString body;     ///< Qt's subset of HTML, for a PrintedDocument; no text of others unescaped
};

/// @param isRoll  of a till's printer, where headings stand in the middle
/// @pre whyNoReceipt() is empty
[[nodiscard]] Receipt receiptOf(const PaymentDetails &details, bool isRoll);
/// Why there is no receipt of a payment, for people; empty when there is one: only of a paid one.
[[nodiscard]] QString whyNoReceipt(const Payment &payment);
/// Whether it was taken in a shop, where receipts come from a roll.
[[nodiscard]] bool isFromShop(const PaymentDetails &details);

} // namespace tilldesk::ui
