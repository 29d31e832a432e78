#pragma once

#include "ui/models/callbacks/callback_presenter.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace tilldesk::ui {

class AttemptsList;
class CallbackExchange;
class CheckList;
class CodeBox;
class MessagePage;
class Pill;
class Theme;

/// Everything about one callback: its attempts, whether its signature holds, what was sent and what
/// came back.
class CallbackDetailsView : public QWidget
{
    Q_OBJECT

public:
    /// @param presenter  outlives it
    CallbackDetailsView(const Theme &theme, CallbackPresenter &presenter,
                        QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

private:
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QWidget *makeHeader();
    void showState();
    void showMessagePage();
    void showCallback();
    void showAttempt();

    CallbackPresenter &m_presenter;
    QTimer m_loadingSoon;
    QStackedLayout *m_stack;
    MessagePage *m_message;
    QLabel *m_title;
    Pill *m_status;
    QPushButton *m_payment;
    QPushButton *m_sendAgain;
    QFrame *m_fault;
    QLabel *m_faultWords;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    AttemptsList *m_attempts;
    QLabel *m_noAttempts;
    CheckList *m_checks;
    QLabel *m_noChecks;
    CodeBox *m_body;
    CallbackExchange *m_exchange;
    QPushButton *m_inspect;
};

} // namespace tilldesk::ui
