#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk {

/// Which hosts a callback, identify or return URL may name.
enum class UrlRule {
    PublicHttps,           ///< https to a host name with at least one dot, no IP literal
    PublicHttpsOrLoopback, ///< also http and https to a loopback name or address
};

/// Checks a callback, identify or return URL.
///
/// Errors: `FieldInvalid` naming `field` and the broken rule.
/// @return `text` itself
/// @source service.md#urls
[[nodiscard]] Result<QString> callbackUrl(const QString &text, UrlRule rule, const QString &field);

} // namespace tilldesk
