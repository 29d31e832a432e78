#pragma once

#include "core/domain/callback_url.h"
#include "core/domain/payment_list.h"
#include "core/http/message.h"

namespace tilldesk::payments {

/// Reads and checks the body of a creation.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`. @source service.md#create
[[nodiscard]] Result<NewPayment> parseNewPayment(std::string_view body, UrlRule urlRule);

/// The same for a static-QR payment, which names its point of sale and has no returnUrl.
/// @source service.md#static-qr
[[nodiscard]] Result<NewPayment> parseStaticQrPayment(std::string_view body, UrlRule urlRule);

/// What a merchant says when it acknowledges a payment.
struct Acknowledgement {
    Amount amount;
    QString reference; ///< the merchant's own; checked, and kept nowhere
};
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`. @source service.md#acknowledge
[[nodiscard]] Result<Acknowledgement> parseAcknowledgement(std::string_view body);

/// An amount that a caller gave. Errors: `FieldInvalid` (field). @source
/// service.md#amounts
[[nodiscard]] Result<Amount> checkedAmount(qint64 cents, const QString &field);

/// Checks and normalises what a window entered: amount, reference, description and, when there
/// is one, the point of sale.
/// Errors: `FieldInvalid`.
[[nodiscard]] Result<NewPayment> checkedNewPayment(NewPayment wanted);

/// A search as it is asked for.
struct PaymentSearch {
    PaymentFilter filter; ///< without its profile
    qint64 page = 0;
    int size = 10; ///< 0 to 100
};

/// Reads and checks query and body of a search; no body asks for nothing in particular.
/// Errors: `FieldInvalid`. @source service.md#search
[[nodiscard]] Result<PaymentSearch> parseSearch(const http::Request &request, Timestamp now);

} // namespace tilldesk::payments
