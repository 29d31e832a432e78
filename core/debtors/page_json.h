#pragma once

#include "core/domain/payment.h"

#include <string>

namespace tilldesk::debtors {

/// What the checkout page shows; nothing of the debtor.
/// @param now       by the service's clock
/// @param deeplink  what the QR code holds
[[nodiscard]] std::string checkoutJson(const Payment &payment, const Profile &profile,
                                       const std::string &deeplink, Timestamp now);
/// What the simulated customer's phone shows. The customer is customerOf() the payment; of another
/// one the IBAN is masked.
[[nodiscard]] std::string phoneJson(const Payment &payment, const Profile &profile, Timestamp now);
/// What the phone shows at a point of sale where nothing waits to be paid.
[[nodiscard]] std::string emptyLocationJson(const Profile &profile, const PointOfSale &place,
                                            Timestamp now);

} // namespace tilldesk::debtors
