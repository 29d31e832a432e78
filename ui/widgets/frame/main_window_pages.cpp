#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/frame/find_box.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/planned_page.h"
#include "ui/widgets/frame/top_bar.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/till/till_view.h"

#include <QStackedWidget>

namespace tilldesk::ui {

void MainWindow::addPage(Place place)
{
    if (m_pages.contains(place))
        return;
    QWidget *page = makePage(place);
    m_pages.insert(place, page);
    m_stack->addWidget(page);
}

QWidget *MainWindow::makePage(Place place)
{
    if (place == Place::Till)
        return makeTill();
    if (place == Place::Payments)
        return makePayments();
    if (place == Place::Callbacks)
        return makeCallbacks();
    if (place == Place::Settings)
        return makeSettings();
    auto *page = new PlannedPage(m_theme, place);
    connect(page, &PlannedPage::actionTriggered, this, [this] { goTo(Place::Payments); });
    return page;
}

QWidget *MainWindow::makePayments()
{
    m_payments = new PaymentsView(m_gateways, m_theme, m_ticker, m_preferences);
    m_payments->presenter().setProfile(m_profiles.chosen());
    connect(m_payments, &PaymentsView::newPaymentRequested, this, &MainWindow::newPayment);
    connect(m_payments, &PaymentsView::findRequested, &m_topBar->findBox(), &FindBox::begin);
    connect(m_payments, &PaymentsView::callbackRequested, this,
            [this](const CallbackId &id) { callbacks().choose(id); });
    return m_payments;
}

QWidget *MainWindow::makeSettings()
{
    m_settings = new SettingsView(m_gateways, m_theme, m_ticker, m_preferences);
    return m_settings;
}

QWidget *MainWindow::makeCallbacks()
{
    m_callbacks = new CallbacksView(m_gateways, m_theme, m_profiles, m_preferences);
    connect(m_callbacks, &CallbacksView::paymentRequested, this,
            [this](const PaymentId &id) { payments().open(id); });
    return m_callbacks;
}

QWidget *MainWindow::makeTill()
{
    m_till = new TillView(m_gateways, m_theme, m_ticker, m_profiles, m_preferences);
    connect(m_till, &TillView::settingsRequested, this, [this] { goTo(Place::Settings); });
    connect(m_till, &TillView::left, this, &MainWindow::goBack);
    return m_till;
}

PaymentsView &MainWindow::payments()
{
    goTo(Place::Payments);
    return *m_payments;
}

CallbacksView &MainWindow::callbacks()
{
    goTo(Place::Callbacks);
    return *m_callbacks;
}

} // namespace tilldesk::ui
