#pragma once

#include "core/exports/camt_xml.h"
#include "core/exports/statement_export.h"

namespace tilldesk::exports {

/// Writes a camt.054 (Bank to Customer Debit Credit Notification) of one payout: an entry of
/// credits with the payments, and one of debits with the refunds. Each line has its ids. Memory
/// does not grow with the number of lines.
///
/// Errors: `PayoutNotFound`; `FieldInvalid` (payout) if the payout failed; `Cancelled`;
/// `FileNotWritten`.
/// @param control  counts the lines
/// @pre a read transaction is open on the connection
/// @source ISO 20022, camt.054.001.02 and camt.054.001.08
[[nodiscard]] Result<StatementReport> writeNotification(storage::Database &db,
                                                        const payouts::ClosingTime &closing,
                                                        const PayoutId &id, CamtVersion version,
                                                        QIODevice &device, ExportControl &control);

/// Returns an upper estimate of its size in bytes; 0 if the payout does not exist.
/// @pre a read transaction is open on the connection
[[nodiscard]] qint64 notificationBytes(storage::Database &db, const PayoutId &id);

} // namespace tilldesk::exports
