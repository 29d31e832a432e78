#pragma once

#include "core/hosted/client.h"
#include "core/hosted/payout_book.h"
#include "core/threads/core_thread.h"

#include <QTimeZone>
#include <atomic>

namespace tilldesk::hosted {

/// Fetches the payouts of a provider and what is in them. Blocks: for a thread of commands.
class PayoutFetch
{
public:
    struct Needs {
        Client &client;
        threads::CoreThread &core;
        std::function<storage::Database &()> database; ///< called on the core thread
        Access access;
        ProfileId profile;
        const Clock &realClock; ///< wall clock
        QTimeZone zone;         ///< in which a day's payouts are complete the next day at 9:00
    };
    /// All references must outlive the PayoutFetch.
    explicit PayoutFetch(Needs needs) : m_needs(std::move(needs)) {}

    struct Fetched {
        int payouts = 0; ///< that were not stored before
        qint64 items = 0;
        QDate from;
        QDate upTo; ///< last day that was asked for
    };
    /// Fetches the payouts of each UTC day. Those that are stored already are left out. Each payout
    /// is stored at once with everything that is in it, so a fetch that is stopped can be repeated.
    /// @param from  null: the day after the last complete one, or that of the first payment
    /// @param upTo  null: today
    /// @param isStopped  ends the fetch early
    /// Errors: those of the provider's answers; `FieldInvalid` (from); `Cancelled`; `Storage`.
    Result<Fetched> run(QDate from, QDate upTo, const std::atomic<bool> &isStopped);

private:
    template <typename T, typename Ask>
    Result<T> answered(Ask ask);
    template <typename F>
    auto onCore(F work) -> std::invoke_result_t<F &>;
    Result<QList<HostedPayout>> payoutsOf(const QDate &day);
    Result<QList<HostedItem>> itemsOf(const PayoutId &payout, PayoutItemKind kind);
    [[nodiscard]] QDate lastComplete() const;

    const Needs m_needs;
};

} // namespace tilldesk::hosted
