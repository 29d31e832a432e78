#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/ledger/ledger_explanation.h"

namespace tilldesk::ui {

using ExplanationPtr = std::shared_ptr<const Explanation>;

/// Sums that can be explained. The gateways outlive the explanations.

/// What an account holds, or has come to within the filter. @pre `filter.account` is set
[[nodiscard]] ExplanationPtr explainAccount(const Gateways &gateways, const QString &title,
                                            Amount total, const LedgerFilter &filter);
/// What payments come to. @param filter  with an end, or payments that come in meanwhile move rows
[[nodiscard]] ExplanationPtr explainPayments(const Gateways &gateways, const QString &title,
                                             Amount total, const PaymentFilter &filter);
/// What refunds come to.
[[nodiscard]] ExplanationPtr explainRefunds(const Gateways &gateways, const QString &title,
                                            Amount total, const RefundFilter &filter);
/// What was given back of a payment.
[[nodiscard]] ExplanationPtr explainRefunded(const PaymentDetails &payment);

/// What was paid out: its payments, then its refunds.
[[nodiscard]] ExplanationPtr explainPayout(const Gateways &gateways, const Payout &payout);
/// What will be paid out to one account: its entries in the ledger since the last payout.
[[nodiscard]] ExplanationPtr explainRunning(const Gateways &gateways, const RunningPayout &running);
/// What the next run will pay out, by account and bulk. @param merchants  empty: of every merchant
[[nodiscard]] ExplanationPtr explainNextRun(const Gateways &gateways,
                                            const QList<MerchantId> &merchants, Amount total);

} // namespace tilldesk::ui
