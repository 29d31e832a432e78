#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk {

struct Profile;

/// Rule for callback, identify and return URLs: which hosts they may name, and which addresses
/// these may resolve to (SSRF guard).
enum class UrlRule {
    PublicHttps = 0,           ///< https to a host name with at least one dot, no IP literal
    PublicHttpsOrLoopback = 1, ///< also http and https to a loopback name or address
    /// Also http and https to an address of a private network, and https to a name that resolves to
    /// such an address.
    PublicHttpsOrPrivate = 2,
    PublicHttpsOrLocal = 3, ///< PublicHttpsOrLoopback and PublicHttpsOrPrivate together
};

[[nodiscard]] constexpr bool admitsLoopback(UrlRule rule)
{
    return rule == UrlRule::PublicHttpsOrLoopback || rule == UrlRule::PublicHttpsOrLocal;
}
[[nodiscard]] constexpr bool admitsPrivate(UrlRule rule)
{
    return rule == UrlRule::PublicHttpsOrPrivate || rule == UrlRule::PublicHttpsOrLocal;
}
[[nodiscard]] constexpr UrlRule urlRule(bool admitsLoopback, bool admitsPrivate)
{
    if (admitsLoopback)
        return admitsPrivate ? UrlRule::PublicHttpsOrLocal : UrlRule::PublicHttpsOrLoopback;
    return admitsPrivate ? UrlRule::PublicHttpsOrPrivate : UrlRule::PublicHttps;
}
/// Returns the rule for the profile's callbacks and for the address of its merchant's keys.
[[nodiscard]] UrlRule urlRuleOf(const Profile &profile);

/// Checks a callback, identify or return URL.
///
/// Errors: `FieldInvalid` naming `field` and the broken rule.
/// @return `text` itself
/// @source service.md#urls
[[nodiscard]] Result<QString> callbackUrl(const QString &text, UrlRule rule, const QString &field);

/// Returns host and port of a URL, such as `shop.example.com:443`. The host is in lower case: an
/// international name in its ASCII form, an IPv6 address in brackets. The port is always present.
/// @pre `url` is an http or https URL that the rules above accept
[[nodiscard]] QString callbackHost(const QString &url);

} // namespace tilldesk
