#include "core/payouts/payout_service.h"

#include "core/audit/person.h"
#include "core/crypto/random.h"
#include "core/fees/fee_carrier.h"
#include "core/fees/fee_queries.h"
#include "core/payouts/provider_payouts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {
namespace {

LedgerAccount accountOf(const Payout &payout, LedgerAccountKind kind)
{
    return {
        .kind = kind, .merchant = payout.merchantId, .iban = payout.iban, .bulkId = payout.bulkId};
}

/// Returns the movement of a payout; empty if a repeated payout has failed again.
std::optional<ledger::Movement> movementOf(const Payout &payout)
{
    const bool isMade = payout.status == PayoutStatus::Succeeded;
    ledger::Movement movement{.cause = LedgerCause::PayoutMade,
                              .subject = payout.id.text(),
                              .debit = accountOf(payout, LedgerAccountKind::Merchant),
                              .credit = {},
                              .amount = payout.amount};
    if (payout.againOf.isEmpty()) {
        if (!isMade) {
            movement.cause = LedgerCause::PayoutFailed;
            movement.credit = accountOf(payout, LedgerAccountKind::Payouts);
        }
        return movement;
    }
    movement.cause = LedgerCause::PaidOutAgain;
    movement.debit = accountOf(payout, LedgerAccountKind::Payouts);
    return isMade ? std::optional(movement) : std::nullopt;
}

tl::unexpected<Error> stopped()
{
    return fail(ErrorCode::Unavailable,
                u"Payouts are stopped: the ledger is wrong, or the shop was restored and"
                " accept-restore was not run yet"_s);
}

} // namespace

