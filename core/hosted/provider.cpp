#include "core/hosted/provider.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

/// Codes of the interface for what the shop can act on. @source service.md#errors
ErrorCode codeOf(const ReplyEnd &end)
{
    static const QHash<QString, ErrorCode> codes{
        {u"UNABLE_TO_PAY_CREDITOR"_s, ErrorCode::UnableToPayCreditor},
        {u"PAYMENT_NOT_FOUND"_s, ErrorCode::PaymentNotFound},
        {u"PAYMENT_NOT_PENDING"_s, ErrorCode::PaymentNotPending},
        {u"PAYMENT_VOIDED"_s, ErrorCode::PaymentVoided},
        {u"PAYMENT_NOT_ACKNOWLEDGEABLE"_s, ErrorCode::PaymentNotAcknowledgeable},
        {u"AMOUNT_MISMATCH"_s, ErrorCode::AmountMismatch},
        {u"CALLER_NOT_ALLOWED_TO_CANCEL"_s, ErrorCode::CallerNotAllowedToCancel},
        {u"REFUND_NOT_ALLOWED"_s, ErrorCode::RefundNotAllowed},
        {u"REFUND_NOT_AVAILABLE"_s, ErrorCode::RefundNotAvailable}};
    return codes.value(end.code, ErrorCode::ProviderRefused);
}

/// Codes of the interface for refunds. @source service.md#errors
ErrorCode refundCodeOf(const QString &code)
{
    static const QHash<QString, ErrorCode> codes{
        {u"PAYMENT_FOR_REFUND_NOT_FOUND"_s, ErrorCode::PaymentForRefundNotFound},
        {u"INVALID_REFUND_AMOUNT"_s, ErrorCode::RefundAmountTooHigh},
        {u"REFUND_NOT_ALLOWED"_s, ErrorCode::RefundsNotAllowed},
        {u"REFUND_NOT_POSSIBLE"_s, ErrorCode::RefundNotPossible},
        {u"REFUND_REQUEST_CONFLICT"_s, ErrorCode::RefundRequestConflict}};
    return codes.value(code, ErrorCode::ProviderRefused);
}

} // namespace

tl::unexpected<Error> refusalOf(const RefundRequest &request)
{
    return fail(
        refundCodeOf(request.code),
        u"The payment provider has refused the refund: %1 %2"_s.arg(request.code, request.note));
}

Error errorOf(const ReplyEnd &end)
{
    const QString said = u"%1 %2: %3"_s.arg(end.facts.status).arg(end.code, end.message);
    switch (end.kind) {
    case ReplyKind::Answered: break;
    case ReplyKind::Refused:
        return {codeOf(end), u"The payment provider has refused the request: %1"_s.arg(said)};
    case ReplyKind::RateLimited:
        return {ErrorCode::ProviderUnreachable,
                u"The payment provider gets too many requests: %1"_s.arg(end.detail)};
    case ReplyKind::NotSent:
        return {ErrorCode::ProviderUnreachable,
                u"The payment provider cannot be reached: %1"_s.arg(end.detail)};
    case ReplyKind::Unknown: break;
    }
    return {ErrorCode::OutcomeUnknown,
            u"The payment provider has not answered: %1"_s.arg(end.detail)};
}

Provider::Provider(Needs needs)
    : m_needs(std::move(needs)),
      m_network({.name = u"hosted"_s, .trust = m_needs.trust}),
      m_fetcher(merchants::KeySetFetcher::kTimeout, m_needs.trust),
      m_keySets(m_fetcher, m_needs.realClock, m_needs.log),
      m_client({m_network, m_keySets, m_needs.realClock, m_needs.monotonic}),
      m_follower({m_network, m_client, m_needs.core, m_needs.intents, m_needs.payouts,
                  m_needs.connections, m_needs.clock, m_needs.realClock, m_needs.monotonic,
                  m_needs.log, m_needs.rules, m_needs.zone,
                  [this](const ProfileId &profile) { m_payouts.hasten(profile); }}),
      m_refunds({m_network, m_client, m_needs.core, m_needs.refunds, m_needs.connections,
                 m_needs.realClock, m_needs.monotonic, m_needs.log, m_needs.rules.tick}),
      m_payouts({m_network, m_client, m_needs.core, m_needs.payouts, m_needs.connections,
                 m_needs.realClock, m_needs.monotonic, m_needs.log, m_needs.zone,
                 m_needs.rules.tick})
{
}

void Provider::stop()
{
    m_payouts.stop();
    m_keySets.stop();
    m_fetcher.stop();
    m_network.stop([this] {
        m_follower.end();
        m_refunds.end();
        m_payouts.end();
    });
}

