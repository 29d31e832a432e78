#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/callbacks/callback_repository.h"
#include "core/domain/events.h"
#include "core/domain/profile.h"
#include "core/domain/simulation.h"

#include <QList>
#include <chrono>
#include <functional>

namespace tilldesk::merchants {
class Directory;
}

namespace tilldesk::callbacks {

/// Delays between a failed attempt and its retry. Two settings.
/// @source service.md#callback-delivery
/// @source service.md#synchronous-callback
struct RetryRule {
    QList<std::chrono::seconds> delays{std::chrono::seconds(10), std::chrono::minutes(1),
                                       std::chrono::minutes(10)};
    /// Short, because the customer waits: 19 s in all, including three time-outs of 5 s.
    QList<std::chrono::seconds> synchronousDelays{std::chrono::seconds(1), std::chrono::seconds(3)};

    /// Returns the delays of ordinary or of synchronous callbacks.
    [[nodiscard]] const QList<std::chrono::seconds> &of(bool isSynchronous) const
    {
        return isSynchronous ? synchronousDelays : delays;
    }
    [[nodiscard]] int retries(bool isSynchronous) const { return int(of(isSynchronous).size()); }
    /// Returns the delay before the next retry.
    /// @param retriesLeft  1 to retries(), counting the retry to be scheduled
    [[nodiscard]] std::chrono::milliseconds delay(int retriesLeft, bool isSynchronous) const
    {
        return of(isSynchronous).at(retries(isSynchronous) - retriesLeft);
    }
};

/// Transactional outbox: the callbacks to be sent to merchants. Called on the core thread, inside
/// an open transaction: a callback is stored if and only if the change that it reports is.
class CallbackOutbox
{
public:
    /// @pre all references must outlive the CallbackOutbox; the schema is up to date
    CallbackOutbox(storage::Database &db, const Clock &clock, Events &events, RetryRule rule);
    CallbackOutbox(const CallbackOutbox &) = delete;
    CallbackOutbox &operator=(const CallbackOutbox &) = delete;

    /// Adds the callback for the payment's present status. IDENTIFIED goes to
    /// `identifyCallbackUrl`. Every other status except PENDING and AUTHORIZED goes to
    /// `callbackUrl`. No-op if that URL is empty. The first attempt starts once the first attempts
    /// of the payment's earlier callbacks have ended.
    /// @source service.md#callbacks
    /// @source service.md#callback-order
    void add(const Payment &payment, const Profile &profile);
    /// Sends the look-up of add() for a payment, see storage::Statement::readAhead().
    void readAhead(const PaymentId &payment) { m_repository.readUnattemptedAhead(payment); }
    /// Adds the synchronous callback of an AUTHORIZED payment, which asks the shop before the
    /// payment settles. No-op if the payment has a synchronous callback already.
    /// @pre the payment has a `callbackUrl`
    /// @source service.md#synchronous-callback
    void ask(const Payment &payment, const Profile &profile);
    /// Must be called when the payment has ended without an answer to its synchronous callback. The
    /// callback gets no more retries; its first attempt is still made.
    void stopAsking(const PaymentId &payment);

    /// Applies the result of a synchronous callback to its payment. `isAccepted` is true if the
    /// shop answered 2xx, false if the last attempt failed. An error makes record() fail.
    using Answered = std::function<Result<void>(const PaymentId &payment, bool isAccepted)>;
    /// Sets the function that record() calls in the transaction that stores the attempt. Without
    /// it, results do not change payments.
    void setAnswered(Answered answered) { m_answered = std::move(answered); }

    /// Adds a callback about an invented payment, to test a receiver.
    /// Errors: as gateway::Callbacks::sendTest().
    Result<CallbackId> sendTest(const TestCallback &wanted, const merchants::Directory &directory,
                                const SimulationState &simulation);
    /// Like sendTest(), without its checks. @pre `wanted.url` and `wanted.fault` are valid
    CallbackId addTest(const TestCallback &wanted, const Profile &profile);

    /// Schedules one more attempt now, in any state. A callback that was delivered or has failed
    /// gets no retries after it; a waiting callback keeps its remaining retries.
    /// Errors: `CallbackNotFound`.
    Result<void> sendAgain(const CallbackId &id);
    /// Schedules one more attempt now for every failed callback that matches the filter; ignores
    /// `filter.state`. Returns how many.
    int sendFailedAgain(const CallbackFilter &filter);

    /// Stores an attempt and sets the next state: final, or waiting for a retry. There are at most
    /// three automatic retries, two for a synchronous callback. No-op if the callback was deleted.
    /// @param attempt  record() assigns `attempt.number`
    /// Errors: those of `Answered`.
    Result<void> record(qint64 callback, CallbackAttempt attempt);

    /// Must be called when the service clock is set to `now`. Makes due at once every callback
    /// scheduled beyond the longest possible delay: the clock ran ahead when it was scheduled.
    void clockSetTo(Timestamp now);

    /// Sets the fault of callbacks added from now on. Kept in memory only: the simulation stores
    /// it.
    void setFault(CallbackFault fault) { m_fault = fault; }

    /// Deletes at most `limit` callbacks that ended before `before`, with their attempts. Returns
    /// how many; if that is `limit`, more may remain.
    int forget(Timestamp before, int limit);
    /// Deletes the callbacks of a payment that have ended, with their attempts.
    void forgetEnded(const PaymentId &payment);

private:
    CallbackId insert(CallbackKind kind, const Payment &payment, const QString &url,
                      CallbackFault fault, const Profile &profile);
    /// Calls `Answered` if the callback is synchronous and has ended.
    Result<void> tellAnswer(const CallbackRow &row);
    /// Sets the state, due time and retries of the callback after the attempt.
    void decide(CallbackRow &row, const CallbackAttempt &attempt) const;
    [[nodiscard]] bool mayHaveReordered();

    CallbackRepository m_repository;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    RetryRule m_rule;
    CallbackFault m_fault = CallbackFault::None;
    Answered m_answered;
    /// Cache: may any `Reordered` callback be held back? `false` is exact, `true` may be stale.
    /// Empty: not read yet. Read lazily, because the simulation's clock is set after construction.
    std::optional<bool> m_mayHaveReordered;
    /// Creation time of the newest callback; empty: not read since the start or the last rollback.
    std::optional<Timestamp> m_lastCreated;
};

} // namespace tilldesk::callbacks
