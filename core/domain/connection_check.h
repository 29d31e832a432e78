#pragma once

#include "core/base/enumerators.h"
#include "core/base/timestamp.h"

#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <optional>

namespace tilldesk {

/// The steps of a check of the connection with a hosted service, in their order. No step creates
/// anything: the requests name payments and refunds that do not exist.
/// @source service.md#connection-check
enum class CheckStep : quint8 {
    Name,       ///< the host name has an address
    Encryption, ///< the server has a trusted certificate
    Clock,      ///< both clocks agree
    Keys,       ///< the service's public keys can be read
    ApiKey,     ///< the API key is accepted
    Signature,  ///< signed requests are accepted
    Refunds,    ///< refunds may be requested
    Payouts,    ///< payout lists can be read
};

inline constexpr auto kCheckSteps = enumerators<CheckStep>();

enum class CheckState : quint8 {
    NotTried, ///< not yet, or it needs a step that fails: CheckFinding says why
    Running,
    Holds,
    Warns, ///< works, but somebody should do something
    Fails,
};

/// What a step has found. Windows and commands have a text for each.
enum class CheckFinding : quint8 {
    None,             ///< not tried yet
    NeedsEarlierStep, ///< not tried: a step that it needs fails
    Stopped,          ///< not tried: the check was stopped
    NoAnswer,         ///< no response in time, or the connection broke
    LimitReached,     ///< 429
    ServiceFailed,    ///< 5xx
    UnexpectedAnswer, ///< a response that this request cannot have
    NameFound,        ///< `count` addresses
    NameUnknown,
    AddressForbidden, ///< the name leads into a private network or to this computer
    Encrypted,        ///< `text` is the TLS version, `until` the end of the certificate
    CertificateEnds,  ///< the same, but it ends within kCertificateWarning
    NotEncrypted,     ///< http to this computer
    NotTrusted,       ///< `text` is the reason
    NoConnection,     ///< `text` is the reason
    ClocksAgree,      ///< `apart`
    ClockOff,         ///< `apart`, above 5 s
    ClockWrong,       ///< `apart`, above 60 s: nothing is signed
    NoTime,           ///< the response has no time
    KeysRead,         ///< `count` keys, `text` their algorithms
    KeysNotThere,     ///< 4xx
    KeyAccepted,
    KeyRefused,      ///< 401
    KeyWithoutRight, ///< 403
    NoApiKey,
    NotTheInterface,       ///< 404 without an error body of the interface: a wrong address
    SignatureAccepted,     ///< `text` is the id of the key that signed the response
    AnswerNotSigned,       ///< accepted, but `text` says why the response proves nothing
    SignatureRefused,      ///< 401; `text` is the id of this profile's key
    SignatureWithoutRight, ///< 403
    AnswerNotTrusted,      ///< the signature of the response does not hold; `text` is the reason
    NoSigningKey,
    RefundsPossible,
    RefundsNotAllowed, ///< 403, or `REFUND_NOT_ALLOWED`
    PayoutsRead,       ///< `count` payouts of today
    PayoutsRefused,    ///< 4xx
    NoMerchantId,      ///< not tried: the merchant's id at the service is not known
};

/// A certificate that ends earlier is worth a warning.
inline constexpr std::chrono::days kCertificateWarning{14};

struct CheckedStep {
    CheckStep step = CheckStep::Name;
    CheckState state = CheckState::NotTried;
    CheckFinding finding = CheckFinding::None;
    std::chrono::milliseconds took{0}; ///< 0: not tried
    int status = 0;                    ///< HTTP status of the response; 0: none
    QString code = {};                 ///< of the error body; empty: none
    QString traceId = {};              ///< to find the request at the service; empty: no request
    qint64 count = 0;                  ///< see CheckFinding
    QString text = {};                 ///< see CheckFinding; English, without secrets
    std::optional<Timestamp> until = {};
    std::chrono::milliseconds apart{0}; ///< this clock less the service's; positive: ahead

    friend bool operator==(const CheckedStep &, const CheckedStep &) = default;
};

/// A check that runs or has ended: one row for each of kCheckSteps.
struct ConnectionReport {
    QList<CheckedStep> steps;
    Timestamp startedAt;
    std::chrono::milliseconds took{0}; ///< so far
    bool isOver = false;

    [[nodiscard]] const CheckedStep &of(CheckStep step) const { return steps[qsizetype(step)]; }
    [[nodiscard]] int count(CheckState state) const;
    /// Returns whether the check has ended and no step fails or is left out.
    [[nodiscard]] bool holds() const;
    /// Ends the check: the steps that have not ended are left out.
    void stop();

    friend bool operator==(const ConnectionReport &, const ConnectionReport &) = default;
};

/// Returns the step's name in JSON and commands: `name`, `encryption`, `clock`, `keys`, `api-key`,
/// `signature`, `refunds`, `payouts`.
[[nodiscard]] QLatin1StringView toText(CheckStep step);
/// Returns `not-tried`, `running`, `holds`, `warns` or `fails`.
[[nodiscard]] QLatin1StringView toText(CheckState state);

/// English sentences about a step, for commands and logs.
struct CheckTexts {
    QString seen;    ///< what was answered
    QString meaning; ///< what that means for the shop; empty: nothing to say
    QString toDo;    ///< one thing to do; empty: nothing
};
[[nodiscard]] CheckTexts textsOf(const CheckedStep &step);

} // namespace tilldesk
