#pragma once

#include "core/domain/ledger.h"
#include "core/storage/database.h"

// What windows ask about the ledger. Each call reads one unchanging view of the database, over a
// connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::ledger {

/// Newest first. @param before  a `seq`: those older than it; empty: from the newest on
/// @param count  0 and up
[[nodiscard]] LedgerPage page(storage::Database &db, const LedgerFilter &filter,
                              std::optional<qint64> before, int count);
/// All accounts, the bank's first.
[[nodiscard]] QList<LedgerBalance> balances(storage::Database &db);

} // namespace tilldesk::ledger
