#pragma once

#include <QByteArrayView>

namespace tilldesk {

/// @return whether a spreadsheet would run the text as a formula; then an apostrophe goes before it
/// @param text  UTF-8
/// @source OWASP, "CSV injection"; also after blanks, and with full-width signs
[[nodiscard]] bool looksLikeFormula(QByteArrayView text);

} // namespace tilldesk
