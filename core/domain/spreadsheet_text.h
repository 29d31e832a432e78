#pragma once

#include <QByteArrayView>

namespace tilldesk {

/// Returns whether a spreadsheet would run the text as a formula; the caller then prefixes an
/// apostrophe.
/// @param text  UTF-8
/// @source OWASP, "CSV injection"; also after blanks, and with full-width signs
[[nodiscard]] bool looksLikeFormula(QByteArrayView text);

/// Returns whether the rest of a text, behind `separator`, would be run as a formula by a
/// spreadsheet that was told another separator than the file's: it ends the cell there, also within
/// quotes. An apostrophe goes between them then.
/// @param separator  a comma, a semicolon, a tab, a line end; any other character: false
/// @param rest       UTF-8. Quotes are skipped, and blanks except behind a comma: prose has
/// "5, -10 %".
[[nodiscard]] bool wouldBecomeFormula(char separator, QByteArrayView rest);

} // namespace tilldesk
