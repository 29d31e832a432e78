#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"

namespace tilldesk::ui {

/// The equation of a payout in words: payments − refunds − fees = payout, and whether the ledger
/// proves it.
struct PayoutEquation {
    QString payments;
    QString paidIn;
    QString refunds;
    QString refunded;
    QString fees; ///< amount; empty: the payout was not reduced by fees
    QString paidOut;
    QString verdict;
    bool isProved = false;

    friend bool operator==(const PayoutEquation &, const PayoutEquation &) = default;
};
/// Returns the equation of a payout. Payments and refunds are those of `details.proof`, counted
/// from the lines.
[[nodiscard]] PayoutEquation equationOf(const PayoutDetails &details);

/// The details of one payout, kept up to date, and the actions on it.
class PayoutPresenter : public AsyncRecord<PayoutId, PayoutDetails>
{
    Q_OBJECT

public:
    explicit PayoutPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void payAgain();

    [[nodiscard]] const PayoutDetails &details() const { return value(); }
    /// Returns whether the payout has failed and waits to be paid out again.
    [[nodiscard]] bool isWaiting() const;
    /// Returns why the payout cannot be paid out again, for people; empty if it can.
    [[nodiscard]] QString whyNotPayAgain() const;
    /// Returns what of a provider's payout rests on its word; empty: this service made the payout.
    [[nodiscard]] QString note() const;
    [[nodiscard]] QString payAgainQuestion() const;

protected:
    [[nodiscard]] QFuture<Result<PayoutDetails>> read(const PayoutId &id) override;

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
