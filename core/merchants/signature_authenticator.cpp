#include "core/merchants/signature_authenticator.h"

#include "core/crypto/jws_checks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

/// Maximum of a merchant's key sets that one request for an unknown profile causes to be fetched.
constexpr qsizetype kMaxAddresses = 4;

KeySetAddress keySetAddressOf(const Profile &profile)
{
    return {profile.jwksUrl, urlRuleOf(profile)};
}

} // namespace

struct SignatureAuthenticator::Attempt {
    http::RequestPtr request;
    RequestSignature signature;
    Expected expected;
    Done done;
    Timestamp now; ///< time of arrival: waiting for a key set must not expire `iat`
    bool isForUnknownProfile = false; ///< see SignatureContext

    [[nodiscard]] RequestDigest digest() const
    {
        return RequestDigest::of(ProfileId(signature.sub), signature.jti);
    }
};

RequestSignature SignatureAuthenticator::read(http::Request &request) const
{
    const auto header = request.header("Signature");
    if (!header || request.headerCount("Signature") != 1)
        return {};
    auto signature = readRequestSignature({header->data(), qsizetype(header->size())},
                                          m_needs.names.current()->claims());
    if (signature.algorithm())
        request.signatureAlgorithm = signature.alg.toStdString();
    return signature;
}

void SignatureAuthenticator::authenticate(const http::RequestPtr &request,
                                          RequestSignature signature, const Expected &expected,
                                          const Done &done) const
{
    Attempt attempt{request, std::move(signature), expected, done, m_needs.clock.now()};
    const auto directory = m_needs.directory.current();
    const StoredProfile *profile = directory->profile(ProfileId(attempt.signature.sub));
    if (profile == nullptr && expected.rule.tellsUnknownProfile && !expected.profile
        && directory->merchant(MerchantId(attempt.signature.iss)) != nullptr)
        return tellUnknownProfile(attempt, *directory);
    if (profile == nullptr || profile->profile.jwksUrl.isEmpty())
        return check(attempt, {.set = profile != nullptr ? profile->keys.get() : nullptr});
    const KeySetAddress address = keySetAddressOf(profile->profile);
    if (const KeySetPtr keys = m_needs.keySets.known(address, attempt.signature.kid))
        return check(attempt, {.set = keys.get()});
    // Runs all checks that need no key before fetching one. Otherwise any unauthenticated caller
    // could trigger fetches with an invalid request.
    if (const auto failure = failureOf(attempt, *directory, {.areAwaited = true}))
        return refuse(attempt, failure->check, failure->reason);
    // Set now: the log line belongs to the connection's thread, and after the fetch this code runs
    // on another thread.
    request->profileId = attempt.signature.sub.toStdString();
    const QString kid = attempt.signature.kid;
    m_needs.keySets.find(address, kid,
                         [this, waiting = std::move(attempt)](const Result<KeySetPtr> &keys) {
                             if (keys)
                                 check(waiting, {.set = keys->get()});
                             else if (keys.error().code == ErrorCode::Busy)
                                 waiting.done(keys.failure());
                             else
                                 check(waiting, {.whyNone = keys.error().detail});
                         });
}

void SignatureAuthenticator::tellUnknownProfile(const Attempt &known,
                                                const Directory &directory) const
{
    Attempt attempt = known;
    attempt.isForUnknownProfile = true;
    const QString kid = attempt.signature.kid;
    QList<KeySetAddress> addresses;
    for (const StoredProfile &stored : directory.profiles()) {
        if (stored.profile.merchantId.text() != attempt.signature.iss)
            continue;
        if (stored.keys && stored.keys->find(kid) != nullptr)
            return checkForUnknownProfile(attempt, {.set = stored.keys.get()});
        if (stored.profile.jwksUrl.isEmpty())
            continue;
        const KeySetAddress address = keySetAddressOf(stored.profile);
        if (const KeySetPtr keys = m_needs.keySets.known(address, kid))
            return checkForUnknownProfile(attempt, {.set = keys.get()});
        if (addresses.size() < kMaxAddresses && !addresses.contains(address))
            addresses << address;
    }
    if (const auto failure = failureOf(attempt, directory, {.areAwaited = true}))
        return refuse(attempt, failure->check, failure->reason);
    lookInNext(std::move(attempt), std::move(addresses));
}

void SignatureAuthenticator::lookInNext(Attempt attempt, QList<KeySetAddress> addresses) const
{
    if (addresses.isEmpty())
        return checkForUnknownProfile(attempt, {});
    const KeySetAddress address = addresses.takeFirst();
    const QString kid = attempt.signature.kid;
    m_needs.keySets.find(
        address, kid,
        [this, kid, waiting = std::move(attempt), addresses](const Result<KeySetPtr> &keys) {
            if (keys && (*keys)->find(kid) != nullptr)
                checkForUnknownProfile(waiting, {.set = keys->get()});
            else if (!keys && keys.error().code == ErrorCode::Busy)
                waiting.done(keys.failure());
            else
                lookInNext(waiting, addresses);
        });
}

