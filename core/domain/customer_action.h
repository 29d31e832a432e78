#pragma once

#include <QtGlobal>

namespace tilldesk {

/// An action of a simulated customer, or the customer's bank, on a payment.
enum class CustomerAction : quint8 {
    Identify,  ///< scans the QR code
    Confirm,   ///< confirms; the bank agrees, and the payment settles at once
    Authorize, ///< same without settling, to show AUTHORIZED
    Settle,    ///< settles an authorized payment
    Refuse,    ///< confirms; the bank refuses
    Cancel,    ///< cancels
    Fail,      ///< a technical failure on the way
};

} // namespace tilldesk
