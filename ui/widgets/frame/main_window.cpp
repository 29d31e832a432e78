#include "ui/widgets/frame/main_window.h"

#include "ui/models/common/environment_words.h"
#include "ui/models/common/permitted.h"
#include "ui/widgets/activity/activity_view.h"
#include "ui/widgets/callbacks/callbacks_view.h"
#include "ui/widgets/common/environment_bar.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/find/find_palette.h"
#include "ui/widgets/frame/background.h"
#include "ui/widgets/frame/clock_banner.h"
#include "ui/widgets/frame/connection_bar.h"
#include "ui/widgets/frame/find_box.h"
#include "ui/widgets/frame/keys_dialog.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/status_bar.h"
#include "ui/widgets/frame/top_bar.h"
#include "ui/widgets/help/help_window.h"
#include "ui/widgets/help/support_dialog.h"
#include "ui/widgets/lists/row_flash.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/refunds/refunds_view.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/till/till_view.h"
#include "ui/widgets/today/today_view.h"

#include <QApplication>
#include <QCloseEvent>
#include <QShortcut>
#include <QStackedWidget>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kGeometryKey = u"window"_s;
const QString kRailKey = u"rail"_s;
const QByteArray kNarrow = "narrow";
constexpr QSize kUsualSize(1360, 850);
constexpr QSize kSmallestSize(900, 520);
constexpr int kRoomForWords = 1280;

} // namespace

