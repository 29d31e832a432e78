#pragma once

#include "core/domain/payment_list.h"

#include <string>

namespace tilldesk::payments {

/// What is told about the receiver of a payment's money.
using Creditor = Profile;

/// The creation response. @source service.md#create
[[nodiscard]] std::string createdJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// A payment as get answers it. @source service.md#get
[[nodiscard]] std::string paymentJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// The answer to the look-up of the debtor's account. @source service.md#refund-iban
[[nodiscard]] std::string refundIbanJson(const QString &iban);
/// A page of a search. @source service.md#search
/// @param size  the wanted size, from which the number of pages follows; 0: no pages
[[nodiscard]] std::string searchPageJson(const PaymentPage &page, qint64 number, int size,
                                         const Creditor &creditor, const std::string &base);

} // namespace tilldesk::payments
