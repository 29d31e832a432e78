#include "core/callbacks/callback_outbox.h"

#include "core/callbacks/callback_body.h"
#include "core/crypto/random.h"
#include "core/domain/callback_url.h"
#include "core/merchants/directory.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

constexpr auto kHeldFor = std::chrono::minutes(1); ///< delay of CallbackFault::Late and Reordered

struct Wanted {
    CallbackKind kind = CallbackKind::Status;
    QString url; ///< empty: no callback is sent
};

/// @source service.md#callbacks
Wanted wantedFor(const Payment &payment)
{
    switch (payment.status) {
    case PaymentStatus::Pending:
    case PaymentStatus::Authorized: return {};
    case PaymentStatus::Identified:
        return {CallbackKind::Identification, payment.identifyCallbackUrl};
    case PaymentStatus::AuthorizationFailed:
    case PaymentStatus::Failed:
    case PaymentStatus::Succeeded:
    case PaymentStatus::Cancelled:
    case PaymentStatus::Expired:
    case PaymentStatus::PendingMerchantAcknowledgement:
    case PaymentStatus::Voided: return {CallbackKind::Status, payment.callbackUrl};
    }
    Q_UNREACHABLE();
}

/// Returns an invented payment for a test callback.
Payment examplePayment(PaymentStatus status, Timestamp now)
{
    Payment payment;
    payment.id = PaymentId(crypto::newId(now));
    payment.status = status;
    payment.amount = Amount::fromCents(1250);
    payment.createdAt = now;
    payment.expireAt = now + std::chrono::minutes(20);
    payment.reference = u"TEST"_s;
    payment.description = u"Test callback"_s;
    if (status == PaymentStatus::Succeeded)
        payment.succeededAt = now;
    if (status != PaymentStatus::Pending && status != PaymentStatus::Cancelled
        && status != PaymentStatus::Expired)
        payment.debtor = {.name = u"Test"_s, .iban = u"BE71096123456769"_s};
    return payment;
}

} // namespace

CallbackOutbox::CallbackOutbox(storage::Database &db, const Clock &clock, Events &events,
                               RetryRule rule)
    : m_repository(db),
      m_trail(db, clock),
      m_clock(clock),
      m_events(events),
      m_rule(std::move(rule))
{
    db.addHooks({.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] {
                     m_lastCreated.reset();
                 }});
}

void CallbackOutbox::add(const Payment &payment, const Profile &profile)
{
    const Wanted wanted = wantedFor(payment);
    if (!wanted.url.isEmpty())
        insert(wanted.kind, payment, wanted.url, m_fault, profile);
}

void CallbackOutbox::ask(const Payment &payment, const Profile &profile)
{
    if (!m_repository.hasSynchronous(payment.id))
        insert(CallbackKind::Status, payment, payment.callbackUrl, m_fault, profile);
}

void CallbackOutbox::stopAsking(const PaymentId &payment)
{
    if (m_repository.endSynchronous(payment) > 0)
        m_events.callbacksChanged = true;
}

Result<CallbackId> CallbackOutbox::sendTest(const TestCallback &wanted,
                                            const merchants::Directory &directory,
                                            const SimulationState &simulation)
{
    const merchants::StoredProfile *profile = directory.profile(wanted.profile);
    if (profile == nullptr)
        return fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s);
    if (const auto url = callbackUrl(wanted.url, urlRuleOf(profile->profile), u"url"_s); !url)
        return url.failure();
    if (wanted.fault != CallbackFault::None && !simulation.isOn)
        return fail(ErrorCode::SimulationOff, u"The simulation is off"_s);
    const CallbackId id = addTest(wanted, profile->profile);
    m_trail.record({.kind = AuditKind::TestCallbackSent,
                    .subject = id.text(),
                    .facts = {{u"profileId"_s, wanted.profile.text()},
                              {u"url"_s, wanted.url},
                              {u"fault"_s, QString(toText(wanted.fault))}}});
    return id;
}

CallbackId CallbackOutbox::addTest(const TestCallback &wanted, const Profile &profile)
{
    return insert(CallbackKind::Test, examplePayment(wanted.status, m_clock.now()), wanted.url,
                  wanted.fault, profile);
}

CallbackId CallbackOutbox::insert(CallbackKind kind, const Payment &payment, const QString &url,
                                  CallbackFault fault, const Profile &profile)
{
    const Timestamp now = m_clock.now();
    Callback callback;
    // created_at stays monotonic in seq, even if the clock was set back.
    if (!m_lastCreated)
        m_lastCreated = m_repository.lastCreated().value_or(now);
    m_lastCreated = std::max(now, *m_lastCreated);
    callback.createdAt = *m_lastCreated;
    callback.id = CallbackId(crypto::newId(callback.createdAt));
    callback.kind = kind;
    callback.profileId = profile.id;
    callback.paymentId = payment.id;
    callback.reference = payment.reference;
    callback.status = payment.status;
    callback.url = url;
    callback.fault = fault;
    callback.retriesLeft = m_rule.retries(isSynchronous(kind, payment.status));
    // If an earlier callback of the payment is held back, send this one: it is the one that
    // overtakes.
    const bool isHeld = fault == CallbackFault::Late
        || (fault == CallbackFault::Reordered && !m_repository.hasReordered(payment.id, now));
    callback.dueAt = isHeld ? now + kHeldFor : now;
    if (isHeld)
        m_mayHaveReordered = true;
    const auto waitsFor =
        kind == CallbackKind::Test ? std::nullopt : m_repository.lastUnattempted(payment.id, now);
    m_repository.insert(callback, callbackBody(payment, profile.callbackHeader), waitsFor);
    m_events.callbacksChanged = true;
    return callback.id;
}

