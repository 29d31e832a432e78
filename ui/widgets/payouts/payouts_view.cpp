#include "ui/widgets/payouts/payouts_view.h"

#include "ui/models/common/place.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/bank/drop_edge.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/theme/metrics.h"

#include <QDragEnterEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QStackedWidget>
#include <algorithm>

namespace tilldesk::ui {

PayoutsView::PayoutsView(const Gateways &gateways, const Theme &theme,
                         const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_profiles(profiles),
      m_tabs(new TabStrip(theme, {tr("Payouts"), tr("Bank"), tr("Ledger")},
                          wordsOf(Place::Payouts).title)),
      m_stack(new QStackedWidget),
      m_payouts(new PayoutsPage(gateways, theme, preferences)),
      m_bank(new BankPage(gateways, theme, preferences)),
      m_ledger(new LedgerOverview(gateways, theme, preferences)),
      m_edge(new DropEdge(theme, this))
{
    m_stack->addWidget(m_payouts);
    m_stack->addWidget(m_bank);
    m_stack->addWidget(m_ledger);
    fill(this, {m_tabs, {m_stack, 1}}, {.spacing = 12, .margins = metrics::kPageMargins});
    connect(m_tabs, &TabStrip::chosen, this, [this](int tab) { goTo(Tab(tab)); });
    connect(m_payouts, &PayoutsPage::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_ledger, &LedgerOverview::paymentRequested, this, &PayoutsView::paymentRequested);
    connect(m_payouts, &PayoutsPage::newPaymentRequested, this, &PayoutsView::newPaymentRequested);
    connect(m_ledger, &LedgerOverview::newPaymentRequested, this,
            &PayoutsView::newPaymentRequested);
    connect(m_ledger, &LedgerOverview::payoutRequested, this, &PayoutsView::choose);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &PayoutsView::followMerchant);
    connect(&profiles, &ProfileChoice::entriesChanged, this, &PayoutsView::followMerchant);
    connect(&m_bank->presenter(), &BankPresenter::changed, this, [this] {
        const int open = m_bank->presenter().countOf(BankPresenter::Group::NeedsYou);
        m_tabs->setCount(Bank, open > 0 ? std::optional<qint64>(open) : std::nullopt);
    });
    setAcceptDrops(true);
    for (QLineEdit *field : findChildren<QLineEdit *>())
        field->setAcceptDrops(false); // it would insert the path of the file
    setFocusProxy(m_payouts);
    followMerchant();
    goTo(Payouts);
}

void PayoutsView::goTo(Tab tab)
{
    m_tabs->setCurrent(tab);
    m_stack->setCurrentIndex(tab);
    switch (tab) {
    case Payouts: return;
    case Bank: m_bank->presenter().start(); return;
    case Ledger: m_ledger->presenter().start(); return;
    }
}

void PayoutsView::choose(const PayoutId &id)
{
    goTo(Payouts);
    m_payouts->choose(id);
}

void PayoutsView::refresh()
{
    m_payouts->refresh();
    m_bank->presenter().refresh();
    m_ledger->presenter().refresh();
}

void PayoutsView::followMerchant()
{
    m_payouts->setMerchant(m_profiles.merchant());
    m_bank->presenter().setMerchant(m_profiles.merchant());
    m_ledger->presenter().setMerchant(m_profiles.merchant());
}

void PayoutsView::dragEnterEvent(QDragEnterEvent *event)
{
    if (droppedFile(*event->mimeData()).isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    m_edge->showOver();
}

void PayoutsView::dragLeaveEvent(QDragLeaveEvent *)
{
    m_edge->hide();
}

void PayoutsView::dropEvent(QDropEvent *event)
{
    m_edge->hide();
    const QString path = droppedFile(*event->mimeData());
    if (path.isEmpty())
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
    goTo(Bank);
    m_bank->presenter().import(path);
}

void PayoutsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_edge->setGeometry(rect());
}

} // namespace tilldesk::ui
