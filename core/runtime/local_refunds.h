#pragma once

#include "core/gateway/refunds.h"
#include "core/refunds/refund_service.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/readers.h"

namespace tilldesk::runtime {

/// gateway::Refunds over the core and the readers of this process.
class LocalRefunds final : public gateway::Refunds
{
    Q_OBJECT

public:
    /// @pre `service` lives on `core`; all references outlive it
    LocalRefunds(CoreThread &core, Readers &readers, refunds::RefundService &service,
                 QObject *parent = nullptr)
        : Refunds(parent),
          m_core(core),
          m_readers(readers),
          m_service(service)
    {
    }

    QFuture<Result<RefundPage>> page(const RefundFilter &filter, std::optional<qint64> before,
                                     int count) override;
    QFuture<Result<RefundTotals>> totals(const RefundFilter &filter) override;
    QFuture<Result<Refundable>> refundable(const PaymentId &id) override;
    QFuture<Result<Refund>> create(const NewRefund &refund) override;
    QFuture<Result<QString>> revealIban(const PaymentId &id) override;

    /// Tells the windows. From any thread; the signal comes on the object's own.
    void tell();

private:
    CoreThread &m_core;
    Readers &m_readers;
    refunds::RefundService &m_service;
};

} // namespace tilldesk::runtime
