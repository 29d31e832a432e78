#include "core/refunds/refund_service.h"

#include "core/audit/person.h"
#include "core/crypto/digest.h"
#include "core/refunds/refund_json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::refunds {
namespace {

/// Hashes the parameters that make two requests equal, in hex. @source service.md#create-refund
QByteArray hashOf(const NewRefund &wanted)
{
    const QString text = wanted.paymentId.text() + u'\n' + QString::number(wanted.amount.cents())
        + u'\n' + wanted.description;
    return crypto::sha256(text.toUtf8()).toHex();
}

bool isRefundable(PaymentType type)
{
    switch (type) {
    case PaymentType::Dynamic:
    case PaymentType::StaticQr: return true;
    case PaymentType::PersonToPerson:
    case PaymentType::PaymentRequest: return false;
    }
    Q_UNREACHABLE();
}

LedgerAccount refundsOf(LedgerAccount account)
{
    account.kind = LedgerAccountKind::Refunds;
    return account;
}

} // namespace

RefundService::RefundService(storage::Database &db, const Clock &clock, Events &events,
                             merchants::MerchantService &merchants,
                             payments::PaymentService &payments, ledger::LedgerService &ledger,
                             ledger::PayoutItems &items, RefundRules rules)
    : m_repository(db),
      m_stored(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_merchants(merchants),
      m_payments(payments),
      m_ledger(ledger),
      m_items(items),
      m_rules(std::move(rules))
{
    db.addHooks({.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] {
                     m_last.reset();
                     m_nextDue = Timestamp(); // the rollback undid the processing: repeat it
                 }});
    m_nextDue = m_repository.nextDue();
}

void RefundService::readAhead(const NewRefund &wanted, const payments::Asker &asker)
{
    const auto directory = m_merchants.directory();
    const auto *profile = asker.profile ? directory->profile(*asker.profile) : nullptr;
    m_stored.readAhead(wanted.paymentId);
    m_repository.readAhead(wanted.paymentId,
                           profile != nullptr ? std::optional(profile->seq) : std::nullopt,
                           wanted.idempotencyKey);
}

Result<AcceptedRefund> RefundService::create(const NewRefund &wanted, const payments::Asker &asker,
                                             const Clear &clear)
{
    const auto subject = subjectOf(wanted.paymentId);
    if (!subject) {
        return subject.error().code == ErrorCode::PaymentNotFound
            ? fail(ErrorCode::PaymentForRefundNotFound, subject.error().detail)
            : subject.failure();
    }
    if (asker.profile && *asker.profile != subject->payment.profileId)
        return fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s);
    const QByteArray hash = hashOf(wanted);
    if (auto known = m_repository.find(subject->profile->seq, wanted.idempotencyKey)) {
        if (known->hash != hash)
            return fail(ErrorCode::RefundRequestConflict,
                        u"The Idempotency-Key belongs to a refund with other parameters"_s);
        return AcceptedRefund{std::move(known->refund), std::move(known->answer)};
    }
    if (!m_rules.mayMoveMoney())
        return fail(ErrorCode::Unavailable,
                    u"Refunds are stopped: the ledger is wrong, or the shop was restored and"
                    " accept-restore was not run yet"_s);
    const Refundable standing = standingOf(*subject);
    if (const auto obstacle = obstacleTo(wanted.amount, standing, *subject))
        return tl::unexpected<Error>(*obstacle);
    const Timestamp now = m_clock.now();
    const RefundId id = newId(now);
    AuditActor by = audit::Acting::current();
    if (clear) {
        const auto cleared = clear(id);
        if (!cleared)
            return cleared.failure();
        by = *cleared;
    }
    auto accepted = accept(id, wanted, *subject, hash, asker.actor, now);
    if (accepted) {
        record(*accepted, standing, by);
        if (isHosted(subject->payment.environment))
            m_rules.askProvider(accepted->refund);
    }
    return accepted;
}

/// Returns why a payment cannot be refunded, or not by this amount; empty if it can.
std::optional<Error> RefundService::obstacleTo(Amount amount, const Refundable &standing,
                                               const Subject &subject) const
{
    const Payment &payment = subject.payment;
    const bool isAtProvider = isHosted(payment.environment);
    if (!isAtProvider && !subject.profile->profile.allowsRefunds)
        return Error{ErrorCode::RefundsNotAllowed, u"The merchant profile allows no refunds"_s};
    if (auto obstacle = obstacleOf(payment, amount, standing))
        return obstacle;
    if (isAtProvider)
        return m_rules.obstacleAtProvider(payment);
    if (amount > standing.running)
        return Error{ErrorCode::RefundNotPossible,
                     u"The next payout is too small for this refund"_s};
    return {};
}

