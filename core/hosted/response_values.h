#pragma once

#include "core/domain/callback_url.h"
#include "core/domain/hosted_records.h"

#include <string_view>

/// Reads the bodies of a hosted service's responses. Pure functions over hostile input: each member
/// is checked, unknown members are ignored. Unprintable characters in texts that people wrote
/// become U+FFFD, so that one odd payment does not make a page unreadable. Errors, of all:
/// `BodyMissing`, `FieldRequired`, `FieldInvalid` naming the member, such as `details[3].amount`.
namespace tilldesk::hosted {

/// @param rule  which addresses the links may have
[[nodiscard]] Result<HostedPayment> readCreatedPayment(std::string_view body, UrlRule rule);
[[nodiscard]] Result<HostedPayment> readPayment(std::string_view body, UrlRule rule);
[[nodiscard]] Result<HostedPage<HostedPayment>> readSearchPage(std::string_view body, UrlRule rule);
/// Returns an IBAN in electronic form.
[[nodiscard]] Result<QString> readRefundIban(std::string_view body);
[[nodiscard]] Result<HostedRefund> readRefund(std::string_view body);
[[nodiscard]] Result<HostedPage<HostedPayout>> readPayouts(std::string_view body);
/// @param kind  Payment or Refund
[[nodiscard]] Result<HostedPage<HostedItem>> readItems(std::string_view body, PayoutItemKind kind);

/// An error body; members that are absent or malformed are empty.
struct ErrorBody {
    QString code;    ///< 1 to 64 of `A-Z a-z 0-9 _ -`
    QString message; ///< at most 500 characters
    QString traceId; ///< as `code`
};
[[nodiscard]] ErrorBody readErrorBody(std::string_view body);

} // namespace tilldesk::hosted
