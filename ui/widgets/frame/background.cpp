#include "ui/widgets/frame/background.h"

#include "ui/widgets/theme/theme.h"

#include <QEvent>
#include <QMenu>
#include <QSystemTrayIcon>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Background::Background(const Theme &theme, QWidget &window)
    : QObject(&window),
      m_theme(theme),
      m_window(window)
{
    window.installEventFilter(this);
}

bool Background::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && m_icon)
        m_icon->hide(); // also when a second start of the program shows the window
    return QObject::eventFilter(watched, event);
}

bool Background::hasTray()
{
    return QSystemTrayIcon::isSystemTrayAvailable();
}

void Background::enter()
{
    if (!hasTray())
        return m_window.showMinimized();
    if (!m_icon)
        makeIcon();
    m_icon->show();
    m_window.hide();
}

void Background::leave()
{
    m_window.showNormal();
    m_window.raise();
    m_window.activateWindow();
}

void Background::makeIcon()
{
    m_icon = new QSystemTrayIcon(m_theme.icon(u"store"_s, &Colours::accent), this);
    m_icon->setToolTip(tr("Tilldesk keeps serving"));
    auto *menu = new QMenu(&m_window);
    connect(menu->addAction(tr("Open Tilldesk")), &QAction::triggered, this, &Background::leave);
    connect(menu->addAction(tr("Close Tilldesk")), &QAction::triggered, this,
            &Background::quitRequested);
    m_icon->setContextMenu(menu);
    connect(m_icon, &QSystemTrayIcon::activated, this,
            [this](QSystemTrayIcon::ActivationReason reason) {
                if (reason != QSystemTrayIcon::Context)
                    leave();
            });
}

} // namespace tilldesk::ui
