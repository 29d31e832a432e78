#pragma once

#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/domain/hosted_records.h"
#include "core/hosted/days.h"
#include "core/ledger/ledger_service.h"

#include <QDate>
#include <functional>

namespace tilldesk::hosted {

/// Returns the last UTC day up to which everything of a profile was fetched; null: never.
[[nodiscard]] QDate fetchedUpTo(storage::Database &db, const ProfileId &profile);

/// The payouts of providers and what they list for each day: stored as told, and never changed.
/// Called on the core thread; each call is part of the open transaction.
class PayoutBook
{
public:
    /// @pre all references outlive this object; the schema is up to date
    PayoutBook(storage::Database &db, const Clock &clock, Events &events,
               ledger::LedgerService &ledger)
        : m_db(db),
          m_clock(clock),
          m_events(events),
          m_ledger(ledger)
    {
    }

    enum class Stored : quint8 { Now, Before };

    [[nodiscard]] bool has(const PayoutId &id);
    /// Stores a payout with everything that is in it, and books in the ledger what has reached the
    /// merchant of this shop's payments and refunds: its amount less what is in it of profiles that
    /// this shop does not have. Nothing is booked if the payout has failed, or nothing is left.
    /// @param profile  with whose connection it was fetched
    /// @param listed  may have a row twice: a list that grows while its pages are read
    /// @return Before if it was stored already: nothing is done
    /// Errors: `Internal` if a sum does not fit 64 bits.
    Result<Stored> add(const ProfileId &profile, const HostedPayout &payout,
                       const QList<HostedItem> &listed);
    /// Stores what the provider lists for a day; what is stored already stays. Hands over each
    /// refund.
    void addListed(const QList<HostedItem> &items);
    /// Sets the function that takes over the refunds which other systems of the shop have made.
    void setTakeOver(std::function<void(const HostedItem &)> takeOver)
    {
        m_takeOver = std::move(takeOver);
    }
    /// Stores that everything of a day was fetched, unless an earlier day is missing.
    void setFetched(const ProfileId &profile, const QDate &day);
    /// Lets the days from `day` on be fetched again, because payments of these days were found that
    /// this shop did not have.
    void fetchAgain(const ProfileId &profile, const QDate &day);
    /// Returns the first day that is not fetched yet: that of the profile's first payment, or the
    /// one after fetchedUpTo(); null: it has no payments.
    [[nodiscard]] QDate nextDay(const ProfileId &profile);

private:
    void insert(const ProfileId &profile, const HostedPayout &payout);
    void insert(const PayoutId &payout, const HostedItem &item);
    [[nodiscard]] QDate firstDay(const ProfileId &profile);
    [[nodiscard]] MerchantId merchantOf(const ProfileId &profile);
    [[nodiscard]] bool isOurs(const HostedItem &item);

    storage::Database &m_db;
    const Clock &m_clock;
    Events &m_events;
    ledger::LedgerService &m_ledger;
    std::function<void(const HostedItem &)> m_takeOver = [](const HostedItem &) {};
};

} // namespace tilldesk::hosted
