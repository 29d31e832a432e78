#pragma once

#include "core/domain/payment_list.h"

#include <string>

namespace tilldesk::payments {

/// The receiver of a payment's money, as shown to callers.
using Creditor = Profile;

/// Returns the response to a creation. @source service.md#create
[[nodiscard]] std::string createdJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// Returns the response to a request for one payment. @source service.md#get
[[nodiscard]] std::string paymentJson(const Payment &payment, const Creditor &creditor,
                                      const std::string &base);
/// Returns the response to the look-up of the debtor's account. @source service.md#refund-iban
[[nodiscard]] std::string refundIbanJson(const QString &iban);
/// Returns a page of search results. @source service.md#search
/// @param size  requested page size, which determines the number of pages; 0: no pages
[[nodiscard]] std::string searchPageJson(const PaymentPage &page, qint64 number, int size,
                                         const Creditor &creditor, const std::string &base);

} // namespace tilldesk::payments
