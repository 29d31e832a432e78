#pragma once

#include "core/base/result.h"
#include "core/domain/profile.h"

#include <QString>
#include <QStringList>

namespace tilldesk {

/// Longest name of a merchant, profile or point of sale, in characters.
inline constexpr int kDisplayNameLength = 60;
/// Longest registered name of a company, and longest line of its address, in characters.
/// @source ISO 20022, Max70Text of AdrLine; EPC SEPA Credit Transfer guidelines, AT-P001
inline constexpr int kCompanyNameLength = 70;
inline constexpr int kAddressLineLength = 70;
inline constexpr int kAddressLines = 4;

/// Checks a name that people read, on screens and on paper. Every printable character is allowed,
/// also characters that banks do not accept. Returns it trimmed, in NFC.
/// Errors: `FieldInvalid` naming `field` (empty, too long, or a character that cannot be printed).
[[nodiscard]] Result<QString> checkedName(const QString &text, const QString &field);

/// Checks a postal address: at most kAddressLines lines. Returns the lines trimmed, in NFC, without
/// empty lines. Errors: `FieldInvalid` (address).
[[nodiscard]] Result<QString> checkedAddress(const QString &text);

/// Checks a VAT number: two letters of the country, then 2 to 14 letters and digits. Checks the
/// check digits of Belgian numbers. Returns it in capitals, without blanks, points and hyphens.
/// Errors: `FieldInvalid` (vatNumber).
/// @source Directive 2006/112/EC, article 215; European Commission, VIES, structure of VAT numbers
[[nodiscard]] Result<QString> checkedVatNumber(const QString &text);

/// Checks a merchant's name, companyName, address and vatNumber, and returns the merchant with them
/// as the checks return them. All except the name may be empty.
/// Errors: `FieldInvalid` (name, companyName, address, vatNumber).
[[nodiscard]] Result<Merchant> checkedMerchant(Merchant merchant);

/// Returns the merchant as the owner of an account in files for banks and bookkeeping:
/// companyName, or `name` if that is empty.
[[nodiscard]] QString accountOwner(const Merchant &merchant);

/// Returns the lines below a merchant's name on receipts and exports: the company's name if it is
/// another one, and the lines of the address. Without the VAT number, which needs a label.
[[nodiscard]] QStringList addressLines(const Merchant &merchant);

} // namespace tilldesk
