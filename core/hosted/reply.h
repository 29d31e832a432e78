#pragma once

#include "core/base/timestamp.h"
#include "core/net/call.h"

#include <QString>
#include <optional>

namespace tilldesk::hosted {

/// How a request to a hosted service ended. Exactly one of these.
enum class ReplyKind : quint8 {
    Answered,    ///< a successful response, checked
    Refused,     ///< 4xx: the service did nothing
    RateLimited, ///< 429: the service did nothing; ask again later
    NotSent,     ///< nothing has left this computer: no name, connection, TLS, or a local reason
    /// Anything else after bytes may have left: no response in time, a broken connection, a
    /// redirect, 5xx, an unreadable or wrongly signed response. A change may have been made.
    Unknown,
};

/// Verdict on the signature of a response.
enum class ReplySignature : quint8 {
    Absent, ///< there is none
    Unread, ///< there is one, but the service's key set could not be read
    Holds,  ///< valid for a key of the service's key set
    Fails,  ///< not valid for a key of that set
};

/// What is known of an exchange, however it ended.
struct ReplyFacts {
    int status = 0;    ///< 0: no response
    QString traceId;   ///< 32 hex digits: of the error body, else those sent with the request
    QString requestId; ///< `X-Request-ID` and `jti` of the request
    std::optional<Timestamp> serverTime; ///< header `Date`, whole seconds
    /// This computer's clock less the service's; positive: this clock is ahead. 0 if the whole
    /// second of `Date` contains the exchange.
    std::optional<std::chrono::milliseconds> skew;
    ReplySignature signature = ReplySignature::Absent;
    QString keyId; ///< `kid` of the response's signature
    net::Outcome transport = net::Outcome::Answered;
    net::ConnectionFacts connection;
    net::Headers headers; ///< of the response; bounded by net::AnswerReader::kMaxHeader
};

/// The end of a request, without its value.
struct ReplyEnd {
    ReplyKind kind = ReplyKind::Unknown;
    ReplyFacts facts = {};
    QString code = {};    ///< of an error body; empty: none
    QString message = {}; ///< of an error body, at most 500 characters, without the API key
    /// Why there is no value, in English and without secrets. Empty if Answered.
    QString detail = {};
    /// The pause that the service asks for, at most a day; empty: it does not say.
    std::optional<std::chrono::seconds> retryAfter = {};
};

/// The end of a request. `value` is set exactly if Answered.
template <typename T>
struct Reply : ReplyEnd {
    std::optional<T> value;
};

/// The value of a request whose success has no content.
struct Nothing {
    friend bool operator==(const Nothing &, const Nothing &) = default;
};

} // namespace tilldesk::hosted
