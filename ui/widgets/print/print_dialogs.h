#pragma once

#include "core/base/result.h"
#include "ui/widgets/print/printed_document.h"

#include <functional>

class QWidget;

namespace tilldesk::ui {

/// Where a document went to: the file's or the printer's name.
using PrintOutcome = Result<QString>;

/// Asks for a printer and prints; nothing is told when the person changes their mind.
/// @param parent  of the dialog; `told` is called while it lives. Errors: `FileNotWritten`.
void askPrinter(QWidget *parent, const PrintedDocument &document,
                const std::function<void(const PrintOutcome &)> &told);

/// Asks for a file and writes a PDF. @param name  that is proposed, without folder and ending
void askPdf(QWidget *parent, const PrintedDocument &document, const QString &name,
            const std::function<void(const PrintOutcome &)> &told);

/// Asks for a file. @param filter  as QFileDialog has it; @param suffix  without the dot
void askFile(QWidget *parent, const QString &title, const QString &name, const QString &suffix,
             const QString &filter, const std::function<void(const QString &file)> &chosen);

/// A name that every file system takes.
[[nodiscard]] QString fileNameOf(const QString &title);

} // namespace tilldesk::ui
