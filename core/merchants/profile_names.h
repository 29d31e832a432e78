#pragma once

#include "core/storage/database.h"

#include <QHash>

namespace tilldesk::merchants {

/// Names that a list shows of a row's profile, in UTF-8.
struct ProfileNames {
    QByteArray id;
    QByteArray name;
    QByteArray merchant; ///< name of the merchant
};

/// Returns the names of all profiles, by seq. Profiles are few, so long lists look the names up
/// here instead of joining tables.
[[nodiscard]] QHash<qint64, ProfileNames> profileNames(storage::Database &db);

} // namespace tilldesk::merchants
