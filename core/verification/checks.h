#pragma once

#include "core/domain/ledger.h"
#include "core/verification/verifier.h"

namespace tilldesk::verification {

/// All checks, in groups that run in parallel. A check may rely on earlier checks of its group:
/// after a finding of an earlier check, later findings may follow from it.
[[nodiscard]] const std::vector<std::vector<Check>> &allChecks();
/// The checks of the ledger, refunds, payouts, matches with the bank and day closes; the last group
/// of allChecks().
[[nodiscard]] const std::vector<Check> &moneyChecks();

/// Runs SQLite's integrity check on all tables and indexes, except those of payments and their
/// steps. In PostgreSQL, reads every value of these tables.
[[nodiscard]] QString checkIntegrity(storage::Database &db, Findings &found);
/// Same as checkIntegrity(), for table payment: half of the work, so it runs in parallel.
[[nodiscard]] QString checkPaymentIntegrity(storage::Database &db, Findings &found);
/// Same as checkIntegrity(), for table payment_step.
[[nodiscard]] QString checkStepIntegrity(storage::Database &db, Findings &found);
/// Checks that every reference has its target row.
[[nodiscard]] QString checkForeignKeys(storage::Database &db, Findings &found);
/// Checks that the migrations applied are those of this program, and that no trigger of theirs is
/// missing or changed.
[[nodiscard]] QString checkSchema(storage::Database &db, Findings &found);
/// Checks ids, and the accounts of profiles.
[[nodiscard]] QString checkMerchants(storage::Database &db, Findings &found);
/// Checks ids and hashes.
[[nodiscard]] QString checkApiKeys(storage::Database &db, Findings &found);
/// Checks the certificates, times and phases of the service's own keys, without decrypting the
/// keys.
[[nodiscard]] QString checkServiceKeys(storage::Database &db, Findings &found);
/// Checks that the VAT amounts that the request of a payment named make up its amount.
[[nodiscard]] QString checkPaymentVat(storage::Database &db, Findings &found);
/// Checks order, ids, times and accounts of payments.
[[nodiscard]] QString checkPayments(storage::Database &db, Findings &found);
/// Checks that each payment has the status its steps lead to, and that the table of states allows
/// every step.
[[nodiscard]] QString checkSteps(storage::Database &db, Findings &found);
/// Checks ids, hosts, states and attempts of callbacks, and that each reports a step that occurred.
[[nodiscard]] QString checkCallbacks(storage::Database &db, Findings &found);
/// Checks the hash chain of the audit trail, and holds the guarded records (audit/guarded_state.h)
/// to the last entries about them: names every record that was added, changed or removed without an
/// entry.
[[nodiscard]] QString checkAudit(storage::Database &db, Findings &found);
/// Checks the hash chain, order, accounts and balances of the ledger.
[[nodiscard]] QString checkLedger(storage::Database &db, Findings &found);
/// Checks refunds against the ledger and their payments. @pre checkLedger() has passed
[[nodiscard]] QString checkRefunds(storage::Database &db, Findings &found);
/// Checks items against payments, refunds and the ledger, and payouts against their items. @pre
/// checkRefunds() has passed
[[nodiscard]] QString checkPayouts(storage::Database &db, Findings &found);
/// Checks the fee of each payment against the rule of its time, charges and payouts against the
/// ledger, months and invoices against the fees, and rules against the audit trail. @pre
/// checkPayouts() has passed
[[nodiscard]] QString checkFees(storage::Database &db, Findings &found);
/// Holds payments, requests and refunds of hosted profiles to what their providers answered.
/// @pre checkRefunds() has passed
[[nodiscard]] QString checkHosted(storage::Database &db, Findings &found);
/// Checks that each match of a bank's line has its line and payout, whose amounts agree, and the
/// entry of the audit trail that made it. @pre checkPayouts() has passed
[[nodiscard]] QString checkBank(storage::Database &db, Findings &found);
/// Checks signatures, order and hashes of the heads of the ledger's chain. @pre checkLedger() has
/// passed
[[nodiscard]] QString checkHeads(storage::Database &db, Findings &found);
/// Checks each day close against the payout lines that it counts. The Z closes of a scope must be
/// gap-free. @pre checkPayouts() has passed
[[nodiscard]] QString checkDayCloses(storage::Database &db, Findings &found);
/// Holds the pseudonyms of payers to the entries of the audit trail that made them. @pre
/// checkAudit() has passed
[[nodiscard]] QString checkPseudonyms(storage::Database &db, Findings &found);
/// Checks the counters of payments by a recount.
[[nodiscard]] QString checkCounts(storage::Database &db, Findings &found);

/// Checks that the search index repeats the payments' amounts, and finds some payments through it.
[[nodiscard]] QString checkSearch(storage::Database &db, Findings &found);

/// Returns how the ledger's chain differs from a head; empty if it does not. @pre checkLedger() has
/// passed
[[nodiscard]] QString faultOfHead(storage::Database &db, const LedgerHead &head);
/// Returns the fault of an id created at `createdAt`; empty if it has none.
/// @param id  in UTF-8
[[nodiscard]] QString faultOfId(QByteArrayView id, Timestamp createdAt);
/// Returns whether `text` consists of exactly `length` lower-case hex digits.
[[nodiscard]] bool isHex(QByteArrayView text, qsizetype length);

} // namespace tilldesk::verification
