#pragma once

#include <QString>
#include <QStringView>

namespace tilldesk {

/// @return whether `iban` is an IBAN in electronic form (no spaces, capitals): known country of the
///         SEPA area with its length, and check digits that hold. @source ISO 13616, ISO 7064 mod
///         97-10
[[nodiscard]] bool isValidIban(QStringView iban);

/// Writes the check digits of a basic account number.
/// @param country  two capitals  @param bban  capitals and digits
/// @return the IBAN in electronic form
[[nodiscard]] QString ibanWithCheckDigits(QStringView country, QStringView bban);

/// @return `iban` with all but its last 5 characters replaced by `*`; the length is kept.
/// @source service.md#refund-iban
[[nodiscard]] QString maskedIban(QStringView iban);

/// @return `iban` in groups of four, for people: `BE68 5390 0754 7034`.
[[nodiscard]] QString ibanForPeople(QStringView iban);

} // namespace tilldesk
