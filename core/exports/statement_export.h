#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

#include <QIODevice>

namespace tilldesk::exports {

/// The result of writeStatement().
struct StatementReport {
    qint64 rows = 0; ///< bank statements: number of payouts; camt.054: of payments and refunds
    Amount sum;      ///< sum that reached the accounts

    friend bool operator==(const StatementReport &, const StatementReport &) = default;
};

/// Returns whether writeStatement() writes the format: camt.053, camt.054, MT940, CODA.
[[nodiscard]] bool isStatement(ExportFormat format);

/// Returns an upper estimate, in bytes, of what writeStatement() writes; 0 for lists that it
/// refuses.
/// @pre a read transaction is open on the connection
[[nodiscard]] qint64 statementBytes(storage::Database &db, const ExportRequest &request);

/// Writes payouts as a bank would report them: statements of the merchants' accounts, or a
/// notification of one payout with its payments and refunds (camt.054). Keeps no state: a statement
/// depends only on the payouts of its account, so each export of the same statement is
/// byte-identical.
///
/// A statement covers one account and one day of the shop's calendar. The day must be over by the
/// service clock, and at least one payout must have arrived on it. A day that overlaps the filter's
/// period is included as a whole.
///
/// Errors: `FieldInvalid` (format) if the list has no such statement; (status, bulkId, find) if the
/// filter would leave out lines of a statement; (payout) if the payout failed; `PayoutNotFound`,
/// also (from) if no payout arrived; `FileNotWritten`, `NoSpace`, `Cancelled`, `Internal`.
/// @param device  open for writing; `control` counts payouts, or payments and refunds
/// @pre a read transaction is open on the connection
[[nodiscard]] Result<StatementReport> writeStatement(storage::Database &db,
                                                     const payouts::ClosingTime &closing,
                                                     const ExportRequest &request,
                                                     QIODevice &device, ExportControl &control);
/// Like writeStatement(), for one account only; `request` selects merchants and days.
[[nodiscard]] Result<StatementReport> writeAccountStatement(storage::Database &db,
                                                            const payouts::ClosingTime &closing,
                                                            const ExportRequest &request,
                                                            const QString &iban, QIODevice &device,
                                                            ExportControl &control);

} // namespace tilldesk::exports
