#include "core/net/outgoing_request.h"

#include "core/net/address_rule.h"

#include <QHostInfo>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

/// A body that can be read once. Qt would send a request again by itself when the connection closes
/// without an answer; who receives it could have acted on it already.
class OneTimeBody final : public QIODevice
{
public:
    explicit OneTimeBody(QByteArray bytes) : m_bytes(std::move(bytes))
    {
        open(ReadOnly | Unbuffered);
    }
    [[nodiscard]] qint64 size() const override { return m_bytes.size(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 maxSize) override
    {
        const auto count = std::min(maxSize, qint64(m_bytes.size()) - pos());
        std::copy_n(m_bytes.cbegin() + pos(), count, data);
        return count;
    }
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    const QByteArray m_bytes;
};

/// Addresses that need no name server: an address would be looked up backwards, and this computer's
/// own name is nobody else's to say. @source RFC 6761, section 6.3
QList<QHostAddress> knownAddresses(const QString &host)
{
    if (const QHostAddress literal(host); !literal.isNull())
        return {literal};
    const QStringView name = QStringView(host).chopped(host.endsWith(u'.') ? 1 : 0);
    if (name == "localhost"_L1 || name.endsWith(".localhost"_L1))
        return {QHostAddress(QHostAddress::LocalHost)};
    return {};
}

Outcome outcomeOf(QNetworkReply::NetworkError error)
{
    return error == QNetworkReply::SslHandshakeFailedError ? Outcome::TlsFailed
                                                           : Outcome::ConnectionBroken;
}

/// Qt reports a status of 4xx and 5xx as an error too, and wants to send a body again for a
/// redirect that is not followed; neither says anything of the connection.
bool isBroken(const QNetworkReply &reply)
{
    const auto error = reply.error();
    switch (reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt()) {
    case 0: return true;
    case 307:
    case 308: return error != QNetworkReply::NoError && error != QNetworkReply::ContentReSendError;
    case 407:
        return error != QNetworkReply::NoError
            && error != QNetworkReply::ProxyAuthenticationRequiredError;
    default: break;
    }
    const bool isOfStatus = error >= QNetworkReply::ContentAccessDenied
        && error != QNetworkReply::ContentReSendError && error != QNetworkReply::ProtocolFailure;
    return error != QNetworkReply::NoError && !isOfStatus;
}

QString reasonOf(const QNetworkReply &reply)
{
    const bool isResent = reply.error() == QNetworkReply::ContentReSendError;
    const QString reason = reply.errorString();
    return isResent || reason == "Unknown error"_L1
        ? u"the connection was closed, or what came is no answer of HTTP"_s
        : reason;
}

} // namespace

Headers Call::allHeaders() const
{
    // A header that is set here is one that Qt does not make up from the user's locale.
    Headers all{{"Host", url.authority(QUrl::FullyEncoded).toLatin1()},
                {"User-Agent", "Tilldesk/" TILLDESK_VERSION},
                {"Accept-Encoding", "identity"}, // what is small on the wire stays small
                {"Accept-Language", "en"},
                {"Connection", "Keep-Alive"}};
    if (body)
        all.append({"Content-Length", QByteArray::number(body->size())});
    return all + headers;
}

OutgoingRequest::OutgoingRequest(QNetworkAccessManager &network, Call call, Done done,
                                 QObject *parent)
    : QObject(parent),
      m_network(network),
      m_call(std::move(call)),
      m_done(std::move(done)),
      m_timer(this)
{
}

OutgoingRequest::~OutgoingRequest()
{
    m_done = nullptr;
    if (m_reply) {
        m_reply->abort();
        m_reply->deleteLater();
    }
}

void OutgoingRequest::prepare(QNetworkAccessManager &network)
{
    network.setProxy(QNetworkProxy::NoProxy); // it would look up the name by itself
    network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    network.setAutoDeleteReplies(false);
}

