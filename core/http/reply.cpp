#include "core/http/reply.h"

#include "core/http/errors.h"

#include <atomic>

using namespace Qt::StringLiterals;

namespace tilldesk::http {

class Reply::State
{
public:
    State(Sink sink, RequestPtr request) : m_sink(std::move(sink)), m_request(std::move(request)) {}
    State(const State &) = delete;
    State &operator=(const State &) = delete;

    ~State()
    {
        if (!m_isSent)
            send([request = m_request] {
                const Error lost{ErrorCode::Internal, u"the handler gave no answer"_s};
                return errorResponse(lost, request ? *request : Request());
            });
    }

    void send(std::function<Response()> make)
    {
        if (!m_isSent.exchange(true))
            m_sink(std::move(make));
    }

private:
    Sink m_sink;
    RequestPtr m_request;
    std::atomic<bool> m_isSent = false;
};

Reply::Reply(Sink sink, RequestPtr request)
    : m_state(std::make_shared<State>(std::move(sink), std::move(request)))
{
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
