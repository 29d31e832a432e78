#include "ui/models/common/large_amounts.h"

#include "ui/models/common/format.h"
#include "ui/models/common/number_words.h"

#include <algorithm>
#include <limits>

namespace tilldesk::ui {

std::optional<LargeAmountQuestion> LargeAmounts::ofPayment(const Gateways &gateways, Amount amount)
{
    if (!isLarge(gateways, amount))
        return {};
    return LargeAmountQuestion{tr("Ask for %1?").arg(money(amount)), sentence(gateways, amount),
                               tr("Ask for %1").arg(money(amount))};
}

std::optional<LargeAmountQuestion> LargeAmounts::ofRefund(const Gateways &gateways, Amount amount)
{
    if (!isLarge(gateways, amount))
        return {};
    return LargeAmountQuestion{tr("Refund %1?").arg(money(amount)), sentence(gateways, amount),
                               tr("Refund %1").arg(money(amount))};
}

bool LargeAmounts::isLarge(const Gateways &gateways, Amount amount)
{
    const Amount limit = gateways.endpoint.askAbove();
    return limit.cents() > 0 && amount > limit;
}

QString LargeAmounts::sentence(const Gateways &gateways, Amount amount)
{
    return tr("In words: %1. Sums above %2 are asked about; the limit is in the settings, under "
              "Appearance.")
        .arg(inWords(amount), money(gateways.endpoint.askAbove()));
}

QString LargeAmounts::inWords(Amount amount)
{
    constexpr qint64 kMillion = 1'000'000;
    const qint64 euros = amount.cents() / 100;
    const qint64 cents = amount.cents() % 100;
    // Only the number of the plural form; a million has the same form as any larger number.
    const int plural = int(std::min(euros, kMillion));
    const QString whole = euros >= kMillion && euros % kMillion == 0
        ? tr("%1 euros", "a whole number of millions", plural).arg(numberInWords(euros))
        : tr("%1 euros", nullptr, plural).arg(numberInWords(euros));
    if (cents == 0)
        return whole;
    return tr("%1 and %2", "euros and cents")
        .arg(whole, tr("%1 cents", nullptr, int(cents)).arg(numberInWords(cents)));
}

} // namespace tilldesk::ui
