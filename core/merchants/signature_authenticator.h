#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/http/message.h"
#include "core/merchants/key_set_cache.h"
#include "core/merchants/request_signature.h"
#include "core/merchants/seen_requests.h"

namespace tilldesk::merchants {

/// The signer of a request.
struct Signer {
    ProfileId profileId;
    MerchantId merchantId;
    QString kid;
};

/// Requirements of an operation for its signature.
struct SignatureRule {
    IssuerRule issuer = IssuerRule::ServiceOrMerchant;
    /// true: a merchant that signed for a profile that does not exist gets `ProfileNotFound`
    /// instead of `Unauthorized`.
    /// @source service.md#signatures
    bool tellsUnknownProfile = false;
};

/// Authenticates the signer of a request. Thread-safe. Log and error name the check that a refused
/// request failed. Authenticator decides whether the caller gets that.
class SignatureAuthenticator
{
public:
    struct Needs {
        const PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< wall clock for the request limits
        KeySetCache &keySets;
        SeenRequests &seen;
        Log &log;
        const PublishedServiceNames &names;
        RateLimit rate = {};                     ///< limit of one profile
        std::function<std::string()> publicBase; ///< the public address of the endpoint
        /// Queues the request to be stored ahead of everything that is done for it. Thread-safe.
        /// Does not block. Returns false if nothing can be stored now.
        std::function<bool(const SeenRequest &)> remember;
    };
    /// Further requirements for a signature.
    struct Expected {
        SignatureRule rule = {};
        std::optional<ProfileId> profile = {}; ///< profile of the API key sent with it
    };
    using Done = std::function<void(Result<Signer>)>;

    /// All references must outlive the SignatureAuthenticator.
    explicit SignatureAuthenticator(Needs needs) : m_needs(std::move(needs)) {}

    /// Parses the header `Signature`. Stores in the request the algorithm with which a response is
    /// to be signed.
    [[nodiscard]] RequestSignature read(http::Request &request) const;

    /// Runs all checks, then calls `done`: at once, or later on another thread if the key set must
    /// be fetched. Only a request that passed every check without a key causes a fetch. Adds the
    /// profile to the request's log line: the profile of a valid signature, or the one whose keys
    /// are being fetched. The limit does not count a request that has an API key too: the key
    /// counts it.
    /// Errors: `Unauthorized` with the check's name as the field and the reason as the detail;
    /// `ProfileNotFound` (see SignatureRule; does not use up the `jti`); `TooManyRequests` (does
    /// not use up the `jti`); `Busy`.
    void authenticate(const http::RequestPtr &request, RequestSignature signature,
                      const Expected &expected, const Done &done) const;

private:
    /// Data known before the checks.
    struct Attempt;
    /// Key set for the checks of an attempt.
    struct Keys {
        const crypto::JwkSet *set = nullptr;
        QString whyNone = {};
        bool areAwaited = false; ///< not fetched yet: only checks without a key run
    };

    [[nodiscard]] std::optional<SignatureFinding>
    failureOf(const Attempt &attempt, const Directory &directory, const Keys &keys) const;
    void check(const Attempt &attempt, const Keys &keys) const;
    /// Answers `ProfileNotFound` once a key of the merchant has proved who signed. Fetches the key
    /// sets of the merchant's profiles one after the other, a few at most.
    void tellUnknownProfile(const Attempt &known, const Directory &directory) const;
    void lookInNext(Attempt attempt, QList<KeySetAddress> addresses) const;
    void checkForUnknownProfile(const Attempt &attempt, const Keys &keys) const;
    void accept(const Attempt &attempt, const Directory &directory) const;
    void refuse(const Attempt &attempt, SignatureCheck check, const QString &reason) const;

    Needs m_needs;
};

} // namespace tilldesk::merchants
