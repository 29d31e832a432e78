#pragma once

#include "core/bank/bank_repository.h"
#include "core/payouts/closing_time.h"

// Queries about the bank's side for windows, commands and packs.
// @pre a read transaction is open on the connection

namespace tilldesk::bank {

/// Returns lines and payouts with their outcomes, by day. Lines of accounts that the merchants do
/// not use are left out, likewise payouts from before the first statement of their account.
/// @param today  in the shop's calendar, for the age
[[nodiscard]] QList<BankItem> items(storage::Database &db, const payouts::ClosingTime &closing,
                                    const QDate &today, const BankItemFilter &filter);

/// Returns the items that need a person, oldest first. Empty for a shop that has imported no
/// statement.
[[nodiscard]] QList<BankItem> openItems(storage::Database &db, const payouts::ClosingTime &closing,
                                        const QDate &today, const QList<MerchantId> &merchants);

/// Returns the gaps between the statements of each account. @param merchants  empty: all merchants
[[nodiscard]] QList<BankGap> gaps(storage::Database &db, const QList<MerchantId> &merchants);
/// Returns the files that were read about accounts of the merchants, latest first.
/// @param count  most files to return
[[nodiscard]] QList<BankFileSummary> files(storage::Database &db,
                                           const QList<MerchantId> &merchants, int count);

} // namespace tilldesk::bank
