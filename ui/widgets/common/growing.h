#pragma once

class QStackedWidget;
class QWidget;

namespace tilldesk::ui {

/// Makes a visible window as high as its content needs: for texts that appear later.
/// @pre `window` has a layout
void growToContent(QWidget &window);

/// Gives a window the height that its content needs: for parts that come and go.
/// @pre `window` has a layout
void fitToContent(QWidget &window);

/// Gives `window` the height of the shown page: the other pages of `pages` take no room any more.
/// @pre `pages` is all that `window` contains
void shrinkToPage(QWidget &window, QStackedWidget &pages);

} // namespace tilldesk::ui
