#pragma once

#include "ui/models/exports/month_link.h"
#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payouts_presenter.h"
#include "ui/widgets/lists/list_page.h"

#include <memory>

class QPushButton;

namespace tilldesk::ui {

class Explanation;
class NextPayoutStrip;
class PayoutDetailsView;

/// The next payout, the list of payouts with its filters, and the selected payout below.
class PayoutsPage : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    PayoutsPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                QWidget *parent = nullptr);

    void setMerchant(const std::optional<MerchantId> &merchant);
    /// @param isExpected  providers make the payouts that are shown
    void setExpected(bool isExpected);
    void choose(const PayoutId &id);
    void refresh() override;
    /// Exports the list of payouts, or the lines of the selected payout if its details have the
    /// keyboard focus.
    void exportShown() override;
    /// Opens the dialog that saves the list of payouts to a file.
    void exportPayouts();
    /// Opens the dialog that saves all files of a month.
    void packMonth();
    [[nodiscard]] PayoutsPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    /// The user follows a link of the month's dialog.
    void monthLinkChosen(tilldesk::ui::MonthLink link);
    void newPaymentRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeNext();
    [[nodiscard]] PayoutDetailsView *makeDetails();
    void chooseFirst();
    /// Shows the column of the fees if one of the newest payouts has fees.
    void showFees();
    void offerExports();
    void exportChosen();
    void explainNext();
    void explainChosen();
    void explain(const std::shared_ptr<const Explanation> &sum);

    const Gateways m_gateways;
    PayoutsPresenter m_presenter;
    PayoutNext m_next;
    PayoutPresenter m_chosen;
    NextPayoutStrip *m_strip = nullptr;
    QPushButton *m_export;
    PayoutDetailsView *m_details;
};

} // namespace tilldesk::ui
