#include "ui/widgets/theme/chart_colours.h"

namespace tilldesk::ui {
namespace {

/// The colours that differ between light and dark and are in charts only.
struct Own {
    QColor part;
    QColor slow;
    QColor hatch;
};

const Own kLight{0x5fa8a1, 0xd08a1d, 0xd5dae1};
const Own kDark{0x3f8f87, 0xd9982f, 0x3a4553};

ColourPair heatOf(const QColor &low, const QColor &high, float share, const QColor &text,
                  const QColor &onHigh)
{
    const auto mixed = [share](float from, float to) { return from + (to - from) * share; };
    const QColor ground =
        QColor::fromRgbF(mixed(low.redF(), high.redF()), mixed(low.greenF(), high.greenF()),
                         mixed(low.blueF(), high.blueF()));
    return {contrast(onHigh, ground) > contrast(text, ground) ? onHigh : text, ground};
}

std::array<ColourPair, kHeatSteps> heatOf(const QColor &low, const QColor &high, const QColor &text,
                                          const QColor &onHigh)
{
    // At 58 % a dark text is readable on the light mix, at 90 % a white one.
    constexpr std::array<float, kHeatSteps> kShares{0.F, 0.16F, 0.36F, 0.58F, 0.9F, 1.F};
    std::array<ColourPair, kHeatSteps> steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = heatOf(low, high, kShares[i], text, onHigh);
    return steps;
}

} // namespace

ChartColours chartColours(const Colours &colours)
{
    const bool isDark = contrast(colours.card, Qt::white) > contrast(colours.card, Qt::black);
    const bool hasHighContrast = colours.line == colours.text;
    const Own &own = isDark ? kDark : kLight;
    return {.text = colours.text,
            .title = colours.title,
            .muted = colours.muted,
            .accentText = colours.accentText,
            .line = colours.line,
            .grid = colours.rowLine,
            .ground = colours.card,
            .hover = colours.hover,
            .chosen = colours.accentSoft,
            .focus = colours.focus,
            .bar = colours.accent,
            .part = own.part,
            .slow = own.slow,
            .bad = colours.danger,
            .hatch = hasHighContrast ? colours.text : own.hatch,
            .empty = colours.inset,
            .slowText = colours.amber.text,
            .badText = colours.danger,
            .heat = heatOf(colours.accentSoft, colours.accent, colours.text, colours.onAccent)};
}

ChartColours paperColours()
{
    const auto grey = [](int value) { return QColor(value, value, value); };
    const QColor ink = grey(0x20);
    const QColor line = grey(0xc8);
    return {.text = ink,
            .title = ink,
            .muted = ink,
            .accentText = ink,
            .line = line,
            .grid = grey(0xe0),
            .ground = Qt::white,
            .hover = Qt::white,
            .chosen = Qt::white,
            .focus = ink,
            .bar = grey(0x50),
            .part = grey(0x98),
            .slow = grey(0xa8),
            .bad = grey(0x30),
            .hatch = grey(0x70),
            .empty = grey(0xf4),
            .slowText = ink,
            .badText = ink,
            .heat = heatOf(grey(0xf0), grey(0x40), ink, Qt::white)};
}

} // namespace tilldesk::ui
