#pragma once

#include "ui/widgets/theme/colours.h"

#include <QString>

namespace tilldesk::ui {

/// Returns the style sheet of the program: theme.qss with the colours filled in.
[[nodiscard]] QString styleSheet(const Colours &colours);

} // namespace tilldesk::ui
