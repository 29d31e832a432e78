#pragma once

#include "core/domain/day_close.h"
#include "core/domain/ledger.h"
#include "core/domain/payout.h"
#include "core/domain/refund.h"
#include "core/gateway/merchants.h"

/// Replaces sample data by values that need much room: amounts of more than € 9 999 999.99, the
/// longest names and references, and the longest IBAN. Sums of exaggerated amounts stay right.
namespace tilldesk::test {

void exaggerate(Amount &amount);
void exaggerate(Payment &payment);
void exaggerate(ProfileEntry &entry);
void exaggerate(Refund &refund);
void exaggerate(Refundable &refundable);
void exaggerate(PayoutSum &sum);
void exaggerate(PayoutDetails &payout);
void exaggerate(PayoutItem &item);
void exaggerate(RunningPayout &running);
void exaggerate(LedgerEntry &entry);
void exaggerate(LedgerBalance &balance);
void exaggerate(PointOfSaleTakings &takings);
void exaggerate(DayClose &close);

template <typename T>
void exaggerate(QList<T> &rows)
{
    for (T &row : rows)
        exaggerate(row);
}

} // namespace tilldesk::test
