#pragma once

#include <QString>
#include <QStringView>

namespace tilldesk {

/// Returns whether `iban` is an IBAN in electronic form (capitals, no spaces), with a SEPA country,
/// that country's length, and correct check digits. @source ISO 13616, ISO 7064 mod 97-10
[[nodiscard]] bool isValidIban(QStringView iban);

/// Returns the rule that an IBAN breaks, as a predicate for an error text: unknown country, wrong
/// length, invalid character or wrong check digits. Empty if the IBAN is valid.
[[nodiscard]] QString faultOfIban(QStringView iban);

/// Returns the length of an IBAN of this country; 0 if the country is not in the SEPA area.
/// @param country  two capitals. @source as isValidIban()
[[nodiscard]] int ibanLength(QStringView country);

/// Computes the check digits of a basic account number and returns the IBAN in electronic form.
/// @param country  two capitals
/// @param bban  capitals and digits
[[nodiscard]] QString ibanWithCheckDigits(QStringView country, QStringView bban);

/// Returns `iban` with all but the last 5 characters replaced by `*`; the length is kept.
/// @source service.md#refund-iban
[[nodiscard]] QString maskedIban(QStringView iban);

/// Returns `iban` in groups of four, for display: `BE68 5390 0754 7034`.
[[nodiscard]] QString ibanForPeople(QStringView iban);

} // namespace tilldesk
