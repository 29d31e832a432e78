#include "ui/widgets/lists/list_page.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/lists/details_sheet.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

namespace {

constexpr int kLeastList = 400;

} // namespace

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
    if (parts.bar)
        m_card->setBar(parts.bar);
    QWidget *top = makeTop(parts);
    // Details below the list need the room of a low window.
    const bool isBelow = parts.details && parts.split == Qt::Vertical;
    const Space space{.spacing = isBelow ? 8 : 12, .margins = parts.margins};
    if (parts.details) {
        const bool isBeside = parts.split == Qt::Horizontal;
        const bool isAbove = !isBeside || parts.figures;
        fill(this,
             {parts.tabs,
              parts.above,
              isAbove ? top : nullptr,
              parts.figures,
              {makeSplitter(parts, isAbove ? nullptr : top), 1}},
             space);
        if (isBeside)
            connectSheet();
    } else {
        m_card->setMinimumSize(parts.smallest);
        QLayout *list = row({parts.before, {m_card, 1}}, {.spacing = metrics::kGap});
        fill(this, {parts.tabs, parts.above, top, {list, 1}}, space);
    }
    connect(m_presenter, &ListPresenter::restarted, m_table, &TableView::chooseOnlyMatching);
    if (parts.filters) {
        connect(m_presenter, &ListPresenter::changed, parts.filters, &FilterChips::showFilters);
        parts.filters->showFilters();
    }
    if (parts.field) {
        auto *find = new QShortcut(QKeySequence::Find, this);
        connect(find, &QShortcut::activated, parts.field,
                [field = parts.field] { field->setFocus(); });
    }
    connect(m_table, &TableView::openRequested, this, &ListPage::openChosen);
    connect(m_table, &TableView::menuRequested, this, &ListPage::openMenu);
    setFocusProxy(m_table);
}

