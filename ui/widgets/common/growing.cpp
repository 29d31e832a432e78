#include "ui/widgets/common/growing.h"

#include <QLayout>
#include <QWidget>
#include <algorithm>

namespace tilldesk::ui {

void growToContent(QWidget &window)
{
    const QLayout &layout = *window.layout();
    // Negative if no height depends on the width.
    const int needed = layout.totalHeightForWidth(window.width());
    const int least = std::max(needed, layout.totalMinimumSize().height());
    if (window.isVisible() && least > window.height())
        window.resize(window.width(), least);
}

} // namespace tilldesk::ui
