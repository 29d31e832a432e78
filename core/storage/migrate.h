#pragma once

#include "core/base/result.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// Brings the schema up to date with the files of `:/migrations`, each in its own transaction.
/// Returns the schema's version.
///
/// Throws StorageException if an applied file has been edited since, if the database is newer than
/// this program, or if a statement fails; files already applied stay applied.
int migrate(Database &db);

/// Returns the scripts of an engine in their order.
[[nodiscard]] QList<QByteArray> migrationScripts(Engine engine);

/// Returns the number of the last migration that this program knows.
[[nodiscard]] int newestSchema();

/// Returns the number of the last migration that was applied to the database; 0: none.
[[nodiscard]] int appliedSchema(Database &db);

/// Checks that the schema of a database is the one of this program. For programs that only read the
/// database and must not migrate it. A file that is no database of Tilldesk passes.
/// Errors: `Storage` if the schema is of an earlier or of a newer version of Tilldesk, with the
/// remedy.
[[nodiscard]] Result<void> requireNewestSchema(const QString &databasePath);

/// Compares the migrations recorded in the database with the files, without changing anything.
/// Returns the first difference; empty if there is none.
/// Throws StorageException if the database has never been migrated.
[[nodiscard]] QString schemaDifference(Database &db);

} // namespace tilldesk::storage
