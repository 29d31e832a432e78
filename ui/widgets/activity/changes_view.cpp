#include "ui/widgets/activity/changes_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QLabel *atRight(QLabel *label)
{
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

} // namespace

ChangesView::ChangesView(QWidget *parent) : QWidget(parent)
{
    fill(this, {}, {.spacing = 0});
    setChanges({});
}

void ChangesView::setChanges(const QList<Change> &changes)
{
    delete m_content;
    m_content = new QWidget;
    layout()->addWidget(m_content);
    if (changes.isEmpty()) {
        fill(m_content, {makeText(tr("Nothing changed."), u"muted"_s)}, {.spacing = 0});
        return;
    }
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 4);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 3);
    grid->addWidget(atRight(makeLabel(tr("Before"), u"small"_s)), 0, 1);
    grid->addWidget(atRight(makeLabel(tr("After"), u"small"_s)), 0, 3);
    for (int i = 0; i < changes.size(); ++i)
        addLine(*grid, 2 * i + 1, changes[i]);
}

void ChangesView::addLine(QGridLayout &grid, int row, const Change &change) const
{
    QFrame *line = makeFrame(u"rule"_s);
    line->setFixedHeight(1);
    grid.addWidget(line, row, 0, 1, 4);
    QLabel *name = makeText(change.label, u"muted"_s);
    name->setAccessibleName(
        tr("%1: before %2, after %3").arg(change.label, change.before, change.after));
    grid.addWidget(name, row + 1, 0);
    grid.addWidget(atRight(makeText(change.before, u"muted"_s)), row + 1, 1);
    grid.addWidget(makeLabel(u"→"_s, u"muted"_s), row + 1, 2);
    grid.addWidget(atRight(makeText(change.after, u"strong"_s)), row + 1, 3);
}

} // namespace tilldesk::ui
