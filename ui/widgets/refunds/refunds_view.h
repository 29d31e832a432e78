#pragma once

#include "ui/models/refunds/refund_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class FilterField;
class RefundDetailsView;
class SavedViewTabs;

/// The list of refunds with its tabs and filters, and the chosen refund beside it.
class RefundsView : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    RefundsView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                QWidget *parent = nullptr);

    [[nodiscard]] RefundsPresenter &presenter() { return m_presenter; }
    /// Selects a refund, and replaces the filters by a search for it.
    void choose(const RefundId &id);
    void refresh() override;
    void exportShown() override;

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void paymentsRequested();

private:
    [[nodiscard]] RefundDetailsView *makeDetails(RefundPresenter &refund);
    [[nodiscard]] TabStrip *makeTabs();
    [[nodiscard]] QWidget *makeFilters();
    [[nodiscard]] SavedViewTabs *makeViewTabs();
    [[nodiscard]] int currentTab() const;
    void showChosen();
    void showTabs();
    void openRow(const QString &id) override;
    void addToMenu(QMenu &menu) override;

    const Gateways m_gateways;
    RefundsPresenter m_presenter;
    RefundPresenter m_chosen;
    TabStrip *m_tabs;
    SavedViews m_views;
    SavedViewTabs *m_viewTabs;
    FilterField *m_field;
};

} // namespace tilldesk::ui