void OutgoingRequest::start(std::chrono::milliseconds timeout)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer); // others may end it a twentieth too early
    m_timer.callOnTimeout(this, [this, timeout] {
        fail(Outcome::TimedOut, u"no whole answer within %1 ms"_s.arg(timeout.count()));
    });
    m_timer.start(timeout);
    const QString host = m_call.url.host();
    if (const auto known = knownAddresses(host); !known.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, known] { connectTo(known); }, Qt::QueuedConnection);
        return;
    }
    QHostInfo::lookupHost(host, this,
                          [this](const QHostInfo &found) { connectTo(found.addresses()); });
}

void OutgoingRequest::connectTo(const QList<QHostAddress> &found)
{
    if (!m_done)
        return;
    if (found.isEmpty())
        return fail(Outcome::NameUnknown, u"the host has no address"_s);
    QList<QHostAddress> allowed;
    std::ranges::copy_if(found, std::back_inserter(allowed), [this](const QHostAddress &address) {
        return mayConnectTo(address, m_call.rule);
    });
    if (allowed.isEmpty())
        return fail(Outcome::NotAllowed, u"the host's address is not a public one"_s);
    // Nearly everybody can reach IPv4; of IPv6 that is not sure.
    const auto ipv4 = std::ranges::find(allowed, QAbstractSocket::IPv4Protocol,
                                        [](const QHostAddress &host) { return host.protocol(); });
    const QHostAddress host = ipv4 == allowed.cend() ? allowed.constFirst() : *ipv4;
    m_address = host.toString();
    const QNetworkRequest request = requestTo(host);
    if (m_call.body) {
        auto *const body = new OneTimeBody(*m_call.body);
        m_reply = m_network.post(request, body);
        body->setParent(m_reply); // which reads it, and may live longer than this
    } else {
        m_reply = m_network.get(request);
    }
    m_reply->setReadBufferSize(m_call.maxAnswer + 1);
    connect(m_reply, &QNetworkReply::readyRead, this, &OutgoingRequest::readMore);
    connect(m_reply, &QNetworkReply::finished, this, &OutgoingRequest::readAnswer);
}

QNetworkRequest OutgoingRequest::requestTo(const QHostAddress &host) const
{
    QUrl url = m_call.url;
    url.setHost(host.toString());
    QNetworkRequest request(url);
    if (QHostAddress(m_call.url.host()).isNull())
        request.setPeerVerifyName(m_call.url.host(QUrl::FullyEncoded));
    for (const auto &[name, value] : m_call.allHeaders())
        request.setRawHeader(name, value);
    if (m_call.trust && url.scheme() == "https"_L1)
        request.setSslConfiguration(*m_call.trust);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute,
                         QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    return request;
}

void OutgoingRequest::readMore()
{
    // What is not read stays in a buffer of one byte more than is wanted.
    if (m_done && m_reply->bytesAvailable() > m_call.maxAnswer)
        answer(true);
}

void OutgoingRequest::readAnswer()
{
    if (!m_done)
        return;
    if (isBroken(*m_reply))
        return fail(outcomeOf(m_reply->error()), reasonOf(*m_reply));
    // Qt takes the first answer for the last one, but for 100.
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status < 200)
        return fail(Outcome::ConnectionBroken, u"no final answer, but %1"_s.arg(status));
    answer(m_reply->bytesAvailable() > m_call.maxAnswer);
}

void OutgoingRequest::answer(bool isCut)
{
    Answer answer;
    answer.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    for (const auto &header : m_reply->rawHeaderPairs())
        answer.headers.append({header.first, header.second});
    answer.body = m_reply->read(m_call.maxAnswer);
    answer.isCut = isCut;
    finish(std::move(answer));
}

void OutgoingRequest::fail(Outcome outcome, const QString &detail)
{
    Answer answer;
    answer.outcome = outcome;
    answer.detail = detail;
    finish(std::move(answer));
}

void OutgoingRequest::finish(Answer answer)
{
    const auto done = std::exchange(m_done, nullptr);
    if (!done)
        return;
    m_timer.stop();
    answer.address = m_address;
    if (m_reply) {
        m_reply->abort(); // its finished() comes back here, where nobody waits any more
        m_reply->deleteLater();
        m_reply = nullptr;
    }
    deleteLater();
    done(std::move(answer));
}

} // namespace tilldesk::net
