#pragma once

#include "core/gateway/refunds.h"
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
    LocalRefunds(Gate &gate, refunds::RefundService &service, staff::StaffService &staff,
                 QObject *parent = nullptr)
        : Refunds(parent),
          m_gate(gate),
          m_service(service),
          m_staff(staff)
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
};

} // namespace tilldesk::runtime
