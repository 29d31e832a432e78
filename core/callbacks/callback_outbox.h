#pragma once

#include "core/base/clock.h"
#include "core/callbacks/callback_repository.h"
#include "core/callbacks/retry_rule.h"
#include "core/domain/events.h"
#include "core/domain/profile.h"

#include <functional>

namespace tilldesk::callbacks {

/// What is to be sent to merchants. Lives on the core thread; each call belongs to the transaction
/// that is open, so that a callback is in the database exactly if the change that it tells is.
class CallbackOutbox
{
public:
    /// @pre all references outlive it; the schema is up to date
    CallbackOutbox(storage::Database &db, const Clock &clock, Events &events, RetryRule rule);
    CallbackOutbox(const CallbackOutbox &) = delete;
    CallbackOutbox &operator=(const CallbackOutbox &) = delete;

    /// Adds the callback that the payment's present status asks for, if any, and if there is an
    /// address to send it to: on IDENTIFIED to `identifyCallbackUrl`; on every other status but
    /// PENDING and AUTHORIZED to `callbackUrl`. Its first attempt starts once the first attempts of
    /// the payment's earlier callbacks have ended.
    /// @source the contract's answers, "Callbacks are sent on" and "order of callbacks"
    void add(const Payment &payment, const Profile &profile);
    /// Adds the synchronous callback of an AUTHORIZED payment, which asks the shop before the
    /// payment settles. No-op if the payment has one. @pre the payment has a `callbackUrl`
    /// @source the contract's answers, "synchronous callbacks"
    void ask(const Payment &payment, const Profile &profile);
    /// The payment has ended without the answer of its synchronous callback: no retry follows.
    void stopAsking(const PaymentId &payment);

    /// Decides about the payment of a synchronous callback. `isAccepted`: the shop answered 2xx;
    /// otherwise the last try has failed. An error makes record() fail.
    using Answered = std::function<Result<void>(const PaymentId &payment, bool isAccepted)>;
    /// Called within the transaction of the attempt. Without it, answers change nothing.
    void setAnswered(Answered answered) { m_answered = std::move(answered); }

    /// Adds a callback of no payment, to try a receiver. @pre url and fault have been checked
    CallbackId addTest(const TestCallback &wanted, const Profile &profile);

    /// Sends it once more, now, whatever became of it; no retries follow. One that waits keeps
    /// those that it has left. Errors: `CallbackNotFound`.
    Result<void> sendAgain(const CallbackId &id);
    /// All failed ones that fit the filter, its state aside. @return how many
    int sendFailedAgain(const CallbackFilter &filter);

    /// Stores an attempt and decides what follows: nothing, or a retry. A retry that nobody asked
    /// for by hand comes at most three times, of a synchronous callback twice. A callback that does
    /// not exist any more is passed over.
    /// Errors: those of `Answered`. @param attempt  its number is given here
    Result<void> record(qint64 callback, CallbackAttempt attempt);

    /// The clock goes on from `now`: what was planned for later than anything can be planned for
    /// now, because the clock was ahead, goes at once.
    void clockSetTo(Timestamp now);

    /// The fault of callbacks that are added from now on. Kept in memory: the simulation stores it.
    void setFault(CallbackFault fault) { m_fault = fault; }

    /// Removes callbacks that ended before `before`, with their attempts. @return how many;
    /// `limit`: there may be more
    int forget(Timestamp before, int limit);

private:
    CallbackId insert(CallbackKind kind, const Payment &payment, const QString &url,
                      CallbackFault fault, const Profile &profile);
    /// Lets the caller of a synchronous callback know how it ended, once it has.
    Result<void> tellAnswer(const CallbackRow &row);
    /// Where the callback stands after the attempt.
    void decide(CallbackRow &row, const CallbackAttempt &attempt) const;
    [[nodiscard]] bool mayHold();

    CallbackRepository m_repository;
    const Clock &m_clock;
    Events &m_events;
    RetryRule m_rule;
    CallbackFault m_fault = CallbackFault::None;
    Answered m_answered;
    /// False: no callback waits for another one of its payment. Empty: to be read, once the clock
    /// is the simulation's.
    std::optional<bool> m_mayHold;
};

} // namespace tilldesk::callbacks
