#pragma once

#include "core/base/result.h"
#include "core/storage/database.h"

#include <functional>
#include <vector>

namespace tilldesk::app {

/// An invariant of every database. A check reads forward only; its memory does not grow with the
/// number of payments.
struct Check {
    QString name;
    /// Returns a summary of what was checked. Errors: `Storage`, with the row as the field and the
    /// fault as the text. Throws storage::StorageException if the database cannot be read.
    std::function<Result<QString>(storage::Database &db)> run;
};

/// All checks. A check may rely on earlier checks of its group. Groups run in parallel; a group's
/// result counts only if all earlier groups passed.
[[nodiscard]] const std::vector<std::vector<Check>> &allChecks();
/// The checks of the ledger, refunds, payouts and day closes; the last group of allChecks().
[[nodiscard]] const std::vector<Check> &moneyChecks();

/// Runs SQLite's integrity check on all tables and indexes, except those of payments and their
/// steps.
[[nodiscard]] Result<QString> checkIntegrity(storage::Database &db);
/// The same for the table payment, which is half of the work.
[[nodiscard]] Result<QString> checkPaymentIntegrity(storage::Database &db);
/// The same for the table payment_step.
[[nodiscard]] Result<QString> checkStepIntegrity(storage::Database &db);
/// Checks that every reference has its target row.
[[nodiscard]] Result<QString> checkForeignKeys(storage::Database &db);
/// Checks that the migrations applied are those of this program.
[[nodiscard]] Result<QString> checkSchema(storage::Database &db);
/// Checks ids, and the accounts of profiles.
[[nodiscard]] Result<QString> checkMerchants(storage::Database &db);
/// Checks ids and hashes.
[[nodiscard]] Result<QString> checkApiKeys(storage::Database &db);
/// Checks the certificates, times and phases of the service's own keys, without decrypting the
/// keys.
[[nodiscard]] Result<QString> checkServiceKeys(storage::Database &db);
/// Checks order, ids, times and accounts of payments.
[[nodiscard]] Result<QString> checkPayments(storage::Database &db);
/// Checks that each payment has the status its steps lead to, and that the table of states allows
/// every step.
[[nodiscard]] Result<QString> checkSteps(storage::Database &db);
/// Checks ids, hosts, states and attempts of callbacks, and that each reports a step that occurred.
[[nodiscard]] Result<QString> checkCallbacks(storage::Database &db);
/// Checks the hash chain, order, accounts and balances of the ledger.
[[nodiscard]] Result<QString> checkLedger(storage::Database &db);
/// Checks refunds against the ledger and their payments. @pre checkLedger() has passed
[[nodiscard]] Result<QString> checkRefunds(storage::Database &db);
/// Checks items against payments, refunds and the ledger, and payouts against their items. @pre
/// checkRefunds() has passed
[[nodiscard]] Result<QString> checkPayouts(storage::Database &db);
/// Checks each day close against the payout lines that it counts. The Z closes of a scope must be
/// gap-free. @pre checkPayouts() has passed
[[nodiscard]] Result<QString> checkDayCloses(storage::Database &db);
/// Checks the counters of payments by a recount.
[[nodiscard]] Result<QString> checkCounts(storage::Database &db);

/// Returns the fault of an id created at `createdAt`; empty if it has none.
/// @param id  in UTF-8
[[nodiscard]] QString faultOfId(QByteArrayView id, Timestamp createdAt);
/// Returns whether `text` consists of exactly `length` lower-case hex digits.
[[nodiscard]] bool isHex(QByteArrayView text, qsizetype length);
/// Returns an error that names a row of a table and its fault. `what` must not contain secrets or
/// unmasked account numbers.
[[nodiscard]] tl::unexpected<Error> faultAt(const QString &table, qint64 row, const QString &what);

} // namespace tilldesk::app
