#pragma once

#include <QStringList>
#include <map>
#include <optional>

namespace tilldesk::ui {

/// An edit of a list: inserts `count` rows at `row`, or removes `-count` rows if `count` is
/// negative. Edits are applied in order.
struct RowEdit {
    int row = 0;
    int count = 0;

    friend bool operator==(const RowEdit &, const RowEdit &) = default;
};

/// The known part of a list: its length, and the ids of the loaded rows by row index.
struct KnownRows {
    int total = 0;
    std::map<int, QString> ids;
};

/// Returns the edits that turn the known list into the new list, of which a window of rows was
/// read. A row loaded before that is in the window keeps its identity. Rows never change their
/// order.
///
/// Rows inserted or removed outside the window cannot be placed exactly. Above the window they are
/// assumed to be at the start of the list, below it at its end.
/// @param first  index in the new list of the first of `fresh`
/// @param fresh  ids of the rows of the window
/// @param total  length of the new list
/// @return empty if no row is in both lists: no row can be kept
[[nodiscard]] std::optional<QList<RowEdit>> rowEdits(const KnownRows &before, int first,
                                                     const QStringList &fresh, int total);

} // namespace tilldesk::ui
