#pragma once

#include "core/net/call.h"
#include "core/net/look_up.h"
#include "core/net/trust_store.h"

#include <chrono>
#include <memory>

namespace tilldesk::net {

/// A thread with an event loop that makes outgoing HTTP calls and runs the callers' own work.
///
/// Prevents DNS rebinding: resolves the host once, checks each address, and connects to a checked
/// address without resolving again. Verifies TLS certificates against the host name. Follows no
/// redirects, keeps no cookies, uses no proxy, never retries. Reuses keep-alive connections, unless
/// the server has closed them.
class Network
{
public:
    struct Options {
        QString name = {};     ///< name of the thread, at most 15 characters
        int nice = 0;          ///< nice value of the thread
        TrustStore trust = {}; ///< null: the system's authorities
        LookUp lookUp = systemLookUp;
    };
    using Work = std::function<void()>;
    using Post = std::function<void(Work)>;

    /// Starts the thread.
    explicit Network(Options options);
    ~Network(); ///< Calls stop().
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    /// Cancels running calls without their callbacks, runs `last` on the thread, and joins it. Work
    /// posted later is dropped. Blocks.
    /// @pre not called on the network thread
    void stop(Work last = {});

    /// Returns a function that posts work to the network thread, in order; work posted after stop()
    /// is dropped. The function is thread-safe and may outlive the Network.
    [[nodiscard]] Post post() const;

    /// Runs `work` once after `delay`. Called on the network thread.
    void later(std::chrono::milliseconds delay, Work work);
    /// Makes a call. Called on the network thread.
    /// @param timeout  from the look-up of the name to the last byte; never ends early
    /// @param done  called once, on the network thread, never within call(); never after stop()
    void call(Call call, std::chrono::milliseconds timeout, Done done);

private:
    friend class Timer;
    struct Private;
    std::unique_ptr<Private> d;
};

/// A restartable timer that runs its work on the network thread. Called on the network thread.
class Timer
{
public:
    /// @pre `network` outlives the timer
    Timer(Network &network, Network::Work work);
    ~Timer(); ///< Cancels the work.
    Timer(const Timer &) = delete;
    Timer &operator=(const Timer &) = delete;

    /// Runs the work once after `delay`; replaces an earlier start().
    void start(std::chrono::milliseconds delay);
    [[nodiscard]] bool isActive() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk::net
