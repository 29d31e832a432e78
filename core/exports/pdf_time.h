#pragma once

#include <QDate>
#include <QIODevice>

namespace tilldesk::exports {

/// Overwrites the creation date of a PDF file, for byte-identical output: Qt writes the current
/// wall-clock time.
/// @param pdf  completely written by QPdfWriter; open for reading and writing, positioned at its
/// end
/// @return false if the device failed
[[nodiscard]] bool setPdfTime(QIODevice &pdf, const QDate &day);

} // namespace tilldesk::exports
