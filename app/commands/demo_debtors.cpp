#include "app/commands/demo_debtors.h"

#include "core/debtors/customers.h"

namespace tilldesk::app {
namespace {

constexpr int kCount = 4'000;

} // namespace

DemoDebtors::DemoDebtors(DemoRandom random)
{
    m_debtors.reserve(kCount);
    for (int i = 0; i < kCount; ++i)
        m_debtors << debtors::someCustomer([&random](qint64 bound) { return random.below(bound); });
}

} // namespace tilldesk::app
