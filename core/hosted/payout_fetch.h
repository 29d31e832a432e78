#pragma once

#include "core/hosted/client.h"
#include "core/hosted/payout_book.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"

#include <QTimeZone>
#include <atomic>

namespace tilldesk::hosted {

/// Fetches the payouts of a provider, what is in them, and what the provider lists for each day.
/// Blocks: for a thread of commands. @source service.md#hosted-payouts
class PayoutFetch
{
public:
    struct Needs {
        Client &client; ///< its network must not stop while run() is at work
        threads::CoreThread &core;
        threads::OnCore<PayoutBook> book;
        Access access;
        ProfileId profile;
        const Clock &realClock; ///< wall clock
        QTimeZone zone;         ///< see lastCompleteDay()
    };
    /// All references must outlive the PayoutFetch.
    explicit PayoutFetch(Needs needs) : m_needs(std::move(needs)) {}

    struct Fetched {
        int payouts = 0;  ///< that were not stored before
        qint64 items = 0; ///< in these payouts
        QDate from;       ///< null: no day was left
        QDate upTo;       ///< last day that was asked for
    };
    /// Fetches the payouts of each UTC day, and what is listed for each day that is complete.
    /// Payouts that are stored already are left out. Each payout is stored at once with everything
    /// that is in it, so a fetch that is stopped can be repeated.
    /// @param from  null: the first day that was not fetched yet
    /// @param upTo  null: today
    /// @param isStopped  ends the fetch early
    /// Errors: those of the provider's answers; `FieldInvalid` (from); `Cancelled`; `Storage`.
    Result<Fetched> run(QDate from, QDate upTo, const std::atomic<bool> &isStopped);
    /// Fetches the days that are complete and were not fetched yet. Errors: as run().
    Result<Fetched> runDue(const std::atomic<bool> &isStopped);

private:
    template <typename T, typename Ask>
    Result<T> answered(Ask ask, const std::atomic<bool> &isStopped);
    template <typename Row, typename Ask>
    Result<QList<Row>> allPages(Ask ask, const std::atomic<bool> &isStopped);
    template <typename F>
    auto onCore(F work) -> std::invoke_result_t<F &>;
    /// @param asked  which items; of both kinds
    Result<QList<HostedItem>> items(const ItemsAsked &asked, const std::atomic<bool> &isStopped);
    Result<void> fetchDay(const QDate &day, Fetched &fetched, const std::atomic<bool> &isStopped);
    /// Fetches what is listed for a day that is complete, and stores that nothing of it is left.
    Result<void> finishDay(const QDate &day, const std::atomic<bool> &isStopped);

    const Needs m_needs;
};

/// Returns the last UTC day of which a provider lists everything: a day is complete on the next one
/// at 9:00 in the zone of the shop. @source service.md#hosted-payouts
[[nodiscard]] QDate lastCompleteDay(Timestamp now, const QTimeZone &zone);

} // namespace tilldesk::hosted
