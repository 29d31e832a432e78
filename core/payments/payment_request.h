#pragma once

#include "core/domain/callback_url.h"
#include "core/domain/payment_list.h"
#include "core/domain/vat.h"
#include "core/http/message.h"

namespace tilldesk::payments {

/// Parses and checks the body of a creation.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`. @source service.md#create
[[nodiscard]] Result<NewPayment> parseNewPayment(std::string_view body, UrlRule urlRule);

/// Like parseNewPayment(), for a static-QR payment: it requires a point of sale and has no
/// returnUrl.
/// @source service.md#static-qr
[[nodiscard]] Result<NewPayment> parseStaticQrPayment(std::string_view body, UrlRule urlRule);

/// Parses the VAT rates of a body that parseNewPayment() or parseStaticQrPayment() has accepted:
/// `vatLines`, an extension. Empty if the body has none.
/// Errors: `FieldInvalid` (vatLines). @source service.md#vat-lines
/// @param amount  of the payment: the lines must add up to it
[[nodiscard]] Result<VatShares> parseVatLines(std::string_view body, Amount amount);

/// The body of an acknowledgement.
struct Acknowledgement {
    Amount amount;
    QString reference; ///< the merchant's own reference; checked, then discarded
};
/// Parses and checks the body of an acknowledgement.
/// Errors: `BodyMissing`, `FieldRequired`, `FieldInvalid`. @source service.md#acknowledge
[[nodiscard]] Result<Acknowledgement> parseAcknowledgement(std::string_view body);

/// Checks an amount from a caller. Errors: `FieldInvalid` (field). @source service.md#amounts
[[nodiscard]] Result<Amount> checkedAmount(qint64 cents, const QString &field);

/// Checks and normalises a payment entered in a window: amount, reference, description and, if
/// given, the point of sale and the id.
/// Errors: `FieldInvalid`.
[[nodiscard]] Result<NewPayment> checkedNewPayment(NewPayment wanted);

/// A parsed search request.
struct PaymentSearch {
    PaymentFilter filter; ///< has no profile yet
    qint64 page = 0;
    int size = 10; ///< 0 to 100
};

/// Parses and checks the query and the body of a search. The body is optional. Without `from`, the
/// period starts 24 hours before `now`.
/// Errors: `FieldInvalid`. @source service.md#search
[[nodiscard]] Result<PaymentSearch> parseSearch(const http::Request &request, Timestamp now);

} // namespace tilldesk::payments
