#pragma once

#include "core/http/reply.h"
#include "core/http/route_figures.h"

#include <chrono>

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
    ///                 goes before a `{name}` whatever the order of adding. A trailing `/` is a
    ///                 path of its own. The path chooses the pattern, then the method the handler:
    ///                 a fixed path without the method is 405 even where a `{name}` would have it.
    void add(std::string method, std::string_view pattern, Handler handler,
             Case matching = Case::Sensitive);

    /// @param pattern  as in add(): how errors of its paths and of all below them are told
    void addErrorStyle(std::string_view pattern, ErrorStyle style);
    /// @return how errors of a path are told, whether there is a route or not
    [[nodiscard]] ErrorStyle errorStyleOf(std::string_view path) const;

    /// What is still done to an answer that tells an error, whoever has made it. On an I/O thread.
    using ErrorHook = std::function<void(Response &, const Request &)>;

    /// @param path  the errors of this path and of all below it get the hook
    void addErrorHook(std::string path, ErrorHook hook);
    /// Runs the hooks that are for the answer. What one throws goes into the answer's log note.
    void finish(Response &response, const Request &request) const;

    /// Answers through `reply`: the handler's answer, 404 RouteNotFound, or 405 with `Allow`. What
    /// a handler throws becomes 500.
    void handle(const RequestPtr &request, const Reply &reply) const;

    /// Counts what became of a request. Thread-safe. @param status  0: the caller has left
    void count(const Request &request, int status, std::chrono::nanoseconds duration) const;

    /// The counters of one route; method and pattern are empty for requests without a route.
    struct Counted {
        std::string method;
        std::string pattern;
        const RouteFigures &figures;
    };
    [[nodiscard]] std::vector<Counted> counted() const;

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
        std::string pattern;
        std::unique_ptr<RouteFigures> figures;
    };
    /// Names the resource: routes that differ in method only have the same shape.
    using Shape = std::vector<bool>;
    using Segments = std::vector<std::string>;
    [[nodiscard]] static Shape shapeOf(const Route &route);
    [[nodiscard]] static bool matches(const Route &route, const Segments &segments);
    /// @return the routes of the most specific pattern that matches; empty when there is none
    [[nodiscard]] std::vector<const Route *> routesFor(const Segments &segments) const;
    [[nodiscard]] const Route *find(const RequestPtr &request, const Reply &reply) const;

    [[nodiscard]] static std::vector<Segment> cutPattern(std::string_view pattern);

    std::vector<Route> m_routes;
    std::unique_ptr<RouteFigures> m_withoutRoute = std::make_unique<RouteFigures>();
    std::vector<std::pair<std::vector<Segment>, ErrorStyle>> m_errorStyles;
    std::vector<std::pair<std::string, ErrorHook>> m_errorHooks;
};

} // namespace tilldesk::http
