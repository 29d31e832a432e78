#include "app/commands/demo_course.h"

#include <array>

using namespace std::chrono_literals;

namespace tilldesk::app {
namespace {

using std::chrono::milliseconds;

/// Maximum age of an open payment in the demo: an older one would soon expire.
constexpr auto kUnderway = 18min;
constexpr int kUnderwayPerMille = 500;
constexpr auto kAcknowledgementDeadline = std::chrono::days(7);

enum class Outcome {
    Paid,
    PaidAfterAcknowledgement,
    NeverAcknowledged,
    CancelledByMerchant,
    CancelledByDebtor,
    NeverScanned,
    NeverConfirmed,
    RefusedByBank,
    FailsBeforeBank,
    FailsAfterBank,
};

struct Share {
    Outcome outcome;
    int perMille;
};

constexpr std::array kShares{Share{Outcome::Paid, 874},
                             Share{Outcome::PaidAfterAcknowledgement, 6},
                             Share{Outcome::NeverAcknowledged, 10},
                             Share{Outcome::CancelledByMerchant, 16},
                             Share{Outcome::CancelledByDebtor, 22},
                             Share{Outcome::NeverScanned, 30},
                             Share{Outcome::NeverConfirmed, 14},
                             Share{Outcome::RefusedByBank, 18},
                             Share{Outcome::FailsBeforeBank, 5},
                             Share{Outcome::FailsAfterBank, 5}};

Outcome someOutcome(DemoRandom &random)
{
    qint64 rest = random.below(1000);
    for (const Share &share : kShares) {
        if (rest < share.perMille)
            return share.outcome;
        rest -= share.perMille;
    }
    return Outcome::Paid;
}

/// Applies steps to a payment, each some time after the previous one.
class Walk
{
public:
    Walk(const DemoStart &start, DemoRandom &random)
        : m_start(start),
          m_random(random),
          m_now(start.createdAt)
    {
    }

    void step(PaymentTrigger trigger, milliseconds atLeast, milliseconds atMost, const Actor &actor)
    {
        m_now += milliseconds(m_random.between(atLeast.count(), atMost.count()));
        add(trigger, m_now, actor);
    }
    void expire() { add(PaymentTrigger::TimePasses, m_start.expireAt, {}); }

    void identify()
    {
        step(PaymentTrigger::DebtorIdentifies, 2s, m_start.isAtCounter ? 25s : 150s, debtor());
    }
    void authorize()
    {
        step(PaymentTrigger::BankAuthorizes, 3s, m_start.isAtCounter ? 15s : 60s, {});
    }
    [[nodiscard]] Actor debtor() const { return {Actor::Kind::Debtor, m_start.debtorName}; }
    [[nodiscard]] QList<PaymentStep> steps() const { return m_steps; }

private:
    /// Steps after the end of the demo change the status but are not recorded.
    void add(PaymentTrigger trigger, Timestamp at, const Actor &actor)
    {
        const auto next = nextStatus(m_status, trigger);
        Q_ASSERT(next);
        m_status = *next;
        if (at <= m_start.until)
            m_steps << PaymentStep{at, *next, trigger, actor};
    }

    const DemoStart &m_start;
    DemoRandom &m_random;
    Timestamp m_now;
    PaymentStatus m_status = PaymentStatus::Pending;
    QList<PaymentStep> m_steps;
};

/// Applies the first steps only: a recent payment that the customer has not completed yet.
void walkPart(Walk &walk, milliseconds age, DemoRandom &random)
{
    const qint64 stage = random.below(10);
    if (stage >= 4)
        walk.step(PaymentTrigger::DebtorIdentifies, age / 8, age / 4, walk.debtor());
    if (stage >= 8)
        walk.step(PaymentTrigger::BankAuthorizes, age / 8, age / 4, {});
}

void walkToTheEnd(Walk &walk, Outcome outcome, const Actor &creator, DemoRandom &random)
{
    const auto settle = [&walk](PaymentTrigger trigger) { walk.step(trigger, 150ms, 900ms, {}); };
    switch (outcome) {
    case Outcome::Paid:
        walk.identify();
        walk.authorize();
        return settle(PaymentTrigger::Settles);
    case Outcome::PaidAfterAcknowledgement:
        walk.identify();
        walk.authorize();
        settle(PaymentTrigger::SettlesAwaitingAcknowledgement);
        return walk.step(PaymentTrigger::MerchantAcknowledges, 10min, 48h, creator);
    case Outcome::NeverAcknowledged:
        walk.identify();
        walk.authorize();
        settle(PaymentTrigger::SettlesAwaitingAcknowledgement);
        return walk.step(PaymentTrigger::AcknowledgementDeadlinePasses, kAcknowledgementDeadline,
                         kAcknowledgementDeadline, {});
    case Outcome::CancelledByMerchant:
        if (random.chance(300))
            walk.identify();
        return walk.step(PaymentTrigger::MerchantCancels, 10s, 4min, creator);
    case Outcome::CancelledByDebtor:
        walk.identify();
        return walk.step(PaymentTrigger::DebtorCancels, 2s, 45s, walk.debtor());
    case Outcome::NeverScanned: return walk.expire();
    case Outcome::NeverConfirmed: walk.identify(); return walk.expire();
    case Outcome::RefusedByBank:
        walk.identify();
        return walk.step(PaymentTrigger::BankRefuses, 3s, 30s, {});
    case Outcome::FailsBeforeBank:
        walk.identify();
        return walk.step(PaymentTrigger::TechnicalFailure, 3s, 40s, {});
    case Outcome::FailsAfterBank:
        walk.identify();
        walk.authorize();
        return settle(PaymentTrigger::TechnicalFailure);
    }
    Q_UNREACHABLE();
}

} // namespace

QList<PaymentStep> someCourse(const DemoStart &start, DemoRandom &random)
{
    Walk walk(start, random);
    const milliseconds age = start.until - start.createdAt;
    if (age < kUnderway && random.chance(kUnderwayPerMille))
        walkPart(walk, age, random);
    else
        walkToTheEnd(walk, someOutcome(random), start.creator, random);
    return walk.steps();
}

} // namespace tilldesk::app
