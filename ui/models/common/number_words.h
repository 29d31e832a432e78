#pragma once

#include <QString>

namespace tilldesk::ui {

/// Returns a whole number in words of the language of `QLocale()`: `twelve thousand five hundred`.
/// Long words have soft hyphens. Empty if ICU has no words for the language.
/// @source Unicode CLDR, rule-based number formats, "spellout"
[[nodiscard]] QString numberInWords(qint64 number);

} // namespace tilldesk::ui
