#include "ui/widgets/activity/activity_view.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/find/find_palette.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/planned_page.h"
#include "ui/widgets/frame/top_bar.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/refunds/refunds_view.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/till/till_view.h"
#include "ui/widgets/today/today_view.h"

#include <QStackedWidget>

namespace tilldesk::ui {

void MainWindow::addPage(Place place)
{
    if (m_pages.contains(place))
        return;
    QWidget *page = makePage(place);
    m_pages.insert(place, page);
    m_stack->addWidget(page);
    Q_EMIT pageAdded();
}

QWidget *MainWindow::makePage(Place place)
{
    if (place == Place::Today)
        return makeToday();
    if (place == Place::Till)
        return makeTill();
    if (place == Place::Payments)
        return makePayments();
    if (place == Place::Refunds)
        return makeRefunds();
    if (place == Place::Payouts)
        return makePayouts();
    if (place == Place::Callbacks)
        return makeCallbacks();
    if (place == Place::Reports)
        return makeReports();
    if (place == Place::Activity)
        return makeActivity();
    if (place == Place::Settings)
        return makeSettings();
    auto *page = new PlannedPage(m_theme, place);
    connect(page, &PlannedPage::actionTriggered, this, [this] { goTo(Place::Payments); });
    return page;
}

QWidget *MainWindow::makePayments()
{
    m_payments = new PaymentsView(m_gateways, m_theme, m_ticker, m_outcomes, m_preferences);
    m_payments->presenter().setProfiles(m_profiles.profiles());
    connect(m_payments, &PaymentsView::newPaymentRequested, this, [this] { newPayment(); });
    connect(m_payments, &PaymentsView::endpointRequested, this, &MainWindow::showEndpointSettings);
    connect(m_payments, &PaymentsView::outcomeRequested, this, &MainWindow::showOutcome);
    connect(m_payments, &PaymentsView::callbackRequested, this,
            [this](const CallbackId &id) { callbacks().choose(id); });
    connect(m_payments, &PaymentsView::payoutRequested, this,
            [this](const PayoutId &id) { payouts().choose(id); });
    connect(m_payments, &PaymentsView::refundRequested, this,
            [this](const RefundId &id) { refunds().choose(id); });
    return m_payments;
}

QWidget *MainWindow::makeSettings()
{
    m_settings = new SettingsView(m_gateways, m_theme, m_ticker, m_preferences, m_provider);
    connect(m_settings, &SettingsView::supportRequested, this, &MainWindow::showSupport);
    connect(m_settings, &SettingsView::pairingRequested, this, &MainWindow::pairingRequested);
    connect(m_settings, &SettingsView::leavingRequested, this, &MainWindow::leavingRequested);
    connect(m_settings, &SettingsView::tillsLogRequested, this, &MainWindow::showTillsLog);
    return m_settings;
}

QWidget *MainWindow::makeCallbacks()
{
    m_callbacks = new CallbacksView(m_gateways, m_theme, m_profiles, m_preferences);
    connect(m_callbacks, &CallbacksView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    return m_callbacks;
}

QWidget *MainWindow::makeToday()
{
    m_today = new TodayView(m_gateways, m_theme, m_ticker, m_profiles, m_outcomes);
    connect(m_today, &TodayView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    connect(m_today, &TodayView::listRequested, this, &MainWindow::showListOf);
    connect(m_today, &TodayView::stepRequested, this, [this](TodayPresenter::Step::Does does) {
        switch (does) {
        case TodayPresenter::Step::Does::CreatePayment: return newPayment();
        case TodayPresenter::Step::Does::OpenSettings: return goTo(Place::Settings);
        case TodayPresenter::Step::Does::OpenEndpoint: return showEndpointSettings();
        }
    });
    return m_today;
}

void MainWindow::showListOf(TodayPresenter::Leads leads)
{
    using Leads = TodayPresenter::Leads;
    const Period today{Period::Kind::Today};
    switch (leads) {
    case Leads::Taken: payments().presenter().showOnly(PaymentTab::Paid, today); return;
    case Leads::Payments: payments().presenter().showOnly(PaymentTab::All, today); return;
    case Leads::Acknowledgements:
        payments().presenter().showOnly(PaymentTab::NeedsAction, {});
        return;
    case Leads::Outcomes:
        if (!m_outcomes.open().isEmpty())
            showOutcome(m_outcomes.open().first().id);
        return;
    case Leads::Refunds: refunds().presenter().showOnly(RefundStatus::Refunded, today); return;
    case Leads::Payouts: goTo(Place::Payouts); return;
    case Leads::Bank:
        goTo(Place::Payouts);
        payouts().goTo(PayoutsView::Bank);
        return;
    case Leads::MonthPack: payouts().page().packMonth(); return;
    case Leads::Safekeeping: showSafekeeping(); return;
    case Leads::Staff:
        goTo(Place::Settings);
        if (m_settings)
            m_settings->goTo(SettingsPageId::Staff);
        return;
    case Leads::Callbacks:
        callbacks().goTo(CallbacksView::Log);
        m_callbacks->presenter().showRecent(CallbackState::Failed);
        return;
    }
}

QWidget *MainWindow::makeRefunds()
{
    m_refunds = new RefundsView(m_gateways, m_theme, m_preferences);
    m_refunds->presenter().setProfiles(m_profiles.profiles());
    connect(m_refunds, &RefundsView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    connect(m_refunds, &RefundsView::paymentsRequested, this, [this] { goTo(Place::Payments); });
    return m_refunds;
}

QWidget *MainWindow::makeReports()
{
    m_reports = new ReportsView(m_gateways, m_theme, m_ticker, m_profiles, m_preferences);
    connect(m_reports, &ReportsView::paymentsRequested, this, [this](const Period &period) {
        payments().presenter().showOnly(PaymentTab::Paid, period);
    });
    connect(m_reports, &ReportsView::listRequested, this,
            [this](const QString &query) { payments().presenter().showOnly(query); });
    connect(m_reports, &ReportsView::refundsRequested, this, [this](const Period &period) {
        refunds().presenter().showOnly(RefundStatus::Refunded, period);
    });
    connect(m_reports, &ReportsView::monthLinkChosen, this, &MainWindow::followMonthLink);
    return m_reports;
}

QWidget *MainWindow::makeActivity()
{
    m_activity = new ActivityView(m_gateways, m_theme, m_preferences);
    connect(m_activity, &ActivityView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    return m_activity;
}

/// Shows who changed settings, tills among them, on every day.
void MainWindow::showTillsLog()
{
    goTo(Place::Activity);
    ActivityPresenter &log = m_activity->presenter();
    log.clearFilters();
    log.showAll();
    log.toggle(AuditGroup::Settings);
}

QWidget *MainWindow::makePayouts()
{
    m_payouts = new PayoutsView(m_gateways, m_theme, m_profiles, m_preferences);
    connect(m_payouts, &PayoutsView::newPaymentRequested, this, [this] { newPayment(); });
    connect(m_payouts, &PayoutsView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    connect(m_payouts, &PayoutsView::monthLinkChosen, this, &MainWindow::followMonthLink);
    return m_payouts;
}

void MainWindow::followMonthLink(const MonthLink &link)
{
    switch (link.place) {
    case MonthLink::None: return;
    case MonthLink::Bank: return showListOf(TodayPresenter::Leads::Bank);
    case MonthLink::Ledger: return payouts().showLedger(link.query);
    case MonthLink::Accounts:
    case MonthLink::Rates: return showSettings(SettingsPageId::Bookkeeping);
    }
}

QWidget *MainWindow::makeTill()
{
    m_till = new TillView(m_gateways, m_theme, m_ticker, m_profiles, m_preferences);
    connect(m_till, &TillView::settingsRequested, this, [this] { goTo(Place::Settings); });
    connect(m_till, &TillView::endpointRequested, this, &MainWindow::showEndpointSettings);
    connect(m_till, &TillView::left, this, &MainWindow::goBack);
    const auto beginAtOwnPlace = [this] {
        const auto own = m_gateways.tills.access().own;
        const bool isDecided = own && !own->posId.isEmpty();
        m_till->setOwnPlace(isDecided ? TillCounter::keyOf(own->profileId, own->posId) : QString());
    };
    connect(&m_gateways.tills, &gateway::Tills::changed, m_till, beginAtOwnPlace);
    beginAtOwnPlace();
    return m_till;
}

void MainWindow::showSettings(SettingsPageId page)
{
    goTo(Place::Settings);
    m_settings->goTo(page);
}

/// Shows a request whose outcome is not known at the till.
void MainWindow::showOutcome(const PaymentId &request)
{
    goTo(Place::Till);
    if (m_till)
        m_till->presenter().showOutcome(request);
}

/// Shows the connection of a profile with its provider.
void MainWindow::showConnectionOf(const ProfileId &profile)
{
    showSettings(SettingsPageId::Connection);
    m_settings->choose(profile);
}

PaymentsView &MainWindow::payments()
{
    goTo(Place::Payments);
    return *m_payments;
}

RefundsView &MainWindow::refunds()
{
    goTo(Place::Refunds);
    return *m_refunds;
}

PayoutsView &MainWindow::payouts()
{
    goTo(Place::Payouts);
    return *m_payouts;
}

void MainWindow::showLedger()
{
    payouts().goTo(PayoutsView::Ledger);
}

CallbacksView &MainWindow::callbacks()
{
    goTo(Place::Callbacks);
    return *m_callbacks;
}

} // namespace tilldesk::ui
