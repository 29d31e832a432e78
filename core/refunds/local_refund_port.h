#pragma once

#include "core/refunds/refund_port.h"
#include "core/refunds/refund_service.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"
#include "core/threads/read_threads.h"

namespace tilldesk::refunds {

/// Implements RefundPort with the core thread and the read threads of this process.
class LocalRefundPort final : public RefundPort
{
public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalRefundPort(threads::CoreThread &core, threads::ReadThreads &readers,
                    threads::OnCore<RefundService> service)
        : m_core(core),
          m_readers(readers),
          m_service(std::move(service))
    {
    }

    void create(NewRefund wanted, payments::Asker asker,
                std::function<void(const AcceptedRefund &)> prepare,
                Done<AcceptedRefund> done) override;
    void find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done) override;

private:
    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    threads::OnCore<RefundService> m_service;
};

} // namespace tilldesk::refunds
