#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QMap>
#include <QPageLayout>

class QPagedPaintDevice;

namespace tilldesk::ui {

enum class Paper {
    A4,    ///< upright, with the title and the number of the page at the foot
    Roll80 ///< of a till's printer: 80 mm wide, as high as what is printed
};

/// What is put on paper: black on white, whatever the window looks like.
struct PrintedDocument {
    QString title; ///< plain text: of the file, the print job and the foot of a page
    /// Qt's subset of HTML; texts of others through toHtmlEscaped(). The style sheet of
    /// printed_document.cpp knows h1, h2, p.quiet, p.centre, table.rows and table.facts, whose
    /// cells may be of the classes "figure", "total" and "quiet".
    QString body;
    Paper paper = Paper::A4;
    QMap<QString, QImage> pictures{}; ///< by the name after src="picture:

    friend bool operator==(const PrintedDocument &, const PrintedDocument &) = default;
};

/// The page that a document asks for; that of a roll is measured.
[[nodiscard]] QPageLayout pageLayoutOf(const PrintedDocument &document);

/// Draws a document on the pages that the device has, as many as it needs.
/// @return whether the device took them
[[nodiscard]] bool render(const PrintedDocument &document, QPagedPaintDevice &device);

/// Writes a document as PDF: the whole file or none. Errors: `FileNotWritten`.
[[nodiscard]] Result<void> writePdf(const PrintedDocument &document, const QString &file);

} // namespace tilldesk::ui
