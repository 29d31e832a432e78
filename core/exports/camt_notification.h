#pragma once

#include "core/exports/camt_xml.h"
#include "core/exports/statement_export.h"

namespace tilldesk::exports {

/// Writes camt.054, Bank to Customer Debit Credit Notification, of one payout: one entry of what it
/// paid out, in it the payments as one batch and the refunds as another, each line with its ids.
/// However many lines there are, few are in memory.
///
/// Errors: `PayoutNotFound`, `FieldInvalid` (payout) when it failed, `Cancelled`, `FileNotWritten`.
/// @param control  counts the lines
/// @pre as writeStatement()
/// @source ISO 20022, camt.054.001.02 and camt.054.001.08
[[nodiscard]] Result<StatementReport> writeNotification(storage::Database &db,
                                                        const payouts::ClosingTime &closing,
                                                        const PayoutId &id, CamtVersion version,
                                                        QIODevice &device, ExportControl &control);

} // namespace tilldesk::exports
