#pragma once

#include <QObject>
#include <QPointer>

class QScreen;
class QWidget;

namespace tilldesk::ui {

class CustomerDisplay;
class Preferences;
class Theme;
class TillPresenter;

/// Opens the customer display on the second screen, or in a window if there is only one screen.
/// Remembers the screen, and that the display is open: the display returns after a restart, and
/// when an unplugged screen is connected again.
class SecondScreen : public QObject
{
    Q_OBJECT

public:
    /// @param till  the display avoids the screen of this widget
    /// @pre all objects passed by reference, and `till`, outlive this object
    SecondScreen(const Theme &theme, TillPresenter &presenter, Preferences &preferences,
                 QWidget *till);
    ~SecondScreen() override;

    /// Opens or closes the display.
    void toggle();
    /// Returns the display; null if it is closed.
    [[nodiscard]] CustomerDisplay *display() const;
    /// Opens the display if it was open before the last end of the program and a second screen is
    /// connected.
    void restore();

private:
    void open();
    void followScreens();
    void takeClosed();
    /// Returns the screen for the display; null if only the till's screen is connected.
    [[nodiscard]] QScreen *screenForCustomers() const;

    const Theme &m_theme;
    TillPresenter &m_presenter;
    Preferences &m_preferences;
    QWidget *m_till;
    QPointer<CustomerDisplay> m_display;
    bool m_isWanted = false;
};

} // namespace tilldesk::ui
