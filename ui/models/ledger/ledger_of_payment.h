#pragma once

#include "core/domain/payment_list.h"

namespace tilldesk::ui {

/// One line of the ledger among the details of a payment.
struct PaymentLedgerRow {
    QString what;
    QString way; ///< `Bank → Owed to the merchant`
    QString when;
    QString amount; ///< signed, as the merchant sees it; without a sign when it is all the same
    QString hint;   ///< the moment in UTC, and the hash

    friend bool operator==(const PaymentLedgerRow &, const PaymentLedgerRow &) = default;
};

/// The entries of a payment and its refunds, oldest first.
[[nodiscard]] QList<PaymentLedgerRow> ledgerOf(const PaymentDetails &details, Timestamp now);

} // namespace tilldesk::ui
