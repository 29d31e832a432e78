#pragma once

#include <QStringList>
#include <map>
#include <optional>

namespace tilldesk::ui {

/// Rows to insert (count above 0) or to remove (count below 0) at a row, to be done in order.
struct RowEdit {
    int row = 0;
    int count = 0;

    friend bool operator==(const RowEdit &, const RowEdit &) = default;
};

/// What is known of a list: its length, and the ids of the rows that are loaded.
struct KnownRows {
    int total = 0;
    std::map<int, QString> ids;
};

/// Returns the edits that turn the known list into the new one, of which a window of rows was read:
/// every row that is known before and after stays the same row. Rows never change their order.
///
/// Rows that came or went outside the window cannot be placed exactly. Above the window they are
/// assumed to be at the start of the list, below it at its end.
/// @param first  row of the first of `fresh` in the new list
/// @param fresh  ids of the rows of the window
/// @param total  length of the new list
/// @return empty if no row is in both: then no row can be kept
[[nodiscard]] std::optional<QList<RowEdit>> rowEdits(const KnownRows &before, int first,
                                                     const QStringList &fresh, int total);

} // namespace tilldesk::ui
