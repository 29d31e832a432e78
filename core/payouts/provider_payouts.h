#pragma once

#include "core/domain/ledger.h"
#include "core/domain/payout_parts.h"
#include "core/storage/database.h"

// Queries about the payouts that providers have made. Lines, sums and status are the provider's
// word; only the entry in the ledger is this shop's own record.
// @pre a read transaction stays open on the connection

namespace tilldesk::payouts {

/// Returns a payout of this service or of a provider; empty: there is none.
/// @param id  or the subject of its entry in the ledger
[[nodiscard]] std::optional<Payout> findPayout(storage::Database &db, const PayoutId &id);

/// Returns the lines of a provider's payout, summed again and compared with the ledger.
/// @pre payout.isHosted
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<PayoutProof> providerProof(storage::Database &db, const Payout &payout);

/// Which lines of a provider's payout are wanted.
struct ProviderLines {
    std::optional<PayoutItemKind> kind = {}; ///< empty: both
    bool isNewestFirst = false;
    std::optional<Timestamp> from = {}; ///< inclusive
    std::optional<Timestamp> to = {};   ///< exclusive
    qint64 first = 0;
    int count = 0;
    bool hasProviderIds = false; ///< as of ItemQuery
};

/// Returns lines of a provider's payout with their sums so far, as linesOf() and
/// ReconciliationQueries::items() do. A line of a profile that this shop does not have has no
/// profile, and one of a payment that it does not have no reference.
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<PayoutItemPage> providerLines(storage::Database &db, const Payout &payout,
                                                   const ProviderLines &wanted);
/// Returns which tills and channels took the payments of a provider's payout, largest sum first.
/// Payments that this shop does not have are one part without a point of sale.
[[nodiscard]] QList<PayoutPart> providerParts(storage::Database &db, const Payout &payout);

/// Returns what providers have paid out to a merchant's account of this shop's payments or refunds.
[[nodiscard]] PayoutSum paidOutByProviders(storage::Database &db, const LedgerAccount &account,
                                           PayoutItemKind kind);
/// Returns the latest payout of a provider that has succeeded and contains the payment or refund;
/// empty: none does.
[[nodiscard]] PayoutId providerPayoutOf(storage::Database &db, PayoutItemKind kind,
                                        const QString &id);

} // namespace tilldesk::payouts
