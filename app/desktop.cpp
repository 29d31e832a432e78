#include "app/desktop.h"

#include "app/desktop_gateways.h"
#include "core/base/when_ready.h"
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
      m_signals(assembly),
      m_gateways(assembly, m_signals, directory, QSysInfo::machineHostName(),
                 TillDoor::control(m_door)),
      m_door(assembly, m_signals, directory),
      m_preferences(directory.path() + u"/window.ini"_s),
      m_theme(application, prepared(m_preferences, start).themeChoice())
{
    ui::installTranslations(application, m_preferences.language());
    if (!start.owner.isEmpty())
        m_gateways.session.open(start.owner);
    const ui::ShopGateways gateways = windowOf(m_gateways, assembly.clock());
    m_window = std::make_unique<ui::MainWindow>(gateways, m_theme, m_preferences);
    m_lock = std::make_unique<ui::WindowLock>(*m_window, gateways, m_theme, m_preferences);
    if (start.isDemo)
        addDemoBar();
    if (!m_preferences.layout(kStickerKey).isEmpty())
        addStickerBar();
    connect(&m_door, &TillDoor::changed, &m_gateways.tills, &gateway::Tills::changed);
    connect(&m_gateways.safekeeping, &gateway::Safekeeping::restartNeeded, this,
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
    m_assembly.stop(); // stops the threads that use the gateways before the gateways are destroyed
}

void Desktop::show(bool quitWhenShown)
{
    if (quitWhenShown)
        m_window->installEventFilter(this);
    m_window->show();
    if (m_start.isFirst)
        m_window->goTo(ui::Place::Till);
    m_signals.watch();
    whenReady(m_assembly.keys().prepare(), this, [this](const Result<void> &prepared) {
        const auto sending = prepared ? m_assembly.startSending() : prepared;
        if (sending)
            m_signals.setEndpoint(m_assembly.endpoint().start());
        else
            m_signals.setEndpoint({false, {}, sending.error().detail});
        m_door.open();
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
