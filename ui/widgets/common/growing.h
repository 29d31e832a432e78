#pragma once

class QWidget;

namespace tilldesk::ui {

/// Makes a visible window as high as its content needs: for texts that appear later.
/// @pre `window` has a layout
void growToContent(QWidget &window);

} // namespace tilldesk::ui
