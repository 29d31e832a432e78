#pragma once

#include "ui/models/payments/payment_presenter.h"
#include "ui/models/payments/payments_presenter.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace tilldesk::ui {

class MessagePage;
class PaymentDetailsView;
class PaymentsTable;
class Preferences;
class TabStrip;
class Theme;
class Ticker;

/// The list of payments with its tabs and filters, and the chosen payment beside it.
class PaymentsView : public QWidget
{
    Q_OBJECT

public:
    PaymentsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                 Preferences &preferences, QWidget *parent = nullptr);

    [[nodiscard]] PaymentsPresenter &presenter() { return m_presenter; }
    void refresh();
    /// Opens a payment in a window of its own.
    void open(const PaymentId &id);
    /// Gives money of the chosen payment back.
    void refundChosen();
    /// Writes what the filter shows to a file.
    void exportShown();

Q_SIGNALS:
    void newPaymentRequested();
    void findRequested();
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeDetails();
    void connectPresenter();
    void addShortcuts();
    void showState();
    void showCounts();
    void act();

    const Gateways m_gateways;
    const Theme &m_theme;
    const Ticker &m_ticker;
    Preferences &m_preferences;
    PaymentsPresenter m_presenter;
    PaymentPresenter m_chosen;
    TabStrip *m_tabs;
    PaymentsTable *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_summary;
    QSplitter *m_splitter;
    PaymentDetailsView *m_chosenDetails = nullptr;
    QWidget *m_details;
};

} // namespace tilldesk::ui
