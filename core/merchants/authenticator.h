#pragma once

#include "core/base/clock.h"
#include "core/domain/payment.h"
#include "core/http/message.h"
#include "core/merchants/directory.h"
#include "core/merchants/request_signature.h"

namespace tilldesk::merchants {

class SignatureAuthenticator;

/// Who sends a request, as far as its credentials prove it.
struct Caller {
    ProfileId profileId;
    Actor actor; ///< the API key's name, or the signature's kid
    QString subject;
    Authorities authorities;
};

/// Finds out who sends a request: by an API key, by a signature, or by both, which then must name
/// the same profile. Thread-safe.
class Authenticator
{
public:
    /// @param requestsPerSecond  what one key may send; 0: no limit
    /// @param signatures         outlives it; null: signed requests are refused
    Authenticator(const PublishedDirectory &directory, const Clock &clock,
                  int requestsPerSecond = 0, const SignatureAuthenticator *signatures = nullptr)
        : m_directory(directory),
          m_clock(clock),
          m_requestsPerSecond(requestsPerSecond),
          m_signatures(signatures)
    {
    }

    using Done = std::function<void(Result<Caller>)>;

    /// Checks the credentials, notes their use and puts the profile into the request's log line;
    /// then calls `done`, at once or later, on any thread. A signature has both authorities; with
    /// an API key the key's count. Errors: `Unauthorized` (no credentials, more than one of a kind,
    /// or wrong ones); `AccessDenied` (good ones without `needed`); `TooManyRequests` (more than
    /// one key may send); `Busy`. @source contract, section 5.1, and its answers, "Signatures"
    void authenticate(const http::RequestPtr &request, Authority needed, const Done &done,
                      IssuerRule issuer = IssuerRule::ServiceOrMerchant) const;

private:
    [[nodiscard]] Result<Caller> byApiKey(http::Request &request) const;

    const PublishedDirectory &m_directory;
    const Clock &m_clock;
    int m_requestsPerSecond;
    const SignatureAuthenticator *m_signatures;
};

} // namespace tilldesk::merchants
