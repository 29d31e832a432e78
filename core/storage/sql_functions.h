#pragma once

struct sqlite3;

namespace tilldesk::storage {

/// Adds the functions that Database describes to a connection. Throws StorageException.
void addSqlFunctions(sqlite3 *sqlite);

} // namespace tilldesk::storage
