#pragma once

#include "core/http/reply.h"

namespace tilldesk::http {

/// Finds the handler of a request. Filled before the listener starts, read-only afterwards, so it
/// is used by all I/O threads without a lock.
class Router
{
public:
    /// Runs on an I/O thread: it must not wait. It answers now or later through the Reply.
    using Handler = std::function<void(const RequestPtr &, Reply)>;

    enum class Case { Sensitive, Insensitive };

    /// @param method   `GET`, `POST`, `DELETE` …; `HEAD` is answered wherever `GET` is
    /// @param pattern  `/v3/payments/{id}`; a `{name}` takes one non-empty segment; a fixed segment
    ///                 goes before a `{name}` whatever the order of adding
    void add(std::string method, std::string_view pattern, Handler handler,
             Case matching = Case::Sensitive);

    /// Answers through `reply`: the handler's answer, 404 RouteNotFound, or 405 with `Allow`. What
    /// a handler throws becomes 500.
    void handle(const RequestPtr &request, const Reply &reply) const;

private:
    struct Segment {
        std::string text;
        bool isParam = false;
    };
    struct Route {
        std::string method;
        std::vector<Segment> segments;
        Case matching;
        Handler handler;
    };
    [[nodiscard]] static bool matches(const Route &route, const std::vector<std::string> &segments);

    std::vector<Route> m_routes;
};

} // namespace tilldesk::http
