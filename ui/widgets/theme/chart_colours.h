#pragma once

#include "ui/widgets/theme/colours.h"

#include <array>

namespace tilldesk::ui {

/// Number of steps of a heat map, from the lowest to the highest value.
inline constexpr int kHeatSteps = 6;

/// The colours of charts, named by their use.
struct ChartColours {
    QColor text;
    QColor title;      ///< figures
    QColor muted;      ///< labels of the axes
    QColor accentText; ///< the figure of the present
    QColor line;       ///< the foot of the bars
    QColor grid;       ///< the other lines of the axis, and bands
    QColor ground;     ///< background of the chart
    QColor hover;      ///< background of the part below the pointer
    QColor chosen;     ///< background of the part that filters a list
    QColor focus;      ///< focus ring
    QColor bar;
    QColor part;  ///< bars that add up to another bar
    QColor slow;  ///< bars above a limit
    QColor bad;   ///< bars of failures, and of money that went back
    QColor hatch; ///< lines over an area that has no value
    QColor empty; ///< background of such an area
    QColor slowText;
    QColor badText;
    /// Steps of a heat map and the text on each; the mixes of accentSoft and accent.
    std::array<ColourPair, kHeatSteps> heat;
};

/// Returns the chart colours that fit to a theme's colours, in the light, in the dark and in high
/// contrast.
[[nodiscard]] ChartColours chartColours(const Colours &colours);
/// Returns the colours of charts on paper: shades of grey on white.
[[nodiscard]] ChartColours paperColours();

} // namespace tilldesk::ui
