#include "core/fees/payment_fees.h"

using namespace Qt::StringLiterals;

namespace tilldesk::fees {

void PaymentFees::add(const ledger::NewPayoutItem &item,
                      const ledger::LedgerService::Booked &booked,
                      const ledger::PayoutItems::Place &place)
{
    const StoredRule *rule = m_rules.of(place.merchant, booked.seq, booked.at);
    const Amount fee = rule == nullptr ? Amount() : rule->rule.of(item.amount);
    if (fee == Amount())
        return;
    static const QString sql =
        u"INSERT INTO payment_fee (seq, payment, account, position, rule, amount)"
        " VALUES (:seq, :payment, :account, :position, :rule, :amount)"_s;
    m_db.prepare(sql)
        .bind(u":seq"_s, booked.seq)
        .bind(u":payment"_s, item.payment)
        .bind(u":account"_s, place.account)
        .bind(u":position"_s, place.position)
        .bind(u":rule"_s, rule->seq)
        .bind(u":amount"_s, fee.cents())
        .run();
}

} // namespace tilldesk::fees
