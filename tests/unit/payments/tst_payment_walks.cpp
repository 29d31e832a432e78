#include "tests/support/test_program.h"
#include "tests/unit/payments/payment_world.h"

#include <QMap>
#include <QRandomGenerator>
#include <QtTest>
#include <future>

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

/// Returns the next deed on the way to SUCCEEDED, which random deeds would rarely reach.
Deed wayOn(const ModelPayment &payment)
{
    using enum PaymentStatus;
    switch (payment.status) {
    case Pending: return Deed::Identify;
    case Identified: return Deed::Authorize;
    case Authorized: return payment.isAsked ? Deed::AnswerYes : Deed::Settle;
    case PendingMerchantAcknowledgement: return Deed::Acknowledge;
    case AuthorizationFailed:
    case Failed:
    case Succeeded:
    case Cancelled:
    case Expired:
    case Voided: return Deed::Cancel;
    }
    Q_UNREACHABLE();
}

/// A random walk: one new payment and random actions on it and on earlier payments.
class Walk
{
public:
    Walk(PaymentWorld &world, QRandomGenerator &random) : m_world(world), m_random(random) {}

    /// Returns whether service and model agree.
    bool run()
    {
        m_world.forgetTheStory();
        if (!begin())
            return false;
        m_own = m_world.model().size() - 1;
        for (int step = 0, steps = 1 + below(4); step < steps; ++step) {
            if (!go())
                return false;
        }
        return true;
    }

private:
    int below(int bound) { return int(m_random.bounded(bound)); }

    bool begin()
    {
        return below(2) == 0 ? m_world.create(below(2) == 0, below(3) == 0)
                             : m_world.createAtTill(below(PaymentWorld::kTills));
    }

    bool go()
    {
        const int chance = below(100);
        const bool waits =
            m_world.model().at(m_own).status == PaymentStatus::PendingMerchantAcknowledgement;
        // A payment that waits for acknowledgement needs more time steps to reach its deadline.
        if (chance < (waits ? 30 : 10))
            return passTime();
        // Recent payments are chosen more often.
        const int size = m_world.model().size();
        const int index = chance < 13 ? below(size)
            : chance < 22             ? size - 1 - below(std::min(size, 10))
                                      : m_own;
        if (chance < 65)
            return m_world.act(index, wayOn(m_world.model().at(index)));
        return m_world.act(index, Deed(below(kDeeds)));
    }

