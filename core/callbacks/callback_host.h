#pragma once

#include <QString>

namespace tilldesk::callbacks {

/// Whom a URL leads to: host and port in lower case, an international name in its ASCII form, an
/// IPv6 address in brackets, the port always there: `shop.example.com:443`.
/// @pre an http or https URL that domain/callback_url.h accepts
[[nodiscard]] QString callbackHost(const QString &url);

} // namespace tilldesk::callbacks
