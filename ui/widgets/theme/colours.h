#pragma once

#include "ui/models/common/tone.h"

#include <QColor>

namespace tilldesk::ui {

/// A text and the ground it stands on; their contrast is at least 4.5.
struct ColourPair {
    QColor text;
    QColor ground;
};

/// Every colour there is, by what it is for.
struct Colours {
    QColor text;
    QColor title;      ///< headings and amounts
    QColor muted;      ///< labels, times, hints
    QColor navigation; ///< entries of the rail
    QColor page;       ///< behind the cards
    QColor card;       ///< cards, rail, bars, fields
    QColor inset;      ///< quiet ground on a card
    QColor line;       ///< borders of cards and bars
    QColor rowLine;    ///< between rows
    QColor control;    ///< borders of buttons and fields
    QColor switchOff;  ///< track of a switch that is off
    QColor accent;     ///< ground of the primary button, lines that mark
    QColor accentHover;
    QColor onAccent;   ///< text on `accent`
    QColor accentText; ///< accented text on a card or on `accentSoft`
    QColor accentSoft; ///< ground of what is chosen
    QColor selection;  ///< ground of the selected row
    QColor hover;      ///< ground under the pointer
    QColor focus;      ///< ring of what has the keyboard
    QColor danger;     ///< text and border of what destroys
    QColor dangerLine;
    ColourPair green;
    ColourPair amber;
    ColourPair blue;
    ColourPair red;
    ColourPair grey;

    [[nodiscard]] const ColourPair &pair(Tone tone) const;
};

[[nodiscard]] Colours lightColours();
[[nodiscard]] Colours darkColours();
/// The same roles with stronger lines and no muted text, for people who asked the system for it.
[[nodiscard]] Colours withHighContrast(Colours colours);

/// A QR code is dark on white in every theme, or phones do not read it.
inline constexpr QRgb kQrDark = 0xff1c2430;
inline constexpr QRgb kQrLight = 0xffffffff;

/// Contrast of two opaque colours, 1 to 21. @source WCAG 2.1, "contrast ratio"
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace tilldesk::ui
