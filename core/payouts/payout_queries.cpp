#include "core/payouts/payout_queries.h"

#include "core/fees/fee_queries.h"
#include "core/ledger/payout_items.h"
#include "core/payouts/next_run.h"
#include "core/payouts/payout_plan.h"
#include "core/payouts/provider_payouts.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

/// Returns the amount that the ledger books for this payout: from the merchant's account, or from
/// the account of failed payouts.
Amount fromLedgerOf(storage::Database &db, const Payout &payout)
{
    auto row = db.prepare(
        u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM ledger_entry"
        " WHERE subject = :id AND cause IN (%1)"_s.arg(storage::sqlList(
            {LedgerCause::PayoutMade, LedgerCause::PayoutFailed, LedgerCause::PaidOutAgain})));
    row.bind(u":id"_s, payout.id.text());
    return Amount::fromCents(row.next() ? row.read<qint64>() : 0);
}

PayoutProof proofOf(storage::Database &db, const Payout &payout, const PayoutSum &payments,
                    const PayoutSum &refunds, Amount fees)
{
    PayoutProof proof{.payments = payments,
                      .refunds = refunds,
                      .fees = fees,
                      .fromLedger = fromLedgerOf(db, payout),
                      .isProved = false,
                      .difference = {},
                      .others = {}};
    const qint64 counted = payments.sum.cents() - refunds.sum.cents() - fees.cents();
    const bool movesNothing = !payout.againOf.isEmpty() && payout.status == PayoutStatus::Failed;
    // The difference to the ledger takes precedence: the ledger is the independent record.
    qint64 difference =
        movesNothing ? proof.fromLedger.cents() : proof.fromLedger.cents() - counted;
    if (difference == 0)
        difference = payout.amount.cents() - counted;
    proof.difference = Amount::fromCents(difference);
    proof.isProved = difference == 0 && payments == payout.payments && refunds == payout.refunds
        && fees == payout.fees;
    return proof;
}

/// Returns the reserved amount: the balance of the refunds account of the same merchant, bank
/// account and bulk.
Amount reservedOf(storage::Database &db, const LedgerAccount &account)
{
    auto row = db.prepare(u"SELECT balance FROM ledger_account WHERE kind = %1"
                          " AND merchant_id = :merchant AND iban = :iban AND bulk_id = :bulk"_s.arg(
                              storage::sqlNumber(LedgerAccountKind::Refunds)));
    row.bind(u":merchant"_s, account.merchant.text())
        .bind(u":iban"_s, account.iban)
        .bind(u":bulk"_s, account.bulkId);
    return Amount::fromCents(row.next() ? row.read<qint64>() : 0);
}

/// Returns the fees that a payout of these payments and charges is reduced by.
Result<Amount> feesOf(storage::Database &db, qint64 account, const PositionRange &payments,
                      const PositionRange &charges)
{
    const auto withheld = fees::withheldOf(db, account, payments.after, payments.upto);
    const auto charged = fees::chargesOf(db, account, charges.after, charges.upto);
    if (!withheld)
        return withheld;
    return charged ? Amount::add(*withheld, *charged) : charged;
}

/// Returns the sum less what providers have paid out of it to the account.
PayoutSum withoutPaidOut(storage::Database &db, const LedgerAccount &account, PayoutItemKind kind,
                         PayoutSum sum)
{
    const PayoutSum paidOut = paidOutByProviders(db, account, kind);
    // What the provider has paid out and this shop does not know lowers the numbers, never below 0.
    // The amount of the next payout is the balance of the ledger, and stays right.
    return {std::max<qint64>(0, sum.count - paidOut.count),
            Amount::fromCents(std::max<qint64>(0, sum.sum.cents() - paidOut.sum.cents()))};
}

/// Takes the sum of the payments from the ledger's balance, so that a million payments need not be
/// read. The balance is net of the charges, but not yet of the fees of payments.
Result<PayoutPlan> planOf(storage::Database &db, const RunningItems &items)
{
    auto refunds = ledger::sumOfItems(db, items.seq, PayoutItemKind::Refund, items.refunds.after,
                                      items.refunds.upto);
    if (!refunds)
        return refunds.failure();
    refunds = withoutPaidOut(db, items.account, PayoutItemKind::Refund, *refunds);
    const PayoutSum counted =
        withoutPaidOut(db, items.account, PayoutItemKind::Payment, {items.payments.count(), {}});
    const auto charges = fees::chargesOf(db, items.seq, items.fees.after, items.fees.upto);
    if (!charges)
        return charges.failure();
    const auto withheld =
        fees::withheldOf(db, items.seq, items.payments.after, items.payments.upto);
    if (!withheld)
        return withheld.failure();
    const auto owed = Amount::add(items.balance, reservedOf(db, items.account));
    const auto paid = owed ? Amount::add(*owed, refunds->sum) : owed;
    if (!paid)
        return paid.failure();
    return PayoutPlan{
        .items = items,
        .payments = {counted.count, Amount::fromCents(paid->cents() + charges->cents())},
        .refunds = *refunds,
        .withheld = *withheld,
        .charges = *charges,
        .balance = items.balance};
}

} // namespace

