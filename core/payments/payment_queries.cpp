#include "core/payments/payment_queries.h"

#include "core/payments/payment_repository.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

tl::unexpected<Error> paymentNotFound()
{
    return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
}

} // namespace

Result<Payment> PaymentQueries::find(const PaymentId &id)
{
    auto payment = PaymentRepository(m_db).find(id);
    if (!payment)
        return paymentNotFound();
    return asOf(std::move(*payment), m_now);
}

Result<Payment> PaymentQueries::active(const ProfileId &profile, const QString &pointOfSale)
{
    auto payment = PaymentRepository(m_db).activeAt(profile, pointOfSale);
    if (!payment || !isOpen(asOf(*payment, m_now).status))
        return paymentNotFound();
    return *payment;
}

Result<PaymentHistory> PaymentQueries::history(const PaymentId &id)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentRepository repository(m_db);
    const auto stored = repository.find(id);
    if (!stored)
        return paymentNotFound();
    PaymentHistory history{asOf(*stored, m_now), repository.timeline(*stored)};
    // The payment is overdue: add the step that the expiry job will store.
    if (history.payment.status != stored->status) {
        const bool isVoided = history.payment.status == PaymentStatus::Voided;
        const Timestamp due = isVoided ? *stored->acknowledgeBy : stored->expireAt;
        history.timeline << PaymentStep{std::max(due, history.timeline.last().at),
                                        history.payment.status,
                                        isVoided ? PaymentTrigger::AcknowledgementDeadlinePasses
                                                 : PaymentTrigger::TimePasses,
                                        {}};
    }
    return history;
}

} // namespace tilldesk::payments
