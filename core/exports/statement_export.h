#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <QIODevice>

namespace tilldesk::exports {

/// What writeStatement() has written.
struct StatementReport {
    qint64 rows = 0; ///< payouts of bank statements; payments and refunds of a camt.054
    Amount sum;      ///< of what reached the accounts

    friend bool operator==(const StatementReport &, const StatementReport &) = default;
};

/// @return whether writeStatement() writes it: camt.053, camt.054, MT940, CODA
[[nodiscard]] bool isStatement(ExportFormat format);

/// @return about how large what writeStatement() writes becomes at most, in bytes; nothing of a
/// list
///         that it refuses
/// @pre a transaction that reads is open on the connection
[[nodiscard]] qint64 statementBytes(storage::Database &db, const ExportRequest &request);

/// Writes what a bank would say of payouts: statements of the merchants' accounts, or of one payout
/// the payments and refunds in it (camt.054). It keeps no state: what an account's statement says
/// depends on its payouts only, so the same one is the same bytes however often it is exported.
///
/// A statement is of one account and one of the shop's calendar days that is over, by the service's
/// clock, and on which payouts arrived; a day of which any moment is inside the filter's range
/// counts whole.
///
/// Errors: `FieldInvalid` (format) of a list that has no such statement; (status, bulkId, find) of
/// a filter that would leave out lines of a statement; (payout) of a payout that failed;
/// `PayoutNotFound`, also (from) when no payout arrived; `FileNotWritten`, `NoSpace`, `Cancelled`,
/// `Internal`.
/// @param device  open for writing; `control` counts payouts, or payments and refunds
/// @pre a transaction that reads is open on the connection
[[nodiscard]] Result<StatementReport> writeStatement(storage::Database &db,
                                                     const payouts::ClosingTime &closing,
                                                     const ExportRequest &request,
                                                     QIODevice &device, ExportControl &control);
/// The same of one account only; `filter` says whose and which days.
[[nodiscard]] Result<StatementReport> writeAccountStatement(storage::Database &db,
                                                            const payouts::ClosingTime &closing,
                                                            const ExportRequest &request,
                                                            const QString &iban, QIODevice &device,
                                                            ExportControl &control);

} // namespace tilldesk::exports