Result<void> CallbackOutbox::sendAgain(const CallbackId &id)
{
    auto row = m_repository.find(id);
    if (!row)
        return fail(ErrorCode::CallbackNotFound, u"There is no such callback"_s);
    // decide() will deduct a retry for this attempt. Add one first, so that a manual resend does
    // not use up an automatic retry.
    const int retries = m_rule.retries(isSynchronous(row->kind, row->status));
    row->retriesLeft =
        row->state == CallbackState::Waiting ? std::min(row->retriesLeft + 1, retries) : 0;
    row->state = CallbackState::Waiting;
    row->dueAt = m_clock.now();
    m_repository.update(*row);
    m_trail.record({.kind = AuditKind::CallbackSentAgain,
                    .subject = id.text(),
                    .facts = {{u"paymentId"_s, row->paymentId.text()}}});
    m_events.callbacksChanged = true;
    return {};
}

int CallbackOutbox::sendFailedAgain(const CallbackFilter &filter)
{
    const int count = m_repository.retryFailed(filter, m_clock.now());
    if (count > 0)
        m_trail.record({.kind = AuditKind::CallbacksSentAgain, .facts = {{u"callbacks"_s, count}}});
    m_events.callbacksChanged = m_events.callbacksChanged || count > 0;
    return count;
}

void CallbackOutbox::clockSetTo(Timestamp now)
{
    std::chrono::milliseconds longest = kHeldFor;
    for (const auto delay : m_rule.delays + m_rule.synchronousDelays)
        longest = std::max<std::chrono::milliseconds>(longest, delay);
    if (m_repository.makeDueNow(now + longest, now) > 0)
        m_events.callbacksChanged = true;
    // After the clock was set back, callbacks released earlier may be due in the future again.
    m_mayHaveReordered = true;
}

Result<void> CallbackOutbox::record(qint64 callback, CallbackAttempt attempt)
{
    auto row = m_repository.findDeliveryState(callback);
    if (!row)
        return {};
    attempt.number = row->attempts + 1;
    row->attempts = attempt.number;
    row->lastAt = attempt.at;
    row->lastOutcome = attempt.outcome;
    row->lastStatus = attempt.status;
    row->lastDuration = attempt.duration;
    decide(*row, attempt);
    m_repository.record(*row, attempt);
    if (attempt.number == 1) {
        m_repository.releaseAfter(row->seq);
        if (mayHaveReordered())
            m_repository.releaseReordered(row->paymentId, row->seq, m_clock.now());
    }
    m_events.callbacksChanged = true;
    return tellAnswer(*row);
}

Result<void> CallbackOutbox::tellAnswer(const CallbackRow &row)
{
    if (!m_answered || !isSynchronous(row.kind, row.status) || row.state == CallbackState::Waiting)
        return {};
    return m_answered(row.paymentId, row.state == CallbackState::Delivered);
}

void CallbackOutbox::decide(CallbackRow &row, const CallbackAttempt &attempt) const
{
    if (attempt.outcome == CallbackOutcome::Receipt) {
        row.state = CallbackState::Delivered;
        row.dueAt.reset();
        row.deliveredAt = row.deliveredAt.value_or(attempt.at);
        return;
    }
    // The failed attempt was not the scheduled one (an extra send, or in flight while a resend was
    // requested): leave the schedule unchanged.
    if (row.state != CallbackState::Waiting || row.dueAt > attempt.at)
        return;
    // The retry rule may allow fewer retries than when the callback was added.
    const bool isSync = isSynchronous(row.kind, row.status);
    const int retriesLeft = std::min(row.retriesLeft, m_rule.retries(isSync));
    // A synchronous callback is retried after a refusal too: the customer is waiting, and the cause
    // may be temporary.
    const bool isRetried =
        isWorthRetrying(attempt.outcome) || (isSync && attempt.outcome == CallbackOutcome::Refused);
    if (isRetried && retriesLeft > 0) {
        row.dueAt = m_clock.now() + m_rule.delay(retriesLeft, isSync);
        row.retriesLeft = retriesLeft - 1;
        return;
    }
    row.state = row.deliveredAt ? CallbackState::Delivered : CallbackState::Failed;
    row.dueAt.reset();
}

bool CallbackOutbox::mayHaveReordered()
{
    if (!m_mayHaveReordered)
        m_mayHaveReordered = m_repository.hasAnyReordered(m_clock.now(), m_clock.now() - kHeldFor);
    return *m_mayHaveReordered;
}

int CallbackOutbox::forget(Timestamp before, int limit)
{
    const int count = m_repository.remove(before, limit);
    m_events.callbacksChanged = m_events.callbacksChanged || count > 0;
    return count;
}

void CallbackOutbox::forgetEnded(const PaymentId &payment)
{
    if (m_repository.removeEnded(payment) > 0)
        m_events.callbacksChanged = true;
}

} // namespace tilldesk::callbacks
