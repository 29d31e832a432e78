#pragma once

#include "core/domain/ledger.h"
#include "core/storage/database.h"

// Queries of the ledger for windows. Each function reads one snapshot of the database. The
// connection may belong to any thread.
// @pre no transaction is open on the connection

namespace tilldesk::ledger {

/// Returns a page of entries, newest first.
/// @param before  returns entries whose `seq` is lower; empty: starts at the newest
/// @param count  page size, 0 or more
[[nodiscard]] LedgerPage page(storage::Database &db, const LedgerFilter &filter,
                              std::optional<qint64> before, int count);
/// Returns the `seq` of the first entry at or after `from`; the last `seq` plus one if there is
/// none. Unlike the other functions it may be called within a transaction.
[[nodiscard]] qint64 firstEntryAt(storage::Database &db, Timestamp from);
/// Returns the balances of all accounts, the bank account first.
[[nodiscard]] QList<LedgerBalance> balances(storage::Database &db);

} // namespace tilldesk::ledger
