#pragma once

#include "core/payouts/payout_service.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"
#include "core/threads/read_threads.h"

namespace tilldesk::payouts {

/// Asynchronous access to reconciliation lists, through the core thread and the read threads.
/// Thread-safe. Does not block. Each `done` is called once, on the thread that computed the answer.
///
/// Every answer may be `Busy` (nothing was done) or `Storage`.
class PayoutPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    /// @pre `service` is used on `core` only; all references must outlive this object
    PayoutPort(threads::CoreThread &core, threads::ReadThreads &readers,
               threads::OnCore<PayoutService> service, const Clock &clock)
        : m_core(core),
          m_readers(readers),
          m_service(std::move(service)),
          m_clock(clock)
    {
    }

    /// Returns payouts, oldest first.
    void payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done);
    /// Errors: `PayoutNotFound`, also for another merchant's payout.
    void items(ItemQuery query, Done<PayoutItemPage> done);
    /// Makes the payouts now, regardless of the closing time. Returns the payouts made, failed ones
    /// included.
    void run(Done<QList<Payout>> done);

private:
    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    threads::OnCore<PayoutService> m_service;
    const Clock &m_clock;
};

} // namespace tilldesk::payouts
