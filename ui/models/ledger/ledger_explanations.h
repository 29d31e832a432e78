#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/ledger/ledger_explanation.h"

namespace tilldesk::ui {

using ExplanationPtr = std::shared_ptr<const Explanation>;

/// The functions below return explanations of sums. The gateways must outlive the explanations.

/// Explains the balance of an account, or its change within the filter.
/// @pre `filter.account` is set
[[nodiscard]] ExplanationPtr explainAccount(const Gateways &gateways, const QString &title,
                                            Amount total, const LedgerFilter &filter);
/// Explains the sum of payments.
/// @param filter  must have an end, because new payments would shift the offsets of pages
[[nodiscard]] ExplanationPtr explainPayments(const Gateways &gateways, const QString &title,
                                             Amount total, const PaymentFilter &filter);
/// Explains the sum of refunds.
[[nodiscard]] ExplanationPtr explainRefunds(const Gateways &gateways, const QString &title,
                                            Amount total, const RefundFilter &filter);
/// Explains how much of a payment was refunded.
[[nodiscard]] ExplanationPtr explainRefunded(const PaymentDetails &payment);

/// Explains the amount of a payout: its payments, then its refunds.
[[nodiscard]] ExplanationPtr explainPayout(const Gateways &gateways, const Payout &payout);
/// Explains the running payout of one account by its ledger entries since the last payout.
[[nodiscard]] ExplanationPtr explainRunning(const Gateways &gateways, const RunningPayout &running);
/// Explains what the next run will pay out, by account and bulk.
/// @param merchants  empty: all merchants
[[nodiscard]] ExplanationPtr explainNextRun(const Gateways &gateways,
                                            const QList<MerchantId> &merchants, Amount total);

} // namespace tilldesk::ui
