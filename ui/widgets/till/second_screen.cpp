#include "ui/widgets/till/second_screen.h"

#include "ui/models/till/till_words.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/till/customer_display.h"

#include <QApplication>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kScreenKey = u"customer-display"_s;
const QString kOpenKey = u"customer-display-open"_s;
const QByteArray kOpen = "open";

} // namespace

SecondScreen::SecondScreen(const Theme &theme, TillPresenter &presenter, Preferences &preferences,
                           QWidget *till)
    : QObject(till),
      m_theme(theme),
      m_presenter(presenter),
      m_preferences(preferences),
      m_till(till),
      m_isWanted(preferences.layout(kOpenKey) == kOpen)
{
    followScreens();
}

SecondScreen::~SecondScreen()
{
    delete m_display; // the display refers to m_presenter
}

CustomerDisplay *SecondScreen::display() const
{
    return m_display;
}

void SecondScreen::followScreens()
{
    connect(qApp, &QGuiApplication::screenRemoved, this, [this](const QScreen *gone) {
        // Qt would move the display to the cashier's screen.
        if (m_display && gone == m_display->screen()) {
            const CustomerDisplay *const display = m_display;
            m_display.clear();
            delete display;
            restore();
        }
    });
    connect(qApp, &QGuiApplication::screenAdded, this, [this](QScreen *added) {
        if (m_display && !m_display->isFullScreen())
            m_display->showOn(added);
        else if (!m_display)
            restore();
    });
}

void SecondScreen::restore()
{
    if (m_isWanted && !m_display && screenForCustomers())
        open();
}

void SecondScreen::toggle()
{
    if (m_display) {
        m_display->close();
        return;
    }
    m_isWanted = true;
    m_preferences.setLayout(kOpenKey, kOpen);
    open();
}

QScreen *SecondScreen::screenForCustomers() const
{
    QStringList names;
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *each : screens)
        names.append(each->name());
    const QString remembered = QString::fromUtf8(m_preferences.layout(kScreenKey));
    const qsizetype chosen =
        customerScreenOf(names, screens.indexOf(m_till->window()->screen()), remembered);
    return chosen < 0 ? nullptr : screens.at(chosen);
}

void SecondScreen::open()
{
    m_display = new CustomerDisplay(m_theme, m_presenter);
    m_display->setAttribute(Qt::WA_DeleteOnClose);
    m_display->setAttribute(Qt::WA_QuitOnClose, false);
    m_display->setAttribute(Qt::WA_ShowWithoutActivating); // the keyboard focus stays on the till
    connect(m_display, &CustomerDisplay::closed, this, &SecondScreen::takeClosed);
    QScreen *screen = screenForCustomers();
    if (screen)
        m_preferences.setLayout(kScreenKey, screen->name().toUtf8());
    m_display->showOn(screen);
    m_till->window()->activateWindow(); // some systems ignore WA_ShowWithoutActivating
}

void SecondScreen::takeClosed()
{
    if (m_display->screen() != m_till->window()->screen())
        m_preferences.setLayout(kScreenKey, m_display->screen()->name().toUtf8());
    // At the end of the program, Qt closes the display too. That does not mean that the user no
    // longer wants it.
    if (!m_till->window()->isVisible())
        return;
    m_isWanted = false;
    m_preferences.setLayout(kOpenKey, {});
}

} // namespace tilldesk::ui
