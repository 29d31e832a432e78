#include "app/desktop.h"

#include "app/command.h"
#include "app/pack_control.h"
#include "app/safekeeping_control.h"
#include "core/base/when_ready.h"
#include "core/runtime/promised.h"
#include "ui/models/setup/setup_words.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/offer_bar.h"
#include "ui/widgets/frame/translations.h"
#include "ui/widgets/frame/window_lock.h"
#include "ui/widgets/till/till_view.h"

#include <QApplication>
#include <QEvent>
#include <QSysInfo>
#include <QTimer>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kStickerKey = u"sticker-offer"_s;

runtime::LocalCallbacks::Receiving receivingOf(Inspecting &inspecting)
{
    return {.inspect = [&inspecting](const CallbackInspection &wanted,
                                     const auto &done) { inspecting.inspect(wanted, done); },
            .inboxAddress = [&inspecting] { return inspecting.inboxAddress(); },
            .setInbox = [&inspecting](bool isOn, const AuditActor &by,
                                      const auto &done) { inspecting.setInbox(isOn, by, done); },
            .inbox = [&inspecting](const auto &done) { inspecting.messages(done); },
            .clearInbox = [&inspecting] { return inspecting.clear(); }};
}

} // namespace

QString DesktopWords::cannotStart(const Error &error)
{
    return tr("Tilldesk cannot start: %1").arg(error.detail);
}

QString DesktopWords::stopped(const QString &reason)
{
    return tr("Tilldesk has stopped to protect the books: %1. Everything that was confirmed is "
              "stored. Close the other program and start Tilldesk again.")
        .arg(reason);
}

Desktop::Desktop(Assembly &assembly, const storage::DataDirectory &directory,
                 QApplication &application, const Start &start)
    : m_assembly(assembly),
      m_start(start),
      m_session(assembly.staff(), QSysInfo::machineHostName()),
      m_gate(assembly.core(), assembly.readers(), m_session, assembly.services().database(),
             assembly.clock()),
      m_payments(m_gate,
                 {assembly.payments(), assembly.services().payments(), assembly.readers(),
                  assembly.directory(), assembly.address(), assembly.closing().zone}),
      m_merchants(m_gate, assembly.services().merchants(), assembly.directory(),
                  assembly.address()),
      m_simulation(m_gate, assembly.services().simulation(), assembly.services().debtors(),
                   assembly.simulation()),
      m_serviceKeys(m_gate, assembly.services().keys(), assembly.keys().published(),
                    assembly.address(), assembly.clock(), assembly.keys().maker()),
      m_callbacks(m_gate, assembly.services().callbacks(), assembly.services().simulation(),
                  assembly.directory(), receivingOf(assembly.inspecting())),
      m_refunds(m_gate, assembly.services().refunds(), assembly.services().staff()),
      m_payouts(m_gate, assembly.services().payouts(), assembly.closing(), assembly.clock()),
      m_ledger(m_gate),
      m_exports(m_gate, assembly.databasePath(), assembly.closing(), packControl(assembly)),
      m_reports(m_gate, assembly.services().dayCloses(), assembly.clock()),
      m_search(m_gate, assembly.clock(), assembly.closing().zone),
      m_safekeeping(m_gate, safekeepingControl(assembly, directory)),
      m_endpoint(m_gate,
                 {[&assembly] { return assembly.endpoint().settings(); },
                  [&assembly](const EndpointSettings &wanted) {
                      return assembly.endpoint().apply(wanted);
                  },
                  [&assembly](const AuditActor &by) { return assembly.confirmClock(by); },
                  [&assembly] { return *assembly.names().current(); },
                  [&assembly](const ServiceNames &names) { return assembly.naming().set(names); },
                  [&assembly] { return assembly.askAbove(); },
                  [&assembly](Amount amount, const AuditActor &by) {
                      return assembly.setAskAbove(amount, by);
                  }}),
      m_staff(m_gate, assembly.services().staff(), assembly.staff(), m_session),
      m_activity(m_gate),
      m_bank(m_gate, assembly.services().bank(), assembly.closing(), assembly.clock()),
      m_bookkeeping(m_gate, assembly.services().books(), assembly.services().fees(),
                    assembly.closing(), assembly.clock()),
      m_preferences(directory.path() + u"/window.ini"_s),
      m_theme(application, prepared(m_preferences, start).themeChoice())
{
    ui::installTranslations(application, m_preferences.language());
    if (!start.owner.isEmpty())
        m_session.open(start.owner);
    assembly.clockGuard().addListener(
        [this](const std::optional<ClockJump> &jump) { m_endpoint.tellClock(jump); });
    m_endpoint.tellClock(assembly.clockGuard().jump());
    assembly.backups().setListener([this] { m_safekeeping.notify(); });
    assembly.packs().setListener([this] { m_exports.notifyPack(); });
    assembly.core().addListener([this](const Events &events) {
        if (!events.payments.isEmpty())
            m_payments.notify(events.payments);
        if (events.merchantsChanged)
            m_merchants.notify();
        if (events.simulationChanged)
            m_simulation.notify(m_assembly.simulation().current());
        if (events.serviceKeysChanged)
            m_serviceKeys.notify();
        m_callbacks.notify(events);
        if (events.refundsChanged)
            m_refunds.notify();
        m_payouts.notify(events);
        m_reports.notify(events);
    });
    std::ignore = onCore(assembly, [this]() -> Result<void> {
        m_assembly.services().staff().setChanged([this] { m_staff.notify(); });
        return {};
    });
    const ui::Gateways gateways{
        m_payments,    m_merchants, m_endpoint, m_simulation, m_serviceKeys, m_callbacks,
        m_refunds,     m_payouts,   m_ledger,   m_exports,    m_reports,     m_search,
        m_safekeeping, m_staff,     m_activity, m_bank,       m_bookkeeping, assembly.clock()};
    m_window = std::make_unique<ui::MainWindow>(gateways, m_theme, m_preferences);
    m_lock = std::make_unique<ui::WindowLock>(*m_window, gateways, m_theme, m_preferences);
    if (start.isDemo)
        addDemoBar();
    if (!m_preferences.layout(kStickerKey).isEmpty())
        addStickerBar();
    connect(&m_safekeeping, &gateway::Safekeeping::restartNeeded, this,
            [] { QCoreApplication::exit(kStartAgain); });
}

