#pragma once

#include "app/till_home.h"
#include "core/base/clock.h"
#include "core/remote/connector.h"
#include "core/remote/remote_gateways.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/theme/theme.h"

class QApplication;

namespace tilldesk::ui {
class MainWindow;
class WindowLock;
} // namespace tilldesk::ui

namespace tilldesk::app {

/// The clock of a service on another computer, as a window sees it: this computer's clock, set
/// right by what the service says when it admits the window, and set by the simulation.
class RemoteClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override { return m_clock.now(); }
    /// @param now  what the service's own clock shows
    void setService(Timestamp now);
    void adjust(const ClockSetting &setting) { m_clock.adjust(setting); }

private:
    SystemClock m_here;
    AdjustableClock m_service{m_here}; ///< the service's own clock
    AdjustableClock m_clock{
        static_cast<const Clock &>(m_service)}; ///< with the setting of the simulation
};

/// A main window whose service runs on another computer. Used on the main thread.
class RemoteDesktop : public QObject
{
    Q_OBJECT

public:
    /// @pre both arguments outlive this object
    RemoteDesktop(const TillHome &home, QApplication &application);
    ~RemoteDesktop() override;

    /// Connects to the service that this till was paired with.
    void connectTo(const KnownService &service);
    /// Asks for a link and pairs this computer. Blocks in an event loop.
    /// @param link  that is offered; may be empty
    /// @return false: the person has cancelled
    [[nodiscard]] bool pair(const QString &link);
    /// Shows the main window. @param quitWhenShown  see Desktop::show()
    void show(bool quitWhenShown);

private:
    void store();
    void tellRecovered(const BegunPayment &begun, const std::optional<Payment> &made);
    void leave();
    void makeWindow();

    const TillHome &m_home;
    QString m_name; ///< of this till
    RemoteClock m_clock;
    remote::Line m_line;
    remote::Connector m_connector;
    remote::RemoteGateways m_gateways;
    ui::Preferences m_preferences;
    ui::Theme m_theme;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<ui::WindowLock> m_lock;
};

} // namespace tilldesk::app
