#pragma once

#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payout_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedLayout;
class QStackedWidget;

namespace tilldesk::ui {

class Chip;
class EquationView;
class MessagePage;
class Pill;
class RowsTable;
class Theme;

/// One payout: what it is, whether it adds up, and its payments and refunds.
class PayoutDetailsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    PayoutDetailsView(const Gateways &gateways, const Theme &theme, PayoutPresenter &presenter,
                      QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);
    void explanationRequested();
    void exportRequested();

private:
    [[nodiscard]] QWidget *makeContent(const Theme &theme);
    [[nodiscard]] QWidget *makeTop(const Theme &theme);
    void showState();
    void showMessagePage();
    void showPayout();
    void showKind(PayoutItemKind kind);
    void showLines();
    void askToPayAgain();

    PayoutPresenter &m_presenter;
    PayoutLines m_lines;
    QTimer m_loadingSoon;
    QStackedLayout *m_stack;
    MessagePage *m_message;
    QLabel *m_id;
    QLabel *m_account;
    Pill *m_status;
    EquationView *m_equation;
    QPushButton *m_explain;
    QLabel *m_remittance;
    QLabel *m_otherWords;
    QPushButton *m_other;
    QPushButton *m_payAgain;
    QPushButton *m_export;
    QLabel *m_notice;
    Chip *m_payments;
    Chip *m_refunds;
    RowsTable *m_table;
    MessagePage *m_noLines;
    QStackedWidget *m_linesStack;
};

} // namespace tilldesk::ui
