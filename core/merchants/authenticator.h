#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/domain/payment.h"
#include "core/http/message.h"
#include "core/merchants/directory.h"
#include "core/merchants/signature_authenticator.h"

namespace tilldesk::merchants {

/// Who sends a request, as far as its credentials prove it.
struct Caller {
    ProfileId profileId;
    Actor actor; ///< the API key's name, or the signature's kid
    QString subject;
    Authorities authorities;
};

/// Finds out who sends a request: by an API key, by a signature, or by both, which then must name
/// the same profile. Thread-safe.
///
/// The log has the check that a refused request failed, and why. The caller learns it only while
/// `explains` says so. The checks of API keys are `header`, `key` and `authority`; those of
/// signatures are SignatureCheck.
class Authenticator
{
public:
    /// Everything outlives it.
    struct Needs {
        const PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< by which requests are counted
        Log &log;
        int requestsPerSecond = 0; ///< what one API key may send; 0: no limit
        const SignatureAuthenticator *signatures = nullptr; ///< null: signed requests are refused
        /// Returns whether a refusal names the failed check to the caller. Null: never.
        /// Thread-safe.
        std::function<bool()> explains = {};
        /// Returns why no request can be answered now, whoever sends it. Null: never.
        std::function<std::optional<Error>()> pause = {};
    };

    explicit Authenticator(const Needs &needs) : m_needs(needs) {}

    using Done = std::function<void(Result<Caller>)>;

    /// Checks the credentials, notes their use and puts the profile into the request's log line;
    /// then calls `done`, at once or later, on any thread. A signature has both authorities; with
    /// an API key the key's count. Errors: `Unauthorized` as refusal() (no credentials, more than
    /// one of a kind, or wrong ones); `ProfileNotFound` (see SignatureRule); `AccessDenied` (good
    /// ones without `needed`); `TooManyRequests` (more than one key, or one profile with signatures
    /// alone, may send); `Busy`. @source service.md#authentication
    void authenticate(const http::RequestPtr &request, Authority needed, const Done &done,
                      const SignatureRule &rule = {}) const;

    /// Returns the `Unauthorized` error for the caller: field and detail are the failed check and
    /// its reason while refusals are explained; else there is no field.
    [[nodiscard]] Error refusal(const QString &check, const QString &reason) const;

private:
    [[nodiscard]] Result<Caller> byApiKey(http::Request &request) const;
    void logRefusal(const http::Request &request, const QString &check,
                    const QString &reason) const;
    [[nodiscard]] tl::unexpected<Error>
    loggedRefusal(const http::Request &request, const QString &check, const QString &reason) const;

    Needs m_needs;
};

} // namespace tilldesk::merchants
