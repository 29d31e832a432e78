#pragma once

#include <QString>

namespace tilldesk::callbacks {

/// Returns host and port of a URL, such as `shop.example.com:443`. The host is in lower case: an
/// international name in its ASCII form, an IPv6 address in brackets. The port is always present.
/// @pre `url` is an http or https URL that domain/callback_url.h accepts
[[nodiscard]] QString callbackHost(const QString &url);

} // namespace tilldesk::callbacks
