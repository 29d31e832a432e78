#include "ui/widgets/reports/reports_view.h"

#include "ui/models/common/place.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/reports/day_close_page.h"
#include "ui/widgets/reports/patterns_page.h"
#include "ui/widgets/reports/takings_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QShortcut>
#include <QStackedWidget>

namespace tilldesk::ui {

ReportsView::ReportsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_tabs(new TabStrip(theme, {tr("Takings"), tr("Patterns"), tr("Day close")},
                          wordsOf(Place::Reports).title)),
      m_stack(new QStackedWidget),
      m_takings(new TakingsPage(gateways, theme, ticker, profiles, preferences)),
      m_patterns(new PatternsPage(gateways, theme, ticker, profiles)),
      m_dayCloses(new DayClosePage(gateways, theme, profiles, preferences))
{
    m_stack->addWidget(m_takings);
    m_stack->addWidget(m_patterns);
    m_stack->addWidget(m_dayCloses);
    fill(this, {m_tabs, {m_stack, 1}}, {.spacing = 12, .margins = metrics::kPageMargins});
    connect(m_tabs, &TabStrip::chosen, this, [this](int tab) { goTo(Tab(tab)); });
    connect(m_takings, &TakingsPage::paymentsRequested, this, &ReportsView::paymentsRequested);
    connect(m_takings, &TakingsPage::monthLinkChosen, this, &ReportsView::monthLinkChosen);
    connect(m_patterns, &PatternsPage::paymentsRequested, this, &ReportsView::listRequested);
    connect(m_patterns, &PatternsPage::refundsRequested, this, &ReportsView::refundsRequested);
    const auto onKeys = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    onKeys(Qt::CTRL | Qt::Key_P, [this] { print(); });
    onKeys(Qt::CTRL | Qt::Key_E, [this] {
        if (m_stack->currentIndex() == Takings)
            m_takings->showExports();
        else if (m_stack->currentIndex() == Patterns)
            m_patterns->showExports();
    });
    goTo(Takings);
}

void ReportsView::goTo(Tab tab)
{
    m_tabs->setCurrent(tab);
    m_stack->setCurrentIndex(tab);
    setFocusProxy(m_stack->currentWidget());
    if (tab == Takings)
        m_takings->presenter().start();
    else if (tab == Patterns)
        m_patterns->presenter().start();
    else
        m_dayCloses->presenter().start();
}

void ReportsView::refresh()
{
    m_takings->presenter().refresh();
    m_patterns->presenter().refresh();
    m_dayCloses->presenter().refresh();
}

void ReportsView::print()
{
    if (m_stack->currentIndex() == Takings)
        m_takings->print();
    else if (m_stack->currentIndex() == Patterns)
        m_patterns->print();
    else
        m_dayCloses->print();
}

} // namespace tilldesk::ui
