#include "core/hosted/drift_walk.h"

#include "core/crypto/random.h"
#include "core/hosted/client_exchange.h"
#include "core/hosted/response_values.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

void DriftWalk::start(const Client::Needs &needs, const Access &access, Ended ended)
{
    const auto walk = std::make_shared<DriftWalk>(needs, access, std::move(ended));
    needs.network.post()([walk] { walk->next(); });
}

DriftWalk::DriftWalk(const Client::Needs &needs, const Access &access, Ended ended)
    : m_needs(needs),
      m_access(access),
      m_ended(std::move(ended)),
      m_exchanges(std::make_shared<ClientExchanges>(needs)),
      m_state{.unknown = PaymentId(crypto::newId(needs.clock.now())),
              .reference = u"drift-"_s + crypto::newId(needs.clock.now())}
{
}

void DriftWalk::next()
{
    if (m_probed.size() == driftScript().size())
        return m_ended(m_probed);
    m_request = probe().request(m_state);
    m_request.isAnonymous = probe().credentials == ProbeCredentials::None;
    // Whether a signature was needed is for the comparison to say.
    m_request.promised = m_request.promised == PromisedSignature::Signature
        ? PromisedSignature::MaybeSignature
        : PromisedSignature::None;
    m_tries = 0;
    if (probe().needs != nullptr && (m_state.*probe().needs).isEmpty()) {
        m_probed << Probed{m_request, {}};
        return next();
    }
    send();
}

void DriftWalk::send()
{
    ++m_tries;
    const auto access = std::make_shared<const Access>(accessFor(probe().credentials, m_access));
    m_exchanges->send(access, m_request,
                      [self = shared_from_this()](const ReplyEnd &end, const QByteArray &body) {
                          self->took(end, body);
                      });
}

void DriftWalk::took(const ReplyEnd &end, const QByteArray &body)
{
    constexpr int kMaxTries = 4;
    const auto pause = end.retryAfter.value_or(std::chrono::seconds(1));
    if (end.kind == ReplyKind::RateLimited && pause <= kLongestPause && m_tries < kMaxTries)
        return m_needs.network.later(pause, [self = shared_from_this()] { self->send(); });
    if (probe().creates != nullptr) {
        const auto made =
            readCreatedPayment({body.constData(), std::size_t(body.size())}, m_access.rule);
        if (made)
            m_state.*probe().creates = made->id;
    }
    m_probed << Probed{m_request, observed(end, body)};
    next();
}

} // namespace tilldesk::hosted
