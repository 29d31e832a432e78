#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/new_payment/qr_presenter.h"
#include "ui/models/staff/lock_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QPointer>

namespace tilldesk::ui {

class LockPage;
class MainWindow;
class Rail;
class StatusBar;
class TillView;

/// Locks the main window: covers it with the LockPage while nobody is signed in, hides all other
/// windows except the customer display, and leaves out the views and shortcuts that the role of the
/// person does not allow. Payments, callbacks and the customer display go on.
class WindowLock : public QObject
{
    Q_OBJECT

public:
    /// @pre all objects passed by reference must outlive this object; `window` was not shown yet
    WindowLock(MainWindow &window, const Gateways &gateways, const Theme &theme,
               const Preferences &preferences);
    ~WindowLock() override;

    [[nodiscard]] LockPresenter &presenter() { return m_presenter; }
    [[nodiscard]] bool isLocked() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showSession();
    void cover();
    void uncover();
    void showRights();
    void hideWindows();
    void tick();
    void takePaid();
    void takeChanges(const QList<PaymentChange> &changes);
    void followPayments();
    void showCommands(const StaffSession &now);
    void switchOffExports(const StaffSession &session);

    MainWindow &m_window;
    const Gateways m_gateways;
    gateway::Staff &m_staff;
    const Preferences &m_preferences;
    LockPresenter m_presenter;
    QrPresenter m_running; ///< newest open payment of this computer, for the locked till
    Latest m_runningAnswers;
    LockPage *m_page;
    QStackedWidget *m_frames; ///< the window as usual, and the lock
    Rail *m_rail;
    StatusBar *m_status;
    QPointer<TillView> m_till;          ///< null until the user first goes to the till
    QList<QPointer<QWidget>> m_hidden;  ///< windows that the lock has hidden
    QList<QPointer<QWidget>> m_leftOut; ///< buttons hidden because of the role
    /// Buttons that need the lost shop, with the hints that they had.
    QList<std::pair<QPointer<QWidget>, QString>> m_switchedOff;
    StaffId m_person;      ///< who was signed in last
    int m_idleSeconds = 0; ///< since the last input
};

} // namespace tilldesk::ui
