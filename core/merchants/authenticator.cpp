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
    const auto finish = [needed, done](Result<Caller> caller) {
        if (caller && !caller->authorities.testFlag(needed))
            return done(
                fail(ErrorCode::AccessDenied, u"The credentials do not cover this operation"_s));
        done(std::move(caller));
    };
    if (request->headerCount("Signature") == 0)
        return finish(byApiKey(*request));
    if (m_signatures == nullptr)
        return done(refused());
    auto signature = m_signatures->read(*request);
    if (request->headerCount("Authorization") == 0)
        return m_signatures->authenticate(request, std::move(signature), {.issuer = issuer},
                                          [finish](const Result<Signer> &signer) {
                                              finish(signer ? Result<Caller>(callerOf(*signer))
                                                            : signer.failure());
                                          });
    const auto byKey = byApiKey(*request);
    if (!byKey)
        return done(byKey);
    m_signatures->authenticate(request, std::move(signature),
                               {.issuer = issuer, .profile = byKey->profileId},
                               [finish, byKey](const Result<Signer> &signer) {
                                   finish(signer ? byKey : Result<Caller>(signer.failure()));
                               });
}

Result<Caller> Authenticator::byApiKey(http::Request &request) const
{
    const auto header = request.header("Authorization");
    if (!header || request.headerCount("Authorization") != 1)
        return refused();
    const auto token = bearerToken(*header);
    if (!token)
        return refused();
    const auto directory = m_directory.current();
    const ActiveKey *active = directory->key(apiKeyHash({token->data(), qsizetype(token->size())}));
    if (active == nullptr)
        return refused();
    const Timestamp now = m_clock.now();
    active->lastUsedMillis->store(toMillis(now), std::memory_order_relaxed);
    request.profileId = active->key.profileId.text().toStdString();
    if (m_requestsPerSecond > 0 && !active->rate->take(now, m_requestsPerSecond))
        return fail(ErrorCode::TooManyRequests,
                    u"The key may send %1 requests a second"_s.arg(m_requestsPerSecond));
    return Caller{active->key.profileId,
                  {Actor::Kind::ApiKey, active->key.name},
                  active->key.subject,
                  active->key.authorities};
}

} // namespace tilldesk::merchants
