#include "core/runtime/local_refund_port.h"

#include "core/storage/transaction.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

void LocalRefundPort::create(NewRefund wanted, payments::Asker asker,
                             std::function<void(const refunds::AcceptedRefund &)> prepare,
                             Done<refunds::AcceptedRefund> done)
{
    m_core.submit([this, wanted = std::move(wanted),
                   asker = std::move(asker)] { return m_service.create(wanted, asker); },
                  std::move(done), std::move(prepare));
}

void LocalRefundPort::find(PaymentId payment, RefundId refund, ProfileId own, Done<Refund> done)
{
    m_readers.submit(
        ReadKind::LookUp,
        [payment = std::move(payment), refund = std::move(refund),
         own = std::move(own)](storage::Database &db) -> Result<Refund> {
            const storage::Transaction view(db, storage::Transaction::Kind::Read);
            const auto paid = payments::PaymentRepository(db).find(payment);
            if (!paid)
                return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
            if (paid->profileId != own)
                return fail(ErrorCode::AccessDenied, u"The payment is another profile's"_s);
            auto found = refunds::RefundRepository(db).find(refund);
            if (!found || found->paymentId != payment)
                return fail(ErrorCode::RefundNotFound, u"The payment has no such refund"_s);
            return *found;
        },
        std::move(done));
}

} // namespace tilldesk::runtime
