#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

// Queries about payouts for windows and commands. Each call reads one snapshot of the database, on
// a connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::payouts {

/// Returns a payout with its proof: its lines and ledger entries, summed again. Errors:
/// `PayoutNotFound`; `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<PayoutDetails> details(storage::Database &db, const ClosingTime &closing,
                                            const PayoutId &id);
/// Returns the contents of the next run. Accounts without items since their last payout are left
/// out. @param merchants  empty: all merchants
[[nodiscard]] Result<RunningPayouts> running(storage::Database &db, const ClosingTime &closing,
                                             Timestamp now, const QList<MerchantId> &merchants);
/// Returns the number of failed payouts that have not been paid again. @param merchants  empty: all
/// merchants
[[nodiscard]] qint64 countFailed(storage::Database &db, const QList<MerchantId> &merchants);
/// Returns the latest payout that contains the payment; empty if none does yet.
[[nodiscard]] PayoutId payoutOf(storage::Database &db, const PaymentId &id);

} // namespace tilldesk::payouts
