#pragma once

#include "core/base/timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <array>

namespace tilldesk {

/// What a receiver must check of a callback, in this order. @source service.md#callback-header
enum class CallbackCheck : quint8 {
    Parts,        ///< three parts, the middle one empty
    Base64Url,    ///< header and signature are strict base64url
    HeaderJson,   ///< the header is a JSON object without duplicate members
    Type,         ///< `typ` is `jose+json` in any case
    Algorithm,    ///< `alg` is ES256
    KeyId,        ///< `kid` is in the key set
    Thumbprint,   ///< `x5t#S256` is the SHA-256 of that key's certificate
    SigningInput, ///< what is signed: header "." base64url(body)
    Signature,    ///< 64 bytes r||s that hold over the signing input
    Critical,     ///< `crit` has the four names of the specified form or the five of the extended
    Issuer,       ///< `iss` is the issuer's name
    Subject,      ///< `sub` is a profile of ours
    Path,         ///< `path` is the receiver's path, or its whole address in the extended form
    IssuedAt,     ///< `iat` is UTC and within five minutes of the clock
    RequestId,    ///< `jti` was not seen before
    Body,         ///< the body is a callback payload and fits the stored payment
};

inline constexpr std::array kCallbackChecks{
    CallbackCheck::Parts,      CallbackCheck::Base64Url,    CallbackCheck::HeaderJson,
    CallbackCheck::Type,       CallbackCheck::Algorithm,    CallbackCheck::KeyId,
    CallbackCheck::Thumbprint, CallbackCheck::SigningInput, CallbackCheck::Signature,
    CallbackCheck::Critical,   CallbackCheck::Issuer,       CallbackCheck::Subject,
    CallbackCheck::Path,       CallbackCheck::IssuedAt,     CallbackCheck::RequestId,
    CallbackCheck::Body};

/// What one check of a callback found.
struct CallbackFinding {
    enum class Verdict : quint8 {
        Holds,
        Fails,
        Undecided, ///< what it needs is not there: a check before it failed, or nothing to compare
    };

    CallbackCheck check = CallbackCheck::Parts;
    Verdict verdict = Verdict::Undecided;
    QString
        reason;    ///< English; why it fails or is undecided, or what was noticed (a key set's age)
    QString value; ///< what was looked at: the header's JSON, the signing input, bytes in hex …
    /// The check holds as specified, yet many deployed receivers refuse it: they ask for the
    /// extended form, with five critical names and the whole address as `path`.
    bool isStrictlyRefused = false;

    friend bool operator==(const CallbackFinding &, const CallbackFinding &) = default;
};

/// Returns whether the usual strict receiver would refuse a callback in which no check fails. The
/// profile's setting `callbackHeader` = `extended` changes that.
/// @source the contract's answers, "callback header"
[[nodiscard]] bool isStrictlyRefused(const QList<CallbackFinding> &findings);

/// A callback that somebody wants looked at.
struct CallbackInspection {
    QString signature; ///< value of the header `Signature`
    QByteArray body;   ///< exact bytes
    QString address;   ///< where it was received, or its path alone; empty: not compared
    QString keySet;    ///< a JWKS, or the https address of one; empty: this service's own keys
    QString seenAs; ///< id of the inbox message it is, which is no repetition of itself; or empty
};

/// A callback that came to the inbox.
struct InboxMessage {
    qint64 seq = 0;
    Timestamp receivedAt;
    QString address;   ///< the whole address it was sent to
    QString headers;   ///< one `Name: value` a line
    QString signature; ///< value of the header `Signature`; empty: there was none
    QByteArray body;
    QString paymentId;     ///< as the body says; empty when it does not
    QString paymentStatus; ///< as the body says
    bool isGood = false;   ///< every check held, a repetition aside
    QString firstFault;    ///< name of the first check that failed; empty when good

    friend bool operator==(const InboxMessage &, const InboxMessage &) = default;
};

/// The name in commands and the log: `parts`, `base64url`, `header`, `typ`, `alg`, `kid`,
/// `x5t#S256`, `input`, `signature`, `crit`, `iss`, `sub`, `path`, `iat`, `jti`, `body`.
[[nodiscard]] QLatin1StringView toText(CallbackCheck check);

} // namespace tilldesk
