#include "core/net/exchange.h"

#include "core/net/address_rule.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

namespace asio = boost::asio;

/// Connect time-out for one address while other addresses are left to try.
constexpr std::chrono::milliseconds kConnectTimeout{3000};
/// Delay before the first reuse of a server's kept connection: detects servers that close in spite
/// of keep-alive.
constexpr std::chrono::milliseconds kProbeDelay{5};

std::string requestOf(const Call &call)
{
    std::string text;
    text.reserve(2048);
    if (call.method.isEmpty())
        text += call.body ? "POST" : "GET";
    else
        text.append(call.method.data(), std::size_t(call.method.size()));
    text += ' ';
    text.append(call.to.target.data(), std::size_t(call.to.target.size()));
    text += " HTTP/1.1\r\n";
    const QByteArray lines = call.headerLines("\r\n");
    text.append(lines.data(), std::size_t(lines.size())) += "\r\n";
    if (call.body)
        text.append(call.body->data(), std::size_t(call.body->size()));
    return text;
}

QString reasonOf(const boost::system::error_code &error)
{
    if (error == asio::error::eof)
        return u"the connection was closed"_s;
    return QString::fromStdString(error.message());
}

} // namespace

Exchange::Exchange(NetworkState &state, Call call, Done done)
    : m_state(state),
      m_call(std::move(call)),
      m_done(std::move(done)),
      m_request(requestOf(m_call)),
      m_reader(m_call.maxAnswer),
      m_deadline(state.context),
      m_stepTimer(state.context)
{
}

void Exchange::start(std::chrono::milliseconds timeout)
{
    m_deadline.expires_after(timeout);
    m_deadline.async_wait([self = shared_from_this(), timeout](const ErrorCode &error) {
        if (!error)
            self->fail(Outcome::TimedOut,
                       u"no complete response within %1 ms"_s.arg(timeout.count()));
    });
    // The pooled connection may have been opened under a laxer UrlRule: check its address against
    // this call's rule (SSRF).
    if (m_call.reusesConnection)
        m_connection = m_state.pool.take(m_call.to.origin);
    if (m_connection && mayConnectTo(m_connection->address(), m_call.rule)) {
        m_isReused = true;
        m_address = QString::fromStdString(m_connection->address().to_string());
        return m_state.pool.honoursKeepAlive(m_call.to.origin) ? send() : probeBeforeReuse();
    }
    resolve();
}

void Exchange::probeBeforeReuse()
{
    m_stepTimer.expires_after(kProbeDelay);
    m_stepTimer.async_wait([self = shared_from_this()](const ErrorCode &error) {
        if (error || self->isOver())
            return;
        const bool keeps = self->m_connection->isReusable();
        self->m_state.pool.recordKeepAlive(self->m_call.to.origin, keeps);
        if (keeps)
            return self->send();
        self->m_isReused = false;
        self->resolve();
    });
}

void Exchange::resolve()
{
    m_stepBegan = std::chrono::steady_clock::now();
    m_state.resolver.find(QString::fromLatin1(m_call.to.host),
                          [self = shared_from_this()](const Addresses &found) {
                              if (!self->isOver())
                                  self->connectTo(found);
                          });
}

void Exchange::connectTo(const Addresses &found)
{
    m_facts.addresses = int(found.size());
    m_facts.lookUp = endStep();
    if (found.empty())
        return fail(Outcome::NameUnknown, u"the host has no address"_s);
    std::copy_if(found.rbegin(), found.rend(), std::back_inserter(m_addresses),
                 [this](const auto &address) { return mayConnectTo(address, m_call.rule); });
    if (m_addresses.empty())
        return fail(Outcome::NotAllowed, u"the host's address is not a public address"_s);
    connectNext();
}

