#include "core/debtors/request_guard.h"

#include "core/http/ascii.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

/// What follows `://`.
std::string_view authorityOf(std::string_view origin)
{
    const std::size_t mark = origin.find("://");
    return mark == origin.npos ? std::string_view() : origin.substr(mark + 3);
}

bool isLoopbackHost(std::string_view host)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(
            u"(?:localhost|127(?:\\.[0-9]{1,3}){3}|\\[::1\\])(?::[0-9]{1,5})?"_s),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(QString::fromLatin1(host.data(), qsizetype(host.size()))).hasMatch();
}

} // namespace

bool isFromForeignPage(const http::Request &request, std::string_view base)
{
    const auto site = request.header("Sec-Fetch-Site");
    if (site && *site != "same-origin" && *site != "none")
        return true;
    const auto origin = request.header("Origin");
    if (!origin)
        return false;
    const std::string_view authority = authorityOf(*origin);
    const bool isOwn = !authority.empty()
        && (http::equalsAnyCase(authority, request.header("Host").value_or(""))
            || http::equalsAnyCase(authority, authorityOf(base)));
    return !isOwn || request.headerCount("Origin") > 1;
}

bool isFromThisComputer(const http::Request &request)
{
    const bool isForwarded =
        request.header("Forwarded") || request.header("X-Forwarded-For") || request.header("Via");
    return request.isFromLoopback && !isForwarded
        && isLoopbackHost(request.header("Host").value_or(""));
}

bool hasJsonType(const http::Request &request)
{
    const std::string_view type = request.header("Content-Type").value_or("");
    return http::equalsAnyCase(type.substr(0, type.find(';')), "application/json");
}

} // namespace tilldesk::debtors
