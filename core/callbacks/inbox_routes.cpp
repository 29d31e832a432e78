#include "core/callbacks/inbox_routes.h"

#include "core/http/ascii.h"
#include "core/http/operation.h"

#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {
namespace {

using http::Operation;
using http::Request;
using http::Response;

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), qsizetype(bytes.size()));
}

/// Returns whether a header holds credentials, which must not be stored: a test may send real ones.
bool isSecret(std::string_view name)
{
    constexpr std::array<std::string_view, 3> kSecret{"Authorization", "Cookie",
                                                      "Proxy-Authorization"};
    return std::ranges::any_of(
        kSecret, [name](std::string_view secret) { return http::equalsAnyCase(secret, name); });
}

QString headersOf(const Request &request)
{
    QStringList lines;
    for (const http::Header &header : request.headers) {
        const QString value = isSecret(header.name) ? u"(not kept)"_s : textOf(header.value);
        lines << textOf(header.name) + u": "_s + value;
    }
    return lines.join(u'\n');
}

/// Returns the URL that the sender used. Returns it under the public address `base` if that has the
/// same host, because a proxy may terminate TLS.
std::string addressOf(const Request &request, const std::string &base)
{
    const std::string host(request.header("Host").value_or(""));
    const std::size_t begin = base.find("://") + 3;
    const std::size_t end = std::min(base.find('/', begin), base.size());
    if (host.empty() || http::equalsAnyCase(base.substr(begin, end - begin), host))
        return base + request.target;
    return (request.isTls ? "https://" : "http://") + host + request.target;
}

InboxArrival arrivalOf(const Request &request, const std::string &base)
{
    InboxArrival arrival{.callback = {}, .headers = headersOf(request)};
    QStringList signatures;
    for (const http::Header &header : request.headers) {
        if (http::equalsAnyCase(header.name, "Signature"))
            signatures << textOf(header.value);
    }
    // Several `Signature` headers are joined by a comma, as HTTP prescribes. The result is no valid
    // signature.
    arrival.callback.signature = signatures.join(u", "_s);
    arrival.callback.body = QByteArray::fromStdString(request.body);
    arrival.callback.address = QString::fromStdString(addressOf(request, base));
    return arrival;
}

Error errorOf(const CallbackFinding &fault)
{
    const QString detail =
        u"The callback is refused by check %1: %2"_s.arg(toText(fault.check), fault.reason);
    const bool hasNoKeys =
        fault.check == CallbackCheck::KeyId && fault.verdict == CallbackFinding::Verdict::Undecided;
    return {hasNoKeys ? ErrorCode::Busy : ErrorCode::Unauthorized, detail};
}

void receive(const InboxRouteNeeds &needs, const Operation &operation)
{
    const Request &request = operation.request();
    if (!needs.isOpen())
        return operation.refuse({ErrorCode::RouteNotFound, {}});
    if (needs.isFromPage(request))
        return operation.refuse(
            {ErrorCode::AccessDenied, u"The inbox accepts no requests from web pages"_s});
    needs.receive(arrivalOf(request, needs.base()),
                  operation.answering<InboxRouteNeeds::Refusal>(
                      [operation](const InboxRouteNeeds::Refusal &refusal) {
                          return refusal
                              ? http::errorResponse(errorOf(*refusal), operation.request())
                              : Response{.status = 204};
                      }));
}

} // namespace

void addInboxRoutes(http::Router &router, const InboxRouteNeeds &needs)
{
    const auto shared = std::make_shared<const InboxRouteNeeds>(needs);
    const auto handler = [shared](const http::RequestPtr &request, http::Reply reply) {
        receive(*shared, Operation(request, std::move(reply)));
    };
    router.add("POST", "/inbox", handler);
    router.add("POST", "/inbox/{shop}", handler);
}

} // namespace tilldesk::callbacks
