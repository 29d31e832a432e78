#pragma once

#include "core/domain/hosted_open.h"
#include "core/storage/database.h"

#include <QDate>

namespace tilldesk::hosted {

/// The period for which the provider's lists were fetched: they must contain each payment and
/// refund of that period. @source service.md#hosted-payouts
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

/// Returns the amounts that a profile's provider owes by the records of this shop and by its own
/// word. Sums all items, also those that a limited list leaves out. Errors: `Internal` if a sum
/// does not fit 64 bits.
[[nodiscard]] Result<HostedOwed> owedOf(storage::Database &db, const ProfileId &profile,
                                        const ListedTime &listed);

} // namespace tilldesk::hosted
