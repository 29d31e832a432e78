#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <vector>

namespace tilldesk::exports {

/// An export that is a file of a month's pack.
struct PackFile {
    QString path; ///< relative to the pack's folder
    ExportRequest request;
    QString iban = {}; ///< account of a bank statement; empty for other files
    qint64 rows = 0;
    qint64 bytes = 0; ///< estimated size
};

/// An account and the payouts that it received in the month.
struct PackAccount {
    QString merchant; ///< name of the merchant
    QString iban;
    Amount opening; ///< opening balance of its first statement
    PayoutSum arrived;
    Amount closing; ///< closing balance of its last statement
};

/// The files of a month's pack and the figures of its reading guide.
struct PackPlan {
    QDate month;                 ///< first day of the month
    std::vector<PackFile> files; ///< in the order of writing
    std::vector<PackAccount> accounts;
    qint64 payments = 0; ///< number of rows in the list of payments
    qint64 refunds = 0;  ///< number of rows in the list of refunds
    qint64 payouts = 0;  ///< number of rows in the list of payouts
    PayoutSum paidOut;   ///< succeeded payouts
    PayoutSum failed;    ///< failed payouts
    PayoutSum paymentsPaidOut;
    PayoutSum refundsPaidOut;
};

/// Errors: `Internal` if a sum does not fit 64 bits.
/// @pre a read transaction is open on the connection; the month is over
[[nodiscard]] Result<PackPlan> planPack(storage::Database &db, const payouts::ClosingTime &closing,
                                        const PackRequest &request);

} // namespace tilldesk::exports
