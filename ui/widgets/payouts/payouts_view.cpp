#include "ui/widgets/payouts/payouts_view.h"

#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/payments/tab_button.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <algorithm>

namespace tilldesk::ui {

PayoutsView::PayoutsView(const Gateways &gateways, const Theme &theme,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_profiles(profiles),
      m_tabs(new QButtonGroup(this)),
      m_stack(new QStackedWidget),
      m_payouts(new PayoutsPage(gateways, theme, preferences)),
      m_ledger(new LedgerOverview(gateways, theme))
{
    m_stack->addWidget(m_payouts);
    m_stack->addWidget(m_ledger);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kPageMargin, 12, metrics::kPageMargin,
                               metrics::kCardPadding);
    layout->setSpacing(12);
    layout->addWidget(makeTabs(theme));
    layout->addWidget(m_stack, 1);
    connect(m_tabs, &QButtonGroup::idClicked, this, [this](int tab) { goTo(Tab(tab)); });
    connect(m_payouts, &PayoutsPage::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_ledger, &LedgerOverview::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_ledger, &LedgerOverview::payoutRequested, this, &PayoutsView::choose);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &PayoutsView::followMerchant);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &PayoutsView::followMerchant);
    setFocusProxy(m_payouts);
    followMerchant();
    goTo(Payouts);
}

QWidget *PayoutsView::makeTabs(const Theme &theme)
{
    constexpr int kTabGap = 16;
    auto *tabs = new QWidget;
    auto *layout = new QHBoxLayout(tabs);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kTabGap);
    int tab = Payouts;
    for (const QString &words : {tr("Payouts"), tr("Ledger")}) {
        auto *button = new TabButton(theme, words);
        m_tabs->addButton(button, tab++);
        layout->addWidget(button);
    }
    layout->addStretch();
    return tabs;
}

void PayoutsView::goTo(Tab tab)
{
    m_tabs->button(tab)->setChecked(true);
    m_stack->setCurrentIndex(tab);
    if (tab == Ledger)
        m_ledger->presenter().start();
}

void PayoutsView::choose(const PayoutId &id)
{
    goTo(Payouts);
    m_payouts->choose(id);
}

void PayoutsView::refresh()
{
    m_payouts->refresh();
    m_ledger->presenter().refresh();
}

void PayoutsView::followMerchant()
{
    std::optional<MerchantId> merchant;
    const auto found =
        std::ranges::find(m_profiles.entries(), m_profiles.chosen(), [](const ProfileEntry &entry) {
            return std::optional(entry.profile.id);
        });
    if (found != m_profiles.entries().end())
        merchant = found->merchant.id;
    m_payouts->setMerchant(merchant);
    m_ledger->presenter().setMerchant(merchant);
}

} // namespace tilldesk::ui
