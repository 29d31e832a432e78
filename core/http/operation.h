#pragma once

#include "core/http/errors.h"
#include "core/http/reply.h"

#include <memory>
#include <optional>
#include <type_traits>

namespace tilldesk::http {

/// One call of an operation: the request, and the channel of its response. Cheap to copy, so that
/// callbacks capture it. Thread-safe.
class Operation
{
public:
    Operation(RequestPtr request, Reply reply)
        : m_request(std::move(request)),
          m_reply(std::move(reply))
    {
    }

    [[nodiscard]] const Request &request() const { return *m_request; }
    [[nodiscard]] const RequestPtr &sharedRequest() const { return m_request; }
    [[nodiscard]] const Reply &reply() const { return m_reply; }
    /// Returns the value of `{name}` in the route's pattern.
    [[nodiscard]] QString parameter(const std::string &name) const
    {
        return QString::fromStdString(m_request->params.at(name));
    }

    /// Responds with the error, in the style of the request's path.
    void refuse(const Error &error) const { m_reply.send(errorResponse(error, *m_request)); }

    /// Returns the value. If there is none, responds with the error and returns nothing.
    template <typename T>
    [[nodiscard]] std::optional<T> valueOf(Result<T> result) const
    {
        if (result)
            return std::move(*result);
        refuse(result.error());
        return {};
    }

    /// Returns a callback that responds with the error, or with `make(value)`; `make()` if `T` is
    /// void. `make` runs on the connection's thread. Call it once, on any thread.
    template <typename T, typename F>
    [[nodiscard]] std::function<void(Result<T>)> answering(F make) const
    {
        return [operation = *this, make = std::move(make)](Result<T> result) {
            operation.m_reply.send(
                [request = operation.m_request, result = std::move(result), make] {
                    if (!result)
                        return errorResponse(result.error(), *request);
                    if constexpr (std::is_void_v<T>)
                        return make();
                    else
                        return make(*result);
                });
        };
    }

private:
    RequestPtr m_request;
    Reply m_reply;
};

/// Returns a function that turns an operation of `Routes` into the handler of a route:
/// `router.add("GET", "/v3/payments/{id}", to(&PaymentRoutes::get));`
template <typename Routes>
[[nodiscard]] auto operationsOf(Routes routes)
{
    return [routes = std::make_shared<const Routes>(std::move(routes))](
               void (Routes::*operation)(const Operation &) const) {
        return [routes, operation](const RequestPtr &request, Reply reply) {
            ((*routes).*operation)(Operation(request, std::move(reply)));
        };
    };
}

} // namespace tilldesk::http
