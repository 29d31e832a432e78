#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

namespace tilldesk::exports {

/// Writes the journals of merchants for a bookkeeping program, one file for each merchant, of the
/// days that are over by the service clock. Memory does not grow with the number of payments.
///
/// Errors: `PayoutNotFound` (from) if nothing was booked in the period; `FieldRequired` naming a
/// use without an account, for example `sales:21`, or a number that the program needs;
/// `FieldInvalid` (journal, account, from) for what does not fit the program; `Cancelled`;
/// `FileNotWritten`; `NoSpace`; `Internal` if a sum does not fit 64 bits.
/// @pre a read transaction is open on the connection
/// @param left  gets a sentence for each merchant whose books do not allow a journal, while those
/// of others are written; null: then none is written
[[nodiscard]] Result<ExportReport>
writeJournals(storage::Database &db, const payouts::ClosingTime &closing,
              const JournalFilter &filter, const ExportRequest &request, const QString &path,
              ExportControl &control, QStringList *left = nullptr);

} // namespace tilldesk::exports
