#pragma once

#include <QString>

namespace tilldesk {

/// @return `text` in the characters that every bank's system knows: `a-z A-Z 0-9`, space and
///         `/ - ? : ( ) . , ' +`. Diacritics go (`é` to `e`), letters are spelt out (`ß` to `ss`,
///         `Ø` to `O`, Greek by ISO 843, Cyrillic by the Bulgarian streamlined system), signs
///         become their nearest, and what has none `?`.
/// @source SWIFT character set x; service.md#text
[[nodiscard]] QString basicLatin(const QString &text);

} // namespace tilldesk
