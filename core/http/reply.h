#pragma once

#include "core/http/message.h"

#include <functional>

namespace tilldesk::http {

/// The way back to a waiting caller. May be copied and used from any thread; the first send counts.
/// When the last copy goes without a send, the caller gets 500 TECHNICAL_ERROR.
class Reply
{
public:
    /// What a connection does with the answer; called once, on any thread. `make` is to be run on
    /// the connection's own thread, so that serialising costs the core nothing.
    using Sink = std::function<void(std::function<Response()> make)>;
    /// Runs work on the connection's own thread: at once, when called there.
    using Errands = std::function<void(std::function<void()> work)>;

    /// @param request  gives the 500 of a lost reply its trace id
    /// @param errands  none: nothing is prepared
    explicit Reply(Sink sink, RequestPtr request = {}, Errands errands = {});

    /// Has `work` done on the connection's own thread before anything that is sent after this call,
    /// or not at all: what can be made before it is known whether it may be sent. Exceptions are
    /// lost.
    void prepare(std::function<void()> work) const;

    void send(Response response) const;
    void send(std::function<Response()> make) const;

private:
    class State;
    std::shared_ptr<State> m_state;
};

} // namespace tilldesk::http
