#pragma once

#include "core/gateway/activity.h"
#include "core/gateway/bank.h"
#include "core/gateway/bookkeeping.h"
#include "core/gateway/callbacks.h"
#include "core/gateway/endpoint.h"
#include "core/gateway/exports.h"
#include "core/gateway/hosted.h"
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
#include "core/gateway/tills.h"
#include "core/wire/files.h"

#include <tuple>

namespace tilldesk::wire {

/// The gateways of one window, found by their type: `std::get<gateway::Payments &>(gateways)`.
using Gateways =
    std::tuple<gateway::Payments &, gateway::Refunds &, gateway::Payouts &, gateway::Ledger &,
               gateway::Merchants &, gateway::Callbacks &, gateway::Endpoint &,
               gateway::Simulation &, gateway::ServiceKeys &, gateway::Reports &,
               gateway::Exports &, gateway::Search &, gateway::Safekeeping &, gateway::Staff &,
               gateway::Activity &, gateway::Bank &, gateway::Bookkeeping &, gateway::Tills &,
               gateway::Hosted &, Files &>;

} // namespace tilldesk::wire
