#include "ui/widgets/common/growing.h"

#include <QLayout>
#include <QStackedWidget>
#include <QWidget>
#include <algorithm>

namespace tilldesk::ui {

namespace {

int heightFor(const QLayout &layout, int width)
{
    // Negative if no height depends on the width.
    return std::max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height());
}

} // namespace

void growToContent(QWidget &window)
{
    const int least = heightFor(*window.layout(), window.width());
    if (window.isVisible() && least > window.height())
        window.resize(window.width(), least);
}

void fitToContent(QWidget &window)
{
    window.layout()->activate();
    window.resize(window.width(), heightFor(*window.layout(), window.width()));
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
