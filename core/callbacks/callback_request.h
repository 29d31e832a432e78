#pragma once

#include "core/callbacks/callback_signer.h"
#include "core/callbacks/due_callbacks.h"
#include "core/net/call.h"

#include <QHash>

namespace tilldesk::callbacks {

/// Present settings of a profile that apply to its callbacks.
struct CallbackTerms {
    UrlRule rule = UrlRule::PublicHttps;
    CallbackHeader form = CallbackHeader::Specified;
};

/// Parsed URL of a callback.
struct CallbackTarget {
    net::Destination to;
    QString path; ///< path that the signature covers
};

/// Cache of parsed callback URLs: most shops use one URL for all payments. Not thread-safe.
class CallbackTargets
{
public:
    static constexpr qsizetype kRemembered = 256;

    /// Returns the target of `url`.
    /// Errors: `FieldInvalid` with the rule that the address breaks under the present `rule`.
    [[nodiscard]] Result<CallbackTarget> of(const QString &url, UrlRule rule);

private:
    QHash<std::pair<QString, int>, CallbackTarget> m_known; ///< key: URL and UrlRule
};

/// Returns the request of one attempt, with a new signature.
/// @param fault  the fault to inject, which may differ from `callback.fault`
[[nodiscard]] net::Call callbackCall(const DueCallback &callback, const CallbackTarget &target,
                                     const CallbackTerms &terms, CallbackFault fault,
                                     const CallbackSigner &signer, Timestamp now);

/// Returns the record of an attempt, without its number, time and duration.
/// @source service.md#callback-delivery
[[nodiscard]] CallbackAttempt attemptOf(const net::Call &call, const net::Answer &answer);

} // namespace tilldesk::callbacks
