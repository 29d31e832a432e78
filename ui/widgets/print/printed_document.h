#pragma once

#include "core/base/result.h"

#include <QImage>
#include <QMap>
#include <QPageLayout>

class QPagedPaintDevice;

namespace tilldesk::ui {

enum class Paper {
    A4,    ///< portrait, with title and page number at the foot
    Roll80 ///< 80 mm receipt roll; as high as its content
};

/// A document for paper: black on white, whatever the theme of the window.
struct PrintedDocument {
    QString title; ///< plain text; used for the file, the print job and the foot of a page
    /// Qt's subset of HTML. Escape foreign text with toHtmlEscaped(). The style sheet in
    /// printed_document.cpp styles h1, h2, p.quiet, p.centre, table.rows and table.facts. Their
    /// cells may have the classes "figure", "total" and "quiet".
    QString body;
    Paper paper = Paper::A4;
    QMap<QString, QImage> pictures{}; ///< by name: the part of the image's `src` after "picture:"

    friend bool operator==(const PrintedDocument &, const PrintedDocument &) = default;
};

/// Returns the page layout of a document. The height of a receipt roll is computed from the
/// content.
[[nodiscard]] QPageLayout pageLayoutOf(const PrintedDocument &document);

/// Draws a document on the pages of a device, as many as it needs. Returns false if the device
/// failed.
[[nodiscard]] bool render(const PrintedDocument &document, QPagedPaintDevice &device);

/// Writes a document to a PDF file, atomically. Errors: `FileNotWritten`.
[[nodiscard]] Result<void> writePdf(const PrintedDocument &document, const QString &file);

} // namespace tilldesk::ui
