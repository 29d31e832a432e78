#pragma once

#include "core/exports/exporter.h"

namespace tilldesk::exports {

/// Writes the pack of a month into a new folder `tilldesk-YYYY-MM` in `folder`: every list as
/// tables and bank statements, the heads of the ledger, a reading guide of one page, and
/// SHA256SUMS. Atomic: the folder appears only when it is complete. An earlier pack of that month
/// is replaced.
///
/// Errors and threads: as write(); `FieldInvalid` (month) if the month has not ended yet.
[[nodiscard]] Result<ExportReport> writePack(storage::Database &db,
                                             const payouts::ClosingTime &closing,
                                             const PackRequest &request, const QString &folder,
                                             ExportControl &control);

} // namespace tilldesk::exports
