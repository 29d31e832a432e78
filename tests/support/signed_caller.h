#pragma once

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/service_fixture.h"
#include "tests/support/signed_request.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tilldesk::test {

/// Asks a service with signed requests, as its merchant does, over one connection. The shop and the
/// counter have keys then and allow refunds.
class SignedCaller
{
public:
    explicit SignedCaller(ServiceFixture &service) : m_service(service), m_client(service.port())
    {
        for (Profile *profile : {&service.shop, &service.counter}) {
            profile->jwks = merchantKeySet();
            profile->allowsRefunds = true;
            change(*profile);
        }
    }

    void change(const Profile &profile)
    {
        const auto changed = m_service.onCore(
            [&] { return m_service.assembly->services().merchants().changeProfile(profile); });
        if (!changed)
            qFatal("%s", qPrintable(changed.error().detail));
    }

    [[nodiscard]] SignedRequest signing(const QString &target, const QByteArray &body = {},
                                        const ProfileId &profile = {}) const
    {
        const ProfileId &signer = profile.isEmpty() ? m_service.shop.id : profile;
        return {signer.text(), target.section(u'?', 0, 0), m_service.clock.now(), body};
    }
    HttpAnswer send(std::string_view method, const QString &target, const SignedRequest &made,
                    const HttpHeaders &more = {})
    {
        HttpHeaders headers = {{"Signature", made.signature().toStdString()}};
        headers.insert(headers.end(), more.begin(), more.end());
        return m_client.exchange(method, target.toStdString(), headers, made.body.toStdString());
    }

    /// Asks for a refund. @param profile  empty: the shop
    HttpAnswer refund(const QString &payment, const QByteArray &body, const QString &key,
                      const ProfileId &profile = {})
    {
        const QString target = QStringLiteral("/v3/payments/%1/refunds").arg(payment);
        return send("POST", target, signing(target, body, profile),
                    {{"Idempotency-Key", key.toStdString()}});
    }
    HttpAnswer get(const QString &target, const ProfileId &profile = {})
    {
        return send("GET", target, signing(target, {}, profile));
    }
    /// Asks for reconciliation: the merchant signs, by its own name.
    HttpAnswer reconcile(const QString &target, const ProfileId &profile = {})
    {
        return send("GET", target, reconciling(target, profile));
    }
    [[nodiscard]] SignedRequest reconciling(const QString &target,
                                            const ProfileId &profile = {}) const
    {
        return signing(target, {}, profile).with(claim("iss"), m_service.merchant.id.text());
    }

    /// @return the JOSE header when the answer is rightly signed by the service, otherwise nothing
    /// in it
    QJsonObject verified(const HttpAnswer &answer, std::string_view header)
    {
        const auto set = crypto::JwkSet::parse(m_client.get("/.well-known/jwks.json").body);
        const std::string text = answer.header(header).value_or("");
        const auto jws = crypto::parseDetachedJws(text);
        if (!jws || !set || answer.headerCount(header) != 1)
            return {};
        const QJsonObject jose = QJsonDocument::fromJson(jws->header).object();
        const crypto::Jwk *key = set->find(jose[QStringLiteral("kid")].toString());
        const bool isRight = key != nullptr
            && crypto::verifySignature(crypto::signingInput(jws->headerPart, answer.body),
                                       jws->signature, key->key);
        return isRight ? jose : QJsonObject();
    }

    /// Ends the refunds that are due after moving the clock on.
    void processRefunds()
    {
        m_service.clock.advance(std::chrono::seconds(2));
        std::ignore = m_service.onCore([this]() -> Result<int> {
            return m_service.assembly->services().refunds().processDue(100'000);
        });
    }
    /// Sets the clock. A daily run that falls due with it is made before anything else happens.
    void setClock(Timestamp time)
    {
        m_service.clock.advance(time - m_service.clock.now());
        std::ignore = m_service.onCore(
            [this] { return m_service.assembly->services().payouts().runDaily(); });
    }
    QList<Payout> payOut()
    {
        auto made = m_service.onCore([this] {
            return m_service.assembly->services().payouts().run(m_service.assembly->clock().now());
        });
        return made ? *made : QList<Payout>();
    }

private:
    ServiceFixture &m_service;
    HttpClient m_client;
};

} // namespace tilldesk::test
