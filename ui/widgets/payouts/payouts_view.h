#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/common/shop_gateways.h"
#include "ui/models/exports/month_link.h"
#include "ui/models/filters/saved_views.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class BankPage;
class DropEdge;
class FilteredPresenter;
class LedgerOverview;
class OpenItemsPage;
class PayoutsPage;
class SavedViewTabs;

/// The payouts, the bank's statements beside them, and the ledger that proves them. A file of the
/// bank can be dropped anywhere.
class PayoutsView : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Payouts, OpenItems, Bank, Ledger };

    /// @pre All objects passed by reference must outlive this object.
    PayoutsView(const ShopGateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                Preferences &preferences, QWidget *parent = nullptr);

    void goTo(Tab tab);
    /// Shows entries of all accounts of the ledger. @param query  of the filter field
    void showLedger(const QString &query);
    /// Shows a payout, even if the filters hide it in the list.
    void choose(const PayoutId &id);
    void refresh();
    [[nodiscard]] PayoutsPage &page() { return *m_payouts; }
    [[nodiscard]] BankPage &bank() { return *m_bank; }
    [[nodiscard]] OpenItemsPage &openItems() { return *m_openItems; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    /// The user follows a link of the month's dialog.
    void monthLinkChosen(tilldesk::ui::MonthLink link);
    void newPaymentRequested();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] SavedViewTabs *makeViewTabs(const Theme &theme);
    /// Returns the list of the tab that is shown.
    [[nodiscard]] FilteredPresenter &shown() const;
    /// Shows the merchant of the profile chosen in the window; all merchants if no profile is
    /// chosen.
    void followMerchant();
    /// Offers the open items exactly if a profile of the scope has a provider.
    void followProviders();

    const ProfileChoice &m_profiles;
    TabStrip *m_tabs;
    QStackedWidget *m_stack;
    PayoutsPage *m_payouts;
    OpenItemsPage *m_openItems;
    BankPage *m_bank;
    LedgerOverview *m_ledger;
    SavedViews m_views;
    SavedViewTabs *m_viewTabs;
    DropEdge *m_edge; ///< shown while a file is dragged over the view
};

} // namespace tilldesk::ui
