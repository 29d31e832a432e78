#pragma once

#include "core/callbacks/callback_signer.h"
#include "core/callbacks/due_callbacks.h"
#include "core/net/call.h"

namespace tilldesk::callbacks {

/// What a profile says of its callbacks at this moment.
struct CallbackTerms {
    UrlRule rule = UrlRule::PublicHttps;
    CallbackHeader form = CallbackHeader::Specified;
};

/// What one attempt sends, signed anew.
/// @param fault  the one that is to be made, which need not be the callback's
/// Errors: `FieldInvalid` with the rule that the address breaks by now.
[[nodiscard]] Result<net::Call> callbackCall(const DueCallback &callback,
                                             const CallbackTerms &terms, CallbackFault fault,
                                             const CallbackSigner &signer, Timestamp now);

/// What is written down of an attempt, but for its number, time and duration.
/// @source the contract's answers, "Callbacks are sent on"
[[nodiscard]] CallbackAttempt attemptOf(const net::Call &call, const net::Answer &answer);

} // namespace tilldesk::callbacks
