#include "ui/widgets/filters/saved_view_tabs.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/theme/theme.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SavedViewTabs::SavedViewTabs(const Theme &theme, SavedViews &views, List list, int fixed,
                             TabStrip &tabs)
    : QObject(&tabs),
      m_views(views),
      m_list(std::move(list)),
      m_fixed(fixed),
      m_tabs(tabs),
      m_save(makeButton(theme.icon(u"bookmark"_s, &Colours::text), tr("Save view"))),
      m_rest(named(new QToolButton, u"moreViews"_s)),
      m_undoText(named(makeLabel({}, u"muted"_s), u"deletedView"_s))
{
    m_save->setObjectName(u"saveView"_s);
    m_rest->setText(u"…"_s);
    m_rest->setToolTip(tr("More saved views"));
    m_rest->setAccessibleName(tr("More saved views"));
    m_tabs.addAtEnd(m_rest);
    QPushButton *undo = named(makeButton(tr("Undo"), u"link"_s), u"undoDelete"_s);
    m_undoLine = rowWidget({m_undoText, undo, LayoutItem::stretch()});
    m_undoLine->hide();
    m_undoTime.setSingleShot(true);
    m_undoTime.setInterval(kUndo);
    connect(&m_undoTime, &QTimer::timeout, m_undoLine, &QWidget::hide);
    connect(undo, &QPushButton::clicked, this, [this] {
        m_undoLine->hide();
        m_views.restore();
    });
    connect(m_save, &QPushButton::clicked, this, &SavedViewTabs::saveView);
    connect(m_rest, &QToolButton::clicked, this, &SavedViewTabs::openRest);
    connect(&m_tabs, &TabStrip::chosen, this, &SavedViewTabs::choose);
    connect(&m_tabs, &TabStrip::menuRequested, this, [this](int tab, QPoint at) {
        const QList<int> shown = shownViews();
        if (tab - m_fixed < shown.size())
            openMenu(shown[tab - m_fixed], at);
    });
    connect(&m_views, &SavedViews::changed, this, &SavedViewTabs::showState);
}

/// The first views, and the open one in place of the last of them.
QList<int> SavedViewTabs::shownViews() const
{
    QList<int> shown;
    for (int view = 0; view < qMin(kShown, int(m_views.views().size())); ++view)
        shown << view;
    if (m_views.open() >= kShown)
        shown.last() = m_views.open();
    return shown;
}

QString SavedViewTabs::titleOf(int view) const
{
    const SavedView &saved = m_views.views()[view];
    const bool isChanged = view == m_views.open() && !saved.showsTheSame(m_list.now());
    return isChanged ? QString(saved.name + u" •"_s) : saved.name;
}

void SavedViewTabs::showState()
{
    const QList<int> shown = shownViews();
    QStringList titles;
    for (const int view : shown)
        titles << titleOf(view);
    m_tabs.setMore(titles, u"bookmark"_s);
    for (int at = 0; at < shown.size(); ++at) {
        const auto count = m_counts.constFind(m_views.views()[shown[at]].name);
        m_tabs.setCount(m_fixed + at,
                        count == m_counts.cend() ? std::nullopt : std::optional(*count));
    }
    const qsizetype open = shown.indexOf(m_views.open());
    m_tabs.setCurrent(open < 0 ? m_list.fixedTab() : m_fixed + int(open));
    m_rest->setVisible(m_views.views().size() > shown.size());
    if (m_list.isOffered)
        m_save->setVisible(m_list.isOffered());
    setWhyNot(m_save, m_list.isPlain() ? tr("Choose a filter, a tab or an order first") : QString(),
              tr("Keep these filters and this order under a name"));
}

void SavedViewTabs::setCounts(const QHash<QString, qint64> &counts)
{
    m_counts = counts;
    showState();
}

void SavedViewTabs::choose(int tab)
{
    if (tab < m_fixed) {
        m_views.setOpen(-1);
        return;
    }
    const int view = shownViews().value(tab - m_fixed);
    m_views.setOpen(view);
    m_list.show(m_views.views()[view]);
    showState();
}

void SavedViewTabs::openRest()
{
    auto *menu = new QMenu(m_rest);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QList<int> shown = shownViews();
    for (int view = 0; view < m_views.views().size(); ++view) {
        if (shown.contains(view))
            continue;
        menu->addAction(m_views.views()[view].name, this, [this, view] {
            m_views.setOpen(view);
            m_list.show(m_views.views()[view]);
            showState();
        });
    }
    menu->popup(m_rest->mapToGlobal(QPoint(0, m_rest->height() + 4)));
}

void SavedViewTabs::openMenu(int view, QPoint globalPosition)
{
    auto *menu = new QMenu(&m_tabs);
    menu->setObjectName(u"viewMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString &text, bool isPossible, auto does) {
        menu->addAction(text, this, does)->setEnabled(isPossible);
    };
    const bool isChanged = !m_views.views()[view].showsTheSame(m_list.now());
    add(tr("Rename …"), true, [this, view] { askName(view); });
    add(tr("Update to these filters"), isChanged, [this, view] {
        m_views.update(view, m_list.now());
        m_views.setOpen(view);
    });
    menu->addSeparator();
    add(tr("Move left"), view > 0, [this, view] { m_views.move(view, -1); });
    add(tr("Move right"), view + 1 < m_views.views().size(),
        [this, view] { m_views.move(view, 1); });
    menu->addSeparator();
    add(tr("Delete"), true, [this, view] { remove(view); });
    menu->popup(globalPosition);
}

void SavedViewTabs::remove(int view)
{
    m_views.remove(view);
    m_undoText->setText(tr("The view “%1” is deleted.").arg(m_views.removedName()));
    m_undoLine->show();
    m_undoTime.start();
}

void SavedViewTabs::saveView()
{
    askName(-1);
}

/// @param view  the view to be renamed; -1: a new view
void SavedViewTabs::askName(int view)
{
    const bool isNew = view < 0;
    auto *dialog = new NameDialog(
        isNew ? tr("Save this view") : tr("Rename the view"),
        isNew ? QString() : m_views.views()[view].name, SavedViews::kLongestName,
        [this, view](const QString &name) { return m_views.whyNot(name, view); }, m_tabs.window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, view, isNew] {
        if (!isNew) {
            m_views.rename(view, dialog->name());
            return;
        }
        SavedView saved = m_list.now();
        saved.name = dialog->name();
        m_views.add(saved);
    });
    dialog->open();
}

} // namespace tilldesk::ui
