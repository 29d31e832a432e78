#pragma once

#include "ui/models/common/knowledge.h"
#include "ui/models/find/find_row.h"

namespace tilldesk::ui {

/// Returns the results of a search among the payments that a window without its service knows.
/// @param page  payments that fit the query
[[nodiscard]] QList<FindGroupRows> knownResults(const SearchQuery &query, const PaymentPage &page,
                                                const Knowledge &knowledge);

} // namespace tilldesk::ui
