#include "core/merchants/authenticator.h"

#include "core/http/ascii.h"
#include "core/merchants/signature_authenticator.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// @return what follows `Bearer ` in any case, or nothing
std::optional<std::string_view> bearerToken(std::string_view header)
{
    constexpr std::string_view kScheme = "bearer ";
    if (header.size() <= kScheme.size()
        || !http::equalsAnyCase(header.substr(0, kScheme.size()), kScheme))
        return {};
    header.remove_prefix(std::min(header.find_first_not_of(' ', kScheme.size()), header.size()));
    return header;
}

tl::unexpected<Error> refused()
{
    return fail(ErrorCode::Unauthorized, u"No valid credentials"_s);
}

Caller callerOf(const Signer &signer)
{
    return {signer.profileId,
            {Actor::Kind::Signature, signer.kid},
            u"MERCHANT:"_s + signer.merchantId.text(),
            Authority::MerchantPayment | Authority::MerchantRefund};
}

} // namespace

void Authenticator::authenticate(const http::RequestPtr &request, Authority needed,
                                 const Done &done, IssuerRule issuer) const
{
    const auto finish = [this, request, needed, done](Result<Caller> caller) {
        if (caller && !caller->authorities.testFlag(needed)) {
            logRefusal(
                *request, "authority",
                u"'%1' does not have %2"_s.arg(caller->actor.name, toTexts(needed).join(u',')));
            return done(
                fail(ErrorCode::AccessDenied, u"The credentials do not cover this operation"_s));
        }
        done(std::move(caller));
    };
    if (request->headerCount("Signature") == 0)
        return finish(byApiKey(*request));
    if (m_needs.signatures == nullptr)
        return done(refused());
    auto signature = m_needs.signatures->read(*request);
    if (request->headerCount("Authorization") == 0)
        return m_needs.signatures->authenticate(
            request, std::move(signature), {.issuer = issuer},
            [finish](const Result<Signer> &signer) {
                finish(signer ? Result<Caller>(callerOf(*signer)) : signer.failure());
            });
    const auto byKey = byApiKey(*request);
    if (!byKey)
        return done(byKey);
    m_needs.signatures->authenticate(request, std::move(signature),
                                     {.issuer = issuer, .profile = byKey->profileId},
                                     [finish, byKey](const Result<Signer> &signer) {
                                         finish(signer ? byKey : Result<Caller>(signer.failure()));
                                     });
}

Result<Caller> Authenticator::byApiKey(http::Request &request) const
{
    const auto header = request.header("Authorization");
    if (!header)
        return refused(); // there is nothing to say of no key
    const auto token = bearerToken(*header);
    if (!token || request.headerCount("Authorization") != 1) {
        logRefusal(request, "header", u"not one bearer token"_s);
        return refused();
    }
    const auto directory = m_needs.directory.current();
    const QByteArray hash = apiKeyHash({token->data(), qsizetype(token->size())});
    const ActiveKey *active = directory->key(hash);
    if (active == nullptr) {
        const ApiKey *revoked = directory->revokedKey(hash);
        logRefusal(request, "key",
                   revoked != nullptr ? u"'%1' was revoked"_s.arg(revoked->name)
                                      : u"it is not known"_s);
        return refused();
    }
    active->lastUsedMillis->store(toMillis(m_needs.clock.now()), std::memory_order_relaxed);
    request.profileId = active->key.profileId.text().toStdString();
    const int most = m_needs.requestsPerSecond;
    if (most > 0 && !active->rate->take(m_needs.realClock.now(), most))
        return fail(ErrorCode::TooManyRequests,
                    u"The key may send %1 requests a second"_s.arg(most));
    return Caller{active->key.profileId,
                  {Actor::Kind::ApiKey, active->key.name},
                  active->key.subject,
                  active->key.authorities};
}

void Authenticator::logRefusal(const http::Request &request, const char *check,
                               const QString &reason) const
{
    const QString line = u"%1: API key refused, check %2: %3"_s.arg(
        QString::fromStdString(request.traceId), QLatin1StringView(check), reason);
    m_needs.log.warning(line.toUtf8());
}

} // namespace tilldesk::merchants
