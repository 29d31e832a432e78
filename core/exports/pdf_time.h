#pragma once

#include <QDate>
#include <QIODevice>

namespace tilldesk::exports {

/// Sets the day on which a PDF file says it was made. Qt writes the computer's time; but the same
/// data are to be the same bytes.
/// @param pdf  written by QPdfWriter to its end; open for reading and writing, stands at its end
/// @return whether the device could be read and written
[[nodiscard]] bool setPdfTime(QIODevice &pdf, const QDate &day);

} // namespace tilldesk::exports