MainWindow::MainWindow(const ShopGateways &gateways, Theme &theme, Preferences &preferences,
                       QWidget *parent)
    : QMainWindow(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_preferences(preferences),
      m_profiles(gateways),
      m_alerts(gateways, m_ticker),
      m_payoutAlerts(gateways),
      m_outcomes(gateways),
      m_provider(gateways, m_profiles, m_ticker),
      m_safekeeping(gateways.safekeeping, m_ticker),
      m_closing(gateways),
      m_background(new Background(theme, *this)),
      m_find(gateways),
      m_rail(new Rail(theme)),
      m_topBar(new TopBar(theme, m_profiles)),
      m_stack(new QStackedWidget)
{
    setWindowTitle(u"Tilldesk"_s);
    setMinimumSize(kSmallestSize);
    layOut();
    addShortcuts();
    m_rail->setPlace(m_place);
    m_rail->setNarrow(preferences.layout(kRailKey) == kNarrow);
    m_topBar->setTitle(wordsOf(m_place).title);
    resize(kUsualSize);
    restoreGeometry(preferences.layout(kGeometryKey));

    connect(&m_closing, &Closing::counted, this, &MainWindow::askBeforeClosing);
    connect(m_background, &Background::quitRequested, this, &MainWindow::closeForGood);
    connect(m_rail, &Rail::placeChosen, this, &MainWindow::goTo);
    connect(m_topBar, &TopBar::newPaymentRequested, this, [this] { newPayment(); });
    connect(&m_topBar->findBox(), &FindBox::clicked, this, [this] { finder().open(); });
    connect(&m_profiles, &ProfileChoice::chosenChanged, this, &MainWindow::showProfile);
    connect(&m_profiles, &ProfileChoice::entriesChanged, this,
            [this] { m_find.setEnvironment(environmentOf(m_profiles.entries()).strictest); });
    connect(&m_alerts, &CallbackAlerts::changed, this,
            [this] { m_rail->setBadge(Place::Callbacks, m_alerts.failed()); });
    connect(&m_outcomes, &OutcomeWatch::changed, this,
            [this] { m_rail->setBadge(Place::Till, int(m_outcomes.open().size())); });
    connect(&m_payoutAlerts, &PayoutAlerts::changed, this,
            [this] { m_rail->setBadge(Place::Payouts, m_payoutAlerts.count()); });
}

void MainWindow::layOut()
{
    m_right = column({m_topBar, new ClockBanner(m_gateways.endpoint, this), {m_stack, 1}},
                     {.spacing = 0});
    auto *status = new StatusBar(m_theme, m_gateways, m_alerts, m_safekeeping, m_provider);
    connect(status, &StatusBar::ledgerRequested, this, &MainWindow::showLedger);
    m_right->addWidget(status);
    auto *all = new QWidget;
    all->setLayout(row({m_rail, {m_right, 1}}, {.spacing = 0}));
    setCentralWidget(all);
    addEnvironmentBar();
    if (m_gateways.connection != nullptr)
        addConnectionBar();
}

/// Stays above whatever else becomes the content of the window.
void MainWindow::addEnvironmentBar()
{
    auto *bar = new EnvironmentBar(m_theme, m_profiles);
    setMenuWidget(bar);
    connect(bar, &EnvironmentBar::connectionRequested, this, &MainWindow::showConnectionOf);
    const auto offer = [this, bar] {
        bar->offerConnection(mayOpen(m_gateways.staff.session(), Place::Settings));
    };
    connect(&m_gateways.staff, &gateway::Staff::changed, bar, offer);
    offer();
}

MainWindow::~MainWindow() = default;

void MainWindow::addConnectionBar()
{
    m_connection = std::make_unique<ConnectionStatus>(m_gateways, m_ticker);
    auto *bar = new ConnectionBar(*m_connection, m_theme);
    addBar(bar);
    connect(bar, &ConnectionBar::pairingRequested, this, &MainWindow::pairingRequested);
    m_shutOut = new MessagePage(m_theme);
    auto *frames = new QStackedWidget;
    frames->addWidget(takeCentralWidget());
    frames->addWidget(m_shutOut);
    setCentralWidget(frames);
    connect(m_shutOut, &MessagePage::actionTriggered, this, &MainWindow::pairingRequested);
    connect(m_connection.get(), &ConnectionStatus::changed, this,
            [this, frames] { showConnection(*frames); });
}

void MainWindow::showConnection(QStackedWidget &frames)
{
    m_topBar->setWhyNoPayment(
        whyNotPermitted(m_gateways.staff.session(), StaffCommand::CreatePayment));
    const bool isBack = m_connection->kind() == ConnectionStatus::Kind::Back;
    if (isBack && !std::exchange(m_isBack, isBack))
        refresh(); // views may have failed to read meanwhile
    m_isBack = isBack;
    if (m_payments != nullptr)
        RowFlash::mark(*m_payments->findChild<TableView *>(), m_connection->changedPayments());
    m_shutOut->setMessage(u"unplug"_s, m_connection->sentence(),
                          tr("What was sold here stays in the shop’s books. Nothing of the shop is "
                             "kept on this computer."),
                          tr("Pair again…"));
    frames.setCurrentIndex(m_connection->isShutOut() ? 1 : 0);
}

void MainWindow::addBar(QWidget *bar)
{
    m_right->insertWidget(1, bar);
}

void MainWindow::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    add(Qt::CTRL | Qt::Key_K, [this] { finder().open(); });
    add(Qt::Key_Escape, [this] { goBack(); });
    add(Qt::Key_Question, [this] { showKeys(); });
    for (const Command command : kCommands) {
        if (const QString keys = keysOf(command); !keys.isEmpty())
            add(QKeySequence(keys, QKeySequence::PortableText), [this, command] { run(command); });
    }
    for (const Place place : kPlaces) {
        if (const QString keys = keysOf(place); !keys.isEmpty())
            add(QKeySequence(keys, QKeySequence::PortableText), [this, place] { goTo(place); });
    }
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    // Show the empty frame first; begin() then creates the first view and calls the gateways.
    if (!std::exchange(m_hasBegun, true))
        QMetaObject::invokeMethod(this, &MainWindow::begin, Qt::QueuedConnection);
}

void MainWindow::begin()
{
    m_profiles.load();
    m_alerts.start();
    m_payoutAlerts.start();
    m_outcomes.start();
    m_provider.start();
    m_safekeeping.start();
    m_ticker.start();
    // The till of a new shop may have put the focus on its payment already.
    const QWidget *shown = m_pages.value(m_place);
    const bool hasFocus = shown != nullptr && shown->isAncestorOf(focusWidget());
    goTo(m_place);
    if (!hasFocus)
        m_pages.value(m_place)->setFocus();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_rail->setCramped(width() < kRoomForWords);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // While the till is locked: a question would tell a stranger what the shop is doing.
    m_mayClose = m_mayClose || !m_rail->isVisibleTo(this);
    if (!m_mayClose && m_settings && m_settings->isChanged()) {
        event->ignore();
        goTo(Place::Settings);
        m_settings->leave([this] { close(); });
        return;
    }
    m_preferences.setLayout(kGeometryKey, saveGeometry());
    m_preferences.setLayout(kRailKey, m_rail->isNarrow() ? kNarrow : QByteArray());
    // A session that ends does not wait for an answer.
    // Nor does the service on another computer stop with this window.
    if (!m_hasBegun || m_mayClose || qApp->isSavingSession() || m_connection)
        return QMainWindow::closeEvent(event);
    event->ignore();
    m_closing.count();
}