Result<PayoutDetails> details(storage::Database &db, const ClosingTime &closing, const PayoutId &id)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    const auto known = findPayout(db, id);
    if (!known)
        return fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
    const QString remittance = remittanceOf(*known, closing.day(known->madeAt));
    if (known->isHosted) {
        const auto proof = providerProof(db, *known);
        if (!proof)
            return proof.failure();
        return PayoutDetails{.payout = *known, .proof = *proof, .remittance = remittance};
    }
    const auto row = PayoutRepository(db).find(id);
    const auto payments = ledger::sumOfItems(db, row->account, PayoutItemKind::Payment,
                                             row->payments.after, row->payments.upto);
    if (!payments)
        return payments.failure();
    const auto refunds = ledger::sumOfItems(db, row->account, PayoutItemKind::Refund,
                                            row->refunds.after, row->refunds.upto);
    if (!refunds)
        return refunds.failure();
    const auto fees = feesOf(db, row->account, row->payments, row->fees);
    if (!fees)
        return fees.failure();
    return PayoutDetails{.payout = row->payout,
                         .proof = proofOf(db, row->payout, *payments, *refunds, *fees),
                         .remittance = remittance};
}

Result<RunningPayouts> running(storage::Database &db, const ClosingTime &closing, Timestamp now,
                               const QList<MerchantId> &merchants)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    RunningPayouts running{.rows = {}, .nextRun = storedNextRun(db, closing, now)};
    QList<PayoutPlan> plans;
    for (const RunningItems &items : PayoutRepository(db).running()) {
        if (!merchants.isEmpty() && !merchants.contains(items.account.merchant))
            continue;
        auto plan = planOf(db, items);
        if (!plan)
            return plan.failure();
        plans << std::move(*plan);
    }
    QHash<qsizetype, qint64> carried;
    for (const CarriedCharges &charges : carryCharges(plans)) {
        carried[charges.from] -= charges.amount.cents();
        carried[charges.to] += charges.amount.cents();
    }
    for (qsizetype i = 0; i < plans.size(); ++i) {
        const PayoutPlan &plan = plans.at(i);
        const Amount reserved = reservedOf(db, plan.items.account);
        if (plan.payments.count == 0 && plan.refunds.count == 0 && plan.charges == Amount()
            && reserved == Amount())
            continue;
        running.rows << RunningPayout{.merchantId = plan.items.account.merchant,
                                      .iban = plan.items.account.iban,
                                      .bulkId = plan.items.account.bulkId,
                                      .payments = plan.payments,
                                      .refunds = plan.refunds,
                                      .amount = plan.amount(),
                                      .reserved = reserved,
                                      .fees = plan.fees(),
                                      .carried = Amount::fromCents(carried.value(i))};
    }
    return running;
}

qint64 countFailed(storage::Database &db, const QList<MerchantId> &merchants)
{
    return PayoutRepository(db).countFailed(merchants);
}

PayoutId payoutOf(storage::Database &db, const PaymentId &id)
{
    // `payout_item.seq` equals `ledger_entry.seq`, and ledger entries are indexed by subject.
    auto row =
        db.prepare(u"SELECT p.id FROM ledger_entry e JOIN payout_item i ON i.seq = e.seq"
                   " JOIN payout p ON p.account = i.account"
                   " AND i.position BETWEEN p.payments_after + 1 AND p.payments_upto"
                   " WHERE e.subject = :id AND e.cause = %1 ORDER BY p.seq DESC LIMIT 1"_s.arg(
                       storage::sqlNumber(LedgerCause::PaymentSucceeded)));
    row.bind(u":id"_s, id.text());
    return row.next() ? row.read<PayoutId>()
                      : providerPayoutOf(db, PayoutItemKind::Payment, id.text());
}

} // namespace tilldesk::payouts
