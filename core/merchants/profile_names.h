#pragma once

#include "core/storage/database.h"

#include <QHash>

namespace tilldesk::merchants {

/// What the rows of a list say of their profile, in UTF-8.
struct ProfileNames {
    QByteArray id;
    QByteArray name;
    QByteArray merchant; ///< its name
};

/// All profiles, by their row in the table: they are few, so that long lists need no joins.
[[nodiscard]] QHash<qint64, ProfileNames> profileNames(storage::Database &db);

} // namespace tilldesk::merchants
