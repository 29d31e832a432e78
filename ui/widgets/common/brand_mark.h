#pragma once

#include "ui/widgets/common/forward.h"

namespace tilldesk::ui {

class Theme;

/// Makes the mark of Tilldesk: the icon of a shop in a square of the accent colour.
[[nodiscard]] QLabel *makeBrandMark(const Theme &theme);

} // namespace tilldesk::ui
