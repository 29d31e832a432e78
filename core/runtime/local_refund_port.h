#pragma once

#include "core/refunds/refund_service.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/readers.h"

namespace tilldesk::runtime {

/// RefundPort over the core thread and the readers of this process.
class LocalRefundPort final : public refunds::RefundPort
{
public:
    /// @pre `service` lives on `core`; all references outlive it
    LocalRefundPort(CoreThread &core, Readers &readers, refunds::RefundService &service)
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
    Readers &m_readers;
    refunds::RefundService &m_service;
};

} // namespace tilldesk::runtime
