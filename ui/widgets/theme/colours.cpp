#include "ui/widgets/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace tilldesk::ui {
namespace {

double linear(float channel)
{
    const auto c = double(channel);
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

const ColourPair &Colours::pair(Tone tone) const
{
    switch (tone) {
    case Tone::Green: return green;
    case Tone::Amber: return amber;
    case Tone::Blue: return blue;
    case Tone::Red: return red;
    case Tone::Grey: return grey;
    }
    Q_UNREACHABLE();
}

Colours lightColours()
{
    return {.text = 0x1c2430,
            .title = 0x1c2430,
            .muted = 0x6b7585,
            .navigation = 0x46505f,
            .page = 0xf6f7f9,
            .card = 0xffffff,
            .inset = 0xf6f7f9,
            .line = 0xe3e6eb,
            .rowLine = 0xeef0f3,
            .control = 0xd5dae1,
            .field = 0x858f9c,
            .switchOff = 0xc3c9d2,
            .accent = 0x0f766e,
            .accentHover = 0x0c655e,
            .onAccent = 0xffffff,
            .accentText = 0x0f5f58,
            .accentSoft = 0xe6f3f1,
            .selection = 0xeef7f6,
            .hover = 0xf3f5f8,
            .focus = 0x0f766e,
            .mark = 0xfde9b8,
            .greenMark = 0xc5ecd4,
            .blueMark = 0xcfe0fd,
            .scrim = QColor(0x1c, 0x24, 0x30, 87),
            .danger = 0xb42318,
            .dangerLine = 0xf3c5c0,
            .green = {0x18794e, 0xe5f5ea},
            .amber = {0x8a5300, 0xfff4e0},
            .blue = {0x1d4fb8, 0xe7f0fe},
            .red = {0xb42318, 0xfdecec},
            .grey = {0x566173, 0xeef0f3}};
}

Colours darkColours()
{
    return {.text = 0xdfe3e9,
            .title = 0xe6e9ee,
            .muted = 0x8c97a6,
            .navigation = 0xa9b2bf,
            .page = 0x12161c,
            .card = 0x1a2028,
            .inset = 0x12161c,
            .line = 0x2a323d,
            .rowLine = 0x222a34,
            .control = 0x3a4452,
            .field = 0x687282,
            .switchOff = 0x465161,
            .accent = 0x118073,
            .accentHover = 0x14907f,
            .onAccent = 0xffffff,
            .accentText = 0x6fd3c6,
            .accentSoft = 0x12332f,
            .selection = 0x16302e,
            .hover = 0x212933,
            .focus = 0x6fd3c6,
            .mark = 0x53410f,
            .greenMark = 0x1d4a31,
            .blueMark = 0x213b70,
            .scrim = QColor(0x05, 0x07, 0x0a, 153),
            .danger = 0xff9a90,
            .dangerLine = 0x6a2f2a,
            .green = {0x6fd69b, 0x12301f},
            .amber = {0xf0bd62, 0x3a2a0c},
            .blue = {0x8fb4ff, 0x14264a},
            .red = {0xff9a90, 0x3c1a18},
            .grey = {0xaab4c1, 0x262e38}};
}

Colours withHighContrast(Colours colours)
{
    const bool isDark = luminance(colours.card) < 0.5;
    const QColor ink = isDark ? Qt::white : Qt::black;
    const QColor ground = isDark ? Qt::black : Qt::white;
    for (QColor *text : {&colours.text, &colours.title, &colours.muted, &colours.navigation})
        *text = ink;
    for (QColor *line :
         {&colours.line, &colours.rowLine, &colours.control, &colours.field, &colours.focus})
        *line = ink;
    for (QColor *back : {&colours.page, &colours.card, &colours.inset})
        *back = ground;
    colours.dangerLine = colours.danger;
    colours.mark = isDark ? QColor(0x5c4400) : QColor(0xffe082);
    colours.greenMark = isDark ? QColor(0x0b5a33) : QColor(0xa6e3bf);
    colours.blueMark = isDark ? QColor(0x1c469c) : QColor(0xb4cffc);
    return colours;
}

double contrast(const QColor &a, const QColor &b)
{
    // minmax() of an initializer_list returns copies, so no reference dangles.
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace tilldesk::ui
