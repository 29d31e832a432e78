#pragma once

#include "ui/models/common/gateways.h"

#include <QCoreApplication>
#include <optional>

namespace tilldesk::ui {

/// A question about a large sum, before a payment or refund is made.
struct LargeAmountQuestion {
    QString heading;  ///< `Ask for € 12,500.00?`
    QString sentence; ///< has the sum in words
    QString confirm;  ///< text of the button: `Ask for € 12,500.00`

    friend bool operator==(const LargeAmountQuestion &, const LargeAmountQuestion &) = default;
};

/// The questions about sums above the setting `askAbove`.
class LargeAmounts
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::LargeAmounts)

public:
    /// Returns the question before a payment of this sum; empty unless the sum is above the limit.
    [[nodiscard]] static std::optional<LargeAmountQuestion> ofPayment(const Gateways &gateways,
                                                                      Amount amount);
    /// As ofPayment(), before a refund.
    [[nodiscard]] static std::optional<LargeAmountQuestion> ofRefund(const Gateways &gateways,
                                                                     Amount amount);
    /// Returns a sum in words: `twelve thousand five hundred euros and fifty cents`.
    [[nodiscard]] static QString inWords(Amount amount);

private:
    [[nodiscard]] static bool isLarge(const Gateways &gateways, Amount amount);
    [[nodiscard]] static QString sentence(const Gateways &gateways, Amount amount);
};

} // namespace tilldesk::ui
