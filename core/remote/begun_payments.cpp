#include "core/remote/begun_payments.h"

#include "core/wire/composite_codecs.h"
#include "core/wire/scalar_codecs.h"
#include "core/wire/values/payments.h"

namespace tilldesk::remote {

BegunPayments::BegunPayments(const QByteArray &stored, Store store)
    : m_store(std::move(store)),
      m_left(wire::fromCbor<QList<BegunPayment>>(QCborValue::fromCbor(stored))
                 .value_or(QList<BegunPayment>()))
{
}

Result<void> BegunPayments::begin(const BegunPayment &payment)
{
    m_own << payment;
    auto stored = store();
    if (!stored)
        m_own.removeLast();
    return stored;
}

void BegunPayments::end(const PaymentId &id)
{
    const auto isIt = [&id](const BegunPayment &payment) { return payment.id == id; };
    if (m_own.removeIf(isIt) + m_left.removeIf(isIt) > 0)
        std::ignore = store();
}

Result<void> BegunPayments::store() const
{
    return m_store ? m_store(wire::toCbor(m_left + m_own).toCbor()) : Result<void>();
}

} // namespace tilldesk::remote
