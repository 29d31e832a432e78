#pragma once

#include <QByteArrayView>

namespace tilldesk {

/// Returns whether a spreadsheet would run the text as a formula that can reach outside of its
/// cell; the caller then prefixes an apostrophe. Returns false for a text of digits, signs and
/// separators only: structured communications, phone numbers and negative numbers must arrive
/// unaltered.
/// @param text  UTF-8
/// @source OWASP, "CSV injection"; also after blanks, and with full-width signs
[[nodiscard]] bool looksLikeFormula(QByteArrayView text);

/// Returns whether `rest`, the text after `separator`, would be run as a formula by a spreadsheet
/// that uses `separator` to separate columns: such a spreadsheet begins a new cell there, even
/// within quotes. The caller then inserts an apostrophe between the two.
/// @param separator  a comma, a semicolon, a tab or a line end; returns false for any other
/// character
/// @param rest       UTF-8. Leading quotes are skipped, and leading blanks too, except after a
/// comma: prose such as "5, -10 %" is no formula.
[[nodiscard]] bool wouldBecomeFormula(char separator, QByteArrayView rest);

} // namespace tilldesk
