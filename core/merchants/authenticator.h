#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/domain/payment.h"
#include "core/http/operation.h"
#include "core/merchants/directory.h"
#include "core/merchants/failed_credentials.h"
#include "core/merchants/signature_authenticator.h"

namespace tilldesk::merchants {

/// The sender of a request, as proved by its credentials.
struct Caller {
    ProfileId profileId;
    Actor actor; ///< name of the API key, or `kid` of the signature
    QString subject;
    Authorities authorities;
};

/// Authenticates the sender of a request: by an API key, by a signature, or by both. If both are
/// present, they must name the same profile. Thread-safe.
///
/// The log names the check that a refused request failed, and the reason. The caller gets both only
/// while `explains` returns true. The checks of API keys are `header`, `key` (unknown or
/// revoked), `expiry`, `address` and `authority`; the checks of signatures are SignatureCheck.
class Authenticator
{
public:
    /// All references must outlive the Authenticator.
    struct Needs {
        const PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< wall clock for the request limits
        Log &log;
        RateLimit rate = {}; ///< limit of one API key
        int failuresPerMinute =
            0; ///< limit of wrong credentials of one remote address; 0: no limit
        const SignatureAuthenticator *signatures = nullptr; ///< null: signed requests are refused
        /// Returns whether a refusal names the failed check to the caller. Null: never.
        /// Thread-safe.
        std::function<bool()> explains = {};
        /// Returns the error with which all requests are refused now; empty: none. Null: never
        /// refused.
        std::function<std::optional<Error>()> pause = {};
    };

    explicit Authenticator(const Needs &needs) : m_needs(needs), m_failures(needs.failuresPerMinute)
    {
    }

    using Done = std::function<void(Result<Caller>)>;

    /// Checks the credentials, records their use and adds the profile to the request's log line.
    /// Then calls `done`, at once or later, on any thread. A signature alone has both authorities.
    /// With an API key, the authorities of the key apply.
    /// Errors: `Unauthorized` as refusal() (no credentials, several of a kind, or wrong ones);
    /// `ProfileNotFound` (see SignatureRule); `AccessDenied` (valid credentials without `needed`);
    /// `TooManyRequests` (over the limit of one key, or of one profile that sends signatures
    /// alone; or from an address over the limit of wrong credentials, except with a valid API key);
    /// `Busy`.
    /// @source service.md#authentication
    /// @param needed  empty: any valid credentials
    void authenticate(const http::RequestPtr &request, std::optional<Authority> needed,
                      const Done &done, const SignatureRule &rule = {}) const;

    /// As above, for an operation: calls `then` with the caller, or responds with the error.
    void authenticate(const http::Operation &operation, Authority needed,
                      std::function<void(const Caller &)> then,
                      const SignatureRule &rule = {}) const;

    /// Returns the `Unauthorized` error for the caller. While `explains` returns true, field and
    /// detail are the failed check and its reason; otherwise the field is empty.
    [[nodiscard]] Error refusal(const QString &check, const QString &reason) const;

private:
    /// Checks the signature of a request, and the API key if the request has both.
    void bySignature(const http::RequestPtr &request, const SignatureRule &rule,
                     const Done &done) const;
    [[nodiscard]] Result<Caller> byApiKey(http::Request &request) const;
    [[nodiscard]] Result<const ActiveKey *> keyFor(const http::Request &request,
                                                   const Directory &directory) const;
    void logRefusal(const http::Request &request, const QString &check,
                    const QString &reason) const;
    [[nodiscard]] tl::unexpected<Error>
    loggedRefusal(const http::Request &request, const QString &check, const QString &reason) const;

    Needs m_needs;
    mutable FailedCredentials m_failures;
};

} // namespace tilldesk::merchants
