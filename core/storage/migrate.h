#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// Brings the schema up to date with the files of `:/migrations`, each in a transaction of its own.
///
/// Throws StorageException when a file that was applied has been edited since, when the database is
/// newer than this program, or when a statement fails; files already applied stay applied.
/// @return the schema's version
int migrate(Database &db);

/// Compares what the database has recorded with the files, and changes nothing.
/// Throws StorageException when nothing was ever recorded in it.
/// @return the first difference, or empty
[[nodiscard]] QString schemaDifference(Database &db);

} // namespace tilldesk::storage
