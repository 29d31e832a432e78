#include "core/refunds/local_refund_port.h"

#include "core/refunds/refund_queries.h"

namespace tilldesk::refunds {

void LocalRefundPort::create(NewRefund wanted, payments::Asker asker,
                             std::function<void(const AcceptedRefund &)> prepare,
                             Done<AcceptedRefund> done)
{
    m_core.submit([this, wanted, asker] { return m_service->create(wanted, asker); },
                  std::move(done), std::move(prepare),
                  [this, wanted, asker] { m_service->readAhead(wanted, asker); });
}

void LocalRefundPort::find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done)
{
    m_readers.submit(
        threads::ReadKind::LookUp,
        [payment = std::move(payment), refund = std::move(refund), own = std::move(own)](
            storage::Database &db) { return refunds::find(db, payment, refund, own); },
        std::move(done));
}

} // namespace tilldesk::refunds
