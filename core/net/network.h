#pragma once

#include "core/net/call.h"
#include "core/net/look_up.h"
#include "core/net/trust.h"

#include <chrono>
#include <memory>

namespace tilldesk::net {

/// A thread that calls servers over HTTP, and does whatever else belongs to these calls.
///
/// A name is resolved once and the connection goes to the address that was checked, so that no
/// second answer of a name server leads elsewhere. TLS is verified against the name. No redirect is
/// followed, no cookie kept, nothing sent twice, no proxy asked. A connection that the server
/// leaves open is used again, unless the server has closed it meanwhile.
class Network
{
public:
    struct Options {
        QString name = {}; ///< of the thread, 15 characters
        int nice = 0;      ///< of the thread
        Trust trust = {};  ///< none: the system's authorities
        LookUp lookUp = systemLookUp;
    };
    using Work = std::function<void()>;
    using Post = std::function<void(Work)>;

    /// Begins the thread.
    explicit Network(Options options);
    ~Network(); ///< stop()
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    /// Drops what runs, does `last` on the thread, joins. What is posted later is not done.
    /// @pre not on the thread itself
    void stop(Work last = {});

    /// @return what does a work later on the thread, in the order in which they come, or never once
    /// it has stopped. From any thread, and longer than this lives.
    [[nodiscard]] Post post() const;

    /// Does a work after a while. On the thread only.
    void later(std::chrono::milliseconds delay, Work work);
    /// Makes a call. On the thread only.
    /// @param timeout  from the look-up of the name to the last byte; never ends too early
    /// @param done  called once, on the thread, never within this; not any more after stop()
    void call(Call call, std::chrono::milliseconds timeout, Done done);

private:
    friend class Timer;
    struct Private;
    std::unique_ptr<Private> d;
};

/// Does a work after a while, again and again. On the network's thread only.
class Timer
{
public:
    /// @pre `network` outlives it
    Timer(Network &network, Network::Work work);
    ~Timer(); ///< it is not done any more
    Timer(const Timer &) = delete;
    Timer &operator=(const Timer &) = delete;

    /// Once; a time that was set before is forgotten.
    void start(std::chrono::milliseconds delay);
    [[nodiscard]] bool isActive() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tilldesk::net
