#pragma once

#include "app/commands/demo_debtors.h"
#include "app/commands/demo_rhythm.h"
#include "core/payments/payment_repository.h"

namespace tilldesk::app {

/// A payment with all that happened to it.
struct DemoPayment {
    payments::PaymentRow row;
    QList<PaymentStep> steps;
};

/// Makes the demo's payments, one after the other.
class DemoPayments
{
public:
    /// How long a payment of the demo can be paid. @source service.md#expiry
    static constexpr std::chrono::minutes kExpiry{20};

    /// @pre `shop` outlives it
    DemoPayments(const DemoShop &shop, Timestamp until, DemoRandom random);

    /// @pre moments come in the order of time and are not after the end of the demo
    [[nodiscard]] DemoPayment make(const DemoMoment &moment);

private:
    struct Place {
        QString pointOfSale; ///< empty where there is no counter
        QString reference;
    };
    [[nodiscard]] Place somePlace(DemoTrade trade);
    [[nodiscard]] QString someDescription(DemoTrade trade, const QString &goods);

    const DemoShop &m_shop;
    Timestamp m_until;
    DemoRandom m_random;
    DemoDebtors m_debtors;
    QHash<QString, qint64> m_numbers; ///< the last reference of each kind
};

} // namespace tilldesk::app
