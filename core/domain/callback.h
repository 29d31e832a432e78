#pragma once

#include "core/base/enumerators.h"
#include "core/domain/list_order.h"
#include "core/domain/payment.h"
#include "core/domain/search_term.h"

#include <QByteArray>

namespace tilldesk {

/// The kinds of callback, by what they report. The numbers are stored in the database.
enum class CallbackKind : quint8 {
    Identification = 1, ///< to the payment's `identifyCallbackUrl`
    Status = 2,         ///< to its `callbackUrl`
    Test = 3,           ///< belongs to no payment: tests a receiver
};

/// State of a callback's delivery. The numbers are stored in the database.
enum class CallbackState : quint8 {
    Waiting = 1,   ///< will be sent at `dueAt`
    Delivered = 2, ///< the receiver has answered 2xx
    Failed = 3,    ///< will not be retried
};

/// Returns whether the receiver's answer to such a callback decides if the payment settles.
/// @source service.md#synchronous-callback
[[nodiscard]] constexpr bool isSynchronous(CallbackKind kind, PaymentStatus status)
{
    return kind == CallbackKind::Status && status == PaymentStatus::Authorized;
}

/// Result of one attempt. The numbers are stored in the database.
/// @source service.md#callback-delivery
enum class CallbackOutcome : quint8 {
    Receipt = 1,          ///< 2xx
    Refused = 2,          ///< any other answer; ends the delivery
    TryLater = 3,         ///< 408, 429, 5xx
    TimedOut = 4,         ///< no complete answer in time
    ConnectionBroken = 5, ///< no connection, or the answer was not complete HTTP
    TlsFailed = 6,        ///< the receiver's certificate is not trusted
    NameUnknown = 7,      ///< the host has no address
    NotAllowed = 8,       ///< the SSRF guard forbids the address; ends the delivery
    LostOnPurpose = 9,    ///< CallbackFault::Lost: nothing was sent; ends the delivery
};

/// Returns whether a retry may follow.
[[nodiscard]] constexpr bool isWorthRetrying(CallbackOutcome outcome)
{
    return outcome >= CallbackOutcome::TryLater && outcome <= CallbackOutcome::NameUnknown;
}

/// Deliberate fault of the simulation, to test a receiver. The numbers are stored in the database.
enum class CallbackFault : quint8 {
    None = 0,
    Lost = 1,               ///< never sent
    Doubled = 2,            ///< sent twice
    Late = 3,               ///< sent a minute late
    Reordered = 4,          ///< sent after the payment's next callback, or a minute late
    WrongKey = 5,           ///< signed with a key that does not belong to `kid`
    UnknownKid = 6,         ///< `kid` is not in the key set
    ForeignSub = 7,         ///< `sub` is not a profile of the receiver
    StaleIat = 8,           ///< `iat` is ten minutes old
    DerSignature = 9,       ///< the signature is DER instead of 64 bytes
    FourCriticalNames = 10, ///< always the `specified` header, whatever the profile's setting
    FiveCriticalNames = 11, ///< always the `extended` header, whatever the profile's setting
};

inline constexpr auto kCallbackFaults = enumerators<CallbackFault>();

/// Returns the name in commands and settings: `none`, `lost`, `doubled`, `late`, `reordered`,
/// `wrong-key`, `unknown-kid`, `foreign-sub`, `stale-iat`, `der-signature`, `four-critical-names`,
/// `five-critical-names`.
[[nodiscard]] QLatin1StringView toText(CallbackFault fault);
/// Returns the fault; empty unless `name` is exactly one of those names.
[[nodiscard]] std::optional<CallbackFault> callbackFaultFrom(QStringView name);

/// One attempt to deliver a callback: what was sent and what came back.
struct CallbackAttempt {
    int number = 0; ///< from 1
    Timestamp at;   ///< service clock at the start of the attempt
    std::chrono::milliseconds duration{0};
    CallbackOutcome outcome = CallbackOutcome::Receipt;
    int status = 0;         ///< HTTP status; 0: no complete answer
    QString detail;         ///< English reason why it was not a receipt; empty: it was
    QString address;        ///< address connected to; empty: none
    QString requestHeaders; ///< one `Name: value` per line
    QString answerHeaders;  ///< one `Name: value` per line
    QString answerBody;     ///< first kShownAnswer bytes, as text
    qint64 answerSize = 0;  ///< size of the body received, in bytes

    friend bool operator==(const CallbackAttempt &, const CallbackAttempt &) = default;
};

/// Number of bytes of an answer that are stored.
inline constexpr qsizetype kShownAnswer = 8192;

/// A callback in the outbox, in any state.
struct Callback {
    qint64 seq = 0; ///< sequence number in order of creation, from 1
    CallbackId id;  ///< also the `jti` of all its attempts
    CallbackKind kind = CallbackKind::Status;
    ProfileId profileId;
    PaymentId paymentId;
    QString reference;                             ///< the payment's; empty: no reference
    PaymentStatus status = PaymentStatus::Pending; ///< the status that the callback reports
    QString url;
    CallbackFault fault = CallbackFault::None;
    CallbackState state = CallbackState::Waiting;
    Timestamp createdAt;
    std::optional<Timestamp> dueAt; ///< set while the callback waits
    int retriesLeft = 0;
    int attempts = 0;
    // Copied from the last attempt; meaningless before the first one.
    std::optional<Timestamp> lastAt;
    CallbackOutcome lastOutcome = CallbackOutcome::Receipt;
    int lastStatus = 0;
    std::chrono::milliseconds lastDuration{0};

    friend bool operator==(const Callback &, const Callback &) = default;
};

/// A callback with its body and all attempts.
struct CallbackDetails {
    Callback callback;
    QByteArray body;                 ///< the same bytes in every attempt
    QList<CallbackAttempt> attempts; ///< oldest first
};

/// The filter of a list of callbacks. All conditions that are set must hold.
struct CallbackFilter {
    QList<ProfileId> profiles; ///< empty: all profiles
    std::optional<CallbackState> state;
    std::optional<Timestamp> from; ///< created at or after
    std::optional<Timestamp> to;   ///< created at or before
    std::optional<PaymentId> payment;
    /// Part of the host with its port; after a `=`, the whole of it, see AnswerTimes. Empty: all
    /// hosts.
    QString host = {};
    std::optional<int> answer = {}; ///< class of the last attempt, see answerClassOf()
    QString referencePart = {};     ///< part of the payment's reference; empty: no condition
    QList<SearchTerm> terms = {};   ///< reference, address, day, id of the callback or the payment
    ListOrder<CallbackColumn> order = {};

    friend bool operator==(const CallbackFilter &, const CallbackFilter &) = default;
};

/// Returns whether a callback stands above another in a list of this order.
[[nodiscard]] bool comesBefore(const Callback &a, const Callback &b,
                               const ListOrder<CallbackColumn> &order);

/// One page of a list of callbacks, in the order of its filter.
struct CallbackPage {
    QList<Callback> rows;
    bool hasMore = false; ///< further callbacks follow
};

/// Number of callbacks by state; ignores `CallbackFilter::state`.
struct CallbackCounts {
    qint64 waiting = 0;
    qint64 delivered = 0;
    qint64 failed = 0;

    friend bool operator==(const CallbackCounts &, const CallbackCounts &) = default;
};

/// A callback that a user sends to test a receiver.
struct TestCallback {
    ProfileId profile;
    PaymentStatus status = PaymentStatus::Succeeded;
    QString url;
    CallbackFault fault = CallbackFault::None; ///< other than None only while the simulation is on
};

} // namespace tilldesk
