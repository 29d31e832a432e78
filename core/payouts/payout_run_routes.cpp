#include "core/payouts/payout_run_routes.h"

#include "core/http/errors.h"
#include "core/payouts/reconciliation_json.h"

namespace tilldesk::payouts {

void addPayoutRunRoute(http::Router &router, PayoutPort &payouts,
                       const debtors::SimulationGate &gate)
{
    const auto run = [&payouts, gate](const http::RequestPtr &request, const http::Reply &reply) {
        if (!gate.admits(request, reply))
            return;
        payouts.run([request, reply](const Result<QList<Payout>> &made) {
            reply.send(made ? http::Response{.body = runJson(*made)}
                            : http::errorResponse(made.error(), *request));
        });
    };
    router.add("POST", "/sim/payouts/run", run);
}

} // namespace tilldesk::payouts
