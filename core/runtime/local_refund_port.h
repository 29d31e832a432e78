#pragma once

#include "core/refunds/refund_service.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/read_threads.h"

namespace tilldesk::runtime {

/// Implements RefundPort with the core thread and the read threads of this process.
class LocalRefundPort final : public refunds::RefundPort
{
public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalRefundPort(CoreThread &core, ReadThreads &readers, refunds::RefundService &service)
        : m_core(core),
          m_readers(readers),
          m_service(service)
    {
    }

    void create(NewRefund wanted, payments::Asker asker,
                std::function<void(const refunds::AcceptedRefund &)> prepare,
                Done<refunds::AcceptedRefund> done) override;
    void find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done) override;

private:
    CoreThread &m_core;
    ReadThreads &m_readers;
    refunds::RefundService &m_service;
};

} // namespace tilldesk::runtime
