#pragma once

#include <QByteArray>
#include <QString>
#include <vector>

namespace tilldesk::storage {

/// A statement whose placeholders are numbers, as PostgreSQL wants them: `$1` instead of `:name`.
struct NumberedSql {
    QByteArray text;
    std::vector<QString> names; ///< `:name` of `$1`, `$2`, …
};

/// Replaces the placeholders `:name` of a statement by `$1`, `$2`, …; the same name gets the same
/// number. Texts and names in quotes, comments and casts (`::`) stay as they are.
[[nodiscard]] NumberedSql numberPlaceholders(const QString &sql);

} // namespace tilldesk::storage
