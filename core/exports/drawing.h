#pragma once

#include "core/base/result.h"

#include <QCoreApplication>
#include <QString>
#include <memory>

namespace tilldesk::exports {

/// Creates the application object of a program without windows that may draw PDF files. Drawing
/// needs fonts but no display. The same input gives byte-identical files. @pre no application
/// object exists yet; otherwise as QCoreApplication's constructor
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int &argc, char **argv);

/// Returns whether this program can draw: its application object supports fonts.
[[nodiscard]] bool canDraw();
/// Errors: `Internal` unless canDraw().
[[nodiscard]] Result<void> requireDrawing();

/// Returns the font family for files: the window's own bundled family, with tabular figures. @pre
/// canDraw()
[[nodiscard]] QString drawingFont();

} // namespace tilldesk::exports
