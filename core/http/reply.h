#pragma once

#include "core/http/message.h"

#include <functional>

namespace tilldesk::http {

/// The response channel to a waiting caller. Thread-safe; may be copied. The first send() counts.
/// If the last copy is destroyed without a send(), the caller gets 500 TECHNICAL_ERROR.
class Reply
{
public:
    /// Hands the response to the connection; called once, on any thread. `make` must run on the
    /// connection's I/O thread, so that serialising costs the core thread nothing.
    using Sink = std::function<void(std::function<Response()> make)>;
    /// Runs work on the connection's I/O thread; at once if called there.
    using RunOnConnection = std::function<void(std::function<void()> work)>;

    /// @param request  gives the 500 of a lost reply its trace id
    /// @param runOnConnection  null: prepare() is a no-op
    explicit Reply(Sink sink, RequestPtr request = {}, RunOnConnection runOnConnection = {});

    /// Runs `work` on the connection's I/O thread, ahead of any later send(). For speculative work
    /// that overlaps the commit. Best effort: may not run; exceptions are swallowed.
    void prepare(std::function<void()> work) const;

    void send(Response response) const;
    void send(std::function<Response()> make) const;

private:
    class State;
    std::shared_ptr<State> m_state;
};

} // namespace tilldesk::http
