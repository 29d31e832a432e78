#pragma once

#include "core/hosted/client.h"
#include "core/hosted/clock_skew.h"
#include "core/hosted/contact_log.h"
#include "core/hosted/outgoing.h"

namespace tilldesk::hosted {

/// The requests of a Client, on the network's thread: clock, credentials, the call, and the
/// signature of its response.
class ClientExchanges : public std::enable_shared_from_this<ClientExchanges>
{
public:
    /// Bytes read of a body that nobody looks at.
    static constexpr qsizetype kMaxIgnored = 1024;

    using AccessPtr = std::shared_ptr<const Access>;
    /// @param body  of the response; read it only if Answered
    using End = std::function<void(ReplyEnd end, const QByteArray &body)>;

    explicit ClientExchanges(const Client::Needs &needs);

    void send(const AccessPtr &access, const HostedRequest &request, End done);
    /// Asks for `url` without credentials.
    void open(const QUrl &url, UrlRule rule, qsizetype maxAnswer, End done);
    /// Thread-safe.
    [[nodiscard]] const ContactLog &contacts() const { return m_contacts; }

private:
    struct Signed; ///< a response whose signature is being checked

    void readClock(const AccessPtr &access, const HostedRequest &request, End done);
    void sendNow(const AccessPtr &access, const HostedRequest &request, const End &done);
    void call(const AccessPtr &access, const Outgoing &made, End done);
    void checkSignature(const std::shared_ptr<Signed> &response);
    [[nodiscard]] bool mayTrust(const QByteArray &origin) const;

    const Client::Needs m_needs;
    const net::Network::Post m_post;
    ClockSkew m_skew;
    ContactLog m_contacts;
};

} // namespace tilldesk::hosted
