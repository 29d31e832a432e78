#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <vector>

namespace tilldesk::exports {

/// A file of a month's pack that is an export.
struct PackFile {
    QString path; ///< within the pack's folder
    ExportRequest request;
    QString iban = {}; ///< of a bank statement: whose; else empty
    qint64 rows = 0;
    qint64 bytes = 0; ///< about
};

/// What the month's payouts have brought to an account.
struct PackAccount {
    QString merchant; ///< name
    QString iban;
    Amount opening; ///< of its first statement
    PayoutSum arrived;
    Amount closing; ///< of its last statement
};

/// All that a month's pack holds, and the figures of its reading guide.
struct PackPlan {
    QDate month;                 ///< its first day
    std::vector<PackFile> files; ///< in the order in which they are written
    std::vector<PackAccount> accounts;
    qint64 payments = 0; ///< rows of its lists
    qint64 refunds = 0;
    qint64 payouts = 0;
    PayoutSum paidOut; ///< that arrived
    PayoutSum failed;  ///< payouts that did not
    PayoutSum paymentsPaidOut;
    PayoutSum refundsPaidOut;
};

/// Errors: `Internal` when a sum does not fit.
/// @pre a transaction that reads is open on the connection; the month is over
[[nodiscard]] Result<PackPlan> planPack(storage::Database &db, const payouts::ClosingTime &closing,
                                        const PackRequest &request);

} // namespace tilldesk::exports
