#include "core/gateway/payment_id.h"

#include <QRandomGenerator>

namespace tilldesk::gateway {

PaymentId newPaymentId(Timestamp now)
{
    constexpr int kDigits = 12;
    constexpr quint64 kRandomBits = (quint64(1) << 48) - 1;
    const auto digits = [](quint64 number) {
        return QString::number(number, 16).rightJustified(kDigits, u'0');
    };
    return PaymentId(digits(quint64(toMillis(now)))
                     + digits(QRandomGenerator::system()->generate64() & kRandomBits));
}

} // namespace tilldesk::gateway
