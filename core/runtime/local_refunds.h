#pragma once

#include "core/gateway/refunds.h"
#include "core/hosted/provider.h"
#include "core/refunds/refund_service.h"
#include "core/runtime/gate.h"
#include "core/staff/staff_service.h"

namespace tilldesk::runtime {

/// Implements gateway::Refunds with the core thread and the read threads of this process.
class LocalRefunds final : public gateway::Refunds
{
    Q_OBJECT

public:
    /// @pre `service` is used on `core` only; all references must outlive this object
    /// @param provider  makes the refunds of hosted profiles; null: there are no such profiles
    LocalRefunds(Gate &gate, refunds::RefundService &service, staff::StaffService &staff,
                 hosted::Provider *provider = nullptr, QObject *parent = nullptr)
        : Refunds(parent),
          m_gate(gate),
          m_service(service),
          m_staff(staff),
          m_provider(provider)
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
    Gate &m_gate;
    refunds::RefundService &m_service;
    staff::StaffService &m_staff; ///< limits and approvals
    hosted::Provider *const m_provider;
};

} // namespace tilldesk::runtime
