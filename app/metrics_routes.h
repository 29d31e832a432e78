#pragma once

#include "app/callback_sending.h"
#include "app/http_endpoint.h"
#include "core/merchants/authenticator.h"
#include "core/runtime/core_thread.h"
#include "core/runtime/read_threads.h"

namespace tilldesk::app {

/// The sources of the figures in `/metrics`. All references must outlive the router.
struct MetricsNeeds {
    http::Router &router;
    const HttpEndpoint &endpoint;
    const payments::PublicAddress &address;
    const merchants::Authenticator &authenticator;
    const runtime::CoreThread &core;
    const runtime::Health &health;
    const CallbackSending &callbacks;
    runtime::ReadThreads &readers;
    const Clock &realClock;
};

/// Adds `GET /metrics`: figures of the whole service in Prometheus' text format, without amounts,
/// names or ids. Answers programs on this computer, and callers with a valid API key.
void addMetricsRoute(const MetricsNeeds &needs);

} // namespace tilldesk::app
