#pragma once

#include "ui/models/callbacks/callbacks_presenter.h"
#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CallbackLog;
class InboxPage;
class InspectorPage;
class SavedViewTabs;

/// The callbacks sent to shops: the log, the inspector and the inbox.
class CallbacksView : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Log, Inspector, Inbox };

    /// @pre All objects passed by reference must outlive this object.
    CallbacksView(const Gateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                  Preferences &preferences, QWidget *parent = nullptr);

    [[nodiscard]] CallbacksPresenter &presenter() { return m_presenter; }
    void goTo(Tab tab);
    /// Selects a callback in the log.
    void choose(const CallbackId &id);
    /// Opens the details of a callback in a separate window.
    void open(const CallbackId &id);
    /// Opens the dialog that sends a test callback.
    void sendTest();
    void refresh();

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] QLayout *makeTop();
    [[nodiscard]] SavedViewTabs *makeViewTabs();
    [[nodiscard]] QFrame *makeFaultNotice();
    void showState();
    void inspect(const CallbackInspection &inspection);
    void askToSendFailedAgain();

    const Gateways m_gateways;
    const Theme &m_theme;
    const ProfileChoice &m_profiles;
    CallbacksPresenter m_presenter;
    TabStrip *m_tabs;
    SavedViews m_views;
    SavedViewTabs *m_viewTabs;
    QPushButton *m_test;
    QPushButton *m_failedAgain;
    QLabel *m_faultWords;
    QFrame *m_fault;
    QStackedWidget *m_stack;
    CallbackLog *m_log;
    InspectorPage *m_inspector;
    InboxPage *m_inbox;
};

} // namespace tilldesk::ui
