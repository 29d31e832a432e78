#pragma once

#include "ui/models/payment_presenter.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace tilldesk::ui {

class FactsView;
class MessagePage;
class PaymentCallbacksView;
class Pill;
class Theme;
class Ticker;
class TimelineView;

/// Everything about one payment: what it is, what happened to it, and what can be done with it.
class PaymentDetailsView : public QWidget
{
    Q_OBJECT

public:
    PaymentDetailsView(const Gateways &gateways, const Theme &theme, PaymentPresenter &presenter,
                       const Ticker &ticker, QWidget *parent = nullptr);

Q_SIGNALS:
    void callbackRequested(const tilldesk::CallbackId &id);

private:
    [[nodiscard]] QWidget *makeContent(const Theme &theme, const Ticker &ticker);
    [[nodiscard]] QWidget *makeHeader();
    void addJson(QVBoxLayout *layout, const Theme &theme);
    void showState();
    void showPayment();
    void showMessagePage();
    void showCancel();
    void askToCancel();
    void copyId();

    PaymentPresenter &m_presenter;
    QTimer m_loadingSoon;
    QStackedLayout *m_stack;
    MessagePage *m_message;
    QLabel *m_amount;
    Pill *m_pill;
    QPushButton *m_cancel;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    FactsView *m_facts;
    TimelineView *m_timeline;
    PaymentCallbacksView *m_callbacks;
    QPushButton *m_jsonToggle;
    QPlainTextEdit *m_json;
    QPushButton *m_copyId;
};

} // namespace tilldesk::ui
