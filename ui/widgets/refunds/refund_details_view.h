#pragma once

#include "ui/models/refunds/refund_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;

namespace tilldesk::ui {

class FactsView;
class MessagePage;
class Pill;
class Theme;

/// Everything about one refund, and its payment.
class RefundDetailsView : public QWidget
{
    Q_OBJECT

public:
    /// @param presenter  outlives it
    RefundDetailsView(const Theme &theme, RefundPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] QWidget *makeContent(const Theme &theme);
    void showState();

    RefundPresenter &m_presenter;
    QStackedLayout *m_stack;
    QLabel *m_amount;
    Pill *m_pill;
    QLabel *m_sentence;
    FactsView *m_facts;
    QPushButton *m_payment;
    QLabel *m_problem;
    FactsView *m_paymentFacts;
};

} // namespace tilldesk::ui
