#pragma once

#include <QFont>

namespace tilldesk::ui {

class Theme;

/// Returns the largest font, up to `pixels`, in which a line of text is at most `width` pixels
/// wide; never smaller than metrics::kPillTextSize.
[[nodiscard]] QFont fittingFont(const Theme &theme, const QString &text, int width, int pixels,
                                QFont::Weight weight);

} // namespace tilldesk::ui
