#include "app/commands/demo_money.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::app {
namespace {

constexpr int kRefunded = 25; ///< number of refunds per 1000 payments
constexpr int kInPart = 300;  ///< number of partial refunds per 1000 refunds

} // namespace

void DemoMoney::add(const Payment &payment)
{
    if (payment.status != PaymentStatus::Succeeded)
        return;
    m_plan.emplace(*payment.succeededAt,
                   [this, payment] { return m_services.payments().book(payment); });
    if (!m_random.chance(kRefunded))
        return;
    const Timestamp at =
        *payment.succeededAt + std::chrono::minutes(m_random.between(20, 5LL * 1440));
    m_plan.emplace(at, [this, payment, at] { return refund(payment, at); });
}

Result<void> DemoMoney::doUntil(Timestamp until)
{
    while (true) {
        const Timestamp next = m_plan.empty() ? Timestamp::max() : m_plan.begin()->first;
        if (m_nextPayout && *m_nextPayout <= std::min(next, until)) {
            if (const auto made = m_services.payouts().run(*m_nextPayout); !made)
                return made.failure();
            m_nextPayout = m_closing.next(*m_nextPayout);
            continue;
        }
        if (next > until)
            return {};
        if (!m_nextPayout)
            m_nextPayout = m_closing.next(next);
        const auto step = m_plan.extract(m_plan.begin());
        if (auto done = step.mapped()(); !done)
            return done;
    }
}

Result<void> DemoMoney::refund(const Payment &payment, Timestamp at)
{
    const qint64 cents = payment.amount.cents();
    const bool isInPart = cents >= 200 && m_random.chance(kInPart);
    const NewRefund wanted{.paymentId = payment.id,
                           .amount = Amount::fromCents(isInPart ? cents / 2 : cents),
                           .description = isInPart ? u"Half returned"_s : u"Returned"_s,
                           .idempotencyKey = payment.id.text()};
    const auto done = m_services.refunds().append(wanted, {Actor::Kind::Window, {}}, at);
    // Expected refusals: the shop allows no refunds, or its running payout holds too little early
    // in the day.
    if (!done && done.error().code != ErrorCode::RefundsNotAllowed
        && done.error().code != ErrorCode::RefundNotPossible)
        return done.failure();
    return {};
}

} // namespace tilldesk::app
