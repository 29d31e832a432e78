#pragma once

#include "app/commands/demo_debtors.h"
#include "app/commands/demo_rhythm.h"
#include "core/payments/payment_repository.h"

namespace tilldesk::app {

/// A payment and its steps.
struct DemoPayment {
    payments::PaymentRow row;
    QList<PaymentStep> steps;
};

/// Generates the demo's payments one by one.
class DemoPayments
{
public:
    /// The time that a debtor has to pay. @source service.md#expiry
    static constexpr std::chrono::minutes kExpiry{20};

    /// @pre `shop` outlives this object
    DemoPayments(const DemoShop &shop, Timestamp until, DemoRandom random);

    /// @pre the moments are ordered by time and not after the end of the demo
    [[nodiscard]] DemoPayment make(const DemoMoment &moment);

private:
    struct Place {
        QString pointOfSale; ///< empty if the shop has no counter
        QString reference;
    };
    [[nodiscard]] Place somePlace(DemoTrade trade);
    [[nodiscard]] QString someDescription(DemoTrade trade, const QString &goods);

    const DemoShop &m_shop;
    Timestamp m_until;
    DemoRandom m_random;
    DemoDebtors m_debtors;
    QHash<QString, qint64> m_numbers; ///< key: kind of reference; value: its last number
};

} // namespace tilldesk::app
