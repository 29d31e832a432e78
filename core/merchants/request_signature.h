#pragma once

#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "core/merchants/directory.h"
#include "core/merchants/request_claims.h"

#include <functional>
#include <string_view>

/// Checks the signature of a request. Pure functions: the endpoint, the command line and an
/// inspector report the same.
namespace tilldesk::merchants {

/// Checks of a request's signature, in this order.
/// @source service.md#signatures
enum class SignatureCheck {
    Parts,     ///< one header of three parts, the middle part empty
    Header,    ///< the first part is a JSON object without duplicate members
    Type,      ///< `jose+json`, case-insensitive
    Algorithm, ///< ES256 or RS256, and equal to the key's algorithm
    KeyId,     ///< is in the key set of the profile that `sub` names
    Critical,  ///< lists exactly the five claims, in any order; all are present
    Issuer,    ///< see IssuerRule
    Subject,   ///< a profile; it belongs to the merchant if `iss` names one
    Path,      ///< equals the path of the request
    IssuedAt,  ///< is UTC, within crypto::kIssuedAtWindow of the clock
    RequestId, ///< 1 to crypto::kMaxJti characters, not seen before
    Signature, ///< holds over the exact bytes of the body
};

/// Returns the name in the log: `parts`, `header`, `typ`, `alg`, `kid`, `crit`, `iss`, `sub`,
/// `path`, `iat`, `jti`, `signature`.
[[nodiscard]] QLatin1StringView toText(SignatureCheck check);

/// The parties that `iss` may name.
/// @source service.md#signatures
enum class IssuerRule {
    ServiceOrMerchant, ///< the service's issuer name, or a merchant's id: payments and refunds
    Merchant,          ///< only a merchant's id: reconciliation
};

/// The parsed header `Signature`, not checked. A text that is missing, or is not a text, is empty.
struct RequestSignature {
    std::optional<crypto::DetachedJws> jws; ///< empty: not three parts
    QString headerFault;                    ///< why it is not a JSON object; empty: it is one
    QString typ;
    QString alg;
    QString kid;
    QString criticalFault; ///< empty: `crit` is valid
    QString iss;
    QString sub;
    QString path;
    QString iat;
    QString jti;

    /// Returns the algorithm; empty if `alg` is not allowed.
    [[nodiscard]] std::optional<crypto::Algorithm> algorithm() const
    {
        return crypto::algorithmFrom(alg);
    }
};

[[nodiscard]] RequestSignature readRequestSignature(QByteArrayView text, const ClaimNames &names);

/// The request and the data that a signature is checked against.
struct SignatureContext {
    const Directory &directory; ///< must outlive the context
    QString issuer;             ///< the service's issuer name
    IssuerRule issuerRule = IssuerRule::ServiceOrMerchant;
    const crypto::JwkSet *keys = nullptr; ///< keys of the profile that `sub` names; null: none
    QString whyNoKeys = {};
    /// Keys not fetched yet: checks that need them count as passed for now.
    bool awaitsKeys = false;
    /// `sub` may name no profile; `keys` are then of the merchant that `iss` names.
    bool isForUnknownProfile = false;
    std::string_view path;          ///< path of the request, as sent
    std::string_view query = {};    ///< without the `?`
    std::string_view basePath = {}; ///< path prefix that a proxy removed
    std::string_view body;
    Timestamp now;
    /// Returns whether the `jti` was seen before. Null: never seen.
    std::function<bool()> isSeen = {};
};

struct SignatureFinding {
    enum class Verdict { Holds, Fails, Undecided };

    SignatureCheck check;
    Verdict verdict = Verdict::Holds;
    QString reason = {}; ///< short, without control characters; empty: the check holds
};

/// Runs the checks up to `last` until one fails. Returns the first that failed, otherwise the first
/// undecided one; empty if all hold.
[[nodiscard]] std::optional<SignatureFinding>
firstFailure(const RequestSignature &signature, const SignatureContext &context,
             SignatureCheck last = SignatureCheck::Signature);

/// Runs all checks. A check is undecided if an earlier failure leaves it no input.
[[nodiscard]] QList<SignatureFinding> allFindings(const RequestSignature &signature,
                                                  const SignatureContext &context);

/// Returns the path of a URL or path: removes scheme and host.
[[nodiscard]] std::string_view pathOf(std::string_view pathOrAddress);

} // namespace tilldesk::merchants
