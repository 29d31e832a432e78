#pragma once

#include "core/verification/findings.h"

#include <QStringList>

// What `verify` asks PostgreSQL where it has PRAGMAs for SQLite.
namespace tilldesk::verification {

/// Returns the tables of the shop.
[[nodiscard]] QStringList postgresTables(storage::Database &db);
/// Reads every value of a table, so that the server compares the checksums of its pages, and
/// reports indexes of it that the server does not use.
void checkPostgresTable(storage::Database &db, const QString &table, Findings &found);
/// Reports rows of a table that refer to a row which does not exist, and references that the server
/// does not enforce.
void checkPostgresReferences(storage::Database &db, const QString &table, Findings &found);
/// Reports triggers of this program's migrations that are missing, switched off or changed, and
/// functions whose text differs. The condition of a trigger (WHEN) is compared only in that there
/// is one: the server stores it in words of its own.
void checkPostgresGuards(storage::Database &db, Findings &found);

} // namespace tilldesk::verification
