#pragma once

#include "app/commands/demo_random.h"
#include "core/domain/payment.h"

namespace tilldesk::app {

/// The customers of the demo shops: some thousands, who return.
class DemoDebtors
{
public:
    explicit DemoDebtors(DemoRandom random);

    [[nodiscard]] const Debtor &someone(DemoRandom &random) const { return random.pick(m_debtors); }

private:
    QList<Debtor> m_debtors;
};

} // namespace tilldesk::app
