#pragma once

#include "core/storage/database.h"

#include <functional>
#include <optional>
#include <variant>

namespace tilldesk::storage {

/// The place of a row in a list that is sorted by a column of numbers or of texts.
struct SortKey {
    std::variant<qint64, QString> value;
    qint64 seq = 0;
};

/// The rows of a list in the order of a column, and of `seq` among equal values. With an index that
/// begins with the column and `seq`, a page is a range scan.
struct SortedScan {
    QString from;  ///< ` FROM … WHERE …` with all conditions of the list
    QString value; ///< column that sorts the rows, not null, with the collation of the index
    QString seq;
    bool isAscending = false;
    std::function<void(Statement &)> bind = {}; ///< binds the placeholders of `from`; null: none

    /// Returns the seqs of the first `count` rows after a key; empty `after`: from the beginning.
    /// @pre a read transaction is open on the connection
    [[nodiscard]] QList<qint64> seqs(Database &db, const std::optional<SortKey> &after,
                                     int count) const;

private:
    void read(Database &db, const QString &condition, const SortKey *key, int count,
              QList<qint64> &seqs) const;
};

} // namespace tilldesk::storage
