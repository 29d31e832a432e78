#pragma once

#include "core/crypto/jws.h"
#include "core/hosted/client.h"
#include "core/merchants/key_set_fetcher.h"
#include "tests/support/callback_receiver.h"
#include "tests/support/key_server.h"
#include "tests/support/own_log.h"
#include "tests/support/signed_request.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTimer>

namespace tilldesk::test {

/// A scripted hosted service: a web server with any reaction, a published key set, and a client of
/// it. Waits for each reply in an event loop.
class HostedSide
{
public:
    /// @param authority  PEM of a certificate authority to trust; empty: the system's
    explicit HostedSide(std::chrono::milliseconds timeout = std::chrono::seconds(20),
                        const QByteArray &authority = {})
        : m_network({.name = QStringLiteral("hosted"), .trust = trusting(authority)}),
          m_keySets(m_fetcher, clock, m_log.log()),
          client({m_network, m_keySets, clock, clock.monotonic(), timeout})
    {
        using namespace Qt::StringLiterals;
        keys.publish(keySet({{u"bank-1"_s, otherKey()}}));
        access.base = QUrl(server.url(u"127.0.0.1"_s, {}));
        access.keySet = QUrl(keys.url());
        access.rule = UrlRule::PublicHttpsOrLoopback;
        access.profile = ProfileId(u"01a168c9641f2d7709c41e55"_s);
        access.merchant = MerchantId(u"01a168c9641f2d7709c41e00"_s);
        access.apiKey = u"5b1f3a0e-secret"_s;
        access.key = hosted::SigningKey{u"shop-1"_s, merchantKey()};
        access.names = ServiceNames(u"Provider"_s, u"https://claims.example"_s);
    }
    ~HostedSide()
    {
        m_keySets.stop();
        m_fetcher.stop();
        m_network.stop();
    }

    /// Calls `ask` with a function that takes the reply, and waits for that.
    template <typename T>
    hosted::Reply<T> reply(const std::function<void(hosted::Client::Done<T>)> &ask)
    {
        QEventLoop loop;
        std::optional<hosted::Reply<T>> got;
        ask([&loop, &got](const hosted::Reply<T> &end) {
            QMetaObject::invokeMethod(
                &loop,
                [&loop, &got, end] {
                    got = end;
                    loop.quit();
                },
                Qt::QueuedConnection);
        });
        QTimer::singleShot(std::chrono::seconds(60), &loop, [] { qFatal("no reply"); });
        loop.exec();
        return *got;
    }

    /// Returns the header lines with a `Date` of the clock.
    [[nodiscard]] QByteArray date(std::chrono::seconds ahead = {}) const
    {
        const auto time =
            QDateTime::fromMSecsSinceEpoch(toMillis(clock.now() + ahead + serverAhead), Qt::UTC);
        return "Date: "
            + QLocale::c()
                  .toString(time, QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"))
                  .toLatin1()
            + "\r\n";
    }
    /// Returns the JOSE header of a right signature of the response to `request`.
    [[nodiscard]] QJsonObject joseFor(const CallbackReceiver::Request &request) const
    {
        using namespace Qt::StringLiterals;
        const auto claim = [](const char *name) -> QString {
            return u"https://claims.example/"_s + QLatin1StringView(name);
        };
        return {
            {u"typ"_s, u"jose+json"_s},
            {u"kid"_s, u"bank-1"_s},
            {u"alg"_s, u"ES256"_s},
            {claim("sub"), u"service"_s},
            {claim("iss"), u"Provider"_s},
            {claim("iat"), QString::fromLatin1(toIsoUtc(clock.now() + serverAhead))},
            {claim("jti"), QString::fromLatin1(request.value("X-Request-ID"))},
            {claim("path"), QString::fromLatin1(request.target).section(u'?', 0, 0)},
            {u"crit"_s,
             QJsonArray{claim("sub"), claim("iss"), claim("iat"), claim("jti"), claim("path")}}};
    }
    /// Returns a response with a signature of `signedBody` with this header.
    [[nodiscard]] CallbackReceiver::Reaction
    signedAnswer(int status, const QByteArray &body, const QJsonObject &jose,
                 const QByteArray &name = "SignatureBank",
                 const crypto::PrivateKey &key = otherKey()) const
    {
        const QByteArray jws =
            crypto::signDetached(QJsonDocument(jose).toJson(QJsonDocument::Compact), body, key);
        return CallbackReceiver::status(status, body, date() + name + ": " + jws + "\r\n");
    }
    /// Answers each request for the root with the time, and others by `make`.
    void
    answer(const std::function<CallbackReceiver::Reaction(const CallbackReceiver::Request &)> &make)
    {
        server.reactBy([this, make](const CallbackReceiver::Request &request) {
            return request.target == "/" ? CallbackReceiver::status(404, {}, date())
                                         : make(request);
        });
    }

    ManualClock clock{*parseIsoTime(u"2026-11-20T14:32:00.400Z")};
    std::chrono::seconds serverAhead{0}; ///< the service's clock less this one
    CallbackReceiver server;
    KeyServer keys;
    hosted::Access access;

private:
    static net::TrustStore trusting(const QByteArray &authority)
    {
        if (authority.isEmpty())
            return {};
        QTemporaryFile file;
        if (!file.open())
            qFatal("no temporary file");
        file.write(authority);
        file.close();
        return net::loadTrustStore(file.fileName()).value();
    }

    OwnLog m_log;
    net::Network m_network;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;

public:
    hosted::Client client;
};

} // namespace tilldesk::test
