#include "ui/widgets/reports/reports_view.h"

#include "ui/widgets/payments/tab_button.h"
#include "ui/widgets/reports/day_close_page.h"
#include "ui/widgets/reports/takings_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QShortcut>
#include <QStackedWidget>

namespace tilldesk::ui {

ReportsView::ReportsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_tabs(new QButtonGroup(this)),
      m_stack(new QStackedWidget),
      m_takings(new TakingsPage(gateways, theme, ticker, profiles, preferences)),
      m_dayCloses(new DayClosePage(gateways, theme, profiles))
{
    m_stack->addWidget(m_takings);
    m_stack->addWidget(m_dayCloses);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, 12, metrics::kPageMargin,
                               metrics::kCardPadding);
    layout->setSpacing(12);
    layout->addWidget(makeTabs(theme));
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QButtonGroup::idClicked, this, [this](int tab) { goTo(Tab(tab)); });
    const auto onKeys = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    onKeys(Qt::CTRL | Qt::Key_P, [this] { print(); });
    onKeys(Qt::CTRL | Qt::Key_E, [this] {
        if (m_stack->currentIndex() == Takings)
            m_takings->showExports();
    });
    goTo(Takings);
}

QWidget *ReportsView::makeTabs(const Theme &theme)
{
    constexpr int kTabGap = 16;
    auto *tabs = new QWidget;
    auto *layout = new QHBoxLayout(tabs);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kTabGap);
    int tab = Takings;
    for (const QString &words : {tr("Takings"), tr("Day close")}) {
        auto *button = new TabButton(theme, words);
        m_tabs->addButton(button, tab++);
        layout->addWidget(button);
    }
    layout->addStretch();
    return tabs;
}

void ReportsView::goTo(Tab tab)
{
    m_tabs->button(tab)->setChecked(true);
    m_stack->setCurrentIndex(tab);
    setFocusProxy(m_stack->currentWidget());
    if (tab == Takings)
        m_takings->presenter().start();
    else
        m_dayCloses->presenter().start();
}

void ReportsView::refresh()
{
    m_takings->presenter().refresh();
    m_dayCloses->presenter().refresh();
}

void ReportsView::print()
{
    if (m_stack->currentIndex() == Takings)
        m_takings->print();
    else
        m_dayCloses->print();
}

} // namespace tilldesk::ui
