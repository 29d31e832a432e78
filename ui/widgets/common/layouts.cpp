#include "ui/widgets/common/layouts.h"

#include "ui/widgets/common/labels.h"

#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

template <typename Layout>
Layout *filled(Layout *layout, LayoutItems items, const Space &space)
{
    layout->setContentsMargins(space.margins);
    layout->setSpacing(space.spacing);
    for (const LayoutItem &item : items)
        item.addTo(*layout);
    return layout;
}

} // namespace

LayoutItem LayoutItem::gap(int size)
{
    LayoutItem item;
    item.m_gap = size;
    return item;
}

LayoutItem LayoutItem::stretch(int factor)
{
    LayoutItem item;
    item.m_isSpace = true;
    item.m_stretch = factor;
    return item;
}

void LayoutItem::addTo(QBoxLayout &layout) const
{
    if (m_widget)
        layout.addWidget(m_widget, m_stretch, m_alignment);
    else if (m_layout)
        layout.addLayout(m_layout, m_stretch);
    else if (m_gap >= 0)
        layout.addSpacing(m_gap);
    else if (m_isSpace)
        layout.addStretch(m_stretch);
}

QHBoxLayout *row(LayoutItems items, const Space &space)
{
    return filled(new QHBoxLayout, items, space);
}

QVBoxLayout *column(LayoutItems items, const Space &space)
{
    return filled(new QVBoxLayout, items, space);
}

QWidget *rowWidget(LayoutItems items, const Space &space)
{
    auto *widget = new QWidget;
    filled(new QHBoxLayout(widget), items, space);
    return widget;
}

QWidget *columnWidget(LayoutItems items, const Space &space)
{
    auto *widget = new QWidget;
    fill(widget, items, space);
    return widget;
}

QVBoxLayout *fill(QWidget *parent, LayoutItems items, const Space &space)
{
    return filled(new QVBoxLayout(parent), items, space);
}

QWidget *card(LayoutItems items, const Space &space)
{
    QFrame *frame = makeFrame(u"card"_s);
    fill(frame, items, space);
    return frame;
}

QWidget *rule()
{
    QFrame *line = makeFrame(u"rule"_s);
    line->setFixedHeight(1);
    return line;
}

QScrollArea *scrolling(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    return scroll;
}

} // namespace tilldesk::ui
