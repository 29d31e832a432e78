#pragma once

#include "core/base/id.h"

#include <QList>
#include <map>
#include <optional>

namespace tilldesk::ui {

/// Rows to insert (count above 0) or to remove (count below 0) at a row, to be done in order.
struct RowEdit {
    int row = 0;
    int count = 0;

    friend bool operator==(const RowEdit &, const RowEdit &) = default;
};

/// What is known of a list: how long it is, and who is in some of its rows.
struct KnownRows {
    int total = 0;
    std::map<int, PaymentId> ids;
};

/// The steps that turn the list that was known into the one of which a new stretch came in, so that
/// every row known before and after stays the same row. Payments never change their order.
///
/// Rows that came or went outside the new stretch cannot be placed exactly: they are taken to be at
/// the start of the list when they are above the stretch, at its end when below.
/// @param first  row of the first of `fresh` in the new list
/// @param total  length of the new list
/// @return empty when no row is in both: then nothing can be kept
[[nodiscard]] std::optional<QList<RowEdit>> rowEdits(const KnownRows &before, int first,
                                                     const QList<PaymentId> &fresh, int total);

} // namespace tilldesk::ui
