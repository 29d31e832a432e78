#pragma once

#include "core/payouts/payout_port.h"
#include "core/payouts/payout_service.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/read_threads.h"

namespace tilldesk::runtime {

/// Implements PayoutPort with the core thread and the read threads of this process.
class LocalPayoutPort final : public payouts::PayoutPort
{
public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalPayoutPort(CoreThread &core, ReadThreads &readers, payouts::PayoutService &service,
                    const Clock &clock)
        : m_core(core),
          m_readers(readers),
          m_service(service),
          m_clock(clock)
    {
    }

    void payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done) override;
    void items(payouts::ItemQuery query, Done<PayoutItemPage> done) override;
    void run(Done<QList<Payout>> done) override;

private:
    CoreThread &m_core;
    ReadThreads &m_readers;
    payouts::PayoutService &m_service;
    const Clock &m_clock;
};

} // namespace tilldesk::runtime
