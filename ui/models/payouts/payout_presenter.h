#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/async_record.h"

namespace tilldesk::ui {

/// The sum that a payout is, in words: payments − refunds = payout, and whether that is proved.
struct PayoutEquation {
    QString payments;
    QString paidIn;
    QString refunds;
    QString refunded;
    QString paidOut;
    QString verdict;
    bool isProved = false;

    friend bool operator==(const PayoutEquation &, const PayoutEquation &) = default;
};
/// @param details  its payments and refunds as counted from the lines
[[nodiscard]] PayoutEquation equationOf(const PayoutDetails &details);

/// One payout, read again while it changes, and what can be done with it.
class PayoutPresenter : public AsyncRecord<PayoutId, PayoutDetails>
{
    Q_OBJECT

public:
    explicit PayoutPresenter(const Gateways &gateways, QObject *parent = nullptr);

    void payAgain();

    [[nodiscard]] const PayoutDetails &details() const { return value(); }
    /// Whether the payout failed and waits to be paid out again.
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] bool isPaying() const { return m_isBusy; }
    [[nodiscard]] QString payAgainQuestion() const;

protected:
    [[nodiscard]] QFuture<Result<PayoutDetails>> read(const PayoutId &id) override;

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