void SignatureAuthenticator::checkForUnknownProfile(const Attempt &attempt, const Keys &keys) const
{
    const auto directory = m_needs.directory.current();
    if (const auto failure = failureOf(attempt, *directory, keys))
        return refuse(attempt, failure->check, failure->reason);
    attempt.done(fail(ErrorCode::ProfileNotFound, u"There is no such merchant profile"_s));
}

void SignatureAuthenticator::check(const Attempt &attempt, const Keys &keys) const
{
    const auto directory = m_needs.directory.current();
    if (const auto failure = failureOf(attempt, *directory, keys))
        return refuse(attempt, failure->check, failure->reason);
    accept(attempt, *directory);
}

std::optional<SignatureFinding> SignatureAuthenticator::failureOf(const Attempt &attempt,
                                                                  const Directory &directory,
                                                                  const Keys &keys) const
{
    const http::Request &request = *attempt.request;
    const std::string base = m_needs.publicBase();
    const auto isSeen = [&] { return m_needs.seen.contains(attempt.digest(), attempt.now); };
    const SignatureContext context{.directory = directory,
                                   .issuer = m_needs.names.current()->issuer(),
                                   .issuerRule = attempt.expected.rule.issuer,
                                   .keys = keys.set,
                                   .whyNoKeys = keys.whyNone,
                                   .awaitsKeys = keys.areAwaited,
                                   .isForUnknownProfile = attempt.isForUnknownProfile,
                                   .path = request.path,
                                   .query = request.query,
                                   .basePath = pathOf(base),
                                   .body = request.body,
                                   .now = attempt.now,
                                   .isSeen = isSeen};
    const auto last = keys.areAwaited ? SignatureCheck::RequestId : SignatureCheck::Signature;
    if (auto failure = firstFailure(attempt.signature, context, last))
        return failure;
    if (attempt.expected.profile && attempt.expected.profile->text() != attempt.signature.sub)
        return SignatureFinding{SignatureCheck::Subject, SignatureFinding::Verdict::Fails,
                                u"the profile is not the API key's profile"_s};
    return {};
}

/// Replay protection stores a `jti` only after the signature is verified, so a forged request
/// cannot use up a merchant's `jti`.
void SignatureAuthenticator::accept(const Attempt &attempt, const Directory &directory) const
{
    const ProfileId profile(attempt.signature.sub);
    const StoredProfile *stored = directory.profile(profile);
    http::Request &request = *attempt.request;
    if (request.profileId.empty())
        request.profileId = attempt.signature.sub.toStdString();
    const int most = m_needs.rate.of(request);
    if (most > 0 && !attempt.expected.profile
        && !stored->signatureRate->take(m_needs.realClock.now(), most))
        return attempt.done(fail(ErrorCode::TooManyRequests,
                                 u"The profile may send %1 requests a second"_s.arg(most)));
    const RequestDigest digest = attempt.digest();
    const auto busy = [] { return fail(ErrorCode::Busy, u"The service is busy or stopping"_s); };
    const Timestamp issuedAt = parseIsoTime(attempt.signature.iat).value_or(attempt.now);
    const SeenRequest seen{digest, std::max(issuedAt, attempt.now) + crypto::kIssuedAtWindow};
    switch (m_needs.seen.add(seen, attempt.now)) {
    case SeenRequests::Added::Yes: break;
    case SeenRequests::Added::SeenBefore:
        return refuse(attempt, SignatureCheck::RequestId,
                      u"the same request was received twice at the same time"_s);
    case SeenRequests::Added::Full: return attempt.done(busy());
    }
    if (!m_needs.remember(seen)) {
        m_needs.seen.release(digest);
        return attempt.done(busy());
    }
    request.onNotDone = [this, digest] { m_needs.seen.release(digest); };
    attempt.done(Signer{profile, stored->profile.merchantId, attempt.signature.kid});
}

void SignatureAuthenticator::refuse(const Attempt &attempt, SignatureCheck check,
                                    const QString &reason) const
{
    const QString line = u"%1: signature refused, check %2: %3"_s.arg(
        QString::fromStdString(attempt.request->traceId), toText(check), reason);
    m_needs.log.warning(line.toUtf8());
    attempt.done(fail(ErrorCode::Unauthorized, reason, toText(check)));
}

} // namespace tilldesk::merchants
