#pragma once

#include "app/callback_sending.h"
#include "app/http_endpoint.h"
#include "core/merchants/authenticator.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/readers.h"

namespace tilldesk::app {

/// What `/metrics` is made of. Everything must outlive the router.
struct MetricsNeeds {
    http::Router &router;
    const HttpEndpoint &endpoint;
    const payments::PublicAddress &address;
    const merchants::Authenticator &authenticator;
    const runtime::CoreThread &core;
    const runtime::Health &health;
    const CallbackSending &callbacks;
    runtime::Readers &readers;
    const Clock &realClock;
};

/// Adds `GET /metrics`: figures of the whole service in Prometheus' text format, without amounts,
/// names or ids. Answers programs of this computer, and whoever has an API key in force.
void addMetricsRoute(const MetricsNeeds &needs);

} // namespace tilldesk::app
