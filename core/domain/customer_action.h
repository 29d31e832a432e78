#pragma once

#include <QtGlobal>

namespace tilldesk {

/// What a simulated customer, or their bank, does with a payment.
enum class CustomerAction : quint8 {
    Identify,  ///< scans the QR code
    Confirm,   ///< confirms, the bank agrees, and the payment settles at once
    Authorize, ///< the same without settling, for who wants to see AUTHORIZED
    Settle,    ///< settles what was only authorized
    Refuse,    ///< confirms, and the bank refuses
    Cancel,    ///< backs out
    Fail,      ///< something breaks on the way
};

} // namespace tilldesk
