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

    /// @param request  gives the 500 of a lost reply its trace id
    explicit Reply(Sink sink, RequestPtr request = {});

    void send(Response response) const;
    void send(std::function<Response()> make) const;

private:
    class State;
    std::shared_ptr<State> m_state;
};

} // namespace tilldesk::http
