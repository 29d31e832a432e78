#pragma once

#include "core/storage/database.h"

namespace tilldesk::storage {

/// A column of a table of the shop.
struct TableColumn {
    QString name;
    bool isText = false; ///< otherwise a whole number

    friend bool operator==(const TableColumn &, const TableColumn &) = default;
};

/// A table of the shop.
struct Table {
    QString name;
    QList<TableColumn> columns; ///< in the order of their names
    QStringList key;            ///< columns of the primary key, in its order

    /// The names of all columns, separated by commas.
    [[nodiscard]] QString columnList() const;
    /// A statement that reads all columns of all rows in the order of the key, which is the same on
    /// both engines: texts sort by their bytes.
    [[nodiscard]] QString selectAll() const;

    friend bool operator==(const Table &, const Table &) = default;
};

/// Returns the names of the tables of a database, sorted, without those of the text index, which
/// each engine has in a form of its own. Throws StorageException.
[[nodiscard]] QStringList tableNames(Database &db);
/// Returns the columns of a table. Throws StorageException.
[[nodiscard]] Table tableOf(Database &db, const QString &name);

} // namespace tilldesk::storage
