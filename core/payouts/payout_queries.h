#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

// What windows and commands ask about payouts. Each call reads one unchanging view of the database,
// over a connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::payouts {

/// With the proof: lines and ledger counted anew. Errors: `PayoutNotFound`; `Internal` when a sum
/// does not fit.
[[nodiscard]] Result<PayoutDetails> details(storage::Database &db, const ClosingTime &closing,
                                            const PayoutId &id);
/// What the next run will pay out. Accounts where nothing has happened since the last one are left
/// out. @param merchants  empty: of every merchant
[[nodiscard]] Result<RunningPayouts> running(storage::Database &db, const ClosingTime &closing,
                                             Timestamp now, const QList<MerchantId> &merchants);
/// How many failed payouts wait to be paid out again. @param merchants  as above
[[nodiscard]] qint64 countFailed(storage::Database &db, const QList<MerchantId> &merchants);
/// @return the latest payout that holds the payment; empty: none yet
[[nodiscard]] PayoutId payoutOf(storage::Database &db, const PaymentId &id);

} // namespace tilldesk::payouts
