#pragma once

#include <QCoreApplication>
#include <memory>

namespace tilldesk::exports {

/// Makes the application of a program without a window that may have to draw PDF files: that needs
/// fonts, but no display. @pre there is no application yet; as QCoreApplication's constructor
[[nodiscard]] std::unique_ptr<QCoreApplication> makeDrawingApplication(int &argc, char **argv);

/// @return whether this program can draw: its application is one that knows fonts
[[nodiscard]] bool canDraw();

} // namespace tilldesk::exports
