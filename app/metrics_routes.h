#pragma once

#include "app/callback_sending.h"
#include "app/http_endpoint.h"
#include "core/merchants/authenticator.h"
#include "core/threads/core_thread.h"
#include "core/threads/read_threads.h"

namespace tilldesk::app {

/// The sources of the figures in `/metrics`. All references must outlive the router.
struct MetricsNeeds {
    http::Router &router;
    const HttpEndpoint &endpoint;
    const payments::PublicAddress &address;
    const merchants::Authenticator &authenticator;
    const threads::CoreThread &core;
    const threads::Health &health;
    const CallbackSending &callbacks;
    threads::ReadThreads &readers;
    const Clock &realClock;
};

/// Adds `GET /metrics`: figures of the whole service in Prometheus' text format, without amounts,
/// names or ids. Answers programs on this computer, and callers with a valid API key.
void addMetricsRoute(const MetricsNeeds &needs);

} // namespace tilldesk::app
