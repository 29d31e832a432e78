#include "core/debtors/request_guard.h"

#include "core/http/ascii.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {
namespace {

/// Returns the part of the origin after `://`; empty if it has none.
std::string_view authorityOf(std::string_view origin)
{
    const std::size_t mark = origin.find("://");
    return mark == std::string_view::npos ? std::string_view() : origin.substr(mark + 3);
}

bool isLoopbackHost(std::string_view host)
{
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(
            u"(?:localhost|127(?:\\.[0-9]{1,3}){3}|\\[::1\\])(?::[0-9]{1,5})?"_s),
        QRegularExpression::CaseInsensitiveOption);
    return form.match(QString::fromLatin1(host.data(), qsizetype(host.size()))).hasMatch();
}

/// Returns whether the host is an IPv4 or IPv6 address, with or without a port. No name server is
/// involved, so DNS rebinding is not possible.
bool isAddress(std::string_view host)
{
    static const QRegularExpression form(QRegularExpression::anchoredPattern(
        u"(?:[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?"_s));
    return form.match(QString::fromLatin1(host.data(), qsizetype(host.size()))).hasMatch();
}

} // namespace

bool isFromForeignPage(const http::Request &request, std::string_view base)
{
    const auto site = request.header("Sec-Fetch-Site");
    if (site && *site != "same-origin" && *site != "none")
        return true;
    // DNS rebinding: reject a foreign Host header.
    const std::string_view host = request.header("Host").value_or("");
    if (!isAddress(host) && !isLoopbackHost(host) && !http::equalsAnyCase(host, authorityOf(base)))
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

bool isFromPage(const http::Request &request)
{
    return request.header("Origin") || request.header("Sec-Fetch-Site");
}

bool isFromThisComputer(const http::Request &request)
{
    const bool isForwarded = std::ranges::any_of(request.headers, [](const http::Header &header) {
        return http::equalsAnyCase(header.name, "Forwarded")
            || http::equalsAnyCase(header.name, "Via")
            || http::equalsAnyCase(header.name, "X-Real-IP")
            || http::equalsAnyCase(header.name.substr(0, 12), "X-Forwarded-");
    });
    return request.isFromLoopback && !isForwarded
        && isLoopbackHost(request.header("Host").value_or(""));
}

bool hasJsonType(const http::Request &request)
{
    const std::string_view type = request.header("Content-Type").value_or("");
    return http::equalsAnyCase(type.substr(0, type.find(';')), "application/json");
}

} // namespace tilldesk::debtors
