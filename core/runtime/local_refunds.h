#pragma once

#include "core/gateway/refunds.h"
#include "core/refunds/refund_service.h"
#include "core/threads/core_thread.h"
#include "core/threads/read_threads.h"

namespace tilldesk::runtime {

/// Implements gateway::Refunds with the core thread and the read threads of this process.
class LocalRefunds final : public gateway::Refunds
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    LocalRefunds(threads::CoreThread &core, threads::ReadThreads &readers,
                 refunds::RefundService &service, QObject *parent = nullptr)
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

    /// Notifies the windows. Thread-safe; the signal is emitted on the thread of this object.
    void notify();

private:
    threads::CoreThread &m_core;
    threads::ReadThreads &m_readers;
    refunds::RefundService &m_service;
};

} // namespace tilldesk::runtime