PayoutService::PayoutService(storage::Database &db, const Clock &clock, Events &events,
                             ledger::LedgerService &ledger, ledger::PayoutItems &items,
                             PayoutRules rules)
    : m_db(db),
      m_repository(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_ledger(ledger),
      m_items(items),
      m_rules(std::move(rules)),
      m_nextRun(db, m_rules.closing)
{
}

Result<QList<Payout>> PayoutService::run(Timestamp at)
{
    if (!mayMoveMoney())
        return stopped();
    if (const auto ready = m_ledger.prepare(at); !ready)
        return ready.failure();
    auto plans = planRun();
    if (!plans)
        return plans.failure();
    if (const auto carried = carry(*plans, at); !carried)
        return carried.failure();
    QList<Payout> payouts;
    for (const PayoutPlan &plan : std::as_const(*plans)) {
        if (!plan.isPayable())
            continue;
        auto payout = payOut(plan, at);
        if (!payout)
            return payout.failure();
        payouts << std::move(*payout);
    }
    if (!payouts.isEmpty())
        m_rules.made();
    record(AuditKind::PayoutsMade, payouts);
    return payouts;
}

Result<QList<Payout>> PayoutService::runDaily()
{
    auto payouts = run(m_clock.now());
    if (payouts)
        m_nextRun.done(m_clock.now());
    return payouts;
}

Result<QList<PayoutPlan>> PayoutService::planRun()
{
    QList<PayoutPlan> plans;
    const QSet<MerchantId> hosted = m_repository.hostedMerchants();
    for (const RunningItems &items : m_repository.running()) {
        if (hosted.contains(items.account.merchant))
            continue; // their providers make the payouts
        if (items.payments.count() == 0 && items.fees.count() == 0)
            continue;
        const auto payments = m_items.sum(items.seq, PayoutItemKind::Payment, items.payments.after,
                                          items.payments.upto);
        if (!payments)
            return payments.failure();
        const auto refunds =
            m_items.sum(items.seq, PayoutItemKind::Refund, items.refunds.after, items.refunds.upto);
        if (!refunds)
            return refunds.failure();
        const auto withheld =
            fees::withheldOf(m_db, items.seq, items.payments.after, items.payments.upto);
        if (!withheld)
            return withheld.failure();
        const auto charges = fees::chargesOf(m_db, items.seq, items.fees.after, items.fees.upto);
        if (!charges)
            return charges.failure();
        plans << PayoutPlan{.items = items,
                            .payments = *payments,
                            .refunds = *refunds,
                            .withheld = *withheld,
                            .charges = *charges,
                            .balance = m_ledger.balance(items.account)};
    }
    return plans;
}

Result<void> PayoutService::carry(QList<PayoutPlan> &plans, Timestamp at)
{
    const QDate day = m_rules.closing.day(at);
    for (const CarriedCharges &charges : carryCharges(plans)) {
        RunningItems &from = plans[charges.from].items;
        RunningItems &to = plans[charges.to].items;
        const auto carried =
            fees::FeeCarrier(m_db, m_ledger)
                .carry(from.seq, to.seq, charges.amount, QDate(day.year(), day.month(), 1), at);
        if (!carried)
            return carried.failure();
        ++from.fees.upto;
        ++to.fees.upto;
    }
    return {};
}

Result<Payout> PayoutService::payOut(const PayoutPlan &plan, Timestamp at)
{
    PayoutRow row{.payout = {},
                  .account = plan.items.seq,
                  .payments = plan.items.payments,
                  .refunds = plan.items.refunds,
                  .fees = plan.items.fees,
                  .withheld = plan.withheld};
    row.payout.merchantId = plan.items.account.merchant;
    row.payout.iban = plan.items.account.iban;
    row.payout.bulkId = plan.items.account.bulkId;
    row.payout.payments = plan.payments;
    row.payout.refunds = plan.refunds;
    row.payout.fees = plan.fees();
    row.payout.amount = plan.amount();
    return write(std::move(row), at);
}

Result<Payout> PayoutService::payAgain(const PayoutId &id)
{
    auto row = m_repository.find(id);
    if (!row)
        return findPayout(m_db, id)
            ? fail(ErrorCode::PayoutNotFailed, u"The provider makes this payout"_s)
            : fail(ErrorCode::PayoutNotFound, u"There is no such payout"_s);
    if (row->payout.status != PayoutStatus::Failed)
        return fail(ErrorCode::PayoutNotFailed, u"The payout has not failed"_s);
    if (!row->payout.paidBy.isEmpty())
        return fail(ErrorCode::PayoutNotFailed, u"The payout has already been paid out again"_s);
    if (!mayMoveMoney())
        return stopped();
    row->againOf = row->payout.seq;
    row->payout.againOf = row->payout.id;
    auto payout = write(std::move(*row), m_clock.now());
    if (payout) {
        m_rules.made();
        record(AuditKind::PaidOutAgain, {*payout});
    }
    return payout;
}

void PayoutService::record(AuditKind kind, const QList<Payout> &payouts)
{
    if (!audit::isPerson(audit::Acting::current().kind))
        return;
    for (const Payout &payout : payouts)
        m_trail.record({.kind = kind,
                        .subject = payout.id.text(),
                        .facts = {{u"amount"_s, payout.amount.cents()},
                                  {u"iban"_s, payout.iban},
                                  {u"againOf"_s, payout.againOf.text()}}});
}

Result<Payout> PayoutService::write(PayoutRow row, Timestamp at)
{
    const auto last = m_repository.last();
    Payout &payout = row.payout;
    payout.seq = last.seq + 1;
    // Keeps `made_at` monotonic in `seq`, even if the clock was set back.
    payout.madeAt = std::max(at, last.madeAt);
    payout.id = PayoutId(crypto::newId(payout.madeAt));
    payout.status = m_rules.fails() ? PayoutStatus::Failed : PayoutStatus::Succeeded;
    if (payout.againOf.isEmpty() && row.withheld > Amount()) {
        const auto booked = m_ledger.book({.cause = LedgerCause::FeeCharged,
                                           .subject = payout.id.text(),
                                           .debit = accountOf(payout, LedgerAccountKind::Merchant),
                                           .credit = accountOf(payout, LedgerAccountKind::Fees),
                                           .amount = row.withheld},
                                          payout.madeAt);
        if (!booked)
            return booked.failure();
    }
    if (const auto movement = movementOf(payout)) {
        if (const auto booked = m_ledger.book(*movement, payout.madeAt); !booked)
            return booked.failure();
    }
    m_repository.insert(row);
    m_events.payoutsChanged = true;
    return payout;
}

} // namespace tilldesk::payouts
