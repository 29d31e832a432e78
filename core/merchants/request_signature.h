#pragma once

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/merchants/directory.h"
#include "core/merchants/request_claims.h"

#include <functional>
#include <string_view>

/// Checks the signature of a request without reading or writing anything, so that the endpoint, the
/// command line and an inspector all say the same.
namespace tilldesk::merchants {

/// What is checked, in this order. @source service.md#signatures
enum class SignatureCheck {
    Parts,     ///< one header of three parts, the middle one empty
    Header,    ///< the first part is a JSON object without duplicate members
    Type,      ///< `jose+json` in any case
    Algorithm, ///< ES256 or RS256, and the key's
    KeyId,     ///< in the key set of the profile that `sub` names
    Critical,  ///< exactly the five claims, in any order, and all are there
    Issuer,    ///< see IssuerRule
    Subject,   ///< a profile, and of the merchant that `iss` names, if it names one
    Path,      ///< the request's
    IssuedAt,  ///< UTC, within kSignatureWindow of the clock
    RequestId, ///< 1 to kMaxRequestId characters, not seen before
    Signature, ///< over the exact bytes of the body
};

/// The name in the log: `parts`, `header`, `typ`, `alg`, `kid`, `crit`, `iss`, `sub`, `path`,
/// `iat`, `jti`, `signature`.
[[nodiscard]] QLatin1StringView toText(SignatureCheck check);

/// How far `iat` may be from the clock, both ways, and how long a `jti` is remembered at least.
inline constexpr std::chrono::minutes kSignatureWindow(5);

/// Whom `iss` may name. @source service.md#signatures
enum class IssuerRule {
    ServiceOrMerchant, ///< the service's issuer name, or a merchant's id: payments and refunds
    Merchant,          ///< a merchant's id alone: reconciliation
};

/// What the header `Signature` says, none of it checked. What is missing or no text is empty.
struct RequestSignature {
    std::optional<crypto::DetachedJws> jws; ///< none: it has not the three parts
    QString headerFault;                    ///< why it is no JSON object; empty when it is one
    QString typ;
    QString alg;
    QString kid;
    QString criticalFault; ///< empty when `crit` is right
    QString iss;
    QString sub;
    QString path;
    QString iat;
    QString jti;

    /// @return nothing unless `alg` is allowed
    [[nodiscard]] std::optional<crypto::Algorithm> algorithm() const
    {
        return crypto::algorithmFrom(alg);
    }
};

[[nodiscard]] RequestSignature readRequestSignature(QByteArrayView text, const ClaimNames &names);

/// The request and the world that a signature is checked against.
struct SignatureContext {
    const Directory &directory; ///< outlives the context
    QString issuer;             ///< the service's issuer name
    IssuerRule issuerRule = IssuerRule::ServiceOrMerchant;
    const crypto::JwkSet *keys = nullptr; ///< of the profile that `sub` names; null: it has none
    QString whyNoKeys = {};
    bool awaitsKeys = false; ///< they are not there yet: what only they can tell holds so far
    bool isForUnknownProfile = false; ///< `sub` may be no profile; `keys` are of the merchant `iss`
    std::string_view path;            ///< of the request, as sent
    std::string_view query = {};      ///< without the `?`
    std::string_view basePath = {};   ///< what a proxy took away in front of the path
    std::string_view body;
    Timestamp now;
    std::function<bool()> isSeen = {}; ///< whether the `jti` was; empty: nothing was
};

struct SignatureFinding {
    enum class Verdict { Holds, Fails, Undecided };

    SignatureCheck check;
    Verdict verdict = Verdict::Holds;
    QString reason = {}; ///< short, without control characters; empty when it holds
};

/// Makes the checks up to `last`, and stops at the first that does not hold.
/// @return nothing when all hold
[[nodiscard]] std::optional<SignatureFinding>
firstFailure(const RequestSignature &signature, const SignatureContext &context,
             SignatureCheck last = SignatureCheck::Signature);

/// Makes all checks. One is undecided when an earlier one leaves it nothing to look at.
[[nodiscard]] QList<SignatureFinding> allFindings(const RequestSignature &signature,
                                                  const SignatureContext &context);

/// @return a path as it is, an address without its scheme and host
[[nodiscard]] std::string_view pathOf(std::string_view pathOrAddress);

} // namespace tilldesk::merchants
