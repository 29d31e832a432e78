#pragma once

#include "core/hosted/payout_book.h"
#include "core/hosted/search_repository.h"

namespace tilldesk::hosted {

/// The rest of the search for payments from before the connection of a profile. Called on the
/// core thread; each call is part of the open transaction. @source service.md#history
class History
{
public:
    /// Both references must outlive the History.
    History(SearchRepository &searches, PayoutBook &payouts)
        : m_searches(searches),
          m_payouts(payouts)
    {
    }

    /// The part of the search that is left.
    struct Left {
        std::optional<SearchedSpan> toSearch; ///< empty: nothing
        /// A search was given up: the payouts of the days that it has searched are fetched again.
        bool hasGivenUp = false;
    };
    /// Begins, goes on with, or gives up the search. A search goes on if it has come to `from`; the
    /// span before its own first day is searched after it.
    /// @param from  of HostedConnection::historyFrom; empty: no older payments are wanted
    /// Errors: `Internal` if the search for new payments has not begun.
    [[nodiscard]] Result<Left> left(const ProfileId &profile, std::optional<Timestamp> from);
    /// Stores how far the search has come. @pre left() has begun it
    void setReached(const ProfileId &profile, Timestamp upTo);
    /// Ends the search: it has come to the payments that were known before. The payouts of its days
    /// are fetched again. @pre left() has begun it
    void end(const ProfileId &profile);

private:
    SearchRepository &m_searches;
    PayoutBook &m_payouts;
};

} // namespace tilldesk::hosted
