#include "core/fees/fee_carrier.h"

#include "core/crypto/random.h"

namespace tilldesk::fees {

Result<void> FeeCarrier::carry(qint64 from, qint64 to, Amount amount, const QDate &month,
                               Timestamp at)
{
    const LedgerAccount giver = m_rows.account(from);
    const LedgerAccount taker = m_rows.account(to);
    const QString id = crypto::newId(at);
    const bool isBack = amount < Amount();
    const auto booked = m_ledger.book({.cause = LedgerCause::FeeCarried,
                                       .subject = id,
                                       .debit = isBack ? giver : taker,
                                       .credit = isBack ? taker : giver,
                                       .amount = Amount::fromCents(std::abs(amount.cents()))},
                                      at);
    if (!booked)
        return booked.failure();
    Charge charge{.merchant = m_rows.merchant(giver.merchant),
                  .account = from,
                  .month = month,
                  .kind = FeeChargeKind::Carried,
                  .amount = Amount::fromCents(-amount.cents()),
                  .collection = FeeCollection::Net};
    charge.carried = m_rows.add(charge, crypto::newId(at), booked->at);
    charge.account = to;
    charge.amount = amount;
    m_rows.add(charge, id, booked->at);
    return {};
}

} // namespace tilldesk::fees
