#pragma once

#include "core/domain/hosted_open.h"
#include "core/storage/database.h"

#include <QDate>

namespace tilldesk::hosted {

/// The time whose payments and refunds the fetched lists of a provider must have.
struct ListedTime {
    /// First moment. While older payments are looked for, the lists of their days count as not
    /// fetched: they are fetched again when the search has ended.
    Timestamp from = Timestamp::min();
    /// The moment after the last. Begins the last day that was fetched: the clocks of both sides
    /// may differ, so an item of that day may stand in the list of the next one.
    Timestamp to = Timestamp::min();
    QDate lastDay = {}; ///< the last UTC day that was fetched; null: none

    [[nodiscard]] bool has(Timestamp at) const { return at >= from && at < to; }
};
[[nodiscard]] ListedTime listedTime(storage::Database &db, const ProfileId &profile);

/// Returns what a profile's provider owes, here and by the provider's word. Sums all items, so it
/// does not depend on how many of them a list shows.
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<HostedOwed> owedOf(storage::Database &db, const ProfileId &profile,
                                        const ListedTime &listed);

} // namespace tilldesk::hosted
