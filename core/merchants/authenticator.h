#pragma once

#include "core/base/clock.h"
#include "core/http/message.h"
#include "core/merchants/directory.h"

namespace tilldesk::merchants {

/// Who sends a request, as far as its credentials prove it.
struct Caller {
    ProfileId profileId;
    QString keyName;
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

    /// Checks the API key, notes its use and puts the profile into the request's log line.
    /// Errors: `Unauthorized` (no key, more than one, unknown or revoked); `AccessDenied` (a good
    /// key without `needed`); `TooManyRequests` (more than one key may send). @source contract,
    /// section 5.1
    Result<Caller> authenticate(http::Request &request, Authority needed) const;

private:
    const PublishedDirectory &m_directory;
    const Clock &m_clock;
    int m_requestsPerSecond;
};

} // namespace tilldesk::merchants
