#pragma once

#include "ui/models/common/tone.h"

#include <QColor>

namespace tilldesk::ui {

/// A text colour and its background colour. Their contrast is at least 4.5.
struct ColourPair {
    QColor text;
    QColor ground;
};

/// All colours, named by their use.
struct Colours {
    QColor text;
    QColor title;      ///< headings and amounts
    QColor muted;      ///< labels, times, hints
    QColor navigation; ///< entries of the navigation rail
    QColor page;       ///< background of the pages
    QColor card;       ///< background of cards, rail, bars and fields
    QColor inset;      ///< subdued background inside a card
    QColor line;       ///< borders of cards and bars
    QColor rowLine;    ///< lines between rows
    QColor control;    ///< borders of buttons
    QColor field;      ///< borders of fields and check boxes; contrast of at least 3 on `card`
    QColor switchOff;  ///< track of a switch that is off
    QColor accent;     ///< background of the primary button, highlighting lines
    QColor accentHover;
    QColor onAccent;   ///< text on `accent`
    QColor accentText; ///< accented text on a card or on `accentSoft`
    QColor accentSoft; ///< background of a chosen item
    QColor selection;  ///< background of the selected row
    QColor hover;      ///< background below the mouse pointer
    QColor focus;      ///< focus ring
    QColor mark;       ///< background of found text
    QColor greenMark;  ///< background of a text that proves something
    QColor blueMark;   ///< background of a text that fits several things
    QColor scrim;      ///< translucent, over a window below a palette
    QColor danger;     ///< text and border of destructive actions
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
/// Returns the colours with stronger lines and no muted text, for systems set to high contrast.
[[nodiscard]] Colours withHighContrast(Colours colours);

/// QR codes are dark on white in every theme: phones do not read other codes reliably.
inline constexpr QRgb kQrDark = 0xff1c2430;
inline constexpr QRgb kQrLight = 0xffffffff;

/// Returns the contrast ratio of two opaque colours, from 1 to 21. @source WCAG 2.1, "contrast
/// ratio"
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace tilldesk::ui
