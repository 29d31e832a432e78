#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QString>

namespace tilldesk {

/// Longest id of a clearing account, in characters. @source ISO 20022, Max34Text of
/// GenericAccountIdentification; CODA 2.6, account number; SWIFT MT940, 25 (35x)
inline constexpr int kClearingAccountLength = 34;

/// Returns the id of a merchant's clearing account unless the merchant has chosen another one:
/// `TILLDESK-` and the last eight digits of the merchant's id, in capitals.
[[nodiscard]] QString defaultClearingAccount(const MerchantId &merchant);

/// Checks an id that a merchant has chosen: 1 to kClearingAccountLength of A-Z, 0-9 and hyphens,
/// not an IBAN. Returns it in capitals. Errors: `FieldInvalid` (clearing-account).
[[nodiscard]] Result<QString> checkedClearingAccount(const QString &text);

} // namespace tilldesk
