#pragma once

#include "core/merchants/authenticator.h"
#include "core/merchants/signature_authenticator.h"
#include "tests/support/core_fixture.h"
#include "tests/support/signed_request.h"

#include <QTemporaryFile>

namespace tilldesk::test {

/// A key set source whose single fetch ends when the test calls bring() or breakOff().
class OneFetch final : public merchants::KeySetSource
{
public:
    void fetch(const merchants::KeySetAddress &address, Done done) override
    {
        asked << address;
        m_done = std::move(done);
    }
    void bring(const QString &keySet) const
    {
        m_done(
            std::make_shared<const crypto::JwkSet>(crypto::JwkSet::parse(keySet.toUtf8()).value()));
    }
    void breakOff() const { m_done(fail(ErrorCode::FieldInvalid, QStringLiteral("it broke"))); }

    QList<merchants::KeySetAddress> asked;

private:
    Done m_done;
};

/// A profile with pasted keys, and the authenticators over it.
class SignatureFixture
{
public:
    /// @param perSecond  rate limit per key or profile; 0: no limit
    explicit SignatureFixture(int perSecond = 0)
        : m_log(m_logFile.open() ? std::make_unique<Log>(m_logFile.handle()) : nullptr)
    {
        profile.jwks = merchantKeySet();
        change(profile);
        other.jwks = merchantKeySet();
        change(other);
        signatures = std::make_unique<merchants::SignatureAuthenticator>(
            merchants::SignatureAuthenticator::Needs{
                .directory = core.published,
                .clock = core.clock,
                .realClock = realClock,
                .keySets = *keySets,
                .seen = seen,
                .log = *m_log,
                .names = names,
                .rate = {.fromNetwork = perSecond, .fromHere = perSecond},
                .publicBase = [] { return std::string("https://pay.example/shop"); },
                .remember =
                    [this](const merchants::SeenRequest &request) {
                        if (isBusy)
                            return false;
                        remembered << request;
                        return true;
                    }});
        authenticator = std::make_unique<merchants::Authenticator>(merchants::Authenticator::Needs{
            .directory = core.published,
            .clock = core.clock,
            .realClock = realClock,
            .log = *m_log,
            .rate = {.fromNetwork = perSecond, .fromHere = perSecond},
            .signatures = signatures.get()});
    }

    void change(const Profile &wanted)
    {
        if (!core.commit([&] { return core.merchants.changeProfile(wanted); }))
            qFatal("the profile could not be changed");
    }
    [[nodiscard]] SignedRequest signing(const QByteArray &body = R"({"amount":5})") const
    {
        return {profile.id.text(), QStringLiteral("/v3/payments"), core.clock.now(), body};
    }
    static http::RequestPtr request(const QByteArrayList &signatures, const QByteArray &body,
                                    const QStringList &keys = {})
    {
        auto made = std::make_shared<http::Request>();
        made->path = "/v3/payments";
        made->body = body.toStdString();
        made->traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
        for (const QByteArray &signature : signatures)
            made->headers.push_back({"signature", signature.toStdString()});
        for (const QString &key : keys)
            made->headers.push_back({"Authorization", "Bearer " + key.toStdString()});
        return made;
    }
    /// Returns the result if it arrives synchronously; empty if the request waits.
    std::optional<Result<merchants::Caller>> ask(const http::RequestPtr &asked,
                                                 Authority needed = Authority::MerchantPayment,
                                                 const merchants::SignatureRule &rule = {})
    {
        later.reset();
        authenticator->authenticate(
            asked, needed, [this](Result<merchants::Caller> caller) { later = std::move(caller); },
            rule);
        return later;
    }
    std::optional<Result<merchants::Caller>> ask(const SignedRequest &made,
                                                 const QStringList &keys = {})
    {
        return ask(request({made.signature()}, made.body, keys));
    }
    /// Returns `ok` or the name of the error.
    QString told(const SignedRequest &made, const QStringList &keys = {})
    {
        return name(ask(made, keys));
    }
    static QString name(const std::optional<Result<merchants::Caller>> &answer)
    {
        if (!answer)
            return QStringLiteral("waits");
        if (*answer)
            return QStringLiteral("ok");
        switch (answer->error().code) {
        case ErrorCode::Unauthorized: return QStringLiteral("401 ") + answer->error().detail;
        case ErrorCode::ProfileNotFound: return QStringLiteral("404");
        case ErrorCode::AccessDenied: return QStringLiteral("403");
        case ErrorCode::TooManyRequests: return QStringLiteral("429");
        case ErrorCode::Busy: return QStringLiteral("503");
        default: return QStringLiteral("?");
        }
    }
    [[nodiscard]] Log &ownLog() { return *m_log; }
    /// Ends the log. Returns all that was written.
    QByteArray log()
    {
        m_log.reset();
        m_logFile.seek(0);
        return m_logFile.readAll();
    }

private:
    QTemporaryFile m_logFile;
    std::unique_ptr<Log> m_log;

public:
    CoreFixture core;
    PublishedServiceNames names{
        ServiceNames(QStringLiteral("Tilldesk"), QStringLiteral("https://tilldesk.invalid"))};
    ManualClock realClock{kCoreStart};
    Profile profile = core.profile;
    Profile other = core.addProfile(QStringLiteral("Counter"));
    OneFetch source;
    std::unique_ptr<merchants::KeySetCache> keySets =
        std::make_unique<merchants::KeySetCache>(source, realClock, *m_log);
    merchants::SeenRequests seen{core.clock.monotonic()};
    QList<merchants::SeenRequest> remembered;
    bool isBusy = false;
    std::unique_ptr<merchants::SignatureAuthenticator> signatures;
    std::unique_ptr<merchants::Authenticator> authenticator;
    std::optional<Result<merchants::Caller>> later;
};

} // namespace tilldesk::test
