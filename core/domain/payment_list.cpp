#include "core/domain/payment_list.h"

namespace tilldesk {

bool includes(RefundShare share, const Payment &payment)
{
    const qint64 refunded = payment.refunded.cents();
    switch (share) {
    case RefundShare::Any: return true;
    case RefundShare::None: return refunded == 0;
    case RefundShare::Some: return refunded > 0;
    case RefundShare::Part: return refunded > 0 && payment.refunded < payment.amount;
    case RefundShare::All: return refunded > 0 && payment.refunded == payment.amount;
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk
