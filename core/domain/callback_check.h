#pragma once

#include "core/base/enumerators.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <optional>

namespace tilldesk {

/// The checks that a receiver must make, in this order. @source service.md#callback-header
enum class CallbackCheck : quint8 {
    Parts,        ///< three parts, the middle one empty
    Base64Url,    ///< header and signature are strict base64url
    HeaderJson,   ///< the header is a JSON object without duplicate members
    Type,         ///< `typ` is `jose+json` in any case
    Algorithm,    ///< `alg` is ES256
    KeyId,        ///< `kid` is in the key set
    Thumbprint,   ///< `x5t#S256` is the SHA-256 of that key's certificate
    SigningInput, ///< signing input: header "." base64url(body)
    Signature,    ///< 64 bytes r||s, valid for the signing input
    Critical,     ///< `crit` has the four names of the specified form or the five of the extended
    Issuer,       ///< `iss` is the issuer's name
    Subject,      ///< `sub` is a profile of this service
    Path,         ///< `path` is the receiver's path, or its whole address in the extended form
    IssuedAt,     ///< `iat` is UTC and within five minutes of the service clock
    RequestId,    ///< `jti` has not been seen before
    Body,         ///< the body is a callback payload and fits the stored payment
};

inline constexpr auto kCallbackChecks = enumerators<CallbackCheck>();

/// Result of one check of a callback.
struct CallbackFinding {
    enum class Verdict : quint8 {
        Holds,
        Fails,
        Undecided, ///< an earlier check failed, or there is nothing to compare with
    };

    CallbackCheck check = CallbackCheck::Parts;
    Verdict verdict = Verdict::Undecided;
    QString reason; ///< English; why it failed or is undecided, or a remark (a key set's age)
    QString value;  ///< the value checked: the header's JSON, the signing input, bytes in hex …
    /// The check passes by the specification, but many deployed receivers reject the callback. They
    /// require the extended form, with five critical names and the whole address as `path`.
    bool isStrictlyRefused = false;

    friend bool operator==(const CallbackFinding &, const CallbackFinding &) = default;
};

/// Returns whether a typical strict receiver would reject a callback in which no check fails.
/// Setting the profile's `callbackHeader` to `extended` avoids that.
/// @source service.md#callback-header
[[nodiscard]] bool isStrictlyRefused(const QList<CallbackFinding> &findings);

/// A received callback that a user wants checked.
struct CallbackInspection {
    QString signature;      ///< value of the header `Signature`
    QByteArray body;        ///< exact bytes
    QString address;        ///< where it was received, or only the path; empty: not compared
    QString keySet;         ///< a JWKS, or its https address; empty: this service's own keys
    QString inboxMessageId; ///< the callback itself in the inbox, not counted as a repetition;
                            ///< empty: not from the inbox
};

/// A callback received by the inbox.
struct InboxMessage {
    qint64 seq = 0;
    Timestamp receivedAt;
    QString address;   ///< full address it was sent to
    QString headers;   ///< one `Name: value` per line
    QString signature; ///< value of the header `Signature`; empty: the header was absent
    QByteArray body;
    QString paymentId;     ///< from the body; empty: not found there
    QString paymentStatus; ///< from the body
    bool isGood = false;   ///< every check passed, except that a repetition is allowed
    QString firstFault;    ///< name of the first failed check; empty: good

    friend bool operator==(const InboxMessage &, const InboxMessage &) = default;
};

/// Returns the name in commands and the log: `parts`, `base64url`, `header`, `typ`, `alg`, `kid`,
/// `x5t#S256`, `input`, `signature`, `crit`, `iss`, `sub`, `path`, `iat`, `jti`, `body`.
[[nodiscard]] QLatin1StringView toText(CallbackCheck check);
/// Returns the check; empty unless `name` is exactly one of those names.
[[nodiscard]] std::optional<CallbackCheck> callbackCheckFrom(QStringView name);

} // namespace tilldesk
