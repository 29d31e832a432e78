#include "core/merchants/key_set_fetcher.h"

#include "core/merchants/key_set_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

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
