#pragma once

#include "core/domain/payment_list.h"

#include <string>

namespace tilldesk::payments {

/// What is told about the receiver of a payment's money.
using Creditor = Profile;

/// The creation response. @source contract, section 2.6
[[nodiscard]] std::string createdJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// A payment as get answers it. @source contract, section 2.3
[[nodiscard]] std::string paymentJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// The answer to the look-up of the debtor's account. @source contract, section 4.7
[[nodiscard]] std::string refundIbanJson(const QString &iban);
/// A page of a search. @source contract, section 2.8
/// @param size  the wanted size, from which the number of pages follows; 0: no pages
[[nodiscard]] std::string searchPageJson(const PaymentPage &page, qint64 number, int size,
                                         const Creditor &creditor, const std::string &base);

} // namespace tilldesk::payments
