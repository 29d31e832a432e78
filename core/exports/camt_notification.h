#pragma once

#include "core/exports/camt_xml.h"
#include "core/exports/statement_export.h"

namespace tilldesk::exports {

/// Writes a camt.054 (Bank to Customer Debit Credit Notification) of one payout. It has one entry;
/// the payments are one batch of it, the refunds another, and each line has its ids. Memory does
/// not grow with the number of lines.
///
/// Errors: `PayoutNotFound`; `FieldInvalid` (payout) if the payout failed; `Cancelled`;
/// `FileNotWritten`.
/// @param control  counts the lines
/// @pre as writeStatement()
/// @source ISO 20022, camt.054.001.02 and camt.054.001.08
[[nodiscard]] Result<StatementReport> writeNotification(storage::Database &db,
                                                        const payouts::ClosingTime &closing,
                                                        const PayoutId &id, CamtVersion version,
                                                        QIODevice &device, ExportControl &control);

} // namespace tilldesk::exports
