#include "tests/ui/screenshots/exaggerate.h"

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

constexpr qint64 kFactor = 614;           ///< of sums: up to more than € 9 999 999.99
constexpr qint64 kPaymentFactor = 47'528; ///< of single payments: up to € 9 999 999.99

void multiply(Amount &amount, qint64 factor)
{
    amount = Amount::fromCents(amount.cents() * factor);
}
const QString kLongestIban = u"MT84MALT011000012345MTLCAST001S"_s;

void lengthen(QString &text, const QString &more, qsizetype maxLength)
{
    if (!text.isEmpty())
        text = QString(text + more).first(qMin(maxLength, text.size() + more.size()));
}

void exaggerate(LedgerAccount &account)
{
    if (!account.iban.isEmpty())
        account.iban = kLongestIban;
}

} // namespace

void exaggerate(Amount &amount)
{
    multiply(amount, kFactor);
}

void exaggerate(Payment &payment)
{
    multiply(payment.amount, kPaymentFactor);
    multiply(payment.refunded, kPaymentFactor);
    lengthen(payment.reference, u" of Madeleine Vandenbroucke"_s, 35);
    lengthen(payment.description, u", on behalf of the municipal theatre, delivered on Saturday"_s,
             140);
    lengthen(payment.debtor.name,
             u" Freiherr von Hohenlohe-Waldenburg-Schillingsfürst und Bartenstein"_s, 70);
    if (!payment.debtor.iban.isEmpty())
        payment.debtor.iban = kLongestIban;
}

void exaggerate(ProfileEntry &entry)
{
    lengthen(entry.merchant.name, u" - de Vlaamse Ambachtelijke Bakkersgilde van Antwerpen"_s, 70);
    lengthen(entry.profile.name, u" at the Grote Markt, second floor, beside the stairs"_s, 70);
    lengthen(entry.profile.creditorName, u" - de Vlaamse Ambachtelijke Bakkersgilde"_s, 70);
    entry.profile.iban = kLongestIban;
    for (PointOfSale &place : entry.pointsOfSale)
        lengthen(place.name, u" beside the entrance of the winter garden"_s, 60);
}

void exaggerate(Refund &refund)
{
    multiply(refund.amount, kPaymentFactor);
    lengthen(refund.reference, u" of Madeleine Vandenbroucke"_s, 35);
    lengthen(refund.description, u", which was noticed by the customer only on the next day"_s,
             140);
}

void exaggerate(Refundable &refundable)
{
    multiply(refundable.paid, kPaymentFactor);
    multiply(refundable.refunded, kPaymentFactor);
    multiply(refundable.pending, kPaymentFactor);
    multiply(refundable.left, kPaymentFactor);
    multiply(refundable.running, kPaymentFactor);
}

void exaggerate(PayoutSum &sum)
{
    sum.count *= 1000;
    exaggerate(sum.sum);
}

void exaggerate(PayoutDetails &payout)
{
    payout.payout.iban = kLongestIban;
    exaggerate(payout.payout.payments);
    exaggerate(payout.payout.refunds);
    exaggerate(payout.payout.amount);
    exaggerate(payout.proof.payments);
    exaggerate(payout.proof.refunds);
    exaggerate(payout.proof.fromLedger);
    exaggerate(payout.proof.difference);
}

void exaggerate(PayoutItem &item)
{
    multiply(item.amount, kPaymentFactor);
    lengthen(item.reference, u" of Madeleine Vandenbroucke"_s, 35);
    lengthen(item.description, u", on behalf of the municipal theatre"_s, 140);
}

void exaggerate(RunningPayout &running)
{
    running.iban = kLongestIban;
    exaggerate(running.payments);
    exaggerate(running.refunds);
    exaggerate(running.amount);
    exaggerate(running.reserved);
}

void exaggerate(LedgerEntry &entry)
{
    exaggerate(entry.debit);
    exaggerate(entry.credit);
    exaggerate(entry.amount);
}

void exaggerate(LedgerBalance &balance)
{
    exaggerate(balance.account);
    exaggerate(balance.balance);
}

void exaggerate(PointOfSaleTakings &takings)
{
    lengthen(takings.name, u" beside the entrance of the winter garden"_s, 60);
    exaggerate(takings.payments);
    exaggerate(takings.refunds);
}

void exaggerate(DayClose &close)
{
    exaggerate(close.payments);
    exaggerate(close.refunds);
    exaggerate(close.taken);
    exaggerate(close.totalBefore);
    exaggerate(close.total);
}

} // namespace tilldesk::test
