#pragma once

#include "core/domain/bookkeeping.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

// Queries about a merchant's books for windows.
// @pre a read transaction is open on the connection

namespace tilldesk::books {

/// Returns the figures of a month, without those of the bank.
/// @param month  first day of the month  @param last  last day; null: of the month  @param books
/// how the merchant's books are kept Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<MonthFigures> monthFigures(storage::Database &db,
                                                const payouts::ClosingTime &closing,
                                                const MerchantId &merchant, const Books &books,
                                                const QDate &month, const QDate &last = QDate());

/// Returns a made-up day with payments of each rate of the chart, a refund and a payout.
/// Errors: as entriesOf().
[[nodiscard]] Result<JournalDay> exampleDay(const Books &books, const QDate &day);

/// Returns the profiles of the merchants, each followed by its points of sale, with their rates.
[[nodiscard]] QList<VatPlace> vatPlaces(storage::Database &db, const QList<MerchantId> &merchants);

} // namespace tilldesk::books
