#pragma once

#include "core/domain/payment.h"

#include <QByteArray>

namespace tilldesk {

/// What a callback tells. The numbers are what the database stores.
enum class CallbackKind : quint8 {
    Identification = 1, ///< to the payment's `identifyCallbackUrl`
    Status = 2,         ///< to its `callbackUrl`
    Test = 3,           ///< of no payment: to try a receiver
};

/// Where a callback stands. The numbers are what the database stores.
enum class CallbackState : quint8 {
    Waiting = 1,   ///< it is sent when its time comes
    Delivered = 2, ///< the receiver has answered 2xx
    Failed = 3,    ///< it is not tried again
};

/// Returns whether a payment settles by the receiver's answer to such a callback.
/// @source the contract's answers, "synchronous callbacks"
[[nodiscard]] constexpr bool isSynchronous(CallbackKind kind, PaymentStatus status)
{
    return kind == CallbackKind::Status && status == PaymentStatus::Authorized;
}

/// How one attempt ended. The numbers are what the database stores.
/// @source service.md#callback-delivery
enum class CallbackOutcome : quint8 {
    Receipt = 1,          ///< 2xx
    Refused = 2,          ///< another answer, which ends the delivery
    TryLater = 3,         ///< 408, 429, 5xx
    TimedOut = 4,         ///< no whole answer in time
    ConnectionBroken = 5, ///< no connection, or no whole answer of HTTP came out of it
    TlsFailed = 6,        ///< the receiver's certificate is not trusted
    NameUnknown = 7,      ///< the host has no address
    NotAllowed = 8,       ///< the address is none a callback may go to: ends the delivery
    LostOnPurpose = 9,    ///< CallbackFault::Lost: nothing was sent; ends the delivery
};

/// @return whether a retry may follow
[[nodiscard]] constexpr bool isWorthRetrying(CallbackOutcome outcome)
{
    return outcome >= CallbackOutcome::TryLater && outcome <= CallbackOutcome::NameUnknown;
}

/// What the simulation does wrong on purpose, to test a receiver. The numbers are what the database
/// stores.
enum class CallbackFault : quint8 {
    None = 0,
    Lost = 1,               ///< never sent
    Doubled = 2,            ///< sent twice
    Late = 3,               ///< sent a minute late
    Reordered = 4,          ///< sent after the payment's next callback, or a minute late
    WrongKey = 5,           ///< signed with a key that is not the one of `kid`
    UnknownKid = 6,         ///< `kid` is not in the key set
    ForeignSub = 7,         ///< `sub` is no profile of the receiver
    StaleIat = 8,           ///< `iat` is ten minutes old
    DerSignature = 9,       ///< the signature is DER instead of 64 bytes
    FourCriticalNames = 10, ///< the `specified` header, whatever the profile asks for
    FiveCriticalNames = 11, ///< the `extended` header, whatever the profile asks for
};

inline constexpr std::array kCallbackFaults{CallbackFault::None,
                                            CallbackFault::Lost,
                                            CallbackFault::Doubled,
                                            CallbackFault::Late,
                                            CallbackFault::Reordered,
                                            CallbackFault::WrongKey,
                                            CallbackFault::UnknownKid,
                                            CallbackFault::ForeignSub,
                                            CallbackFault::StaleIat,
                                            CallbackFault::DerSignature,
                                            CallbackFault::FourCriticalNames,
                                            CallbackFault::FiveCriticalNames};

/// Names of commands and settings: `none`, `lost`, `doubled`, `late`, `reordered`, `wrong-key`,
/// `unknown-kid`, `foreign-sub`, `stale-iat`, `der-signature`, `four-critical-names`,
/// `five-critical-names`.
[[nodiscard]] QLatin1StringView toText(CallbackFault fault);
/// @return empty for anything but one of those names, letter for letter
[[nodiscard]] std::optional<CallbackFault> callbackFaultFrom(QStringView name);

/// One attempt to deliver a callback: what was sent and what came back.
struct CallbackAttempt {
    int number = 0; ///< from 1
    Timestamp at;   ///< by the service's clock
    std::chrono::milliseconds duration{0};
    CallbackOutcome outcome = CallbackOutcome::Receipt;
    int status = 0;         ///< of HTTP; 0 when there was no whole answer
    QString detail;         ///< why it was no receipt, in English; empty for one
    QString address;        ///< the address that was connected to; empty: none
    QString requestHeaders; ///< one `Name: value` a line
    QString answerHeaders;  ///< one `Name: value` a line
    QString answerBody;     ///< at most kShownAnswer bytes of it, as text
    qint64 answerSize = 0;  ///< bytes that were read

    friend bool operator==(const CallbackAttempt &, const CallbackAttempt &) = default;
};

/// Most of an answer that is kept, in bytes.
inline constexpr qsizetype kShownAnswer = 8192;

/// A callback of the outbox, sent or not.
struct Callback {
    qint64 seq = 0; ///< place in the order of creation, from 1
    CallbackId id;  ///< also the `jti` of all its attempts
    CallbackKind kind = CallbackKind::Status;
    ProfileId profileId;
    PaymentId paymentId;
    QString reference;                             ///< the payment's; empty when it has none
    PaymentStatus status = PaymentStatus::Pending; ///< what it tells
    QString url;
    CallbackFault fault = CallbackFault::None;
    CallbackState state = CallbackState::Waiting;
    Timestamp createdAt;
    std::optional<Timestamp> dueAt; ///< set while it waits
    int retriesLeft = 0;
    int attempts = 0;
    // Of the last attempt; without a meaning when there is none.
    std::optional<Timestamp> lastAt;
    CallbackOutcome lastOutcome = CallbackOutcome::Receipt;
    int lastStatus = 0;
    std::chrono::milliseconds lastDuration{0};

    friend bool operator==(const Callback &, const Callback &) = default;
};

/// A callback with all that is known about it.
struct CallbackDetails {
    Callback callback;
    QByteArray body;                 ///< the same bytes in every attempt
    QList<CallbackAttempt> attempts; ///< oldest first
};

/// Which callbacks a list shows. Every condition that is set must hold.
struct CallbackFilter {
    std::optional<ProfileId> profile;
    std::optional<CallbackState> state;
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    std::optional<PaymentId> payment;

    friend bool operator==(const CallbackFilter &, const CallbackFilter &) = default;
};

/// A stretch of a list of callbacks, newest first.
struct CallbackPage {
    QList<Callback> rows;
    bool hasMore = false; ///< older ones follow
};

/// How many callbacks there are, whatever `CallbackFilter::state` says.
struct CallbackCounts {
    qint64 waiting = 0;
    qint64 delivered = 0;
    qint64 failed = 0;

    friend bool operator==(const CallbackCounts &, const CallbackCounts &) = default;
};

/// A callback that somebody wants sent to try a receiver.
struct TestCallback {
    ProfileId profile;
    PaymentStatus status = PaymentStatus::Succeeded;
    QString url;
    CallbackFault fault = CallbackFault::None; ///< other than None only while the simulation is on
};

} // namespace tilldesk