void Exchange::connectNext()
{
    const asio::ip::address address = m_addresses.back();
    m_addresses.pop_back();
    m_address = QString::fromStdString(address.to_string());
    m_connection = std::make_unique<Connection>(m_state.context, address);
    if (!m_addresses.empty()) {
        const auto left = m_deadline.expiry() - std::chrono::steady_clock::now();
        m_stepTimer.expires_after(std::min<std::chrono::steady_clock::duration>(
            kConnectTimeout, left / (m_addresses.size() + 1)));
        m_stepTimer.async_wait([self = shared_from_this()](const ErrorCode &error) {
            if (!error && !self->isOver())
                self->m_connection->close(); // makes its async_connect fail
        });
    }
    m_connection->socket().async_connect(
        {address, m_call.to.port}, [self = shared_from_this()](const ErrorCode &error) {
            if (self->isOver())
                return;
            self->m_stepTimer.cancel();
            if (!error)
                self->connected();
            else if (!self->m_addresses.empty())
                self->connectNext();
            else
                self->fail(Outcome::ConnectionBroken, reasonOf(error));
        });
}

void Exchange::connected()
{
    ErrorCode ignored; // ignored: a broken socket fails again at the first write
    m_connection->socket().non_blocking(true, ignored);
    m_connection->socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    if (m_call.to.isTls)
        shakeHands();
    else
        send();
}

void Exchange::shakeHands()
{
    m_connection->beginTls(
        *m_state.trust, m_call.to.host, [self = shared_from_this()](const ErrorCode &error) {
            if (self->isOver())
                return;
            if (!error) {
                self->m_connection->describeTls(self->m_facts);
                self->send();
            } else if (error.category() == asio::error::get_ssl_category())
                self->fail(Outcome::TlsFailed, self->m_connection->tlsProblem(error));
            else {
                self->fail(Outcome::ConnectionBroken,
                           u"during the TLS handshake: "_s + reasonOf(error));
            }
        });
}

void Exchange::send()
{
    if (!m_isReused)
        m_facts.connect = endStep();
    m_wasSent = true;
    m_connection->write(m_request,
                        [self = shared_from_this()](const ErrorCode &error, std::size_t /*size*/) {
                            if (self->isOver())
                                return;
                            // Not an error yet: a server may respond and close before it has read
                            // the whole request.
                            if (error && error != asio::error::broken_pipe
                                && error != asio::error::connection_reset)
                                return self->fail(Outcome::ConnectionBroken, reasonOf(error));
                            self->read();
                        });
}

void Exchange::read()
{
    m_connection->readSome(
        [self = shared_from_this()](const ErrorCode &error, std::size_t /*size*/) {
            if (self->isOver())
                return;
            if (error == asio::error::eof)
                self->m_reader.end();
            else if (error)
                return self->fail(Outcome::ConnectionBroken, reasonOf(error));
            self->feed();
        });
}

void Exchange::feed()
{
    m_connection->drop(m_reader.feed(m_connection->bytes()));
    switch (m_reader.state()) {
    case AnswerReader::State::Reading: return read();
    case AnswerReader::State::Whole: return answer();
    case AnswerReader::State::Broken: return fail(Outcome::ConnectionBroken, m_reader.problem());
    }
    Q_UNREACHABLE();
}

void Exchange::answer()
{
    if (m_reader.keepsAlive() && m_connection->bytes().empty())
        m_state.pool.keep(m_call.to.origin, std::move(m_connection));
    finish(m_reader.take());
}

void Exchange::fail(Outcome outcome, const QString &detail)
{
    if (m_isReused)
        m_state.pool.recordKeepAlive(m_call.to.origin, false);
    Answer answer;
    answer.outcome = outcome;
    answer.detail = detail;
    finish(std::move(answer));
}

std::chrono::milliseconds Exchange::endStep()
{
    const auto now = std::chrono::steady_clock::now();
    return std::chrono::round<std::chrono::milliseconds>(now - std::exchange(m_stepBegan, now));
}

void Exchange::finish(Answer answer)
{
    const auto done = std::exchange(m_done, nullptr);
    if (!done)
        return;
    m_deadline.cancel();
    m_stepTimer.cancel();
    if (m_connection)
        m_connection->close(); // cancels pending operations; their handlers see isOver()
    answer.address = m_address;
    answer.wasSent = m_wasSent;
    answer.connection = m_facts;
    done(std::move(answer));
}

} // namespace tilldesk::net
