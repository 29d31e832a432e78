#include "core/merchants/key_set_fetcher.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

Result<KeySetPtr> keySetIn(const net::Answer &answer)
{
    const auto refuse = [](const QString &reason) { return fail(ErrorCode::FieldInvalid, reason); };
    if (answer.outcome != net::Outcome::Answered)
        return refuse(answer.detail);
    if (answer.status != 200)
        return refuse(u"the response is %1"_s.arg(answer.status));
    if (answer.isTruncated)
        return refuse(u"more than %1 bytes"_s.arg(crypto::kMaxJwkSetBytes));
    auto keys = crypto::JwkSet::parse(answer.body);
    if (!keys)
        return refuse(keys.error().detail);
    return std::make_shared<const crypto::JwkSet>(std::move(*keys));
}

/// Starts one fetch of a key set. Called on the network's thread.
/// @param done  called once, unless the network stops first
void requestKeySet(net::Network &network, const KeySetAddress &address, KeySetSource::Done done,
                   std::chrono::milliseconds timeout)
{
    if (const auto url = callbackUrl(address.url, address.rule, u"jwksUrl"_s); !url)
        return done(fail(ErrorCode::FieldInvalid, url.error().detail));
    network.call({.to = net::Destination::of(QUrl(address.url, QUrl::StrictMode)),
                  .rule = address.rule,
                  .headers = {{"Accept", "application/json"}},
                  .maxAnswer = crypto::kMaxJwkSetBytes},
                 timeout,
                 [done = std::move(done)](const net::Answer &answer) { done(keySetIn(answer)); });
}

} // namespace

void KeySetFetcher::fetch(const KeySetAddress &address, Done done)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_isStopped) {
            if (!m_network)
                m_network = std::make_unique<net::Network>(
                    net::Network::Options{.name = u"keys"_s, .trust = m_trust});
            m_network->post()(
                [&network = *m_network, address, done = std::move(done), timeout = m_timeout] {
                    requestKeySet(network, address, done, timeout);
                });
            return;
        }
    }
    done(fail(ErrorCode::Busy, u"The service is stopping"_s));
}

void KeySetFetcher::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    if (m_network)
        m_network->stop();
}

} // namespace tilldesk::merchants
