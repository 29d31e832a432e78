#pragma once

#include "core/domain/payment.h"

#include <string>

namespace tilldesk::debtors {

/// Returns the data of the checkout page, without the debtor.
/// @param now       service clock
/// @param deeplink  content of the QR code
[[nodiscard]] std::string checkoutJson(const Payment &payment, const Profile &profile,
                                       const std::string &deeplink, Timestamp now);
/// Returns the data of the simulated customer's phone. The customer is customerOf() the payment.
/// The IBAN of any other debtor is masked.
[[nodiscard]] std::string phoneJson(const Payment &payment, const Profile &profile, Timestamp now);
/// Returns the data of the phone at a point of sale without an open payment.
[[nodiscard]] std::string emptyLocationJson(const Profile &profile, const PointOfSale &place,
                                            Timestamp now);

} // namespace tilldesk::debtors