void Provider::follow()
{
    m_refunds.follow();
    m_payouts.start();
    struct Unended {
        QList<Payment> payments;
        QList<HostedOutcome> outcomes;
    };
    m_needs.core.submit(
        [this]() -> Result<Unended> {
            m_needs.intents->loseRequests();
            return Unended{m_needs.intents->unended(), m_needs.intents->repository().open()};
        },
        [this, post = m_post](const Result<Unended> &unended) {
            if (!unended)
                return m_needs.log.warning("cannot follow the payments of providers: "
                                           + unended.error().detail.toUtf8());
            post([this, unended = *unended] {
                m_follower.begin(unended.payments, unended.outcomes);
            });
        });
}

void Provider::create(const ProfileId &profile, const NewPayment &wanted, const VatShares &vat,
                      const Actor &actor, Done<Payment> done)
{
    using Begun = IntentService::Begun;
    m_needs.core.submit([this, profile, wanted, vat,
                         actor] { return m_needs.intents->begin(profile, wanted, vat, actor); },
                        [this, done = std::move(done)](const Result<Begun> &begun) {
                            if (!begun)
                                done(begun.failure());
                            else if (begun->isNew)
                                send(*begun, done);
                            else
                                answerAgain(begun->outcome, done);
                        });
}

void Provider::send(const IntentService::Begun &begun, const Done<Payment> &done)
{
    const auto access = accessTo(begun.outcome.profileId);
    if (!access) {
        Reply<HostedPayment> none;
        none.kind = ReplyKind::NotSent;
        none.detail = u"the profile is not connected"_s;
        return finish(begun, none, done);
    }
    m_client.createPayment(
        *access, begun.sent,
        [this, begun, done](const Reply<HostedPayment> &reply) { finish(begun, reply, done); });
}

void Provider::finish(const IntentService::Begun &begun, const Reply<HostedPayment> &reply,
                      const Done<Payment> &done)
{
    // A command must not fail after it has written, so the refusal is its value.
    using Ended = std::optional<Payment>;
    m_needs.core.submit(
        [this, id = begun.outcome.id, reply]() -> Result<Ended> {
            switch (reply.kind) {
            case ReplyKind::Answered: {
                auto payment = m_needs.intents->created(id, *reply.value);
                if (!payment)
                    return payment.failure();
                return Ended(std::move(*payment));
            }
            case ReplyKind::Refused:
            case ReplyKind::RateLimited:
            case ReplyKind::NotSent: m_needs.intents->refused(id, errorOf(reply).detail); break;
            case ReplyKind::Unknown: m_needs.intents->lost(id); break;
            }
            return Ended();
        },
        [this, begun, reply, done, post = m_post](const Result<Ended> &ended) {
            if (ended && *ended) {
                post([this, payment = **ended] { m_follower.track(payment); });
                return done(**ended);
            }
            if (!ended) { // what was answered is not stored: the search finds it
                m_needs.log.warning("cannot store the answer of a provider: "
                                    + ended.error().detail.toUtf8());
                m_needs.core.submit(
                    [this, id = begun.outcome.id]() -> Result<void> {
                        m_needs.intents->lost(id);
                        return {};
                    },
                    [](const Result<void> & /*lost at the next start*/) {});
            }
            if (!ended || reply.kind == ReplyKind::Unknown)
                post([this, outcome = begun.outcome]() mutable {
                    outcome.state = OutcomeState::Unknown;
                    m_follower.track(outcome);
                });
            done(ended ? tl::unexpected<Error>(errorOf(reply))
                       : tl::unexpected<Error>({ErrorCode::OutcomeUnknown, ended.error().detail}));
        });
}

void Provider::answerAgain(const HostedOutcome &outcome, const Done<Payment> &done)
{
    switch (outcome.state) {
    case OutcomeState::Sent:
    case OutcomeState::Unknown:
        return done(fail(ErrorCode::OutcomeUnknown,
                         u"The payment provider has not answered the first request yet"_s));
    case OutcomeState::Refused: return done(fail(ErrorCode::ProviderRefused, outcome.note));
    case OutcomeState::NotCreated:
        return done(fail(ErrorCode::ProviderUnreachable, u"The payment was not created"_s));
    case OutcomeState::Created: break;
    }
    m_needs.core.submit([this, id = outcome.paymentId] { return m_needs.intents->payment(id); },
                        [done](const Result<Payment> &payment) { done(payment); });
}

void Provider::cancel(const Payment &known, const payments::Asker &asker, Done<Payment> done)
{
    if (asker.profile && *asker.profile != known.profileId)
        return done(fail(ErrorCode::CallerNotAllowedToCancel,
                         u"The caller is not a participant of the payment"_s));
    const auto access = accessForChange(known.profileId);
    if (!access)
        return done(access.failure());
    m_client.cancel(*access, known.id,
                    [this, known, actor = asker.actor, done = std::move(done)](
                        const Reply<Nothing> &reply) { lookAfter(known, actor, reply, done); });
}

