#pragma once

#include "core/http/router.h"

#include <QString>

namespace tilldesk::app {

/// Adds `/health` and `/openapi.json`, which need no credentials. The description names the claims
/// of signatures literally: with this namespace, and with the issuer name in its examples.
void addServiceRoutes(http::Router &router, const QString &claimNamespace, const QString &issuer);

} // namespace tilldesk::app
