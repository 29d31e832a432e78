#pragma once

#include "core/domain/events.h"
#include "core/wire/calls.h"

#include <QCborArray>
#include <optional>
#include <variant>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(Events, (),
                      (payments, merchantsChanged, serviceKeysChanged, simulationChanged,
                       callbacksChanged, inboxChanged, refundsChanged, payoutsChanged, dayClosed,
                       hostedChanged, outcomesChanged))

} // namespace tilldesk

// The messages of a window and the service. A message is one CBOR array: its number and its
// members. Both sides close the connection after a message that they cannot read.
namespace tilldesk::wire {

/// The version of the protocol. A service answers windows of its own version and of the one before.
inline constexpr int kProtocol = 1;
/// Longest message that the service accepts, in bytes.
inline constexpr qint64 kMaxRequestBytes = 1024 * 1024;
/// Longest message that a window accepts, in bytes.
inline constexpr qint64 kMaxAnswerBytes = 32 * 1024 * 1024;

/// First message of a window.
struct Hello {
    int protocol = kProtocol;
    QString version = {}; ///< of the program, for people
    QString token = {};   ///< of the device; empty: not paired yet
    QString code = {};    ///< code of a pairing; empty: paired already
    QString name = {};    ///< of the computer, for a pairing
    /// Run of the service that the window saw last, and the last change of that run; empty and 0:
    /// none.
    QString run = {};
    qint64 seen = 0;
    /// Of a pairing: the window understands Asked. A service of before that message adds the till
    /// at once, and a window of before is told to be updated.
    bool canWait = false;
};

/// Answer of the service to Hello. All of the state comes before, the missed changes follow.
struct Welcome {
    int protocol = kProtocol;
    QString version;
    QString run;     ///< differs after each start of the service
    qint64 last = 0; ///< the latest change
    /// false: the service no longer knows all changes since Hello::seen, so that the window must
    /// read everything again.
    bool isComplete = false;
    QString token = {}; ///< of a till that has just been paired; the window keeps it
    Timestamp now = {}; ///< what the service's own clock shows
};

/// Answer of the service to a Hello that it refuses, before it closes the connection.
struct Refusal {
    Error error;
    std::optional<Revocation> revocation = {}; ///< of a till that was revoked
};

/// Answer of the service to a pairing whose code is right: the shop is asked. Welcome or Refusal
/// follows with the shop's answer.
struct Asked {
    Timestamp until = {}; ///< when the service refuses unless the shop has answered
};

/// A request. @see kCalls
struct Call {
    qint64 id = 0; ///< chosen by the window, unique for the connection
    QString name;
    QCborArray arguments;
};

/// Asks for the end of a call that has a control. The call is answered nonetheless.
struct Cancel {
    qint64 id = 0;
};

/// The result of a call; `error` is set, or `value`.
struct Answer {
    qint64 id = 0;
    std::optional<Error> error = {};
    QCborValue value = {};
};

/// How far a call with a control is.
struct Progress {
    qint64 id = 0;
    qint64 done = 0;
    qint64 total = 0;
};

/// New state. @see kStates
struct State {
    QString name;
    QCborValue value;
};

/// A signal of a gateway. @see kSignals
struct Signal {
    QString name;
};

/// The changes of one transaction.
struct Change {
    qint64 number = 0; ///< grows by one; belongs to a run of the service
    Events events;
};

using Message = std::variant<Hello, Welcome, Refusal, Call, Cancel, Answer, Progress, State, Signal,
                             Change, Asked>;

[[nodiscard]] QByteArray toBytes(const Message &message);
/// As toBytes(), for a message of the service to a window: compressed if long, so that a page of a
/// list fits into the first packets of a connection that was idle (10 segments, RFC 6928).
[[nodiscard]] QByteArray toPackedBytes(const Message &message);
/// Reads what toPackedBytes() wrote. @pre the bytes come from the service whose certificate the
/// window has compared: a hostile sender could make the window use up its memory
/// Errors: as fromBytes().
[[nodiscard]] Result<Message> fromPackedBytes(const QByteArray &bytes);
/// Errors: `FieldInvalid`; the field is the path of the wrong member.
[[nodiscard]] Result<Message> fromBytes(const QByteArray &bytes);

BOOST_DESCRIBE_STRUCT(Hello, (), (protocol, version, token, code, name, run, seen, canWait))
BOOST_DESCRIBE_STRUCT(Welcome, (), (protocol, version, run, last, isComplete, token, now))
BOOST_DESCRIBE_STRUCT(Refusal, (), (error, revocation))
BOOST_DESCRIBE_STRUCT(Asked, (), (until))
BOOST_DESCRIBE_STRUCT(Call, (), (id, name, arguments))
BOOST_DESCRIBE_STRUCT(Cancel, (), (id))
BOOST_DESCRIBE_STRUCT(Answer, (), (id, error, value))
BOOST_DESCRIBE_STRUCT(Progress, (), (id, done, total))
BOOST_DESCRIBE_STRUCT(State, (), (name, value))
BOOST_DESCRIBE_STRUCT(Signal, (), (name))
BOOST_DESCRIBE_STRUCT(Change, (), (number, events))

} // namespace tilldesk::wire
