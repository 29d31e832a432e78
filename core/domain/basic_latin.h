#pragma once

#include <QString>

namespace tilldesk {

/// Returns `text` in the characters that every bank's system accepts:
/// `a-z A-Z 0-9`, space and `/ - ? : ( ) . , ' +`. Removes diacritics (`é` becomes `e`).
/// Transliterates letters (`ß` to `ss`, `Ø` to `O`, Greek by ISO 843, Cyrillic by the Bulgarian
/// streamlined system). Replaces signs with the nearest accepted sign, or `?`.
/// @source SWIFT character set x; service.md#text
[[nodiscard]] QString basicLatin(const QString &text);

} // namespace tilldesk
