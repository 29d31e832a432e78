#pragma once

#include "core/base/clock.h"
#include "core/gateway/activity.h"
#include "core/gateway/bank.h"
#include "core/gateway/bookkeeping.h"
#include "core/gateway/callbacks.h"
#include "core/gateway/connection.h"
#include "core/gateway/endpoint.h"
#include "core/gateway/exports.h"
#include "core/gateway/ledger.h"
#include "core/gateway/merchants.h"
#include "core/gateway/payments.h"
#include "core/gateway/payouts.h"
#include "core/gateway/refunds.h"
#include "core/gateway/reports.h"
#include "core/gateway/safekeeping.h"
#include "core/gateway/search.h"
#include "core/gateway/service_keys.h"
#include "core/gateway/simulation.h"
#include "core/gateway/staff.h"

namespace tilldesk::ui {

/// The service's interfaces for the window. All of them must outlive the window.
struct Gateways {
    gateway::Payments &payments;
    gateway::Merchants &merchants;
    gateway::Endpoint &endpoint;
    gateway::Simulation &simulation;
    gateway::ServiceKeys &serviceKeys;
    gateway::Callbacks &callbacks;
    gateway::Refunds &refunds;
    gateway::Payouts &payouts;
    gateway::Ledger &ledger;
    gateway::Exports &exports;
    gateway::Reports &reports;
    gateway::Search &search;
    gateway::Safekeeping &safekeeping;
    gateway::Staff &staff;
    gateway::Activity &activity;
    gateway::Bank &bank;
    gateway::Bookkeeping &bookkeeping;
    const Clock &clock;
    /// To a service on another computer; null: the service runs in this process.
    gateway::Connection *connection = nullptr;
};

} // namespace tilldesk::ui
