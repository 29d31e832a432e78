#pragma once

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/service_fixture.h"
#include "tests/support/signed_request.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tilldesk::test {

/// A merchant's client: sends signed requests over one connection. The constructor gives the shop
/// and the counter a key set and allows them refunds.
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

    /// Requests a refund. @param profile  empty: the shop
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
    /// Requests reconciliation. The merchant signs, with its id as `iss`.
    HttpAnswer reconcile(const QString &target, const ProfileId &profile = {})
    {
        return send("GET", target, reconciling(target, profile));
    }
    [[nodiscard]] SignedRequest reconciling(const QString &target,
                                            const ProfileId &profile = {}) const
    {
        return signing(target, {}, profile).with(claim("iss"), m_service.merchant.id.text());
    }

    /// Returns the JOSE header of `header` if the service's signature of the response is valid;
    /// otherwise an empty object.
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

    /// Advances the clock by 2 s and ends the refunds that are due then.
    void processRefunds()
    {
        m_service.clock.advance(std::chrono::seconds(2));
        std::ignore = m_service.onCore([this]() -> Result<int> {
            return m_service.assembly->services().refunds().processDue(100'000);
        });
    }
    /// Sets the clock and makes the daily payout run at once if it falls due.
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
