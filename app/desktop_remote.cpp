#include "app/desktop_remote.h"

#include "app/desktop.h"
#include "app/desktop_gateways.h"
#include "ui/models/setup/setup_words.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/offer_bar.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/frame/window_lock.h"
#include "ui/widgets/setup/connect_dialog.h"

#include <QApplication>
#include <QMessageBox>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

void RemoteClock::setService(Timestamp now)
{
    m_service.adjust({.offset = std::chrono::milliseconds(toMillis(now) - toMillis(m_here.now())),
                      .frozenAt = {}});
}

RemoteDesktop::RemoteDesktop(const TillHome &home, QApplication &application)
    : m_home(home),
      m_name(QSysInfo::machineHostName()),
      m_connector(m_line, m_clock),
      m_gateways(m_line),
      m_preferences(home.folder() + u"/window.ini"_s),
      m_theme(application, m_preferences.themeChoice())
{
    ui::installTranslations(application, m_preferences.language());
    connect(&m_connector, &remote::Connector::paired, this, &RemoteDesktop::store);
    connect(&m_line, &remote::Line::serviceTime, this, [this](Timestamp now) {
        m_clock.setService(now);
        m_clock.adjust(m_gateways.simulation.state().clock);
    });
    connect(&m_gateways.simulation, &gateway::Simulation::changed, this,
            [this](const SimulationState &state) { m_clock.adjust(state.clock); });
}

RemoteDesktop::~RemoteDesktop() = default;

void RemoteDesktop::connectTo(const KnownService &service)
{
    m_name = service.name;
    m_connector.start({service.host, service.port, service.fingerprint, service.token});
}

bool RemoteDesktop::pair(const QString &link)
{
    ui::ConnectDialog dialog(m_connector, link, m_name, m_window.get());
    return dialog.exec() == QDialog::Accepted;
}

/// Stores the token before the window is told that this computer is a till.
void RemoteDesktop::store()
{
    const remote::Service &service = m_connector.service();
    const auto stored = m_home.write(
        {service.host, service.port, service.fingerprint, service.token, m_connector.name()});
    if (!stored)
        QMessageBox::critical(m_window.get(), u"Tilldesk"_s,
                              DesktopWords::cannotStart(stored.error()));
}

/// Tells what became of a payment that was under way when the window was closed.
void RemoteDesktop::tellRecovered(const BegunPayment &begun, const std::optional<Payment> &made)
{
    auto *bar = new ui::OfferBar(
        made ? ui::SetupWords::wasMade(*made)
             : ui::SetupWords::wasNotMade(begun.amount, begun.reference),
        made ? ui::SetupWords::showPayment() : ui::SetupWords::understood(), false);
    connect(bar, &ui::OfferBar::accepted, this, [this, bar, made] {
        bar->deleteLater();
        if (made)
            m_window->showPayment(made->id);
    });
    m_window->addBar(bar);
}

void RemoteDesktop::leave()
{
    if (const auto forgotten = m_home.forget(); forgotten)
        QCoreApplication::quit();
    else
        QMessageBox::critical(m_window.get(), u"Tilldesk"_s,
                              DesktopWords::cannotStart(forgotten.error()));
}

void RemoteDesktop::makeWindow()
{
    ui::ShopGateways gateways = windowOf(m_gateways, m_clock);
    gateways.connection = &m_connector;
    m_window = std::make_unique<ui::MainWindow>(gateways, m_theme, m_preferences);
    m_lock = std::make_unique<ui::WindowLock>(*m_window, gateways, m_theme, m_preferences);
    connect(m_window.get(), &ui::MainWindow::pairingRequested, this,
            [this] { std::ignore = pair({}); });
    connect(m_window.get(), &ui::MainWindow::leavingRequested, this, &RemoteDesktop::leave);
    connect(&m_gateways.payments, &remote::RemotePayments::recovered, m_window.get(),
            [this](const BegunPayment &begun, const std::optional<Payment> &made) {
                tellRecovered(begun, made);
            });
    m_gateways.payments.keepBegun(
        {m_home.readBegun(), [this](const QByteArray &list) { return m_home.writeBegun(list); }});
}

void RemoteDesktop::show(bool quitWhenShown)
{
    makeWindow();
    if (quitWhenShown)
        QMetaObject::invokeMethod(
            m_window.get(),
            [this] {
                m_window->repaint();
                Desktop::printShown();
            },
            Qt::QueuedConnection);
    m_window->show();
}

} // namespace tilldesk::app
