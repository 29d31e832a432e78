#include "core/merchants/authenticator.h"
#include "tests/support/core_fixture.h"
#include "tests/support/own_log.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// An authenticator with a rate limit and two clocks, of which only the real clock may count.
struct Door {
    explicit Door(const CoreFixture &core, int perSecond = 0)
        : authenticator({.directory = core.published,
                         .clock = core.clock,
                         .realClock = realClock,
                         .log = log.log(),
                         .rate = {.fromNetwork = perSecond, .fromHere = perSecond}})
    {
    }

    OwnLog log;
    ManualClock realClock{kCoreStart};
    Authenticator authenticator;
};

/// Sends a request with the API key. Returns the error code; empty if the key is accepted.
std::optional<ErrorCode> send(const Door &door, const QString &key)
{
    const auto request = std::make_shared<http::Request>();
    request->headers.push_back({"Authorization", "Bearer " + key.toStdString()});
    std::optional<ErrorCode> refusal = ErrorCode::Internal;
    door.authenticator.authenticate(
        request, Authority::MerchantPayment, [&refusal](const Result<Caller> &caller) {
            refusal = caller ? std::nullopt : std::optional(caller.error().code);
        });
    return refusal;
}

} // namespace

class TestKeyRate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNoLimitByDefault();
    void refusesWhatIsOverTheLimitUntilTheNextSecond();
    void countsEachKeyByItself();
    void keepsCountingWhenAnotherKeyIsMade();
    void letsExactlyTheLimitThroughFromManyThreads();
};

void TestKeyRate::hasNoLimitByDefault()
{
    CoreFixture core;
    Door door(core);
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(send(door, core.key.text), std::nullopt);
}

void TestKeyRate::refusesWhatIsOverTheLimitUntilTheNextSecond()
{
    CoreFixture core;
    Door door(core, 2);
    QCOMPARE(send(door, core.key.text), std::nullopt);
    QCOMPARE(send(door, core.key.text), std::nullopt);
    QCOMPARE(send(door, core.key.text), ErrorCode::TooManyRequests);

    core.clock.advance(std::chrono::hours(1)); // the service clock, which the simulation may set
    door.realClock.advance(std::chrono::milliseconds(999));
    QCOMPARE(send(door, core.key.text), ErrorCode::TooManyRequests);
    door.realClock.advance(std::chrono::milliseconds(1));
    QCOMPARE(send(door, core.key.text), std::nullopt);
}

void TestKeyRate::countsEachKeyByItself()
{
    CoreFixture core;
    const auto other = core.addKey(core.profile.id);
    Door door(core, 1);
    QCOMPARE(send(door, core.key.text), std::nullopt);
    QCOMPARE(send(door, core.key.text), ErrorCode::TooManyRequests);
    QCOMPARE(send(door, other.text), std::nullopt);
}

void TestKeyRate::keepsCountingWhenAnotherKeyIsMade()
{
    CoreFixture core;
    Door door(core, 1);
    QCOMPARE(send(door, core.key.text), std::nullopt);
    std::ignore = core.addKey(core.profile.id);
    QCOMPARE(send(door, core.key.text), ErrorCode::TooManyRequests);
}

void TestKeyRate::letsExactlyTheLimitThroughFromManyThreads()
{
    KeyRate rate;
    std::atomic<int> allowed = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < 5000; ++n)
                allowed += rate.take(kCoreStart, 7000) ? 1 : 0;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(allowed.load(), 7000);
}

TILLDESK_TEST(TestKeyRate, QCoreApplication)
#include "tst_key_rate.moc"
