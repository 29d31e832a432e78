#pragma once

#include "core/base/id.h"
#include "core/domain/fees.h"
#include "core/storage/database.h"

// Sums of fees, on any connection.

namespace tilldesk::fees {

/// Returns the fees that a payout is reduced by, of the payments at the positions `after` + 1 to
/// `upto` of an account. Errors: `Internal` if the sum exceeds 64 bits.
[[nodiscard]] Result<Amount> withheldOf(storage::Database &db, qint64 account, qint64 after,
                                        qint64 upto);
/// Returns the sum of an account's charges at the positions `after` + 1 to `upto`; negative if
/// more was taken back than charged. Errors: `Internal` if the sum exceeds 64 bits.
[[nodiscard]] Result<Amount> chargesOf(storage::Database &db, qint64 account, qint64 after,
                                       qint64 upto);
/// Returns the fee of a payment; 0: none.
[[nodiscard]] Amount feeOf(storage::Database &db, qint64 payment);
/// Returns the rules and invoices of a merchant.
[[nodiscard]] FeeTerms termsOf(storage::Database &db, const MerchantId &merchant);
/// Returns whether any merchant of `merchants` has ever had a rule or an invoice.
/// @param merchants  empty: all merchants
[[nodiscard]] bool areUsed(storage::Database &db, const QList<MerchantId> &merchants);

/// Returns whether a merchant of any of the profiles has ever had a rule or an invoice.
/// @param profiles  empty: all profiles
[[nodiscard]] bool areUsed(storage::Database &db, const QList<ProfileId> &profiles);

} // namespace tilldesk::fees
