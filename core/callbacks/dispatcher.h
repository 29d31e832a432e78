#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/callbacks/callback_request.h"
#include "core/net/network.h"

#include <atomic>

namespace tilldesk::callbacks {

class CallbackSender;

/// A finished attempt to be stored.
struct MadeAttempt {
    qint64 seq = 0; ///< seq of the callback
    CallbackAttempt attempt;
};

/// Sends the outbox's callbacks when they are due. Owns a thread.
///
/// At-least-once delivery. The schedule is in the database, so a stop or crash loses nothing. A
/// stored attempt is never repeated. An attempt that was not stored is made again; receivers
/// deduplicate by `jti`.
class Dispatcher
{
public:
    /// Time-out of a callback, in real time.
    /// @source service.md#callback-delivery
    static constexpr std::chrono::milliseconds kTimeout{15'000};
    /// Time-out of a synchronous callback, in real time.
    /// @source service.md#synchronous-callback
    static constexpr std::chrono::milliseconds kSynchronousTimeout{5'000};
    /// Nice value of the thread: payments take precedence when the CPU is saturated.
    static constexpr int kNice = 19;

    /// @param isRecorded  `false`: nothing was stored; the dispatcher submits the attempts again
    /// later
    using Recorded = std::function<void(bool isRecorded)>;

    /// All references must outlive the Dispatcher. All functions are called on the dispatcher's
    /// thread.
    struct Needs {
        QString databasePath; ///< path of a database with an up-to-date schema
        const Clock &clock;
        Log &log;
        const CallbackSigner &signer; ///< nothing is sent until isReady()
        /// Returns the settings of a profile; empty if the profile does not exist.
        std::function<std::optional<CallbackTerms>(const ProfileId &)> terms;
        /// Returns whether sending is paused because the service clock, and so the signatures,
        /// would be wrong. Call wake(), on any thread, when the pause ends. Null: never paused.
        std::function<bool()> isHeld = {};
        std::function<bool()> faultsAllowed; ///< false: simulated faults are not injected
        /// Stores the attempts, all or none. Calls `recorded` after the commit, on any thread.
        std::function<void(const QList<MadeAttempt> &attempts, Recorded recorded)> record;
        net::TrustStore trust = {}; ///< empty: the system's authorities
        std::chrono::milliseconds timeout = kTimeout;
        std::chrono::milliseconds synchronousTimeout = kSynchronousTimeout;
        int nice = kNice;
    };

    explicit Dispatcher(Needs needs);
    ~Dispatcher(); ///< calls stop()
    Dispatcher(const Dispatcher &) = delete;
    Dispatcher &operator=(const Dispatcher &) = delete;

    /// Starts the thread. Call once. Blocks until the thread has opened the database.
    /// Errors: `Storage` if the database cannot be read.
    Result<void> start();
    /// Polls for due callbacks. Call after a commit, a change of the clock or new keys.
    /// Thread-safe; may be called before start() and after stop().
    void wake();
    /// Aborts the calls in flight without storing them, submits all finished attempts to be stored,
    /// and joins the thread. Blocks.
    /// @pre not called on the dispatcher's thread
    void stop();

private:
    const Needs m_needs;
    net::Network m_network;
    const net::Network::Post m_post;
    std::unique_ptr<CallbackSender> m_sender; ///< used on the network's thread only
    std::atomic<bool> m_isWoken = false;
};

} // namespace tilldesk::callbacks
