#pragma once

#include "core/base/log.h"
#include "core/storage/data_directory.h"
#include "core/storage/database.h"

namespace tilldesk::app {

/// Backs up a database of an earlier schema into its folder, as `tilldesk-schema-0009.backup`, and
/// logs the name. Does nothing if the database is new or needs no migration.
/// Throws StorageException if the backup cannot be made, with the space that it needs: the database
/// must not be migrated then. @pre called before storage::migrate()
void backUpBeforeMigration(storage::Database &db, const storage::DataDirectory &directory,
                           Timestamp now, Log &log);

} // namespace tilldesk::app
