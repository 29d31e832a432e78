#include "core/http/reply.h"

#include "core/http/errors.h"

#include <atomic>

using namespace Qt::StringLiterals;

namespace tilldesk::http {

class Reply::State
{
public:
    State(Sink sink, RequestPtr request, Errands errands)
        : m_sink(std::move(sink)),
          m_request(std::move(request)),
          m_errands(std::move(errands))
    {
    }
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

    void prepare(std::function<void()> work) const
    {
        if (!m_errands)
            return;
        m_errands([work = std::move(work)] {
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
    Errands m_errands;
    std::atomic<bool> m_isSent = false;
};

Reply::Reply(Sink sink, RequestPtr request, Errands errands)
    : m_state(std::make_shared<State>(std::move(sink), std::move(request), std::move(errands)))
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
