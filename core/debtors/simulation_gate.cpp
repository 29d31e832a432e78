#include "core/debtors/simulation_gate.h"

#include "core/debtors/request_guard.h"

using namespace Qt::StringLiterals;

namespace tilldesk::debtors {

bool SimulationGate::admits(const http::Operation &operation) const
{
    const http::Request &request = operation.request();
    if (!simulation.current().isOn || !address.hasSimulation() || !isFromThisComputer(request)) {
        operation.refuse({ErrorCode::RouteNotFound, {}});
        return false;
    }
    if (isFromForeignPage(request, address.base())) {
        operation.refuse(
            {ErrorCode::AccessDenied, u"Pages of other sites may not send this request"_s});
        return false;
    }
    return true;
}

} // namespace tilldesk::debtors
