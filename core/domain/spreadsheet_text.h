#pragma once

#include <QByteArrayView>

namespace tilldesk {

/// Returns whether a spreadsheet would run the text as a formula; the caller then prefixes an
/// apostrophe.
/// @param text  UTF-8
/// @source OWASP, "CSV injection"; also after blanks, and with full-width signs
[[nodiscard]] bool looksLikeFormula(QByteArrayView text);

} // namespace tilldesk
