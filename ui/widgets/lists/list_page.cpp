#include "ui/widgets/lists/list_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"

#include <QPushButton>
#include <QShortcut>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ListPage::ListPage(const Theme &theme, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_preferences(preferences)
{
}

void ListPage::build(const Parts &parts)
{
    m_presenter = &parts.presenter;
    m_table = parts.table;
    m_card = new ListCard(m_theme, *m_presenter, m_table, parts.note, parts.noteName);
    if (parts.head)
        m_card->setTop(parts.head);
    QWidget *top = makeTop(parts);
    const Space space{.spacing = 12, .margins = parts.margins};
    if (parts.details) {
        const bool isBeside = parts.split == Qt::Horizontal;
        fill(this,
             {parts.tabs, parts.above, isBeside ? nullptr : top, {makeSplitter(parts, top), 1}},
             space);
    } else {
        m_card->setMinimumSize(parts.smallest);
        QLayout *list = row({parts.before, {m_card, 1}}, {.spacing = metrics::kGap});
        fill(this, {parts.tabs, parts.above, top, {list, 1}}, space);
    }
    if (parts.filters) {
        connect(m_presenter, &ListPresenter::changed, parts.filters, &FilterChips::showFilters);
        parts.filters->showFilters();
    }
    setFocusProxy(m_table);
}

/// Places the list and the details beside or below each other. If they are beside each other, `top`
/// is above the list only.
QWidget *ListPage::makeSplitter(const Parts &parts, QWidget *top)
{
    constexpr int kRest = 2000;
    const bool isBeside = parts.split == Qt::Horizontal;
    m_roomForDetails = isBeside ? parts.roomForDetails : 0;
    m_details = card({parts.details});
    auto *splitter = new QSplitter(parts.split);
    splitter->setHandleWidth(metrics::kGap);
    splitter->setChildrenCollapsible(false);
    QWidget *list = isBeside ? columnWidget({top, {m_card, 1}}, {.spacing = 12}) : m_card;
    list->setMinimumSize(isBeside ? QSize(400, 0)
                                  : QSize(0, 2 * metrics::kRowHeight + metrics::kHeaderHeight));
    m_details->setMinimumSize(isBeside ? QSize(350, 0) : QSize(0, 272));
    splitter->addWidget(list);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(isBeside ? 0 : 1, 1);
    splitter->setStretchFactor(isBeside ? 1 : 0, 0);
    splitter->setSizes(isBeside ? QList<int>{kRest, parts.size} : QList<int>{parts.size, kRest});
    splitter->restoreState(m_preferences.layout(parts.layoutKey));
    connect(splitter, &QSplitter::splitterMoved, this, [this, splitter, key = parts.layoutKey] {
        m_preferences.setLayout(key, splitter->saveState());
    });
    return splitter;
}

/// Returns the line with the filters; null if the page has no filters and no buttons.
QWidget *ListPage::makeTop(const Parts &parts)
{
    const bool hasExport = !parts.exportName.isEmpty();
    if (!parts.filters && !parts.top && parts.buttons.isEmpty() && !hasExport)
        return nullptr;
    QHBoxLayout *top = row({{parts.filters, 1}, {parts.top, 1}});
    if (!parts.title.isEmpty()) {
        top->insertWidget(0, makeLabel(parts.title, u"strong"_s));
        top->insertSpacing(1, 4);
    }
    if (hasExport) {
        QPushButton *write = makeButton(m_theme.icon(u"download"_s, &Colours::text), tr("Export"));
        write->setObjectName(parts.exportName);
        write->setToolTip(tr("Save the filtered rows to a file (Ctrl+E)"));
        connect(write, &QPushButton::clicked, this, &ListPage::exportShown);
        top->addWidget(write, 0, Qt::AlignTop);
        exportOnKeys();
    }
    for (QWidget *button : parts.buttons)
        top->addWidget(button, 0, Qt::AlignTop);
    return columnWidget({top});
}

void ListPage::exportOnKeys()
{
    auto *keys = new QShortcut(Qt::CTRL | Qt::Key_E, this);
    connect(keys, &QShortcut::activated, this, &ListPage::exportShown);
}

void ListPage::refresh()
{
    m_presenter->refresh();
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_details)
        m_details->setHidden(width() < m_roomForDetails); // Enter opens them in a window
}

} // namespace tilldesk::ui
