#include "ui/widgets/common/flow_layout.h"

#include <QWidget>
#include <utility>

namespace tilldesk::ui {

FlowLayout::FlowLayout(int spacing, QWidget *parent) : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        width += item->sizeHint().width() + spacing();
        height = qMax(height, item->sizeHint().height());
    }
    return {width, height};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool place) const
{
    constexpr int kNarrow = 30;
    int x = rect.left();
    int y = rect.top();
    int rowHeight = 0;
    QList<std::pair<QLayoutItem *, QRect>> row;
    const auto endRow = [&row, &rowHeight, place] {
        for (const auto &[item, at] : std::as_const(row)) {
            if (place)
                item->setGeometry(at.translated(0, (rowHeight - at.height()) / 2));
        }
        row.clear();
    };
    const auto append = [&](QLayoutItem *item) {
        const QSize size = item->sizeHint();
        row.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + spacing();
        rowHeight = qMax(rowHeight, size.height());
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (size.width() > 0 && x > rect.left() && x + size.width() > rect.right() + 1) {
            QList<QLayoutItem *> next{item};
            const bool isNarrow = size.width() <= kNarrow && row.size() > 1
                && row.last().second.width() + spacing() + size.width() <= rect.width();
            if (isNarrow)
                next.prepend(row.takeLast().first);
            endRow();
            x = rect.left();
            y += rowHeight + spacing();
            rowHeight = 0;
            for (QLayoutItem *each : next)
                append(each);
        } else {
            append(item);
        }
    }
    endRow();
    return y + rowHeight - rect.top();
}

QWidget *wrapping(const QList<QWidget *> &widgets)
{
    constexpr int kGap = 8;
    auto *line = new QWidget;
    auto *flow = new FlowLayout(kGap, line);
    for (QWidget *widget : widgets)
        flow->addWidget(widget);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    line->setSizePolicy(policy);
    return line;
}

} // namespace tilldesk::ui
