#pragma once

#include "core/base/result.h"
#include "core/storage/database.h"

#include <functional>
#include <vector>

namespace tilldesk::app {

/// One thing that must hold in every database. Reads forward only, in memory that does not grow
/// with the number of payments.
struct Check {
    QString name;
    /// @return what was checked, or `Storage` with the row as the field and what is wrong with it.
    /// Throws storage::StorageException when the database cannot be read.
    std::function<Result<QString>(storage::Database &db)> run;
};

/// All checks, in groups that are made beside each other; a check may rely on those before it in
/// its group, and what it finds counts only when all groups before are content.
[[nodiscard]] const std::vector<std::vector<Check>> &allChecks();
/// The group of the ledger, refunds and payouts.
[[nodiscard]] const std::vector<Check> &moneyChecks();

/// What SQLite itself finds in tables and indexes, those of payments and their steps aside.
[[nodiscard]] Result<QString> checkIntegrity(storage::Database &db);
/// The same in payments, which are half of the work.
[[nodiscard]] Result<QString> checkPaymentIntegrity(storage::Database &db);
/// The same in their steps.
[[nodiscard]] Result<QString> checkStepIntegrity(storage::Database &db);
/// Every reference leads somewhere.
[[nodiscard]] Result<QString> checkForeignKeys(storage::Database &db);
/// The migrations are those of this program.
[[nodiscard]] Result<QString> checkSchema(storage::Database &db);
/// Ids, and the accounts of profiles.
[[nodiscard]] Result<QString> checkMerchants(storage::Database &db);
/// Ids and hashes.
[[nodiscard]] Result<QString> checkApiKeys(storage::Database &db);
/// Certificates, times and phases of the service's own keys; what is sealed stays closed.
[[nodiscard]] Result<QString> checkServiceKeys(storage::Database &db);
/// Order, ids, times and accounts of payments.
[[nodiscard]] Result<QString> checkPayments(storage::Database &db);
/// Every payment is where its steps have led, and every step was allowed.
[[nodiscard]] Result<QString> checkSteps(storage::Database &db);
/// Ids, hosts, states and attempts of callbacks, and the steps that they tell.
[[nodiscard]] Result<QString> checkCallbacks(storage::Database &db);
/// Chain, order, accounts and balances of the ledger.
[[nodiscard]] Result<QString> checkLedger(storage::Database &db);
/// Refunds against the ledger and their payments. @pre checkLedger() is content
[[nodiscard]] Result<QString> checkRefunds(storage::Database &db);
/// Items against payments, refunds and the ledger; payouts against their items. @pre as
/// checkRefunds()
[[nodiscard]] Result<QString> checkPayouts(storage::Database &db);
/// Each day close against the lines that it counts; those of a scope follow each other without a
/// gap. @pre checkPayouts() is content
[[nodiscard]] Result<QString> checkDayCloses(storage::Database &db);
/// The counters say what a recount says.
[[nodiscard]] Result<QString> checkCounts(storage::Database &db);

/// @return empty, or what is wrong with an id made at `createdAt`
/// @param id  in UTF-8
[[nodiscard]] QString faultOfId(QByteArrayView id, Timestamp createdAt);
/// @return whether `text` has `length` lower-case hex digits and nothing else
[[nodiscard]] bool isHex(QByteArrayView text, qsizetype length);
/// Names a row of a table and what is wrong with it; never a secret or a whole account number.
[[nodiscard]] tl::unexpected<Error> faultAt(const QString &table, qint64 row, const QString &what);

} // namespace tilldesk::app
