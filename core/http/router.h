#pragma once

#include "core/http/reply.h"
#include "core/http/route_figures.h"

#include <chrono>

namespace tilldesk::http {

/// Finds the handler of a request. Filled before the listener starts, read-only afterwards, so all
/// I/O threads use it without a lock.
class Router
{
public:
    /// Runs on an I/O thread and must not block. Answers through the Reply, at once or later.
    using Handler = std::function<void(const RequestPtr &, Reply)>;

    enum class Case { Sensitive, Insensitive };

    /// @param method   `GET`, `POST`, `DELETE` …; `HEAD` is answered wherever `GET` is
    /// @param pattern  for example `/v3/payments/{id}`; a `{name}` matches one non-empty segment. A
    /// trailing `/` is a different path. The router picks the most specific pattern first (a fixed
    /// segment beats a `{name}`, in any order of adding), then the method. If that pattern lacks
    /// the method the answer is 405, even if a `{name}` pattern has it.
    void add(std::string method, std::string_view pattern, Handler handler,
             Case matching = Case::Sensitive);

    /// Sets the error style of the paths that match `pattern` and of all paths below. @param
    /// pattern  as in add()
    void addErrorStyle(std::string_view pattern, ErrorStyle style);
    /// Returns the error style of a path, whether a route exists or not.
    [[nodiscard]] ErrorStyle errorStyleOf(std::string_view path) const;

    /// Modifies an error response before it is sent, whoever created it. Called on an I/O thread.
    using ErrorHook = std::function<void(Response &, const Request &)>;

    /// Adds a hook for errors of `path` and of all paths below.
    void addErrorHook(std::string path, ErrorHook hook);
    /// Runs the hooks that match an error response. An exception of a hook goes to the response's
    /// log note.
    void finish(Response &response, const Request &request) const;

    /// Answers through `reply`: with the handler's response, 404 RouteNotFound, or 405 with
    /// `Allow`. An exception of the handler becomes 500.
    void handle(const RequestPtr &request, const Reply &reply) const;

    /// Counts a finished request. Thread-safe. @param status  0: the caller disconnected first
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
    /// Shape of a pattern: `true` for each `{name}` segment. Routes that differ only in the method
    /// share it.
    using Shape = std::vector<bool>;
    using Segments = std::vector<std::string>;
    [[nodiscard]] static Shape shapeOf(const Route &route);
    [[nodiscard]] static bool matches(const Route &route, const Segments &segments);
    /// Returns the routes of the most specific pattern that matches; empty if none does.
    [[nodiscard]] std::vector<const Route *> routesFor(const Segments &segments) const;
    [[nodiscard]] const Route *find(const RequestPtr &request, const Reply &reply) const;

    [[nodiscard]] static std::vector<Segment> cutPattern(std::string_view pattern);

    std::vector<Route> m_routes;
    std::unique_ptr<RouteFigures> m_withoutRoute = std::make_unique<RouteFigures>();
    std::vector<std::pair<std::vector<Segment>, ErrorStyle>> m_errorStyles;
    std::vector<std::pair<std::string, ErrorHook>> m_errorHooks;
};

} // namespace tilldesk::http
