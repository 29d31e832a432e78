#pragma once

#include "core/hosted/hosted_request.h"
#include "core/hosted/reply.h"

namespace tilldesk::hosted {

/// Moments of this computer's clock around an exchange.
struct ExchangeTimes {
    Timestamp sentAt;
    Timestamp answeredAt;
};

/// Classifies the end of a call, without looking at a successful body: that is Answered so far.
/// Adds to `facts`, which has the ids of the request. Pure function.
/// @param secret  removed from texts of the service
[[nodiscard]] ReplyEnd endOf(const net::Answer &answer, ReplyFacts facts,
                             const ExchangeTimes &times, const QString &secret);

/// Returns the value of the only response header `name`; empty if it is absent or repeated.
[[nodiscard]] QByteArray onlyHeader(const net::Headers &headers, QByteArrayView name);

} // namespace tilldesk::hosted
