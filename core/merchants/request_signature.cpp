#include "core/merchants/request_signature.h"

#include "core/base/enum_texts.h"
#include "core/crypto/jws_checks.h"
#include "core/http/ascii.h"
#include "core/http/json.h"
#include "core/http/json_reader.h"

#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

constexpr EnumTexts<SignatureCheck> kCheckNames{
    {SignatureCheck::Parts, "parts"},   {SignatureCheck::Header, "header"},
    {SignatureCheck::Type, "typ"},      {SignatureCheck::Algorithm, "alg"},
    {SignatureCheck::KeyId, "kid"},     {SignatureCheck::Critical, "crit"},
    {SignatureCheck::Issuer, "iss"},    {SignatureCheck::Subject, "sub"},
    {SignatureCheck::Path, "path"},     {SignatureCheck::IssuedAt, "iat"},
    {SignatureCheck::RequestId, "jti"}, {SignatureCheck::Signature, "signature"},
};

using crypto::quoted;
using enum SignatureCheck;
using Verdict = SignatureFinding::Verdict;

constexpr auto kChecks = enumerators<SignatureCheck>();

/// Result of one check, without the check's name.
struct Outcome {
    Verdict verdict = Verdict::Holds;
    QString reason = {};
};

Outcome fails(const QString &reason)
{
    return {Verdict::Fails, reason};
}

Outcome holdsUnless(const QString &fault)
{
    return fault.isEmpty() ? Outcome() : fails(fault);
}

/// Runs the checks of one signature, one function per check.
class Checking
{
public:
    Checking(const RequestSignature &signature, const SignatureContext &context)
        : m_signature(signature),
          m_context(context),
          m_profile(context.directory.profile(ProfileId(signature.sub))),
          m_key((m_profile != nullptr || context.isForUnknownProfile) && context.keys != nullptr
                    ? context.keys->find(signature.kid)
                    : nullptr)
    {
    }

    [[nodiscard]] Outcome outcomeOf(SignatureCheck check) const
    {
        if (check > Parts && !m_signature.jws)
            return {Verdict::Undecided, u"the signature has no parts"_s};
        if (check > Header && !m_signature.headerFault.isEmpty())
            return {Verdict::Undecided, u"the signature has no header"_s};
        switch (check) {
        case Parts:
            return m_signature.jws ? Outcome()
                                   : fails(u"the signature is not a JWS of three parts"_s);
        case Header: return holdsUnless(m_signature.headerFault);
        case Type: return holdsUnless(crypto::faultOfType(m_signature.typ));
        case Algorithm:
            return holdsUnless(crypto::faultOfAlgorithm(
                m_signature.alg, {crypto::Algorithm::Es256, crypto::Algorithm::Rs256},
                m_key != nullptr ? &m_key->key : nullptr));
        case KeyId: return keyId();
        case Critical: return holdsUnless(m_signature.criticalFault);
        case Issuer: return issuer();
        case Subject: return subject();
        case Path: return path();
        case IssuedAt:
            return holdsUnless(crypto::checkIssuedAt(m_signature.iat, m_context.now).fault);
        case RequestId: return requestId();
        case Signature: return signature();
        }
        Q_UNREACHABLE();
    }

private:
    [[nodiscard]] Outcome keyId() const
    {
        if (m_signature.kid.isEmpty())
            return fails(u"the header has no string member kid"_s);
        if (m_profile == nullptr && !m_context.isForUnknownProfile)
            return {Verdict::Undecided, u"sub does not name a profile, so no key set is known"_s};
        if (m_context.awaitsKeys)
            return {};
        if (m_context.keys == nullptr)
            return fails(m_context.whyNoKeys.isEmpty() ? ownerOfKeys() + u" has no keys"_s
                                                       : m_context.whyNoKeys);
        if (m_key == nullptr)
            return fails(quoted(m_signature.kid) + u" is not in "_s + ownerOfKeys()
                         + u"'s key set"_s);
        return {};
    }

    [[nodiscard]] QString ownerOfKeys() const
    {
        return m_context.isForUnknownProfile ? u"the merchant"_s : u"the profile"_s;
    }

    [[nodiscard]] bool namesService() const
    {
        return m_context.issuerRule == IssuerRule::ServiceOrMerchant
            && m_signature.iss == m_context.issuer;
    }

    [[nodiscard]] Outcome issuer() const
    {
        if (namesService() || m_context.directory.merchant(MerchantId(m_signature.iss)) != nullptr)
            return {};
        return fails(
            quoted(m_signature.iss)
            + (m_context.issuerRule == IssuerRule::Merchant
                   ? u" is not the id of a merchant"_s
                   : u" is neither %1 nor the id of a merchant"_s.arg(quoted(m_context.issuer))));
    }

    [[nodiscard]] Outcome subject() const
    {
        if (m_profile == nullptr && m_context.isForUnknownProfile)
            return {};
        if (m_profile == nullptr)
            return fails(quoted(m_signature.sub) + u" is not a profile"_s);
        if (!namesService() && m_profile->profile.merchantId.text() != m_signature.iss)
            return fails(quoted(m_signature.sub) + u" is not a profile of the issuer"_s);
        return {};
    }

