#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/callbacks/callback_request.h"
#include "core/net/network.h"

#include <atomic>

namespace tilldesk::callbacks {

class CallbackSender;

/// An attempt that is to be written down.
struct MadeAttempt {
    qint64 seq = 0; ///< of its callback
    CallbackAttempt attempt;
};

/// Sends the outbox's callbacks when their time comes, on a thread of its own.
///
/// The schedule is the database's: nothing that was committed is lost by a stop or a crash, and
/// what was sent is not sent again once its attempt is recorded. An attempt that a crash cut off is
/// made again.
class Dispatcher
{
public:
    static constexpr std::chrono::milliseconds kTimeout{15'000}; ///< real time @source the contract
    /// Of a synchronous callback, real time. @source the contract's answers
    static constexpr std::chrono::milliseconds kSynchronousTimeout{5'000};
    /// On full processors, payments go first.
    static constexpr int kNice = 19;

    /// @param isRecorded  false: it is told again later
    using Recorded = std::function<void(bool isRecorded)>;

    /// Everything outlives it. All functions are called on its thread.
    struct Needs {
        QString databasePath; ///< with an up-to-date schema
        const Clock &clock;
        Log &log;
        const CallbackSigner &signer; ///< nothing is sent before it isReady()
        /// @return nothing for a profile that is gone
        std::function<std::optional<CallbackTerms>(const ProfileId &)> terms;
        /// Returns true while nothing new may be sent, because the time that callbacks would be
        /// signed with is wrong; wake() tells that it is over. Null: never. From any thread.
        std::function<bool()> isHeld = {};
        std::function<bool()> faultsAllowed; ///< false: each callback is sent as it should be
        /// Has attempts written down, all or none; calls `recorded` once that is committed, from
        /// any thread.
        std::function<void(const QList<MadeAttempt> &attempts, Recorded recorded)> record;
        net::Trust trust = {}; ///< none: the system's authorities
        std::chrono::milliseconds timeout = kTimeout;
        std::chrono::milliseconds synchronousTimeout = kSynchronousTimeout;
        int nice = kNice;
    };

    explicit Dispatcher(Needs needs);
    ~Dispatcher(); ///< stop()
    Dispatcher(const Dispatcher &) = delete;
    Dispatcher &operator=(const Dispatcher &) = delete;

    /// Errors: `Storage` when the database cannot be read. Once.
    Result<void> start();
    /// Looks for what is due, because something was committed, the clock was changed, or there are
    /// keys. From any thread, before start() and after stop() too.
    void wake();
    /// Aborts what is being sent, records nothing of it but all that has ended, joins. @pre not on
    /// the thread itself
    void stop();

private:
    const Needs m_needs;
    net::Network m_network;
    const net::Network::Post m_post;
    std::unique_ptr<CallbackSender> m_sender; ///< lives on the network's thread
    std::atomic<bool> m_isWoken = false;
};

} // namespace tilldesk::callbacks