/// Returns why a payment cannot be refunded by this amount, whoever makes the refund; empty if it
/// can.
std::optional<Error> RefundService::obstacleOf(const Payment &payment, Amount amount,
                                               const Refundable &standing)
{
    if (!isRefundable(payment.type))
        return Error{ErrorCode::RefundsNotAllowed, u"This kind of payment cannot be refunded"_s};
    if (payment.status != PaymentStatus::Succeeded)
        return Error{ErrorCode::RefundNotPossible,
                     u"The payment is %1, not SUCCEEDED"_s.arg(toText(payment.status))};
    if (amount > standing.left)
        return Error{
            ErrorCode::RefundAmountTooHigh,
            u"Only %1 cents of the payment are left to refund"_s.arg(standing.left.cents())};
    return {};
}

/// Records what a person did; the refunds of programs are in the history of their payments.
void RefundService::record(const AcceptedRefund &accepted, const Refundable &before,
                           const AuditActor &by)
{
    if (!audit::isPerson(by.kind))
        return;
    const Refund &refund = accepted.refund;
    const audit::Acting acting(by);
    m_trail.record({.kind = AuditKind::RefundMade,
                    .subject = refund.id.text(),
                    .facts = {{u"paymentId"_s, refund.paymentId.text()},
                              {u"reference"_s, refund.reference},
                              {u"description"_s, refund.description},
                              {u"amount"_s, refund.amount.cents()}},
                    .before = {{u"left"_s, before.left.cents()}},
                    .after = {{u"left"_s, before.left.cents() - refund.amount.cents()}}});
}

RefundId RefundService::newId(Timestamp at)
{
    // Keeps `created_at` monotonic in `seq`, even if the clock was set back.
    return RefundId(crypto::newId(std::max(at, last().createdAt)));
}

Result<void> RefundService::append(const NewRefund &wanted, const Actor &actor, Timestamp at)
{
    const auto subject = subjectOf(wanted.paymentId);
    if (!subject)
        return subject.failure();
    if (const auto obstacle = obstacleTo(wanted.amount, standingOf(*subject), *subject))
        return tl::unexpected<Error>(*obstacle);
    const auto accepted = accept(newId(at), wanted, *subject, hashOf(wanted), actor, at);
    if (!accepted)
        return accepted.failure();
    const Refund &refund = accepted->refund;
    end({.seq = refund.seq,
         .id = refund.id,
         .paymentSeq = subject->payment.seq,
         .paymentId = refund.paymentId,
         .amount = refund.amount,
         .createdAt = refund.createdAt,
         .account = subject->account},
        RefundStatus::Refunded, at + m_rules.delay);
    return {};
}

Result<AcceptedRefund> RefundService::accept(const RefundId &id, const NewRefund &wanted,
                                             const Subject &subject, const QByteArray &hash,
                                             const Actor &actor, Timestamp at)
{
    Refund refund;
    refund.createdAt = std::max(at, last().createdAt);
    refund.seq = last().seq + 1;
    refund.id = id;
    refund.paymentId = wanted.paymentId;
    refund.profileId = subject.payment.profileId;
    refund.amount = wanted.amount;
    refund.description = wanted.description;
    refund.reference = subject.payment.reference;
    refund.actor = actor;
    const auto booked = m_ledger.book({.cause = LedgerCause::RefundReserved,
                                       .subject = refund.id.text(),
                                       .debit = subject.account,
                                       .credit = refundsOf(subject.account),
                                       .amount = refund.amount},
                                      refund.createdAt);
    if (!booked)
        return booked.failure();
    const Timestamp dueAt = at + m_rules.delay;
    AcceptedRefund accepted{refund, refundJson(refund)};
    m_repository.insert({.refund = refund,
                         .paymentSeq = subject.payment.seq,
                         .profileSeq = subject.profile->seq,
                         .account = m_ledger.rowOf(subject.account),
                         .dueAt = dueAt,
                         .idempotencyKey = wanted.idempotencyKey,
                         .requestHash = hash,
                         .answer = accepted.answer});
    m_last = {refund.seq, refund.createdAt};
    if (!isHosted(subject.payment.environment))
        m_nextDue = std::min(m_nextDue.value_or(dueAt), dueAt);
    m_events.refundsChanged = true;
    return accepted;
}

Result<Refund> RefundService::takeOver(const NewRefund &made, const Actor &actor)
{
    const auto subject = subjectOf(made.paymentId);
    if (!subject)
        return fail(ErrorCode::PaymentForRefundNotFound, subject.error().detail);
    if (m_repository.find(subject->profile->seq, made.idempotencyKey))
        return fail(ErrorCode::RefundRequestConflict, u"The Idempotency-Key is known"_s);
    if (!m_rules.mayMoveMoney())
        return fail(ErrorCode::Unavailable, u"Refunds are stopped"_s);
    if (const auto obstacle = obstacleOf(subject->payment, made.amount, standingOf(*subject)))
        return tl::unexpected<Error>(*obstacle);
    const Timestamp now = m_clock.now();
    const auto accepted = accept(newId(now), made, *subject, hashOf(made), actor, now);
    if (!accepted)
        return accepted.failure();
    return accepted->refund;
}

