#include "core/http/router.h"

#include "core/http/ascii.h"
#include "core/http/errors.h"
#include "core/http/percent.h"

using namespace Qt::StringLiterals;

namespace tilldesk::http {
namespace {

/// Splits `/a/b` into `a` and `b`, and `/a/` into `a` and an empty segment.
std::vector<std::string_view> cutPath(std::string_view path)
{
    std::vector<std::string_view> parts;
    while (path.starts_with('/')) {
        path.remove_prefix(1);
        const std::size_t end = std::min(path.find('/'), path.size());
        parts.push_back(path.substr(0, end));
        path.remove_prefix(end);
    }
    return parts;
}

/// Returns the decoded segments; empty if an escape is malformed.
std::vector<std::string> decodedSegments(std::string_view path)
{
    std::vector<std::string> segments;
    for (const std::string_view part : cutPath(path)) {
        auto decoded = percentDecoded(part);
        if (!decoded)
            return {};
        segments.push_back(std::move(*decoded));
    }
    return segments;
}

} // namespace

void Router::add(std::string method, std::string_view pattern, Handler handler, Case matching)
{
    Route route{std::move(method),  cutPattern(pattern),  matching,
                std::move(handler), std::string(pattern), std::make_unique<RouteFigures>()};
    const auto moreSpecific = [](const Route &a, const Route &b) {
        return shapeOf(a) < shapeOf(b);
    };
    const auto at = std::ranges::upper_bound(m_routes, route, moreSpecific);
    m_routes.insert(at, std::move(route));
}

std::vector<Router::Segment> Router::cutPattern(std::string_view pattern)
{
    std::vector<Segment> segments;
    for (const std::string_view part : cutPath(pattern)) {
        const bool isParam = part.starts_with('{') && part.ends_with('}');
        segments.push_back(
            {std::string(isParam ? part.substr(1, part.size() - 2) : part), isParam});
    }
    return segments;
}

void Router::addErrorStyle(std::string_view pattern, ErrorStyle style)
{
    m_errorStyles.emplace_back(cutPattern(pattern), style);
}

ErrorStyle Router::errorStyleOf(std::string_view path) const
{
    const auto parts = cutPath(path);
    const auto fits = [](const Segment &wanted, std::string_view found) {
        if (wanted.isParam)
            return !found.empty();
        return wanted.text == found
            || (found.find('%') != std::string_view::npos && wanted.text == percentDecoded(found));
    };
    for (const auto &[segments, style] : m_errorStyles) {
        if (parts.size() >= segments.size()
            && std::equal(segments.begin(), segments.end(), parts.begin(), fits))
            return style;
    }
    return ErrorStyle::Payment;
}

void Router::addErrorHook(std::string path, ErrorHook hook)
{
    m_errorHooks.emplace_back(std::move(path), std::move(hook));
}

void Router::finish(Response &response, const Request &request) const
{
    if (response.status < 400)
        return;
    constexpr int kTryAgain = 503;
    if (response.status == kTryAgain && request.onNotDone)
        request.onNotDone();
    const std::string path = percentDecoded(request.path).value_or(request.path);
    for (const auto &[root, hook] : m_errorHooks) {
        if (path != root && !path.starts_with(root + '/'))
            continue;
        try {
            hook(response, request);
        } catch (const std::exception &exception) {
            response.logNote = exception.what();
        }
    }
}

Router::Shape Router::shapeOf(const Route &route)
{
    Shape shape;
    for (const Segment &segment : route.segments)
        shape.push_back(segment.isParam);
    return shape;
}

bool Router::matches(const Route &route, const Segments &segments)
{
    const auto fits = [&route](const Segment &wanted, const std::string &found) {
        if (wanted.isParam)
            return !found.empty();
        return route.matching == Case::Sensitive ? wanted.text == found
                                                 : equalsAnyCase(wanted.text, found);
    };
    return !segments.empty() && std::ranges::equal(route.segments, segments, fits);
}

std::vector<const Router::Route *> Router::routesFor(const Segments &segments) const
{
    std::vector<const Route *> found;
    for (const Route &route : m_routes) {
        if (!matches(route, segments))
            continue;
        if (!found.empty() && shapeOf(*found.front()) != shapeOf(route))
            break;
        found.push_back(&route);
    }
    return found;
}

const Router::Route *Router::find(const RequestPtr &request, const Reply &reply) const
{
    Segments segments = decodedSegments(request->path);
    const auto candidates = routesFor(segments);
    if (candidates.empty()) {
        reply.send(errorResponse({ErrorCode::RouteNotFound, {}}, *request));
        return nullptr;
    }
    const auto withMethod = [&candidates](std::string_view method) {
        const auto it = std::ranges::find(candidates, method, &Route::method);
        return it == candidates.end() ? nullptr : *it;
    };
    const Route *route = withMethod(request->method);
    if (!route && request->method == "HEAD")
        route = withMethod("GET");
    if (!route) {
        std::string allowed;
        for (const Route *candidate : candidates) {
            allowed += (allowed.empty() ? "" : ", ") + candidate->method;
            if (candidate->method == "GET" && !withMethod("HEAD"))
                allowed += ", HEAD";
        }
        Response response = errorResponse({ErrorCode::MethodNotAllowed, {}}, *request);
        response.headers.push_back({"Allow", std::move(allowed)});
        reply.send(std::move(response));
        return nullptr;
    }
    request->route = int(route - m_routes.data());
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (route->segments[i].isParam)
            request->params[route->segments[i].text] = std::move(segments[i]);
    }
    return route;
}

void Router::handle(const RequestPtr &request, const Reply &reply) const
{
    const auto fail500 = [&](const QString &why) {
        reply.send(errorResponse({ErrorCode::Internal, why}, *request));
    };
    try {
        if (const Route *route = find(request, reply))
            route->handler(request, reply);
    } catch (const std::exception &exception) {
        fail500(QString::fromUtf8(exception.what()));
    } catch (...) {
        fail500(u"an exception without a text"_s);
    }
}

void Router::count(const Request &request, int status, std::chrono::nanoseconds duration) const
{
    RouteFigures &figures =
        request.route < 0 ? *m_withoutRoute : *m_routes[std::size_t(request.route)].figures;
    figures.add(status, duration / std::chrono::microseconds(1));
}

std::vector<Router::Counted> Router::counted() const
{
    std::vector<Counted> all{{{}, {}, *m_withoutRoute}};
    for (const Route &route : m_routes)
        all.push_back({route.method, route.pattern, *route.figures});
    return all;
}

} // namespace tilldesk::http
