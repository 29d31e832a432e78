#pragma once

#include "app/till_door.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/theme/theme.h"

#include <QCoreApplication>

class QApplication;

namespace tilldesk::ui {
class MainWindow;
class WindowLock;
} // namespace tilldesk::ui

namespace tilldesk::app {

/// Messages of the program outside its main window.
class DesktopWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::app::DesktopWords)

public:
    [[nodiscard]] static QString cannotStart(const Error &error);
    /// @param reason  English text from the core
    [[nodiscard]] static QString stopped(const QString &reason);
};

/// Connects the main window to a running assembly: gateways, theme, language, frame. Called on the
/// main thread.
class Desktop : public QObject
{
    Q_OBJECT

public:
    /// How the window begins after the first run.
    struct Start {
        bool isDemo = false;         ///< a bar says so and leads to the first run of one's own shop
        bool isFirst = false;        ///< begins in the till
        StaffId owner = {};          ///< is signed in; empty: nobody
        PaymentId firstPayment = {}; ///< shown in the till; empty: none
        QString language = {};       ///< stored as the language of the window; empty: unchanged
        bool hasSticker = false;     ///< Today offers to print the QR code of the till
    };
    /// Exit code of the program's event loop that asks for another start.
    static constexpr int kStartAgain = 64;

    /// @pre `assembly` has started; all references outlive this object
    Desktop(Assembly &assembly, const storage::DataDirectory &directory, QApplication &application,
            const Start &start);
    ~Desktop() override;

    /// Shows the window, then starts the endpoint. If the port is taken, the window says so and
    /// stays open.
    /// @param quitWhenShown  prints `shown` after the window has been painted, then quits
    void show(bool quitWhenShown);
    void raise();
    /// Prints `shown` and quits, for measuring the start-up time.
    static void printShown();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] static ui::Preferences &prepared(ui::Preferences &preferences,
                                                   const Start &start);
    void addDemoBar();
    void addStickerBar();

    Assembly &m_assembly;
    const Start m_start;
    CoreSignals m_signals;
    WindowGateways m_gateways;
    TillDoor m_door;
    ui::Preferences m_preferences;
    ui::Theme m_theme;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<ui::WindowLock> m_lock;
};

} // namespace tilldesk::app
