#include "core/http/reply.h"

#include "core/http/errors.h"

#include <atomic>

using namespace Qt::StringLiterals;

namespace tilldesk::http {

class Reply::State
{
public:
    State(Sink sink, RequestPtr request, RunOnConnection runOnConnection)
        : m_sink(std::move(sink)),
          m_request(std::move(request)),
          m_runOnConnection(std::move(runOnConnection))
    {
    }
    State(const State &) = delete;
    State &operator=(const State &) = delete;

    ~State()
    {
        if (!m_isSent)
            send([request = m_request] {
                const Error lost{ErrorCode::Internal, u"the handler gave no response"_s};
                return errorResponse(lost, request ? *request : Request());
            });
    }

    void send(std::function<Response()> make)
    {
        if (!m_isSent.exchange(true))
            m_sink(std::move(make));
    }

    void prepare(std::function<void()> work) const
    {
        if (!m_runOnConnection)
            return;
        m_runOnConnection([work = std::move(work)] {
            try {
                work();
            } catch (const std::exception &) { // NOLINT(bugprone-empty-catch)
                // Ignored: building the response repeats the work and reports the error.
            }
        });
    }

private:
    Sink m_sink;
    RequestPtr m_request;
    RunOnConnection m_runOnConnection;
    std::atomic<bool> m_isSent = false;
};

Reply::Reply(Sink sink, RequestPtr request, RunOnConnection runOnConnection)
    : m_state(
        std::make_shared<State>(std::move(sink), std::move(request), std::move(runOnConnection)))
{
}

void Reply::prepare(std::function<void()> work) const
{
    m_state->prepare(std::move(work));
}

void Reply::send(Response response) const
{
    send([response = std::move(response)]() mutable { return std::move(response); });
}

void Reply::send(std::function<Response()> make) const
{
    m_state->send(std::move(make));
}

} // namespace tilldesk::http
