#pragma once

#include "core/domain/drift.h"
#include "core/hosted/drift_probe.h"

#include <QJsonObject>

namespace tilldesk::hosted {

/// Compares a response of a hosted service with this service's, and with its description. Pure
/// function. Members that depend on the contract or the data are left out: bulk, accounts and
/// addresses of the creditor, the content of lists of which one is empty.
/// @param description  openapi.json
[[nodiscard]] QList<Drift> driftsOf(const DriftProbe &probe, const HostedRequest &request,
                                    const Observation &theirs, const Observation &ours,
                                    const QJsonObject &description);

} // namespace tilldesk::hosted
