#pragma once

#include "core/base/clock.h"
#include "core/domain/payment.h"
#include "core/http/message.h"
#include "core/merchants/directory.h"

namespace tilldesk::merchants {

/// Who sends a request, as far as its credentials prove it.
struct Caller {
    ProfileId profileId;
    Actor actor; ///< the API key's name, or the signature's kid
    QString subject;
    Authorities authorities;
};

/// Finds out who sends a request. Thread-safe.
class Authenticator
{
public:
    /// @param requestsPerSecond  what one key may send; 0: no limit
    Authenticator(const PublishedDirectory &directory, const Clock &clock,
                  int requestsPerSecond = 0)
        : m_directory(directory),
          m_clock(clock),
          m_requestsPerSecond(requestsPerSecond)
    {
    }

    using Done = std::function<void(Result<Caller>)>;

    /// Checks the credentials, notes their use and puts the profile into the request's log line;
    /// then calls `done`, at once or later, on any thread.
    /// Errors: `Unauthorized` (no key, more than one, unknown or revoked); `AccessDenied` (a good
    /// key without `needed`); `TooManyRequests` (more than one key may send). @source contract,
    /// section 5.1
    void authenticate(const http::RequestPtr &request, Authority needed, const Done &done) const;

private:
    [[nodiscard]] Result<Caller> byApiKey(http::Request &request) const;

    const PublishedDirectory &m_directory;
    const Clock &m_clock;
    int m_requestsPerSecond;
};

} // namespace tilldesk::merchants