/// Places the list and the details beside or below each other. If they are beside each other, `top`
/// is above the list only.
QWidget *ListPage::makeSplitter(const Parts &parts, QWidget *top)
{
    constexpr int kRest = 2000;
    const bool isBeside = parts.split == Qt::Horizontal;
    m_margins = parts.margins;
    m_room = parts.room;
    m_details = parts.details;
    QWidget *detailsCard = card({parts.details});
    auto *splitter = new QSplitter(parts.split);
    splitter->setHandleWidth(metrics::kGap);
    splitter->setChildrenCollapsible(false);
    QWidget *list = isBeside ? columnWidget({top, {m_card, 1}}, {.spacing = 12}) : m_card;
    list->setMinimumSize(isBeside ? QSize(kLeastList, 0)
                                  : QSize(0, 2 * metrics::kRowHeight + metrics::kHeaderHeight));
    detailsCard->setMinimumSize(isBeside ? QSize(372, 0) : QSize(0, 268));
    splitter->addWidget(list);
    splitter->addWidget(detailsCard);
    if (isBeside) {
        m_beside = detailsCard;
        m_left = list;
    }
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
    QWidget *filters = parts.top ? parts.top : parts.field;
    if (!parts.filters && !filters && parts.buttons.isEmpty() && !hasExport)
        return nullptr;
    if (!filters && parts.title.isEmpty() && parts.buttons.isEmpty() && !hasExport)
        return parts.filters;                      // takes no room while it shows no chip
    const bool hasBoth = parts.filters && filters; // then the filter field stands on a second line
    QHBoxLayout *top = row({{parts.filters, 1}, {hasBoth ? nullptr : filters, 1}});
    if (!parts.title.isEmpty()) {
        top->insertWidget(0, makeLabel(parts.title, u"strong"_s));
        top->insertSpacing(1, 4);
    }
    if (hasExport) {
        const bool isIcon = filters != nullptr; // field and chips need the width
        QPushButton *write = makeButton(m_theme.icon(u"download"_s, &Colours::text),
                                        isIcon ? QString() : tr("Export"));
        if (isIcon)
            write->setProperty("role", u"icon"_s);
        write->setObjectName(parts.exportName);
        write->setAccessibleName(tr("Export"));
        write->setToolTip(tr("Save the filtered rows to a file (Ctrl+E)"));
        connect(write, &QPushButton::clicked, this, &ListPage::exportShown);
        top->addWidget(write, 0, Qt::AlignTop);
        exportOnKeys();
    }
    for (QWidget *button : parts.buttons)
        top->addWidget(button, 0, Qt::AlignTop);
    return hasBoth ? columnWidget({top, filters}, {.spacing = 10}) : columnWidget({top});
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

void ListPage::openChosen(const QString &id)
{
    if (hasSheet())
        setSheetOpen(true);
    else
        openRow(id);
}

void ListPage::addOpen(QMenu &menu)
{
    menu.addAction(tr("Open") + u"\tEnter"_s, this, [this] { openChosen(m_table->chosenId()); })
        ->setObjectName(u"openRow"_s);
}

void ListPage::openMenu(QPoint globalPosition)
{
    auto *menu = named(new QMenu(this), u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const QString id = m_table->chosenId();
    if (!id.isEmpty()) {
        addToMenu(*menu);
        menu->addSeparator();
        menu->addAction(tr("Copy ID"), this, [this, id] { copyText(m_table, id); })
            ->setObjectName(u"copyRowId"_s);
    }
    const int checked = m_table->checkedCount();
    menu->addAction((checked > 1
                         ? tr("Copy %1 rows as text", nullptr, checked).arg(wholeNumber(checked))
                         : tr("Copy row as text"))
                        + u"\tCtrl+C"_s,
                    m_table, &TableView::copyRows)
        ->setObjectName(u"copyRows"_s);
    addSorting(*menu);
    menu->popup(globalPosition);
}

/// The way to sort the list with the keyboard.
void ListPage::addSorting(QMenu &menu)
{
    const ListModel &rows = m_table->rows();
    if (!rows.sortedColumn())
        return;
    menu.addSeparator();
    QMenu *sorting = named(menu.addMenu(tr("Sort by")), u"sortMenu"_s);
    for (int column = 0; column < rows.columnCount(); ++column) {
        if (rows.canSortBy(column) && !m_table->isColumnHidden(column))
            sorting->addAction(rows.headerData(column, Qt::Horizontal).toString(), m_table,
                               [table = m_table, column] { Q_EMIT table->sortRequested(column); });
    }
}

void ListPage::connectSheet()
{
    m_sheet = new DetailsSheet(m_theme, this);
    connect(m_sheet, &DetailsSheet::closeRequested, this, [this] { setSheetOpen(false); });
    connect(m_sheet, &DetailsSheet::stepRequested, this, [this](int rows) {
        const int row = m_table->currentIndex().row() + rows;
        if (row >= 0 && row < m_table->rows().rowCount())
            m_table->chooseRow(row);
    });
    connect(m_table, &QTableView::clicked, this, &ListPage::showDetails);
    connect(m_table, &TableView::chosen, this, [this](const QString &id) {
        if (id.isEmpty())
            setSheetOpen(false);
    });
}

bool ListPage::hasSheet() const
{
    return m_sheet && m_details->parentWidget() == m_sheet;
}

void ListPage::showDetails()
{
    if (hasSheet() && !m_table->chosenId().isEmpty())
        setSheetOpen(true);
}

void ListPage::setSheetOpen(bool isOpen)
{
    if (isOpen == m_sheet->isVisibleTo(this))
        return;
    const bool hadFocus = m_sheet->isAncestorOf(window()->focusWidget());
    m_sheet->setVisible(isOpen);
    layOut();
    if (!isOpen && hadFocus)
        m_table->setFocus();
}

/// Moves the details into the sheet of a narrow window or out of it. The list takes the width that
/// the open sheet leaves.
void ListPage::layOut()
{
    const bool isNarrow = window()->width() < m_room;
    if (isNarrow != hasSheet()) {
        if (isNarrow) {
            m_sheet->setDetails(m_details);
        } else {
            m_sheet->hide();
            m_beside->layout()->addWidget(m_details);
            m_details->show();
        }
        m_beside->setHidden(isNarrow);
        m_left->setMinimumWidth(isNarrow ? 0 : kLeastList);
    }
    QMargins margins = m_margins;
    if (m_sheet->isVisibleTo(this)) {
        m_sheet->place();
        margins.setRight(m_sheet->width());
    }
    layout()->setContentsMargins(margins);
}

bool ListPage::event(QEvent *event)
{
    // Claims Escape for the open sheet before a shortcut of the window gets it.
    if (event->type() == QEvent::ShortcutOverride && m_sheet && m_sheet->isVisible()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier)
            event->accept();
    }
    return QWidget::event(event);
}

void ListPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_sheet && m_sheet->isVisible())
        setSheetOpen(false);
    else
        QWidget::keyPressEvent(event);
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_sheet)
        layOut();
}

} // namespace tilldesk::ui
