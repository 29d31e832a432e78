#pragma once

#include <QCoreApplication>
#include <QString>
#include <memory>

namespace tilldesk::exports {

/// Makes the application of a program without a window that may have to draw PDF files: that needs
/// fonts, but no display. What it draws is the same bytes each time. @pre there is no application
/// yet; as QCoreApplication's constructor
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int &argc, char **argv);

/// @return whether this program can draw: its application is one that knows fonts
[[nodiscard]] bool canDraw();

/// @return the family that files are drawn with: the window's own, which comes along, with figures
///         of one width. @pre canDraw()
[[nodiscard]] QString drawingFont();

} // namespace tilldesk::exports
