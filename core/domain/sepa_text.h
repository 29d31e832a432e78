#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk {

/// Longest `reference` and `bulkId`, and what a bank line shows of a `description`, in characters.
/// @source service.md#text
inline constexpr int kReferenceLength = 35;
inline constexpr int kDescriptionLength = 140;
inline constexpr int kRemittanceLength = 35;

/// @return the number of Unicode characters (code points), as all lengths are counted.
[[nodiscard]] int characterCount(QStringView text);

/// Returns the first `limit` characters of `text`.
[[nodiscard]] QStringView firstCharacters(QStringView text, int limit);

/// Returns `text` in NFC, for a field of at most `maxLength` characters.
///
/// NFC takes quadratic time on long runs of combining marks. A character has four at most when it
/// is decomposed, so a text of more than `4 * maxLength` characters is too long in NFC too: it is
/// cut there before it is composed, and what is returned has more than `maxLength` characters.
/// @source Unicode Standard Annex #15, section 8, "maximum expansion factors"
[[nodiscard]] QString composed(QStringView text, int maxLength);

/// Returns the number of characters that `text` has in NFC, or as it is when it is far too long for
/// a field of at most `maxLength` characters, see composed().
[[nodiscard]] int composedCount(QStringView text, int maxLength);

/// Brings `text` to NFC and checks it against the SEPA extended character set.
///
/// Errors: `FieldInvalid` naming `field` and the first offending character, or the length.
/// @param maxLength  in characters
/// @source service.md#text
[[nodiscard]] Result<QString> sepaText(const QString &text, int maxLength, const QString &field);

/// Brings a text that is only an identifier to NFC and checks its length and that every character
/// can be shown: no control characters, no unassigned ones.
///
/// Errors: `FieldInvalid` naming `field`.
/// @param maxLength  in characters
[[nodiscard]] Result<QString> plainText(const QString &text, int maxLength, const QString &field);

} // namespace tilldesk
