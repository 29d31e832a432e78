#include "ui/widgets/frame/window_lock.h"

#include "core/base/when_ready.h"
#include "ui/models/common/permitted.h"
#include "ui/models/staff/staff_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/frame/main_window.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/status_bar.h"
#include "ui/widgets/staff/lock_choices.h"
#include "ui/widgets/staff/lock_page.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_view.h"

#include <QApplication>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns whether the person may use a shortcut of the window.
bool isPermitted(const StaffSession &session, const QKeySequence &keys)
{
    const auto isIt = [&keys](const QString &text) {
        return !text.isEmpty() && keys == QKeySequence(text, QKeySequence::PortableText);
    };
    for (const Place place : kPlaces) {
        if (isIt(keysOf(place)))
            return mayOpen(session, place);
    }
    for (const Command command : kCommands) {
        if (isIt(keysOf(command)))
            return mayRun(session, command);
    }
    return true;
}

} // namespace

WindowLock::WindowLock(MainWindow &window, const Gateways &gateways, const Theme &theme,
                       const Preferences &preferences)
    : m_window(window),
      m_gateways(gateways),
      m_staff(gateways.staff),
      m_preferences(preferences),
      m_presenter(gateways.staff, gateways.clock, window.ticker()),
      m_running(gateways, window.ticker()),
      m_page(new LockPage(theme, m_presenter)),
      m_frames(new QStackedWidget),
      m_rail(window.findChild<Rail *>()),
      m_status(window.findChild<StatusBar *>())
{
    m_frames->addWidget(window.takeCentralWidget());
    m_frames->addWidget(m_page);
    window.setCentralWidget(m_frames);
    auto *shortcut = new QShortcut(Qt::CTRL | Qt::Key_L, &window);
    connect(shortcut, &QShortcut::activated, &m_presenter, &LockPresenter::lock);
    connect(m_rail, &Rail::lockRequested, &m_presenter, &LockPresenter::lock);
    connect(&m_staff, &gateway::Staff::changed, this, &WindowLock::showSession);
    connect(&gateways.payments, &gateway::Payments::changed, this, &WindowLock::takeChanges);
    connect(&window, &MainWindow::pageAdded, this, &WindowLock::showRights);
    connect(&window.ticker(), &Ticker::ticked, this, &WindowLock::tick);
    qApp->installEventFilter(this);
    showSession();
}

WindowLock::~WindowLock() = default;

bool WindowLock::isLocked() const
{
    return m_frames->currentWidget() == m_page;
}

void WindowLock::showSession()
{
    const bool isNeeded = m_presenter.isNeeded();
    if (isNeeded && !isLocked())
        cover();
    else if (!isNeeded && isLocked())
        uncover();
    showRights();
}

void WindowLock::cover()
{
    if (const auto member = m_staff.session().member)
        m_person = member->id;
    hideWindows();
    const auto *profile = m_window.findChild<QToolButton *>(u"profile"_s);
    const EndpointState endpoint = m_gateways.endpoint.state();
    m_page->begin(profile != nullptr ? profile->text() : QString(),
                  StatusBar::endpointWords(endpoint), endpoint.isListening);
    followPayments();
    m_frames->setCurrentWidget(m_page);
    if (!m_hidden.isEmpty())
        m_window.activateWindow(); // the active window may be among the hidden ones
}

void WindowLock::uncover()
{
    const StaffSession session = m_staff.session();
    const bool isSame = session.member && session.member->id == m_person;
    m_idleSeconds = 0;
    m_frames->setCurrentIndex(0);
    showRights();
    if (m_window.isVisible())
        m_window.run(Command::Refresh); // views that were refused while the till was locked
    m_window.goTo(m_window.place());
    // Another person must not see what the person before had opened.
    for (const QPointer<QWidget> &hidden : std::exchange(m_hidden, {})) {
        if (hidden && isSame)
            hidden->show();
        else if (hidden)
            hidden->close();
    }
}

void WindowLock::hideWindows()
{
    for (QWidget *other : QApplication::topLevelWidgets()) {
        if (other == &m_window || !other->isVisible() || qobject_cast<CustomerDisplay *>(other))
            continue;
        const bool isPassing =
            other->windowType() == Qt::Popup || other->windowType() == Qt::ToolTip;
        if (isPassing) {
            other->close();
        } else {
            other->hide();
            m_hidden << other;
        }
    }
}

void WindowLock::showRights()
{
    const StaffSession session = m_staff.session();
    QList<Place> places;
    for (const Place place : kPlaces) {
        if (!session.isOn || mayOpen(session, place))
            places << place;
    }
    m_rail->setPlaces(places);
    m_rail->setLocks(session.isOn);
    m_status->setPerson(StaffWords::signedIn(session));
    for (auto *shortcut : m_window.findChildren<QShortcut *>(Qt::FindDirectChildrenOnly))
        shortcut->setEnabled(!isLocked() && isPermitted(session, shortcut->key()));
    showCommands(session);
    if (!isLocked() && !places.contains(m_window.place()))
        m_window.goTo(Place::Payments);
}

