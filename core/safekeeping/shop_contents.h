#pragma once

#include "core/domain/backup.h"
#include "core/storage/database.h"

namespace tilldesk::safekeeping {

/// Reads what a database contains, also of an earlier schema. Throws storage::StorageException.
[[nodiscard]] ShopContents readContents(storage::Database &db);

} // namespace tilldesk::safekeeping
