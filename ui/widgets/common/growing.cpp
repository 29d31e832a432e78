#include "ui/widgets/common/growing.h"

#include <QLayout>
#include <QStackedWidget>
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

void shrinkToPage(QWidget &window, QStackedWidget &pages)
{
    for (int i = 0; i < pages.count(); ++i) {
        if (i != pages.currentIndex())
            pages.widget(i)->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    }
    const QMargins around = window.layout()->contentsMargins();
    QLayout &page = *pages.currentWidget()->layout();
    page.activate();
    const int width = window.width() - around.left() - around.right();
    const int needed = std::max(page.totalHeightForWidth(width), page.totalMinimumSize().height());
    window.setMinimumHeight(0);
    window.layout()->activate();
    window.resize(window.width(), needed + around.top() + around.bottom());
}

} // namespace tilldesk::ui
