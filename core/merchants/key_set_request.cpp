#include "core/merchants/key_set_request.h"

#include "core/merchants/fetch_rule.h"

#include <QHostInfo>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

KeySetRequest::KeySetRequest(const KeySetAddress &address, KeySetSource::Done done, QObject *parent)
    : QObject(parent),
      m_address(address),
      m_url(address.url, QUrl::StrictMode),
      m_done(std::move(done)),
      m_timer(this),
      m_network(new QNetworkAccessManager(this))
{
}

void KeySetRequest::start(std::chrono::milliseconds timeout)
{
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout(
        this, [this, timeout] { refuse(u"no whole answer within %1 ms"_s.arg(timeout.count())); });
    m_timer.start(timeout);
    if (const auto url = callbackUrl(m_address.url, m_address.rule, u"jwksUrl"_s); !url)
        return refuse(url.error().detail);
    // An address needs no name server, which would be asked for its name.
    if (const QHostAddress literal(m_url.host()); !literal.isNull())
        return connectTo({literal});
    QHostInfo::lookupHost(m_url.host(), this,
                          [this](const QHostInfo &found) { connectTo(found.addresses()); });
}

void KeySetRequest::connectTo(const QList<QHostAddress> &found)
{
    if (!m_done)
        return;
    if (found.isEmpty())
        return refuse(u"the host has no address"_s);
    QList<QHostAddress> allowed;
    std::ranges::copy_if(found, std::back_inserter(allowed), [this](const QHostAddress &address) {
        return mayFetchFrom(address, m_address.rule);
    });
    if (allowed.isEmpty())
        return refuse(u"the host's address is not a public one"_s);
    // Nearly everybody can reach IPv4; of IPv6 that is not sure.
    const auto ipv4 = std::ranges::find(allowed, QAbstractSocket::IPv4Protocol,
                                        [](const QHostAddress &host) { return host.protocol(); });
    m_reply = m_network->get(requestTo(ipv4 == allowed.cend() ? allowed.constFirst() : *ipv4));
    m_reply->setReadBufferSize(crypto::kMaxJwkSetBytes + 1);
    connect(m_reply, &QNetworkReply::readyRead, this, &KeySetRequest::readMore);
    connect(m_reply, &QNetworkReply::finished, this, &KeySetRequest::readAnswer);
}

QNetworkRequest KeySetRequest::requestTo(const QHostAddress &host) const
{
    QUrl url = m_url;
    url.setHost(host.toString());
    QNetworkRequest request(url);
    const QString name = m_url.host(QUrl::FullyEncoded);
    if (QHostAddress(m_url.host()).isNull()) {
        request.setPeerVerifyName(name);
        const QString port = m_url.port() < 0 ? QString() : u":%1"_s.arg(m_url.port());
        request.setRawHeader("Host", QString(name + port).toLatin1());
    }
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("Accept-Encoding", "identity"); // what is small on the wire stays small
    request.setRawHeader("User-Agent", "Tilldesk/" TILLDESK_VERSION);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    return request;
}

void KeySetRequest::readMore()
{
    if (!m_done)
        return;
    m_body += m_reply->read(crypto::kMaxJwkSetBytes + 1 - m_body.size());
    if (m_body.size() > crypto::kMaxJwkSetBytes)
        refuse(u"more than %1 bytes"_s.arg(crypto::kMaxJwkSetBytes));
}

void KeySetRequest::readAnswer()
{
    readMore();
    if (!m_done)
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status != 0 && status != 200)
        return refuse(u"the answer is %1"_s.arg(status));
    if (m_reply->error() != QNetworkReply::NoError)
        return refuse(m_reply->errorString());
    auto keys = crypto::JwkSet::parse(m_body);
    if (!keys)
        return refuse(keys.error().detail);
    finish(std::make_shared<const crypto::JwkSet>(std::move(*keys)));
}

void KeySetRequest::refuse(const QString &reason)
{
    finish(fail(ErrorCode::FieldInvalid, reason));
}

void KeySetRequest::finish(Result<KeySetPtr> result)
{
    const auto done = std::exchange(m_done, nullptr);
    if (!done)
        return;
    m_timer.stop();
    if (m_reply != nullptr)
        m_reply->abort(); // its finished() comes back here, where nobody waits any more
    deleteLater();
    done(std::move(result));
}

} // namespace tilldesk::merchants
