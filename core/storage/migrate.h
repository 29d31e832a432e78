#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// Brings the schema up to date with the files of `:/migrations`, each in its own transaction.
/// Returns the schema's version.
///
/// Throws StorageException if an applied file has been edited since, if the database is newer than
/// this program, or if a statement fails; files already applied stay applied.
int migrate(Database &db);

/// Returns the number of the last migration that this program knows.
[[nodiscard]] int newestSchema();

/// Returns the number of the last migration that was applied to the database; 0: none.
[[nodiscard]] int appliedSchema(Database &db);

/// Compares the migrations recorded in the database with the files, without changing anything.
/// Returns the first difference; empty if there is none.
/// Throws StorageException if the database has never been migrated.
[[nodiscard]] QString schemaDifference(Database &db);

} // namespace tilldesk::storage