void Provider::acknowledge(const Payment &known, Amount amount, const payments::Asker &asker,
                           Done<Payment> done)
{
    if (asker.profile && *asker.profile != known.profileId)
        return done(fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s));
    const auto access = accessForChange(known.profileId);
    if (!access)
        return done(access.failure());
    m_client.acknowledge(
        *access, known.id, amount, {},
        [this, known, actor = asker.actor, done = std::move(done)](const Reply<Nothing> &reply) {
            lookAfter(known, actor, reply, done);
        });
}

void Provider::lookAfter(const Payment &known, const Actor &actor, const ReplyEnd &end,
                         const Done<Payment> &done)
{
    hasten(known.id);
    if (end.kind != ReplyKind::Answered)
        return done(tl::unexpected<Error>(errorOf(end)));
    const auto access = accessTo(known.profileId);
    if (!access)
        return done(fail(ErrorCode::ProviderUnreachable, u"The profile is not connected"_s));
    m_client.payment(
        *access, known.id,
        [this, known, actor, done,
         askedAt = m_needs.clock.now()](const Reply<HostedPayment> &reply) {
            if (!reply.value)
                return done(tl::unexpected<Error>(errorOf(reply)));
            m_needs.core.submit(
                [this, profile = known.profileId, seen = *reply.value, askedAt, actor] {
                    return m_needs.intents->see(profile, seen, askedAt, actor);
                },
                [this, done, post = m_post](const Result<Payment> &payment) {
                    if (payment)
                        post([this, now = *payment] { m_follower.track(now); });
                    done(payment);
                });
        });
}

void Provider::revealIban(const Payment &known, const payments::Asker &asker, Done<QString> done)
{
    if (asker.profile && *asker.profile != known.profileId)
        return done(fail(ErrorCode::AccessDenied, u"The payment belongs to another profile"_s));
    const auto access = accessTo(known.profileId);
    if (!access)
        return done(fail(ErrorCode::ProviderUnreachable, u"The profile is not connected"_s));
    m_client.refundIban(*access, known.id,
                        [this, known, by = audit::actorOf(asker.actor),
                         done = std::move(done)](const Reply<QString> &reply) {
                            if (!reply.value)
                                return done(tl::unexpected<Error>(errorOf(reply)));
                            // Nobody sees an account number that the audit trail does not record.
                            m_needs.core.submit(
                                [this, known, by, iban = *reply.value]() -> Result<QString> {
                                    m_needs.intents->recordIbanShown(known, by);
                                    return iban;
                                },
                                [done](const Result<QString> &iban) { done(iban); });
                        });
}

Provider::Show Provider::show()
{
    return [this, post = m_post](int window, const QList<PaymentId> &shown) {
        post([this, window, shown] {
            if (shown.isEmpty())
                m_shown.remove(window);
            else
                m_shown[window] = shown;
            QSet<PaymentId> all;
            for (const QList<PaymentId> &ids : std::as_const(m_shown))
                all += QSet<PaymentId>(ids.begin(), ids.end());
            m_follower.setShown(all);
        });
    };
}

void Provider::awaitRefund(const RefundId &id, Done<RefundRequest> done)
{
    m_post([this, id, done = std::move(done)] { m_refunds.await(id, done); });
}

QList<HostedContact> Provider::contacts() const
{
    QList<HostedContact> all;
    for (const auto &[profile, connection] : m_needs.connections.current()->asKeyValueRange()) {
        HostedContact contact = m_client.contact(accessOf(*connection, m_needs.realClock.now()));
        contact.profileId = profile;
        if (const auto progress = m_follower.backfill().progressOf(profile)) {
            contact.found = progress->found;
            contact.foundUpTo = progress->upTo;
        }
        all << contact;
    }
    return all;
}

void Provider::hasten(const PaymentId &id)
{
    m_post([this, id] { m_follower.hasten(id); });
}

void Provider::hastenOutcome(const PaymentId &intent)
{
    m_post([this, intent] { m_follower.hastenOutcome(intent); });
}

Result<Access> Provider::accessForChange(const ProfileId &profile) const
{
    const auto connection = m_needs.connections.find(profile);
    if (connection && connection->shown.allowed == RealMoney::ReadOnly)
        return fail(ErrorCode::NotAllowedYet,
                    u"The owner has not allowed payments with real money yet"_s);
    auto access = accessTo(profile);
    if (!access)
        return fail(ErrorCode::ProviderUnreachable, u"The profile is not connected"_s);
    return std::move(*access);
}

std::optional<Access> Provider::accessTo(const ProfileId &profile) const
{
    const auto connection = m_needs.connections.find(profile);
    if (!connection || (connection->apiKey.isEmpty() && connection->keys.empty()))
        return {};
    return accessOf(*connection, m_needs.realClock.now());
}

} // namespace tilldesk::hosted
