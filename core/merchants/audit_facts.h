#pragma once

#include "core/domain/api_key.h"
#include "core/domain/profile.h"

#include <QJsonObject>

namespace tilldesk::merchants {

/// The values of a record for the audit trail, which masks the IBANs. Pasted keys are a digest.
[[nodiscard]] QJsonObject factsOf(const Merchant &merchant);
[[nodiscard]] QJsonObject factsOf(const Profile &profile);
[[nodiscard]] QJsonObject factsOf(const PointOfSale &pointOfSale);
/// Without the key itself and without its hash.
[[nodiscard]] QJsonObject factsOf(const ApiKey &key);

} // namespace tilldesk::merchants