void MainWindow::askBeforeClosing()
{
    const QString sentence = m_closing.sentence();
    if (sentence.isEmpty())
        return closeForGood();
    if (findChild<QuestionDialog *>(u"closing"_s))
        return;
    constexpr int kServe = 2;
    auto *dialog = new QuestionDialog(tr("Close Tilldesk?"), sentence, this);
    dialog->setObjectName(u"closing"_s);
    dialog->addChoice(tr("Close"), QDialog::Accepted, u"danger"_s, u"closeAnyway"_s);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(Background::hasTray() ? tr("Keep serving in the tray")
                                            : tr("Keep serving, minimised"),
                      kServe, u"primary"_s, u"keepServing"_s);
    connect(dialog, &QDialog::finished, this, [this](int result) {
        if (result == QDialog::Accepted)
            closeForGood();
        else if (result == kServe)
            m_background->enter();
    });
    dialog->open();
}

void MainWindow::closeForGood()
{
    m_mayClose = true;
    show(); // a hidden window gets no close event
    close();
}

void MainWindow::goTo(Place place)
{
    addPage(place);
    if (!m_rail->shows(place))
        return; // the role of the person who is signed in does not allow this view
    if (place != m_place)
        m_placeBefore = std::exchange(m_place, place);
    QWidget *page = m_pages.value(place);
    const QWidget *focus = focusWidget();
    // In a view that never had the focus, QStackedWidget would choose the first tab stop.
    const bool isNew = focus && m_stack->isAncestorOf(focus) && !page->focusWidget();
    const QList<Place> lists{Place::Payments, Place::Refunds, Place::Payouts, Place::Callbacks};
    m_stack->setCurrentWidget(page);
    if (isNew && lists.contains(place))
        page->setFocus(); // the rows
    m_rail->setPlace(place);
    m_topBar->setTitle(wordsOf(place).title);
}

void MainWindow::showProfile()
{
    if (m_callbacks)
        m_callbacks->presenter().setProfiles(m_profiles.profiles());
    if (m_refunds)
        m_refunds->presenter().setProfiles(m_profiles.profiles());
    const QList<Place> following{Place::Today,     Place::Till,    Place::Refunds, Place::Payouts,
                                 Place::Callbacks, Place::Reports, Place::Activity};
    if (following.contains(m_place)) {
        if (m_payments)
            m_payments->presenter().setProfiles(m_profiles.profiles());
        return;
    }
    payments().presenter().setProfiles(m_profiles.profiles());
}

void MainWindow::toggleCustomerDisplay()
{
    addPage(Place::Till);
    m_till->toggleCustomerDisplay();
}

void MainWindow::newPayment(std::optional<Amount> amount)
{
    if (!mayRun(m_gateways.staff.session(), Command::NewPayment))
        return;
    if (!m_newPayment)
        m_newPayment = new NewPaymentDialog(m_gateways, m_theme, m_ticker, m_profiles, this);
    else if (!m_newPayment->isVisible())
        m_newPayment->begin();
    if (amount)
        m_newPayment->begin(amount);
    m_newPayment->show();
    m_newPayment->raise();
    m_newPayment->activateWindow();
}

void MainWindow::goBack()
{
    goTo(m_placeBefore);
}

void MainWindow::refresh()
{
    if (m_connection && m_connection->kind() != ConnectionStatus::Kind::Fine)
        m_connection->tryNow();
    m_profiles.load();
    if (m_payments)
        m_payments->refresh();
    if (m_till)
        m_till->refresh();
    if (m_today)
        m_today->refresh();
    if (m_refunds)
        m_refunds->refresh();
    if (m_payouts)
        m_payouts->refresh();
    if (m_reports)
        m_reports->refresh();
    if (m_callbacks)
        m_callbacks->refresh();
    if (m_activity)
        m_activity->refresh();
    if (m_settings)
        m_settings->refresh();
}

void MainWindow::showKeys()
{
    auto *dialog = new KeysDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeysDialog::rulesRequested, this, &MainWindow::showRules);
    connect(dialog, &KeysDialog::supportRequested, this, &MainWindow::showSupport);
    dialog->open();
}

void MainWindow::showSupport()
{
    auto *dialog = new SupportDialog(m_gateways, m_theme, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showRules()
{
    if (!m_rules) {
        m_rules = new HelpWindow(m_theme, this);
        m_rules->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_rules->show();
    m_rules->raise();
    m_rules->activateWindow();
}

} // namespace tilldesk::ui
