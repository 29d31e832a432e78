#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/payments/payment_presenter.h"
#include "ui/models/payments/payment_selection.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/payments/view_counts.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class FilterField;
class OutcomeStrip;
class OutcomeWatch;
class PaymentDetailsView;
class PaymentSelectionBar;
class SavedViewTabs;
class Ticker;
class Toast;

/// The list of payments with its tabs and filters, and the chosen payment beside it.
class PaymentsView : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    PaymentsView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                 const OutcomeWatch &outcomes, Preferences &preferences, QWidget *parent = nullptr);

    [[nodiscard]] PaymentsPresenter &presenter() { return m_presenter; }
    void refresh() override;
    /// Selects a payment. If the list does not show it, replaces the filters by a search for it.
    void choose(const PaymentId &id);
    /// Shows the payments that fit a query, and clears the other filters except the profile.
    void filterBy(const QString &query);
    /// Opens the details of a payment in a separate window.
    void open(const PaymentId &id);
    /// Opens the refund dialog for the selected payment.
    void refundChosen();
    void exportShown() override;

Q_SIGNALS:
    void newPaymentRequested();
    /// The user wants to see a request whose outcome is not known.
    void outcomeRequested(const tilldesk::PaymentId &request);
    void callbackRequested(const tilldesk::CallbackId &id);
    void refundRequested(const tilldesk::RefundId &id);
    void payoutRequested(const tilldesk::PayoutId &id);
    /// The user wants to open the service to the network.
    void endpointRequested();

protected:
    void openRow(const QString &id) override;
    void addToMenu(QMenu &menu) override;

private:
    [[nodiscard]] PaymentDetailsView *makeDetails(PaymentPresenter &payment);
    [[nodiscard]] TableView *makeTable();
    [[nodiscard]] TabStrip *makeTabs();
    [[nodiscard]] QWidget *makeFilters();
    [[nodiscard]] SavedViewTabs *makeViewTabs();
    void readOrder();
    [[nodiscard]] QWidget *makeColumnsButton();
    void addShortcuts();
    [[nodiscard]] QWidget *makeDetailsArea();
    void connectSelection();
    void offerAll();
    /// Shows the payments that were acknowledged last.
    void showDone();
    void showQuery();

    const ShopGateways m_gateways;
    const Ticker &m_ticker;
    PaymentsPresenter m_presenter;
    PaymentSelection m_selection;
    PaymentPresenter m_chosen;
    PaymentDetailsView *m_details;
    PaymentSelectionBar *m_bar;
    Toast *m_toast;
    QStackedWidget *m_detailsArea;
    TabStrip *m_tabs;
    SavedViews m_views;
    ViewCounts m_viewCounts;
    SavedViewTabs *m_viewTabs;
    OutcomeStrip *m_outcomes;
    FilterField *m_field = nullptr;
};

} // namespace tilldesk::ui
