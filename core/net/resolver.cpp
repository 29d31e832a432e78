#include "core/net/resolver.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <pthread.h>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

namespace asio = boost::asio;

/// Returns the addresses that need no name server: those of an IP literal, and loopback for
/// `localhost` names, which no name server may redefine. Empty: a look-up is needed.
/// @source RFC 6761, section 6.3
Addresses knownAddresses(const QString &host)
{
    boost::system::error_code isName;
    const auto literal = asio::ip::make_address(host.toLatin1().constData(), isName);
    if (!isName)
        return {literal};
    const QString name = host.chopped(host.endsWith(u'.') ? 1 : 0).toLower();
    if (name == "localhost"_L1 || name.endsWith(".localhost"_L1))
        return {asio::ip::address_v4::loopback()};
    return {};
}

/// Puts IPv4 first: nearly all networks can reach IPv4, while IPv6 is uncertain.
Addresses inOrder(const QStringList &texts)
{
    Addresses addresses;
    for (const QString &text : texts) {
        boost::system::error_code problem;
        const auto address = asio::ip::make_address(text.toLatin1().constData(), problem);
        if (!problem)
            addresses.push_back(address);
    }
    std::stable_partition(addresses.begin(), addresses.end(),
                          [](const auto &address) { return address.is_v4(); });
    return addresses;
}

} // namespace

Resolver::Resolver(asio::io_context &context, LookUp lookUp) : m_lookUp(std::move(lookUp))
{
    m_results->context = &context;
}

Resolver::~Resolver()
{
    const std::lock_guard lock(m_results->mutex);
    m_results->context = nullptr;
}

void Resolver::find(const QString &host, Found found)
{
    if (const Addresses own = knownAddresses(host); !own.empty())
        return found(own);
    const auto known = m_known.constFind(host);
    if (known != m_known.cend() && known->until > std::chrono::steady_clock::now())
        return found(known->addresses);
    QList<Found> &waiting = m_waiting[host];
    waiting << std::move(found);
    if (waiting.size() > 1)
        return;
    m_queue.enqueue(host);
    beginNext();
}

void Resolver::beginNext()
{
    while (m_running < kAtOnce && !m_queue.isEmpty()) {
        const QString name = m_queue.dequeue();
        const auto lookUp = [this, results = m_results, ask = m_lookUp, name] {
            pthread_setname_np(pthread_self(), "look-up");
            const Addresses addresses = inOrder(ask(name));
            const std::lock_guard lock(results->mutex);
            if (results->context != nullptr)
                asio::post(*results->context, [this, name, addresses] {
                    --m_running;
                    ended(name, addresses);
                });
        };
        try {
            std::thread(lookUp).detach();
            ++m_running;
        } catch (const std::system_error &) {
            return ended(name, {}); // the system cannot start another thread: the name counts as
                                    // unknown
        }
    }
}

void Resolver::ended(const QString &name, const Addresses &addresses)
{
    if (m_known.size() >= kMaxRemembered)
        m_known.clear();
    if (!addresses.empty())
        m_known[name] = {addresses, std::chrono::steady_clock::now() + kRemembered};
    const auto waiting = m_waiting.take(name);
    for (const Found &found : waiting)
        found(addresses);
    beginNext();
}

} // namespace tilldesk::net
