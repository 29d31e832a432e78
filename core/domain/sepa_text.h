#pragma once

#include "core/base/result.h"

#include <QString>

namespace tilldesk {

/// Longest `reference` and `bulkId`, and the part of a `description` on a bank line, in characters.
/// @source service.md#text
inline constexpr int kReferenceLength = 35;
inline constexpr int kDescriptionLength = 140;
inline constexpr int kRemittanceLength = 35;

/// Returns the number of Unicode characters (code points); all lengths are counted in these.
[[nodiscard]] int characterCount(QStringView text);

/// Returns the first `limit` characters of `text`.
[[nodiscard]] QStringView firstCharacters(QStringView text, int limit);

/// Returns `text` in NFC, for a field of at most `maxLength` characters.
///
/// NFC takes quadratic time on long runs of combining marks. One character decomposes to four at
/// most. A text of more than `4 * maxLength` characters is therefore too long in NFC too: it is cut
/// there before composition, and the result is still longer than `maxLength`.
/// @source Unicode Standard Annex #15, section 8, "maximum expansion factors"
[[nodiscard]] QString composed(QStringView text, int maxLength);

/// Returns the number of characters of `text` in NFC. If the text is far too long for a field of
/// `maxLength` characters, returns its number of characters without composing it; see composed().
[[nodiscard]] int composedCount(QStringView text, int maxLength);

/// Converts `text` to NFC and checks it against the SEPA extended character set.
///
/// Errors: `FieldInvalid` naming `field` and the first offending character, or the length.
/// @param maxLength  in characters
/// @source service.md#text
[[nodiscard]] Result<QString> sepaText(const QString &text, int maxLength, const QString &field);

/// Converts an identifier to NFC and checks its length. Each character must be displayable: no
/// control characters, no unassigned ones.
///
/// Errors: `FieldInvalid` naming `field`.
/// @param maxLength  in characters
[[nodiscard]] Result<QString> plainText(const QString &text, int maxLength, const QString &field);

} // namespace tilldesk
