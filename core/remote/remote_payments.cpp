#include "core/remote/remote_payments.h"

#include "core/base/clock.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {

NewPayment RemotePayments::withId(NewPayment payment)
{
    constexpr int kDigits = 12;
    constexpr quint64 kRandomBits = (quint64(1) << 48) - 1;
    const auto digits = [](quint64 number) {
        return QString::number(number, 16).rightJustified(kDigits, u'0');
    };
    payment.id = PaymentId(digits(quint64(toMillis(SystemClock().now())))
                           + digits(QRandomGenerator::system()->generate64() & kRandomBits));
    return payment;
}

} // namespace tilldesk::remote
