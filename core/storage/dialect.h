#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

// The statements of services and repositories are common to both engines: they are written as
// SQLite reads them, and what PostgreSQL reads otherwise is below. PostgreSQL's schema has
// functions for has_text, folded, json_each and json_extract.

/// Returns a statement as PostgreSQL reads it. Leaves out `INDEXED BY` and `NOT INDEXED`, which
/// PostgreSQL's planner does not take, and the order of tables that `CROSS JOIN … ON` demands.
/// Turns `COLLATE NOCASE` into lower(), by which PostgreSQL's indexes of such columns sort.
[[nodiscard]] QString inPostgresSql(const QString &sql);

/// Returns the condition that a text index, which is a table with the columns `rowid` and `words`,
/// finds a query.
/// @param query  placeholder or quoted literal with a result of textIndexQuery()
[[nodiscard]] QString inTextIndex(Engine engine, const QString &table, const QString &query);
/// Returns the query that finds every text which contains `wanted`; SQLite's finds some others too.
/// Empty if the text is shorter than three characters, which the index cannot find.
/// @param wanted  result of searchable()
[[nodiscard]] QString textIndexQuery(Engine engine, const QString &wanted);

/// Returns the condition that a column ends with a text of `length` characters.
[[nodiscard]] QString endsWith(const QString &column, qsizetype length, const QString &text);

/// Returns the names of all tables, without SQLite's virtual ones and what those are made of.
[[nodiscard]] QStringList tablesOf(Database &db);
/// Returns the names of the table's columns of texts.
[[nodiscard]] QStringList textColumnsOf(Database &db, const QString &table);
/// Returns whether the database has the table, which databases of earlier versions may lack.
[[nodiscard]] bool hasTable(Database &db, const QString &name);

} // namespace tilldesk::storage
