#include "ui/widgets/find/find_tabs.h"

#include "ui/models/find/find_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/tab_button.h"

#include <QEvent>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 4;
constexpr int kLeft = 14;
constexpr int kRight = 18;

} // namespace

FindTabs::FindTabs(const Theme &theme, FindPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_presenter(presenter),
      m_hint(rowWidget({{makeLabel(keyText(u"Tab"_s), u"key"_s), 0, Qt::AlignVCenter},
                        makeLabel(tr("next group"), u"small"_s)},
                       {.spacing = 5}))
{
    setAccessibleName(tr("Groups of results"));
    QHBoxLayout *tabs = row({}, {.spacing = kGap, .margins = {kLeft, 8, kRight, 8}});
    const auto add = [&](const QString &title, std::optional<FindGroup> group) {
        auto *tab = new TabButton(theme, title, TabButton::Look::Filled);
        tab->setFocusPolicy(Qt::NoFocus);
        connect(tab, &TabButton::clicked, &presenter,
                [&presenter, group] { presenter.choose(group); });
        m_tabs << tab;
        tabs->addWidget(tab);
    };
    add(FindWords::all(), {});
    for (const FindGroup group : kFindGroups)
        add(FindWords::group(group), group);
    tabs->addStretch();
    tabs->addWidget(m_hint);
    fill(this, {tabs, rule()}, {.spacing = 0});
    connect(&presenter, &FindPresenter::changed, this, &FindTabs::showTabs);
    showTabs();
}

void FindTabs::showTabs()
{
    const QList<FindPresenter::Tab> shown = m_presenter.tabs();
    for (qsizetype at = 0; at < m_tabs.size(); ++at) {
        const std::optional<FindGroup> group =
            at == 0 ? std::nullopt : std::optional(kFindGroups[std::size_t(at - 1)]);
        const auto tab = std::ranges::find(shown, group, &FindPresenter::Tab::group);
        const bool isShown = tab != shown.end();
        m_tabs[at]->setHidden(!isShown);
        m_tabs[at]->setChecked(group == m_presenter.group());
        if (isShown)
            m_tabs[at]->setCount(tab->count);
    }
    fitHint();
}

bool FindTabs::event(QEvent *event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fitHint();
    return isDone;
}

void FindTabs::fitHint()
{
    int needed = 0;
    for (const TabButton *tab : std::as_const(m_tabs))
        needed += tab->isHidden() ? 0 : tab->sizeHint().width() + kGap;
    m_hint->setHidden(needed + m_hint->sizeHint().width() + kLeft + kRight > width());
}

} // namespace tilldesk::ui