    [[nodiscard]] Outcome path() const
    {
        const QByteArray claim = m_signature.path.toUtf8();
        std::string_view claimed = pathOf({claim.constData(), std::size_t(claim.size())});
        const std::size_t mark = claimed.find('?');
        if (mark != std::string_view::npos && claimed.substr(mark + 1) != m_context.query)
            return fails(u"the query of path differs from the request's: "_s
                         + quoted(m_signature.path));
        claimed = claimed.substr(0, mark);
        if (claimed.starts_with(m_context.basePath)
            && claimed.substr(m_context.basePath.size()) == m_context.path)
            return {};
        return claimed == m_context.path ? Outcome()
                                         : fails(u"path is "_s + quoted(m_signature.path));
    }

    [[nodiscard]] Outcome requestId() const
    {
        if (const QString fault = crypto::faultOfRequestId(m_signature.jti); !fault.isEmpty())
            return fails(fault);
        if (m_context.isSeen && m_context.isSeen())
            return fails(quoted(m_signature.jti) + u" was seen before"_s);
        return {};
    }

    [[nodiscard]] Outcome signature() const
    {
        if (m_key == nullptr)
            return {Verdict::Undecided, u"there is no key to check the signature with"_s};
        const QByteArray input = crypto::signingInput(
            m_signature.jws->headerPart, {m_context.body.data(), qsizetype(m_context.body.size())});
        if (crypto::verifySignature(input, m_signature.jws->signature, m_key->key))
            return {};
        return fails(u"the %1 bytes of the signature do not match this key, header and body"_s.arg(
            m_signature.jws->signature.size()));
    }

    const RequestSignature &m_signature;
    const SignatureContext &m_context;
    const StoredProfile *m_profile;
    const crypto::Jwk *m_key;
};

/// Returns the fault of the list `crit`; empty if it is valid.
QString faultOfCritical(http::JsonReader &in, const ClaimNames &names)
{
    crypto::CriticalNames critical{
        .listed = in.textList("crit"), .required = {}, .isPresent = [&in](const QString &name) {
            return in.has(name.toStdString());
        }};
    if (critical.listed.isEmpty())
        return u"crit is not a list of names"_s;
    for (const std::string_view name : names.all())
        critical.required << QString::fromUtf8(name.data(), qsizetype(name.size()));
    return crypto::faultOfCritical(critical);
}

} // namespace

QLatin1StringView toText(SignatureCheck check)
{
    return kCheckNames.textOf(check);
}

RequestSignature readRequestSignature(QByteArrayView text, const ClaimNames &names)
{
    RequestSignature read;
    read.jws = crypto::parseDetachedJws(text);
    if (!read.jws)
        return read;
    const QByteArray &header = read.jws->header;
    const auto object = http::parseObject({header.constData(), std::size_t(header.size())},
                                          http::Duplicates::Refused);
    if (!object) {
        read.headerFault = object.error().detail.isEmpty() ? u"is empty"_s : object.error().detail;
        return read;
    }
    http::JsonReader in(*object);
    read.typ = in.text("typ");
    read.alg = in.text("alg");
    read.kid = in.text("kid");
    read.iss = in.text(names.iss);
    read.sub = in.text(names.sub);
    read.path = in.text(names.path);
    read.iat = in.text(names.iat);
    read.jti = in.text(names.jti);
    read.criticalFault = faultOfCritical(in, names);
    return read;
}

std::optional<SignatureFinding> firstFailure(const RequestSignature &signature,
                                             const SignatureContext &context, SignatureCheck last)
{
    const Checking checking(signature, context);
    std::optional<SignatureFinding> undecided;
    for (const SignatureCheck check : kChecks) {
        if (check > last)
            break;
        Outcome outcome = checking.outcomeOf(check);
        if (outcome.verdict == Verdict::Fails)
            return SignatureFinding{check, outcome.verdict, std::move(outcome.reason)};
        if (outcome.verdict == Verdict::Undecided && !undecided)
            undecided = SignatureFinding{check, outcome.verdict, std::move(outcome.reason)};
    }
    return undecided; // an undecided check never authenticates
}

QList<SignatureFinding> allFindings(const RequestSignature &signature,
                                    const SignatureContext &context)
{
    const Checking checking(signature, context);
    QList<SignatureFinding> findings;
    for (const SignatureCheck check : kChecks) {
        Outcome outcome = checking.outcomeOf(check);
        findings << SignatureFinding{check, outcome.verdict, std::move(outcome.reason)};
    }
    return findings;
}

std::string_view pathOf(std::string_view pathOrAddress)
{
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (!http::equalsAnyCase(pathOrAddress.substr(0, scheme.size()), scheme))
            continue;
        const std::size_t slash = pathOrAddress.find('/', scheme.size());
        if (slash == scheme.size())
            return pathOrAddress; // the URL has no host
        return slash == std::string_view::npos ? std::string_view() : pathOrAddress.substr(slash);
    }
    return pathOrAddress;
}

} // namespace tilldesk::merchants
