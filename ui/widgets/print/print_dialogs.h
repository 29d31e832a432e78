#pragma once

#include "core/base/result.h"
#include "ui/widgets/print/printed_document.h"

#include <functional>

class QWidget;

namespace tilldesk::ui {

/// Name of the file or printer that a document was written to.
using PrintOutcome = Result<QString>;

/// Asks for a printer and prints. `told` gets the outcome; it is not called if the user cancels.
/// Errors: `FileNotWritten`.
/// @param parent  parent of the dialog; `told` is not called after its destruction
void askPrinter(QWidget *parent, const PrintedDocument &document,
                const std::function<void(const PrintOutcome &)> &told);

/// Asks for a file and writes a PDF.
/// @param name  proposed file name, without folder and suffix
void askPdf(QWidget *parent, const PrintedDocument &document, const QString &name,
            const std::function<void(const PrintOutcome &)> &told);

/// Asks for a file to write to.
/// @param filter  in the format of QFileDialog
/// @param suffix  without the dot
void askFile(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
             const QString &filter, const std::function<void(const QString &file)> &chosen);

/// Returns `title` without characters that some file systems do not allow in file names.
[[nodiscard]] QString fileNameOf(const QString &title);

} // namespace tilldesk::ui