    bool passTime()
    {
        ManualClock &clock = m_world.clock();
        const auto deadline = m_world.model().deadlineOf(m_own);
        const int chance = below(10);
        if (chance < 4 && deadline)
            clock.set(std::max(*deadline - std::chrono::milliseconds(below(2)), clock.now()));
        else if (chance < 9)
            clock.advance(std::chrono::milliseconds(below(150'000)));
        else
            clock.advance(-std::chrono::milliseconds(below(60'000))); // the clock may be set back
        return below(3) != 0 || m_world.sweep();
    }

    PaymentWorld &m_world;
    QRandomGenerator &m_random;
    int m_own = -1;
};

/// Runs many walks in one world. Returns the difference to the model; empty if there is none.
QString walked(quint32 seed, quint32 walks)
{
    QRandomGenerator random(seed);
    PaymentWorld world;
    Walk walk(world, random);
    for (quint32 i = 1; i <= walks; ++i) {
        if (!walk.run())
            return world.difference();
        if (random.bounded(20) == 0) {
            if (random.bounded(5) == 0)
                world.rollback();
            else
                world.commit();
        }
        if (i % 10'000 == 0 && !world.compareCounters())
            return world.difference();
    }
    if (!world.compareAll())
        return world.difference();
    QMap<PaymentStatus, int> reached;
    for (int index = 0; index < world.model().size(); ++index) {
        for (const ModelStep &step : world.model().at(index).way)
            ++reached[step.status];
    }
    for (const PaymentStatus status : kPaymentStatuses) {
        if (walks >= 10'000 && quint32(reached[status]) < walks / 1000)
            return u"the walks come to %1 only %2 times"_s.arg(toText(status)).arg(reached[status]);
    }
    return {};
}

/// Brings a new payment at a till to `status`.
bool lead(PaymentWorld &world, PaymentStatus status, bool calls)
{
    using enum PaymentStatus;
    const bool asks = status == PendingMerchantAcknowledgement || status == Voided;
    bool isRight = world.createAtTill((asks ? PaymentWorld::kTills / 2 : 0) + int(calls));
    const int own = world.model().size() - 1;
    const auto pass = [&] {
        world.clock().set(*world.model().deadlineOf(own));
        return world.sweep();
    };
    QList<Deed> settled{Deed::Identify, Deed::Authorize, Deed::Settle};
    if (calls)
        settled << Deed::AnswerYes;
    const QMap<PaymentStatus, QList<Deed>> ways{
        {Identified, {Deed::Identify}},
        {Authorized, {Deed::Identify, Deed::Authorize}},
        {AuthorizationFailed, {Deed::Identify, Deed::Refuse}},
        {Failed, {Deed::Identify, Deed::Break}},
        {Succeeded, settled},
        {Cancelled, {Deed::Cancel}},
        {PendingMerchantAcknowledgement, settled},
        {Voided, settled},
    };
    for (const Deed deed : ways.value(status))
        isRight = isRight && world.act(own, deed);
    if (status == Expired || status == Voided)
        isRight = isRight && pass();
    return isRight && world.model().at(own).status == status;
}

constexpr int kTriggers = kDeeds + 3;

/// Applies a trigger: a deed, a replacement by a new payment, or the passing of the deadline.
bool pull(PaymentWorld &world, int own, int trigger)
{
    if (trigger < kDeeds)
        return world.act(own, Deed(trigger));
    if (trigger == kDeeds) // a new payment replaces it at the till
        return world.createAtTill(world.model().at(own).till);
    if (const auto deadline = world.model().deadlineOf(own))
        world.clock().set(std::max(*deadline, world.clock().now()));
    return trigger == kDeeds + 1 || world.sweep(); // the deadline passes, with or without a sweep
}

} // namespace

/// Compares the service with its model (payment_model.h).
class TestPaymentWalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decidesEveryRaceByTheOrder_data();
    void decidesEveryRaceByTheOrder();
    void staysWithTheModelOnEveryWalk();
};

void TestPaymentWalks::decidesEveryRaceByTheOrder_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<bool>("calls"); // the profile has a synchronous callback
    for (const PaymentStatus status : kPaymentStatuses) {
        for (const bool calls : {false, true})
            QTest::addRow("%s%s", toText(status).data(), calls ? ", calling" : "")
                << status << calls;
    }
}

/// Applies each pair of triggers in both orders; the model decides which one wins.
void TestPaymentWalks::decidesEveryRaceByTheOrder()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const bool, calls);
    PaymentWorld world;
    for (int first = 0; first < kTriggers; ++first) {
        for (int second = 0; second < kTriggers; ++second) {
            world.forgetTheStory();
            QVERIFY2(lead(world, status, calls), qPrintable(world.difference()));
            const int own = world.model().size() - 1;
            QVERIFY2(pull(world, own, first) && pull(world, own, second),
                     qPrintable(world.difference()));
        }
    }
    QVERIFY2(world.compareAll(), qPrintable(world.difference()));
}

/// TILLDESK_WALKS sets the number of walks, TILLDESK_WALK_SEED the random seed.
void TestPaymentWalks::staysWithTheModelOnEveryWalk()
{
    const quint32 seed = numberFrom("TILLDESK_WALK_SEED", QRandomGenerator::system()->generate());
    const quint32 walks = numberFrom("TILLDESK_WALKS", 100'000);
    // Two halves in parallel, each with its own world, to save time.
    auto half = std::async(std::launch::async, walked, seed + 1, walks / 2);
    const QString first = walked(seed, walks - walks / 2);
    const QString second = half.get();
    QVERIFY2(
        first.isEmpty() && second.isEmpty(),
        qPrintable(u"TILLDESK_WALK_SEED=%1: %2 %3"_s.arg(QString::number(seed), first, second)));
}

TILLDESK_TEST(TestPaymentWalks, QCoreApplication)
#include "tst_payment_walks.moc"
