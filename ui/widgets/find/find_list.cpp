#include "ui/widgets/find/find_list.h"

#include "ui/models/find/find_words.h"
#include "ui/widgets/find/find_delegate.h"
#include "ui/widgets/theme/theme.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FindList::FindList(const Theme &theme, FindModel &model, QWidget *parent)
    : QListView(parent),
      m_model(model),
      m_delegate(new FindDelegate(theme, model, this))
{
    setProperty("role", u"found"_s);
    setAccessibleName(tr("Results"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&model, &FindModel::modelReset, this, &FindList::measure);
    connect(&theme, &Theme::changed, this, &FindList::measure);
}

const FindRow *FindList::current() const
{
    return m_model.rowAt(currentIndex().row());
}

void FindList::choose(int line)
{
    setCurrentIndex(m_model.index(line));
    if (line >= 0 && line == m_model.firstRow())
        scrollToTop(); // shows the heading above the first row
    Q_EMIT currentRowChanged();
}

void FindList::measure()
{
    m_delegate->measure();
    viewport()->update();
}

int FindList::contentHeight() const
{
    int height = 0;
    for (int line = 0; line < m_model.rowCount(); ++line)
        height += sizeHintForRow(line);
    return height;
}

void FindList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (m_model.rowAt(index.row()))
        choose(index.row());
}

void FindList::mouseReleaseEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    if (const FindHeading *heading = m_model.headingAt(index.row())) {
        if (heading->group && !heading->link.isEmpty())
            Q_EMIT groupRequested(*heading->group);
    } else if (index == currentIndex()) {
        Q_EMIT rowClicked(event->modifiers().testFlag(Qt::ShiftModifier));
    }
}

void FindList::mouseMoveEvent(QMouseEvent *event)
{
    const int line = indexAt(event->pos()).row();
    const FindHeading *heading = m_model.headingAt(line);
    const bool isLink = m_model.rowAt(line) || (heading && !heading->link.isEmpty());
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

} // namespace tilldesk::ui
