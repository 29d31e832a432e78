#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/http/message.h"
#include "core/merchants/key_set_cache.h"
#include "core/merchants/request_signature.h"
#include "core/merchants/seen_requests.h"

namespace tilldesk::merchants {

/// Who has signed a request.
struct Signer {
    ProfileId profileId;
    MerchantId merchantId;
    QString kid;
};

/// What an operation asks of a signature.
struct SignatureRule {
    IssuerRule issuer = IssuerRule::ServiceOrMerchant;
    /// Whether a merchant that has signed for a profile that does not exist hears that,
    /// `ProfileNotFound` for `Unauthorized`. @source service.md#signatures
    bool tellsUnknownProfile = false;
};

/// Finds out who has signed a request. Thread-safe. The log has the check that a refused request
/// failed, and so has the error: Authenticator decides whether the caller may read it.
class SignatureAuthenticator
{
public:
    struct Needs {
        const PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< by which requests are counted
        KeySetCache &keySets;
        SeenRequests &seen;
        Log &log;
        const PublishedServiceNames &names;
        int requestsPerSecond = 0;               ///< what one profile may send; 0: no limit
        std::function<std::string()> publicBase; ///< the endpoint's address as callers see it
        /// Has the request written before anything that is done for it. Any thread; does not wait.
        /// @return false when nothing can be written now
        std::function<bool(const SeenRequest &)> remember;
    };
    /// What a signature must be besides right.
    struct Expected {
        SignatureRule rule = {};
        std::optional<ProfileId> profile = {}; ///< of the API key that came with it
    };
    using Done = std::function<void(Result<Signer>)>;

    /// @pre all outlive it
    explicit SignatureAuthenticator(Needs needs) : m_needs(std::move(needs)) {}

    /// Reads the header, and notes in the request which algorithm an answer is to be signed with.
    [[nodiscard]] RequestSignature read(http::Request &request) const;

    /// Makes all checks; then calls `done`, at once, or later on another thread when the key set
    /// must be fetched, which is done only for a request that could be right. Puts the profile into
    /// the request's log line: that of a good signature, or the one whose keys are waited for.
    /// A request that comes with an API key is counted there, and not here.
    /// Errors: `Unauthorized` with the check's name as the field and the reason as the detail;
    /// `ProfileNotFound` (see SignatureRule; its id is not used up);
    /// `TooManyRequests` (its id is not used up); `Busy`.
    void authenticate(const http::RequestPtr &request, RequestSignature signature,
                      const Expected &expected, const Done &done) const;

private:
    /// What is known when the checks begin.
    struct Attempt;
    /// The key set of an attempt.
    struct Keys {
        const crypto::JwkSet *set = nullptr;
        QString whyNone = {};
        bool areAwaited = false; ///< they are not there yet: all is checked that needs none
    };

    [[nodiscard]] std::optional<SignatureFinding>
    failureOf(const Attempt &attempt, const Directory &directory, const Keys &keys) const;
    void check(const Attempt &attempt, const Keys &keys) const;
    /// Tells a merchant that the profile does not exist, once a key of the merchant has proved who
    /// signed. Fetches the key sets of the merchant's profiles one after the other, a few at most.
    void tellUnknownProfile(const Attempt &attempt, const Directory &directory) const;
    void lookInNext(Attempt attempt, QList<KeySetAddress> addresses) const;
    void checkForUnknownProfile(const Attempt &attempt, const Keys &keys) const;
    void accept(const Attempt &attempt, const Directory &directory) const;
    void refuse(const Attempt &attempt, SignatureCheck check, const QString &reason) const;

    Needs m_needs;
};

} // namespace tilldesk::merchants
