#pragma once

#include "core/http/router.h"

namespace tilldesk {

/// Adds the image service that `_links.qrcode` points at:
/// `GET /qrcode?c=TEXT&f=SVG|PNG&s=S|M|L|XL&cl=black|magenta`, by default a black PNG of size M.
/// Needs no credentials: it draws only the text that the caller sends. Draws on the I/O thread: 1
/// ms for a deeplink as XL PNG, 3.3 ms for the longest content (measured, one core).
///
/// Errors: `FieldRequired` without `c`; `FieldInvalid` naming the parameter.
/// @source service.md#links
void addQrRoutes(http::Router &router);

} // namespace tilldesk
