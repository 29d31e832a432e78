#include "core/hosted/refund_sender.h"

#include "core/hosted/follower.h"
#include "core/hosted/growing_pause.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::hosted {
namespace {

constexpr auto kFirstRefundPause = 2000ms;
constexpr auto kLongestRefundPause = 60'000ms;

} // namespace

RefundSender::RefundSender(const Needs &needs)
    : m_needs(needs),
      m_post(needs.network.post()),
      m_timer(std::in_place, needs.network, [this] { tick(); })
{
}

void RefundSender::follow()
{
    m_needs.core.submit(
        [this]() -> Result<QList<RefundRequest>> {
            m_needs.requests->setTell([this, post = m_post](const QList<RefundRequest> &begun) {
                post([this, begun] {
                    for (const RefundRequest &request : begun)
                        track(request);
                });
            });
            return m_needs.requests->resume();
        },
        [this, post = m_post](const Result<QList<RefundRequest>> &unended) {
            if (!unended)
                m_needs.log.warning("cannot follow the refunds of providers: "
                                    + unended.error().detail.toUtf8());
            post([this, unended] {
                for (const RefundRequest &request : unended ? *unended : QList<RefundRequest>())
                    track(request);
                m_timer->start(m_needs.tick);
            });
        });
}

void RefundSender::track(const RefundRequest &request)
{
    const bool isAccepted = request.state == RefundRequestState::Accepted;
    const bool isEnded = request.state == RefundRequestState::Refused
        || (isAccepted && request.refund.status != RefundStatus::Pending);
    const auto known = m_refunds.find(request.refund.id);
    if (isEnded) {
        if (known != m_refunds.end())
            m_refunds.erase(known);
        return;
    }
    const bool isNew = known == m_refunds.end();
    Followed &followed = isNew ? m_refunds[request.refund.id] : *known;
    if (isNew) {
        followed.payment = request.refund.paymentId;
        followed.profile = request.refund.profileId;
        followed.next = m_needs.monotonic.now();
    }
    if (isAccepted && followed.hostedId.isEmpty()) {
        followed.hostedId = request.hostedId;
        followed.tries = 0;
        followed.next = m_needs.monotonic.now() + (isNew ? 0ms : kFirstRefundPause);
    }
}

void RefundSender::await(const RefundId &id, Done done)
{
    const auto known = m_refunds.find(id);
    if (known == m_refunds.end() || !known->hostedId.isEmpty() || known->isPaused)
        return m_needs.core.submit([this, id] { return m_needs.requests->find(id); },
                                   std::move(done));
    known->waiting << std::move(done);
    known->next = m_needs.monotonic.now();
}

void RefundSender::tick()
{
    const Time now = m_needs.monotonic.now();
    for (auto it = m_refunds.begin(); it != m_refunds.end(); ++it) {
        if (it->isAsked || it->next > now)
            continue;
        if (it->hostedId.isEmpty())
            send(it.key(), *it);
        else
            ask(it.key(), *it);
    }
    m_timer->start(m_needs.tick);
}

/// Reads the request anew: it may have been answered, and money may not move any more.
void RefundSender::send(const RefundId &id, Followed &followed)
{
    followed.isAsked = true;
    followed.isPaused = false;
    using ToSend = std::optional<RefundRequest>;
    m_needs.core.submit(
        [this, id, isUnsure = followed.isUnsure] { return m_needs.requests->toSend(id, isUnsure); },
        [this, id, post = m_post](const Result<ToSend> &request) {
            post([this, id, request] {
                if (request && *request && (*request)->state == RefundRequestState::Open)
                    return sendNow(**request);
                if (request && *request)
                    return go(id, **request, {});
                go(id,
                   request ? fail(ErrorCode::Unavailable, u"Refunds are stopped"_s)
                           : request.failure(),
                   {});
            });
        });
}

void RefundSender::sendNow(const RefundRequest &request)
{
    const RefundId id = request.refund.id;
    const auto done = [this, id](Reply<HostedRefund> reply) {
        // A request that the network has delivered twice is answered so, because a signature is
        // valid once. So only a second one in a row is the provider's answer.
        constexpr int kUnauthorized = 401;
        const bool isUnauthorized =
            reply.kind == ReplyKind::Refused && reply.facts.status == kUnauthorized;
        const auto known = m_refunds.find(id);
        const bool wasUnauthorized =
            known != m_refunds.end() && std::exchange(known->wasUnauthorized, isUnauthorized);
        if (isUnauthorized && !wasUnauthorized)
            reply.kind = ReplyKind::NotSent;
        store(id, reply, [this, id, reply] { return m_needs.requests->ended(id, reply); });
    };
    const auto access = accessTo(request.refund.profileId);
    if (!access) {
        Reply<HostedRefund> none;
        none.kind = ReplyKind::NotSent;
        none.detail = u"the profile is not connected"_s;
        return done(none);
    }
    m_needs.client.createRefund(*access,
                                {.paymentId = request.refund.paymentId,
                                 .amount = request.refund.amount,
                                 .description = request.refund.description,
                                 .idempotencyKey = request.idempotencyKey},
                                done);
}

void RefundSender::ask(const RefundId &id, Followed &followed)
{
    const auto access = accessTo(followed.profile);
    if (!access)
        return again(followed, {});
    followed.isAsked = true;
    m_needs.client.refund(*access, followed.payment, followed.hostedId,
                          [this, id](const Reply<HostedRefund> &reply) {
                              store(id, reply, [this, id, reply]() -> Result<RefundRequest> {
                                  return reply.value ? m_needs.requests->see(id, *reply.value)
                                                     : m_needs.requests->find(id);
                              });
                          });
}

template <typename F>
void RefundSender::store(const RefundId &id, const ReplyEnd &end, F work)
{
    m_needs.core.submit(
        std::move(work),
        [this, id, retryAfter = end.retryAfter, post = m_post](const Result<RefundRequest> &now) {
            post([this, id, retryAfter, now] { go(id, now, retryAfter); });
        });
}

void RefundSender::go(const RefundId &id, const Result<RefundRequest> &now,
                      std::optional<std::chrono::seconds> retryAfter)
{
    const auto known = m_refunds.find(id);
    if (known == m_refunds.end())
        return;
    known->isAsked = false;
    const QList<Done> waiting = std::exchange(known->waiting, {});
    const bool wasAccepted = !known->hostedId.isEmpty();
    if (now) {
        known->isUnsure = false;
        again(*known, retryAfter);
        track(*now);
    } else {
        if (!wasAccepted)
            known->isUnsure = true;
        m_needs.log.warning("cannot follow refund " + id.text().toLatin1() + ": "
                            + now.error().detail.toUtf8());
        again(*known, retryAfter);
    }
    for (const Done &done : waiting)
        done(now);
}

void RefundSender::again(Followed &followed, std::optional<std::chrono::seconds> retryAfter)
{
    followed.isPaused = retryAfter.has_value();
    followed.next = m_needs.monotonic.now()
        + (retryAfter ? Time(*retryAfter)
                      : growingPause(kFirstRefundPause, kLongestRefundPause, followed.tries + 1));
    ++followed.tries;
}

std::optional<Access> RefundSender::accessTo(const ProfileId &profile) const
{
    const auto connection = m_needs.connections.find(profile);
    if (!connection || (connection->apiKey.isEmpty() && connection->keys.empty()))
        return {};
    return accessOf(*connection, m_needs.realClock.now());
}

} // namespace tilldesk::hosted
