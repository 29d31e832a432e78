#pragma once

#include "core/callbacks/callback_signer.h"
#include "core/callbacks/due_callbacks.h"
#include "core/net/call.h"

#include <QHash>

namespace tilldesk::callbacks {

/// What a profile says of its callbacks at this moment.
struct CallbackTerms {
    UrlRule rule = UrlRule::PublicHttps;
    CallbackHeader form = CallbackHeader::Specified;
};

/// Where callbacks go.
struct CallbackTarget {
    net::Destination to;
    QString path; ///< that is signed
};

/// What URLs lead to, remembered: shops mostly have one for all payments. On one thread.
class CallbackTargets
{
public:
    static constexpr qsizetype kRemembered = 256;

    /// Errors: `FieldInvalid` with the rule that the address breaks by now.
    [[nodiscard]] Result<CallbackTarget> of(const QString &url, UrlRule rule);

private:
    QHash<std::pair<QString, int>, CallbackTarget> m_known; ///< by URL and rule
};

/// What one attempt sends, signed anew.
/// @param fault  the one that is to be made, which need not be the callback's
[[nodiscard]] net::Call callbackCall(const DueCallback &callback, const CallbackTarget &target,
                                     const CallbackTerms &terms, CallbackFault fault,
                                     const CallbackSigner &signer, Timestamp now);

/// What is written down of an attempt, but for its number, time and duration.
/// @source service.md#callback-delivery
[[nodiscard]] CallbackAttempt attemptOf(const net::Call &call, const net::Answer &answer);

} // namespace tilldesk::callbacks
