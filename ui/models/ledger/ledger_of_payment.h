#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// One ledger entry in the details of a payment.
struct PaymentLedgerRow {
    QString what;
    QString way; ///< `Bank → Owed to the merchant`
    QString when;
    /// Signed from the merchant's view; unsigned if the merchant's balance does not change.
    QString amount;
    QString hint; ///< time in UTC, and the hash

    friend bool operator==(const PaymentLedgerRow &, const PaymentLedgerRow &) = default;
};

/// Returns the ledger entries of a payment and its refunds, oldest first.
[[nodiscard]] QList<PaymentLedgerRow> ledgerOf(const PaymentDetails &details, Timestamp now);

} // namespace tilldesk::ui