/// Leaves out the buttons of commands that the role does not allow, and switches off the exports
/// while the shop is lost.
void WindowLock::showCommands(const StaffSession &now)
{
    StaffSession session = now;
    session.isCutOff = false; // the role stays what it was
    for (const QPointer<QWidget> &button : std::exchange(m_leftOut, {})) {
        if (button)
            button->show();
    }
    switchOffExports(now);
    const bool mayExport = mayRun(session, Command::ExportPayments);
    const bool mayPay = mayRun(session, Command::NewPayment);
    for (auto *button : m_window.findChildren<QPushButton *>()) {
        const bool isExport = button->objectName().startsWith("export"_L1);
        const bool isPayment = button->objectName() == "newPayment"_L1;
        if (button->isHidden() || ((!isExport || mayExport) && (!isPayment || mayPay)))
            continue;
        button->hide();
        m_leftOut << button;
    }
    const QKeySequence exportKeys(Qt::CTRL | Qt::Key_E);
    for (auto *shortcut : m_window.findChildren<QShortcut *>()) {
        if (shortcut->key() == exportKeys)
            shortcut->setEnabled(mayRun(now, Command::ExportPayments));
    }
}

void WindowLock::switchOffExports(const StaffSession &session)
{
    for (const auto &[button, hint] : std::exchange(m_switchedOff, {})) {
        if (button)
            setWhyNot(button, {}, hint);
    }
    if (!session.isCutOff)
        return;
    const QString whyNot = whyNotPermitted(session, StaffCommand::ExportFile);
    for (auto *button : m_window.findChildren<QPushButton *>()) {
        if (!button->objectName().startsWith("export"_L1) || !button->isEnabled())
            continue;
        m_switchedOff.append({button, button->toolTip()});
        setWhyNot(button, whyNot);
    }
}

/// Shows the running payment of this computer on the locked till: that of the till view, else the
/// newest one that was made here.
void WindowLock::followPayments()
{
    const QrPresenter *stage = m_till && m_till->presenter().stage().payment().isShown()
        ? &m_till->presenter().stage()
        : nullptr;
    constexpr int kMostRunning = 100;
    PaymentFilter open;
    open.statuses = {PaymentStatus::Pending, PaymentStatus::Identified, PaymentStatus::Authorized};
    m_page->showPayment(stage, 0);
    m_runningAnswers.ask(
        m_gateways.payments.page(open, 0, kMostRunning), this,
        [this, stage](const Result<PaymentPage> &page) {
            if (!page)
                return;
            QList<Payment> here = page->rows;
            here.removeIf([this](const Payment &payment) {
                return payment.takenBy.kind != Actor::Kind::Window
                    || asOf(payment, m_gateways.clock.now()).status == PaymentStatus::Expired;
            });
            if (stage == nullptr && !here.isEmpty())
                m_running.show(here.first().id);
            const QrPresenter *shown = stage != nullptr ? stage : &m_running;
            const bool isAmong = std::ranges::any_of(here, [shown](const Payment &payment) {
                return payment.id == shown->payment().id();
            });
            m_page->showPayment(shown, int(here.size()) - (isAmong ? 1 : 0));
        });
}

void WindowLock::takeChanges(const QList<PaymentChange> &changes)
{
    if (isLocked())
        return followPayments();
    if (!locksAfterPayment(m_preferences) || !m_staff.session().isOn)
        return;
    for (const PaymentChange &change : changes) {
        if (change.status != PaymentStatus::Succeeded
            || (m_till && m_till->presenter().stage().payment().id() == change.id))
            continue; // the till view locks when its payment is cleared
        whenReady(m_gateways.payments.details(change.id), this,
                  [this](const Result<PaymentDetails> &details) {
                      if (details && details->payment.takenBy.kind == Actor::Kind::Window)
                          takePaid();
                  });
    }
}

void WindowLock::tick()
{
    if (!m_till) {
        m_till = m_window.findChild<TillView *>();
        if (m_till)
            connect(&m_till->presenter().stage(), &QrPresenter::cleared, this,
                    &WindowLock::takePaid);
    }
    constexpr int kMinute = 60;
    const int limit = lockAfterMinutes(m_preferences) * kMinute;
    if (++m_idleSeconds >= limit && limit > 0 && !isLocked())
        m_presenter.lock();
}

void WindowLock::takePaid()
{
    if (locksAfterPayment(m_preferences))
        m_presenter.lock();
}

bool WindowLock::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::Wheel: m_idleSeconds = 0; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilldesk::ui
