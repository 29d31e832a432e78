#include "ui/widgets/theme/fitting_font.h"

#include "ui/widgets/theme/theme.h"

#include <QFontMetrics>

namespace tilldesk::ui {

QFont fittingFont(const Theme &theme, const QString &text, int width, int pixels,
                  QFont::Weight weight)
{
    while (pixels > metrics::kPillTextSize
           && QFontMetrics(theme.font(pixels, weight)).horizontalAdvance(text) > width)
        --pixels;
    return theme.font(pixels, weight);
}

} // namespace tilldesk::ui