int RefundService::processDue(int limit)
{
    if (!m_rules.mayMoveMoney())
        return 0;
    const Timestamp now = m_clock.now();
    m_repository.makeDueNow(now + m_rules.delay, now);
    const auto due = m_repository.due(now, limit);
    for (const DueRefund &refund : due)
        end(refund, m_rules.fails() ? RefundStatus::Failed : RefundStatus::Refunded, now);
    m_nextDue = m_repository.nextDue();
    return int(due.size());
}

Result<Refund> RefundService::settle(const RefundId &id, RefundStatus status)
{
    Q_ASSERT(status != RefundStatus::Pending);
    if (const auto due = m_repository.pending(id)) {
        if (!m_rules.mayMoveMoney())
            return fail(ErrorCode::Unavailable, u"Refunds are stopped"_s);
        end(*due, status, m_clock.now());
    }
    auto refund = m_repository.find(id);
    if (!refund)
        return fail(ErrorCode::RefundNotFound, u"There is no such refund"_s);
    return std::move(*refund);
}

bool RefundService::isAtProvider(const Refund &refund) const
{
    const auto directory = m_merchants.directory();
    const merchants::StoredProfile *stored = directory->profile(refund.profileId);
    return stored != nullptr && isHosted(stored->profile.environment);
}

void RefundService::end(const DueRefund &due, RefundStatus status, Timestamp now)
{
    // Invariant: create() has checked everything that refunded() refuses. If that fails all the
    // same, no money moves.
    if (status == RefundStatus::Refunded && !m_payments.refunded(due.paymentId, due.amount)) {
        Q_ASSERT(false);
        status = RefundStatus::Failed;
    }
    const bool isDone = status == RefundStatus::Refunded;
    const Timestamp at = std::max(now, due.createdAt);
    const auto booked =
        m_ledger.book({.cause = isDone ? LedgerCause::RefundDone : LedgerCause::RefundFailed,
                       .subject = due.id.text(),
                       .debit = refundsOf(due.account),
                       .credit = isDone ? LedgerAccount() : due.account,
                       .amount = due.amount},
                      at);
    Q_ASSERT(booked); // cannot overflow: the amount was taken from these accounts before
    if (!booked)
        return;
    if (isDone) {
        m_items.add({.kind = PayoutItemKind::Refund,
                     .account = due.account,
                     .payment = due.paymentSeq,
                     .refund = due.seq,
                     .amount = due.amount},
                    *booked);
    }
    m_repository.end(due.seq, status, at);
    m_events.refundsChanged = true;
}

std::optional<Timestamp> RefundService::nextDue()
{
    if (!m_rules.mayMoveMoney())
        return {};
    // Cache the next due time; setting the clock back must never postpone it.
    if (m_nextDue)
        m_nextDue = std::min(*m_nextDue, m_clock.now() + m_rules.delay);
    return m_nextDue;
}

Result<Refundable> RefundService::refundable(const PaymentId &id)
{
    const auto subject = subjectOf(id);
    if (!subject)
        return subject.failure();
    Refundable standing = standingOf(*subject);
    standing.obstacle = obstacleTo(Amount::fromCents(1), standing, *subject);
    return standing;
}

Result<QString> RefundService::revealIban(const PaymentId &id)
{
    return m_payments.revealIban(id, {});
}

Result<RefundService::Subject> RefundService::subjectOf(const PaymentId &id)
{
    auto payment = m_stored.find(id);
    if (!payment)
        return fail(ErrorCode::PaymentNotFound, u"There is no such payment"_s);
    Subject subject{.payment = asOf(std::move(*payment), m_clock.now()),
                    .directory = m_merchants.directory()};
    subject.profile = subject.directory->profile(subject.payment.profileId);
    if (subject.profile == nullptr)
        return fail(ErrorCode::Internal, u"a payment has lost its profile"_s);
    subject.account =
        ledger::merchantAccount(subject.profile->profile.merchantId,
                                payoutIban(subject.profile->profile), subject.payment.bulkId);
    return subject;
}

Refundable RefundService::standingOf(const Subject &subject)
{
    const Payment &payment = subject.payment;
    Refundable standing{.paid = payment.amount,
                        .refunded = payment.refunded,
                        .pending = m_repository.pendingOf(payment.id),
                        .left = {},
                        .running = m_ledger.balance(subject.account),
                        .obstacle = {}};
    standing.left = Amount::fromCents(payment.amount.cents() - payment.refunded.cents()
                                      - standing.pending.cents());
    if (isHosted(payment.environment))
        standing.running = standing.left; // the provider knows what its payout holds
    return standing;
}

const RefundRepository::Last &RefundService::last()
{
    if (!m_last)
        m_last = m_repository.last();
    return *m_last;
}

} // namespace tilldesk::refunds
