#pragma once

#include "core/exports/exporter.h"

namespace tilldesk::exports {

/// Writes the pack of a month, one for each merchant, into a new folder `tilldesk-YYYY-MM` in
/// `folder`: the statements of the clearing account, every list as tables, the heads of the ledger,
/// a reading guide of one page, and SHA256SUMS. If the shop has several merchants, the folder's
/// name ends with the merchant's. Atomic: a folder appears only when it is complete. An earlier
/// pack of that month is replaced unless one of its files was changed.
///
/// Errors and threads: as write(); `Internal` unless canDraw(); `FieldInvalid` (month) if the month
/// has not ended yet, unless the request allows that and a day of the month is over;
/// `MerchantNotFound` (month) if no merchant existed in that month, see existedIn();
/// `FileNotWritten` naming the file as the field if a file of the earlier pack was changed, unless
/// the request asks to write beside it.
[[nodiscard]] Result<ExportReport> writePack(storage::Database &db,
                                             const payouts::ClosingTime &closing,
                                             const PackRequest &request, const QString &folder,
                                             ExportControl &control);

/// Checks the month and the merchants of a request. Errors: `FieldInvalid`, `MerchantNotFound`
/// (month), as writePack().
[[nodiscard]] Result<void> checkPackMonth(storage::Database &db,
                                          const payouts::ClosingTime &closing,
                                          const PackRequest &request);

/// Returns what writePack() would write. Errors: as writePack(). Threads: any.
[[nodiscard]] Result<PackSize> packSize(storage::Database &db, const payouts::ClosingTime &closing,
                                        const PackRequest &request);

/// Returns whether a merchant existed in a month: it had been added by its end, or its money has
/// moved by then. Money can move before the merchant's creation if the clock was set back since.
/// @param month  any day of the month
[[nodiscard]] bool existedIn(storage::Database &db, const payouts::ClosingTime &closing,
                             const MerchantId &merchant, const QDate &month);

} // namespace tilldesk::exports
