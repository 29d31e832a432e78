#pragma once

#include "core/domain/payout.h"

#include <array>

namespace tilldesk {

/// How often payers paid in a period. A payer is an account; which one never leaves the query.
struct ReturningPayers {
    /// A group of payers who paid equally often.
    struct Group {
        qint64 payers = 0;
        PayoutSum payments; ///< of all payers of the group

        friend bool operator==(const Group &, const Group &) = default;
    };
    /// Payers who paid once, twice, three or four times, and more often.
    std::array<Group, 4> groups{};

    friend bool operator==(const ReturningPayers &, const ReturningPayers &) = default;
};

} // namespace tilldesk
