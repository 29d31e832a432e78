#pragma once

#include "core/domain/bank.h"

#include <vector>

namespace tilldesk::bank {

/// Returns the pairs of statements of one account between which a statement may be missing, oldest
/// first. Statements within the days of a longer one have no gap before them.
/// @param statements  by their last days
[[nodiscard]] QList<BankGap> gapsBetween(const std::vector<BankStatementHead> &statements);

/// Returns the gaps between new statements of an account and later ones that are stored.
/// @param stored, added  each statement once; in any order
[[nodiscard]] QList<BankGap> gapsBehind(std::vector<BankStatementHead> stored,
                                        const std::vector<BankStatementHead> &added);

} // namespace tilldesk::bank
