#include "core/merchants/authenticator.h"

#include "core/http/ascii.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// Returns the text after `Bearer ` (case-insensitive); empty if the scheme differs.
std::optional<std::string_view> bearerToken(std::string_view header)
{
    constexpr std::string_view kScheme = "bearer ";
    if (header.size() <= kScheme.size()
        || !http::equalsAnyCase(header.substr(0, kScheme.size()), kScheme))
        return {};
    header.remove_prefix(std::min(header.find_first_not_of(' ', kScheme.size()), header.size()));
    return header;
}

/// @param check  name of the failed check
tl::unexpected<Error> refused(const QString &check, const QString &reason)
{
    return fail(ErrorCode::Unauthorized, reason, check);
}

tl::unexpected<Error> tooManyFailures()
{
    return fail(ErrorCode::TooManyRequests,
                u"Too many wrong credentials were sent from this address"_s);
}

Caller callerOf(const Signer &signer)
{
    return {signer.profileId,
            {Actor::Kind::Signature, signer.kid},
            u"MERCHANT:"_s + signer.merchantId.text(),
            Authority::MerchantPayment | Authority::MerchantRefund};
}

} // namespace

void Authenticator::authenticate(const http::RequestPtr &request, std::optional<Authority> needed,
                                 const Done &done, const SignatureRule &rule) const
{
    if (m_needs.pause) {
        if (auto why = m_needs.pause())
            return done(tl::unexpected<Error>(std::move(*why)));
    }
    const auto finish = [this, request, needed, done](Result<Caller> caller) {
        if (caller && needed && !caller->authorities.testFlag(*needed)) {
            logRefusal(*request, u"authority"_s,
                       u"the key '%1' does not have the authority %2"_s.arg(
                           caller->actor.name, toTexts(*needed).join(u',')));
            return done(
                fail(ErrorCode::AccessDenied, u"The credentials do not cover this operation"_s));
        }
        if (!caller && caller.error().code == ErrorCode::Unauthorized)
            return done(tl::unexpected(refusal(caller.error().field, caller.error().detail)));
        done(std::move(caller));
    };
    if (request->headerCount("Signature") == 0)
        return finish(byApiKey(*request));
    if (m_needs.signatures == nullptr)
        return finish(refused(u"header"_s, u"this operation does not accept signatures"_s));
    if (m_failures.isOverLimit(*request, m_needs.realClock.now()))
        return done(tooManyFailures());
    bySignature(request, rule, finish);
}

void Authenticator::bySignature(const http::RequestPtr &request, const SignatureRule &rule,
                                const Done &done) const
{
    const auto finishSigned = [this, request, done](Result<Caller> caller) {
        if (!caller && caller.error().code == ErrorCode::Unauthorized)
            m_failures.note(*request, m_needs.realClock.now());
        done(std::move(caller));
    };
    auto signature = m_needs.signatures->read(*request);
    if (request->headerCount("Authorization") == 0)
        return m_needs.signatures->authenticate(
            request, std::move(signature), {.rule = rule},
            [finishSigned](const Result<Signer> &signer) {
                finishSigned(signer ? Result<Caller>(callerOf(*signer)) : signer.failure());
            });
    const auto byKey = byApiKey(*request);
    if (!byKey)
        return done(byKey);
    m_needs.signatures->authenticate(
        request, std::move(signature), {.rule = rule, .profile = byKey->profileId},
        [finishSigned, byKey](const Result<Signer> &signer) {
            finishSigned(signer ? byKey : Result<Caller>(signer.failure()));
        });
}

Result<Caller> Authenticator::byApiKey(http::Request &request) const
{
    const auto directory = m_needs.directory.current();
    const auto found = keyFor(request, *directory);
    if (!found)
        return found.failure();
    const ActiveKey &active = **found;
    active.lastUsedMillis->store(toMillis(m_needs.clock.now()), std::memory_order_relaxed);
    request.profileId = active.key.profileId.text().toStdString();
    const int most = m_needs.rate.of(request);
    if (most > 0 && !active.rate->take(m_needs.realClock.now(), most))
        return fail(ErrorCode::TooManyRequests,
                    u"The key may send %1 requests a second"_s.arg(most));
    return Caller{active.key.profileId,
                  {Actor::Kind::ApiKey, active.key.name},
                  active.key.subject,
                  active.key.authorities};
}

/// @return the API key of the request: valid now, and from the caller's address; lives in
/// `directory`
Result<const ActiveKey *> Authenticator::keyFor(const http::Request &request,
                                                const Directory &directory) const
{
    const auto header = request.header("Authorization");
    if (!header)
        return refused(u"header"_s, u"the request has neither an API key nor a signature"_s);
    const auto token = bearerToken(*header);
    if (!token || request.headerCount("Authorization") != 1)
        return loggedRefusal(request, u"header"_s,
                             u"the Authorization header must have exactly one bearer token"_s);
    const QByteArray hash = apiKeyHash({token->data(), qsizetype(token->size())});
    const ActiveKey *active = directory.key(hash);
    if (active == nullptr) {
        const ApiKey *revoked = directory.revokedKey(hash);
        return loggedRefusal(request, u"key"_s,
                             revoked != nullptr ? u"the key '%1' was revoked"_s.arg(revoked->name)
                                                : u"the key is unknown"_s);
    }
    const ApiKey &key = active->key;
    if (key.expiresAt && *key.expiresAt <= m_needs.clock.now())
        return loggedRefusal(request, u"expiry"_s,
                             u"the key '%1' expired at %2"_s.arg(
                                 key.name, QString::fromLatin1(toIsoUtc(*key.expiresAt))));
    const auto contains = [&request](const IpNetwork &network) {
        return network.contains(request.peer);
    };
    if (!key.addresses.isEmpty() && std::ranges::none_of(key.addresses, contains))
        return loggedRefusal(
            request, u"address"_s,
            u"the key '%1' may not be used from %2"_s.arg(key.name, request.peer.text()));
    return active;
}

void Authenticator::authenticate(const http::Operation &operation, Authority needed,
                                 std::function<void(const Caller &)> then,
                                 const SignatureRule &rule) const
{
    authenticate(
        operation.sharedRequest(), needed,
        [operation, then = std::move(then)](Result<Caller> result) {
            if (const auto caller = operation.valueOf(std::move(result)))
                then(*caller);
        },
        rule);
}

Error Authenticator::refusal(const QString &check, const QString &reason) const
{
    if (m_needs.explains && m_needs.explains())
        return {ErrorCode::Unauthorized, reason, check};
    return {ErrorCode::Unauthorized, u"No valid credentials"_s};
}

tl::unexpected<Error> Authenticator::loggedRefusal(const http::Request &request,
                                                   const QString &check,
                                                   const QString &reason) const
{
    const Timestamp now = m_needs.realClock.now();
    if (m_failures.isOverLimit(request, now))
        return tooManyFailures(); // not logged: an attacker who guesses keys must not fill the log
    m_failures.note(request, now);
    logRefusal(request, check, reason);
    return refused(check, reason);
}

void Authenticator::logRefusal(const http::Request &request, const QString &check,
                               const QString &reason) const
{
    const QString line = u"%1: API key refused, check %2: %3"_s.arg(
        QString::fromStdString(request.traceId), check, reason);
    m_needs.log.warning(line.toUtf8());
}

} // namespace tilldesk::merchants
