#include "core/debtors/simulation_gate.h"

#include "core/debtors/request_guard.h"
#include "core/http/errors.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {

bool SimulationGate::admits(const http::RequestPtr &request, const http::Reply &reply) const
{
    if (!simulation.current().isOn || !address.hasSimulation() || !isFromThisComputer(*request)) {
        reply.send(http::errorResponse({ErrorCode::RouteNotFound, {}}, *request));
        return false;
    }
    if (isFromForeignPage(*request, address.base())) {
        reply.send(http::errorResponse(
            {ErrorCode::AccessDenied, u"A page of another site may not do this"_s}, *request));
        return false;
    }
    return true;
}

} // namespace tilldesk::debtors
