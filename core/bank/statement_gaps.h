#pragma once

#include "core/domain/bank.h"

#include <vector>

namespace tilldesk::bank {

/// Returns the pairs of statements of one account between which a statement may be missing, oldest
/// first. Statements within the days of a longer one have no gap before them.
/// @param statements  by their last days
[[nodiscard]] QList<BankGap> gapsBetween(const std::vector<BankStatementHead> &statements);

} // namespace tilldesk::bank
