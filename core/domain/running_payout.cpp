#include "core/domain/running_payout.h"

#include <algorithm>

namespace tilldesk {

bool willBePaid(const RunningPayout &running)
{
    return !running.iban.isEmpty() && running.payments.count > 0
        && running.amount > std::max(Amount(), running.reserved);
}

} // namespace tilldesk