/// Stores the choices of the first run before the window reads them.
ui::Preferences &Desktop::prepared(ui::Preferences &preferences, const Start &start)
{
    if (!start.language.isEmpty())
        preferences.setLanguage(start.language);
    if (start.hasSticker)
        preferences.setLayout(kStickerKey, "offered");
    if (!start.firstPayment.isEmpty())
        ui::TillView::showAtStart(preferences, start.firstPayment);
    return preferences;
}

void Desktop::addDemoBar()
{
    auto *bar = new ui::OfferBar(ui::SetupWords::demo(), ui::SetupWords::ownShop(), false);
    bar->setObjectName(u"demoBar"_s);
    m_window->addBar(bar);
    connect(bar, &ui::OfferBar::accepted, this, [] { QCoreApplication::exit(kStartAgain); });
}

/// Offers the sticker until the person takes the offer or dismisses it.
void Desktop::addStickerBar()
{
    auto *bar =
        new ui::OfferBar(ui::SetupWords::stickerReady(), ui::SetupWords::printSticker(), true);
    bar->setObjectName(u"stickerBar"_s);
    m_window->addBar(bar);
    const auto done = [this, bar] {
        m_preferences.setLayout(kStickerKey, {});
        bar->hide();
    };
    connect(bar, &ui::OfferBar::dismissed, this, done);
    connect(bar, &ui::OfferBar::accepted, this, [this, done] {
        done();
        m_window->showSettings(ui::SettingsPageId::PointsOfSale);
    });
}

Desktop::~Desktop()
{
    m_assembly.stop(); // stop the core first: it notifies this object after each commit
    m_assembly.backups().setListener({});
    m_assembly.packs().setListener({});
}

void Desktop::show(bool quitWhenShown)
{
    if (quitWhenShown)
        m_window->installEventFilter(this);
    m_window->show();
    if (m_start.isFirst)
        m_window->goTo(ui::Place::Till);
    m_assembly.watch([this](const LedgerHealth &health) { m_ledger.notify(health); });
    whenReady(m_assembly.keys().prepare(), this, [this](const Result<void> &prepared) {
        const auto sending = prepared ? m_assembly.startSending() : prepared;
        if (sending)
            m_endpoint.setState(m_assembly.endpoint().start());
        else
            m_endpoint.setState({false, {}, sending.error().detail});
    });
}

void Desktop::raise()
{
    if (m_window->isMinimized())
        m_window->showNormal();
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void Desktop::printShown()
{
    std::puts("shown");
    std::fflush(stdout);
    QCoreApplication::exit();
}

bool Desktop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, &Desktop::printShown);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilldesk::app
