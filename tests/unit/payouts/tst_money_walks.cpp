#include "tests/support/test_program.h"
#include "tests/unit/payouts/money_world.h"

#include <QRandomGenerator>
#include <QtTest>
#include <algorithm>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Returns the number in the environment variable `name`, or `otherwise`.
quint32 numberFrom(const char *name, quint32 otherwise)
{
    bool isNumber = false;
    const quint32 number = qEnvironmentVariable(name).toUInt(&isNumber);
    return isNumber ? number : otherwise;
}

/// A walk of random steps through one world.
class Walk
{
public:
    Walk(MoneyWorld &world, quint32 seed) : m_world(world), m_random(seed) {}

    /// Returns whether services and model agree.
    bool go()
    {
        // Commits or rolls back the steps since the last time.
        if (below(25) == 0) {
            m_world.forgetTheStory();
            below(4) == 0 ? m_world.rollback() : m_world.commit();
        }
        const int chance = below(1000);
        if (chance < 380)
            return pay();
        if (chance < 700)
            return refund();
        if (chance < 860)
            return passTime() && m_world.process();
        if (chance < 890)
            return m_world.run();
        if (chance < 930)
            return m_world.runDailyWhenDue();
        if (chance < 970)
            return payAgain();
        if (chance < 985) {
            below(2) == 0 ? m_world.failRefunds(below(3) == 0) : m_world.failPayouts(below(2) == 0);
            return true;
        }
        if (chance < 989)
            return setFees();
        if (chance < 993)
            return passMonth();
        if (chance < 997)
            return m_world.moveTo(below(2) == 0 ? "BE71096123456769" : "NL91ABNA0417164300");
        return m_world.restart();
    }

private:
    int below(qsizetype bound) { return int(m_random.bounded(quint32(bound))); }
    /// Recent elements are chosen more often.
    int someOf(std::size_t size)
    {
        const auto recent = std::min<std::size_t>(size, 20);
        return below(4) == 0 ? below(qsizetype(size)) : int(size) - 1 - below(qsizetype(recent));
    }

    bool pay()
    {
        return m_world.pay(below(m_world.shops()), 1 + below(below(2) == 0 ? 50 : 100'000),
                           below(4) == 0, below(10) != 0);
    }

    bool setFees()
    {
        return m_world.setFees(below(2), below(3) == 0 ? 0 : below(40),
                               below(3) == 0 ? 0 : below(400), below(2) == 0 ? 0 : below(200'000),
                               below(2) == 0);
    }

    bool passMonth()
    {
        return m_world.passTime(std::chrono::hours(24 * below(40))) && m_world.closeMonths()
            && (below(2) == 0 || m_world.bookInvoice(below(2), below(4), below(300'000)));
    }

    bool refund()
    {
        const auto &payments = m_world.model().payments();
        if (payments.empty())
            return pay();
        const int index = someOf(payments.size());
        const ModelPayment &paid = payments[std::size_t(index)];
        const qint64 left = paid.amount - paid.refunded - paid.pending;
        const int chance = below(10);
        const qint64 amount = chance < 2 ? std::max<qint64>(1, left) // exactly what is left
            : chance < 3                 ? left + 1
                                         : 1 + below(qsizetype(paid.amount));
        const auto &refunds = m_world.model().refunds();
        if (chance == 9 && !refunds.empty()) { // a repeated request, or nearly the same
            const int known = someOf(refunds.size());
            const ModelRefund &first = refunds[std::size_t(known)];
            return m_world.refund(first.payment, first.amount + (below(5) == 0 ? 1 : 0),
                                  below(5) == 0 ? 7 : std::stoi(first.description), m_keys[known]);
        }
        m_keys.resize(int(refunds.size()));
        const int key = ++m_lastKey;
        if (!m_world.refund(index, amount, below(3), key))
            return false;
        if (m_world.model().refunds().size() > std::size_t(m_keys.size()))
            m_keys << key;
        return true;
    }

    bool payAgain()
    {
        const auto &payouts = m_world.model().payouts();
        return payouts.empty() || m_world.payAgain(someOf(payouts.size()));
    }

    bool passTime()
    {
        const int chance = below(100);
        if (chance < 60)
            return m_world.passTime(std::chrono::milliseconds(below(3000)));
        if (chance < 85)
            return m_world.passTime(std::chrono::minutes(below(600)));
        if (chance < 92)
            return m_world.passTime(std::chrono::hours(below(100)));
        return m_world.passTime(-std::chrono::minutes(below(3000))); // the clock may be set back
    }

    MoneyWorld &m_world;
    QRandomGenerator m_random;
    QList<int> m_keys; ///< idempotency key by refund
    int m_lastKey = 0;
};

} // namespace

/// Compares refunds, ledger and payouts with their model (money_model.h).
class TestMoneyWalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysWithTheModelOnEveryWalk();
};

/// TILLDESK_MONEY_STEPS sets the number of steps, TILLDESK_MONEY_SEED the random seed.
void TestMoneyWalks::staysWithTheModelOnEveryWalk()
{
    constexpr quint32 kStepsOfAWorld = 20'000;
    const quint32 seed = numberFrom("TILLDESK_MONEY_SEED", QRandomGenerator::system()->generate());
    quint32 steps = numberFrom("TILLDESK_MONEY_STEPS", 5'000);
    std::size_t refunds = 0;
    std::size_t failed = 0;
    std::size_t again = 0;
    const auto isEnough = [&] { return refunds > 100 && failed > 20 && again > 10; };
    // A random walk can miss the rare cases: more walks follow until each was met often enough.
    constexpr quint32 kMoreSteps = 2'500;
    constexpr quint32 kMaxRounds = 30;
    for (quint32 round = 0; steps > 0 || (!isEnough() && round < kMaxRounds); ++round) {
        MoneyWorld world;
        Walk walk(world, seed + round);
        const quint32 own = steps > 0 ? std::min(steps, kStepsOfAWorld) : kMoreSteps;
        steps -= std::min(steps, own);
        bool isRight = true;
        for (quint32 step = 0; step < own && isRight; ++step)
            isRight = walk.go();
        QVERIFY2(isRight && world.compareAll(),
                 qPrintable(u"TILLDESK_MONEY_SEED=%1: %2"_s.arg(QString::number(seed + round),
                                                                world.difference())));
        for (const ModelRefund &refund : world.model().refunds())
            refunds += refund.end == ModelEnd::Done ? 1 : 0;
        for (const ModelPayout &payout : world.model().payouts()) {
            failed += payout.hasFailed ? 1 : 0;
            again += payout.againOf >= 0 && !payout.hasFailed ? 1 : 0;
        }
    }
    // Otherwise the walks would prove nothing.
    QVERIFY2(
        isEnough(),
        qPrintable(
            u"%1 refunds, %2 failed payouts, %3 paid again"_s.arg(refunds).arg(failed).arg(again)));
}

TILLDESK_TEST(TestMoneyWalks, QCoreApplication)
#include "tst_money_walks.moc"
