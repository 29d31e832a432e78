#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class LedgerOverview;
class PayoutsPage;

/// The payouts, and the ledger that proves them.
class PayoutsView : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Payouts, Ledger };

    /// @pre All objects passed by reference must outlive this object.
    PayoutsView(const Gateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                Preferences &preferences, QWidget *parent = nullptr);

    void goTo(Tab tab);
    /// Shows a payout, even if the filters hide it in the list.
    void choose(const PayoutId &id);
    void refresh();
    [[nodiscard]] PayoutsPage &page() { return *m_payouts; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void newPaymentRequested();

private:
    /// Shows the merchant of the profile chosen in the window; all merchants if no profile is
    /// chosen.
    void followMerchant();

    const ProfileChoice &m_profiles;
    TabStrip *m_tabs;
    QStackedWidget *m_stack;
    PayoutsPage *m_payouts;
    LedgerOverview *m_ledger;
};

} // namespace tilldesk::ui
