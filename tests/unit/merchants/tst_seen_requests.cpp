#include "core/merchants/seen_request_store.h"
#include "core/storage/transaction.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::merchants;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Added = SeenRequests::Added;

const ProfileId kProfile(u"01a1f7d0a1b2000000000001"_s);

SeenRequest request(int number, Timestamp until)
{
    return {RequestDigest::of(kProfile, QString::number(number)), until};
}

} // namespace

/// Replay protection: no signed request is accepted twice, before and after a restart.
class TestSeenRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digestsProfileAndId();
    void takesEachOnce();
    void forgetsNoneBeforeItsTime();
    void takesOneOfManyAtOnce();
    void takesBackWhatWasNotAccepted();
    void hasABound();
    void keepsThemOverARestart();
    void removesThemInTime();
    void removesManyInSteps();
    void isDueAgainAfterTheClockWasSetBack();
    void keepsOneThatCameAgain();
    void forgetsNoneBeforeTimeHasReallyPassed();
    void keepsAllForTheLongestTimeAfterARestart();
    void writesLaterWhatWasNotCommitted();

private:
    ManualMonotonicClock m_monotonic;
};

void TestSeenRequests::digestsProfileAndId()
{
    const auto digest = RequestDigest::of(kProfile, u"é-1"_s);
    // printf '01a1f7d0a1b2000000000001\0é-1' | sha256sum
    QCOMPARE(digest.toHex(), u"f515ebcad94d7efeb191c9221e045f47"_s);
    QCOMPARE(RequestDigest::fromHex(digest.toHex()), digest);
    QVERIFY(RequestDigest::of(kProfile, u"é-2"_s) != digest);
    QVERIFY(RequestDigest::of(ProfileId(u"01a1f7d0a1b2000000000002"_s), u"é-1"_s) != digest);
    QVERIFY(RequestDigest::of(ProfileId(u"a"_s), u"bc"_s)
            != RequestDigest::of(ProfileId(u"ab"_s), u"c"_s));
}

void TestSeenRequests::takesEachOnce()
{
    SeenRequests seen(m_monotonic);
    const Timestamp until = kCoreStart + 5min;
    QVERIFY(!seen.contains(request(1, until).digest, kCoreStart));
    QCOMPARE(seen.add(request(1, until), kCoreStart), Added::Yes);
    QCOMPARE(seen.add(request(1, until), kCoreStart), Added::SeenBefore);
    QCOMPARE(seen.add(request(2, until), kCoreStart), Added::Yes);
    QVERIFY(seen.contains(request(1, until).digest, kCoreStart));
    QCOMPARE(seen.size(), 2);
}

void TestSeenRequests::forgetsNoneBeforeItsTime()
{
    SeenRequests seen(m_monotonic);
    const SeenRequest one = request(1, kCoreStart + 5min);
    QCOMPARE(seen.add(one, kCoreStart), Added::Yes);
    m_monotonic.advance(5min);
    QVERIFY(!seen.forget(one, one.until));
    QVERIFY(seen.contains(one.digest, one.until));
    QCOMPARE(seen.add(one, one.until), Added::SeenBefore);
    m_monotonic.advance(1ms);
    QVERIFY(!seen.contains(one.digest, one.until + 1ms));
    QCOMPARE(seen.add({one.digest, one.until + 5min}, one.until + 1ms), Added::Yes);
    QCOMPARE(seen.add(one, one.until + 1ms), Added::SeenBefore);
    QCOMPARE(seen.size(), 1);
    m_monotonic.advance(6min);
    QVERIFY(seen.forget({one.digest, one.until + 5min}, one.until + 6min));
    QCOMPARE(seen.size(), 0);
}

void TestSeenRequests::takesOneOfManyAtOnce()
{
    constexpr int kRequests = 500;
    SeenRequests seen(m_monotonic);
    std::atomic<int> taken = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int n = 0; n < kRequests; ++n)
                taken += seen.add(request(n, kCoreStart + 5min), kCoreStart) == Added::Yes ? 1 : 0;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(taken.load(), kRequests);
    QCOMPARE(seen.size(), kRequests);
}

void TestSeenRequests::takesBackWhatWasNotAccepted()
{
    SeenRequests seen(m_monotonic);
    const SeenRequest one = request(1, kCoreStart + 5min);
    QCOMPARE(seen.add(one, kCoreStart), Added::Yes);
    seen.release(one.digest);
    seen.release(one.digest);
    QCOMPARE(seen.size(), 0);
    QCOMPARE(seen.add(one, kCoreStart), Added::Yes);
}

void TestSeenRequests::hasABound()
{
    SeenRequests seen(m_monotonic, 2);
    const Timestamp until = kCoreStart + 5min;
    QCOMPARE(seen.add(request(1, until), kCoreStart), Added::Yes);
    QCOMPARE(seen.add(request(2, until), kCoreStart), Added::Yes);
    QCOMPARE(seen.add(request(3, until), kCoreStart), Added::Full);
    QCOMPARE(seen.add(request(2, until), kCoreStart), Added::SeenBefore);
    m_monotonic.advance(5min + 1ms);
    QVERIFY(seen.forget(request(1, until), until + 1ms));
    QCOMPARE(seen.add(request(3, until), kCoreStart), Added::Yes);
}

void TestSeenRequests::keepsThemOverARestart()
{
    CoreFixture core(CoreFixture::Where::File);
    const Timestamp until = kCoreStart + 5min;
    {
        SeenRequests memory(core.clock.monotonic());
        SeenRequestStore store(core.db, core.clock, memory);
        core.commit([&] {
            store.write(request(1, until));
            store.write(request(2, until - 1ms));
            return 0;
        });
    }
    SeenRequests memory(core.clock.monotonic());
    const SeenRequestStore store(core.db, core.clock, memory);
    QCOMPARE(memory.size(), 2);
    QCOMPARE(memory.add(request(1, until), kCoreStart), Added::SeenBefore);
    core.clock.advance(SeenRequests::kLongest + 1ms);
    QCOMPARE(memory.add(request(1, until + 10min), core.clock.now()), Added::Yes);
}

void TestSeenRequests::removesThemInTime()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    const SeenRequest one = request(1, kCoreStart + 5min);
    QCOMPARE(memory.add(one, kCoreStart), Added::Yes);
    core.commit([&] {
        store.write(one);
        return 0;
    });
    QCOMPARE(store.nextForget(), kCoreStart + 1min);
    core.clock.advance(5min);
    QCOMPARE(core.commit([&] { return store.forget(); }), 0);
    QCOMPARE(store.nextForget(), one.until + 1min);
    core.clock.advance(1ms);
    QCOMPARE(core.commit([&] { return store.forget(); }), 1);
    QCOMPARE(memory.size(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM seen_request"_s), 0);
}

void TestSeenRequests::removesManyInSteps()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    constexpr int kMany = SeenRequestStore::kForgetAtOnce + 7;
    core.commit([&] {
        for (int i = 0; i < kMany; ++i) {
            const SeenRequest one = request(i, kCoreStart + std::chrono::milliseconds(i));
            store.write(one);
            std::ignore = memory.add(one, kCoreStart);
        }
        return 0;
    });
    core.clock.advance(10min);
    QCOMPARE(core.commit([&] { return store.forget(); }), SeenRequestStore::kForgetAtOnce);
    // Due at once, after the commands that are waiting.
    QCOMPARE(store.nextForget(), core.clock.now());
    QCOMPARE(core.number(u"SELECT min(seen_until) FROM seen_request"_s),
             toMillis(kCoreStart) + SeenRequestStore::kForgetAtOnce);
    QCOMPARE(core.commit([&] { return store.forget(); }), 7);
    QCOMPARE(store.nextForget(), core.clock.now() + 1min);
    QCOMPARE(memory.size(), 0);
}

void TestSeenRequests::isDueAgainAfterTheClockWasSetBack()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    core.clock.advance(24h * 365);
    SeenRequestStore store(core.db, core.clock, memory);
    core.clock.set(kCoreStart);
    QCOMPARE(store.nextForget(), kCoreStart + 1min);
    core.clock.advance(1min);
    QVERIFY(store.nextForget() <= core.clock.now());
}

void TestSeenRequests::keepsOneThatCameAgain()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    const SeenRequest first = request(1, kCoreStart + 5min);
    const SeenRequest again = request(1, kCoreStart + 12min);
    for (const SeenRequest &one : {first, again}) {
        QCOMPARE(memory.add(one, core.clock.now()), Added::Yes);
        core.commit([&] {
            store.write(one);
            return 0;
        });
        core.clock.advance(6min);
    }
    core.clock.set(kCoreStart + 7min);
    QCOMPARE(core.commit([&] { return store.forget(); }), 1);
    QVERIFY(memory.contains(again.digest, core.clock.now()));
}

/// Setting the clock forward and back again must not make a captured request acceptable.
void TestSeenRequests::forgetsNoneBeforeTimeHasReallyPassed()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    const SeenRequest one = request(1, kCoreStart + 5min);
    QCOMPARE(memory.add(one, kCoreStart), Added::Yes);
    core.commit([&] {
        store.write(one);
        return 0;
    });
    core.clock.set(kCoreStart + 15min);
    QCOMPARE(core.commit([&] { return store.forget(); }), 0);
    core.clock.set(kCoreStart);
    QVERIFY(memory.contains(one.digest, core.clock.now()));
    QCOMPARE(core.number(u"SELECT count(*) FROM seen_request"_s), 1);
    core.clock.advance(5min + 1ms);
    QCOMPARE(core.commit([&] { return store.forget(); }), 1);
}

void TestSeenRequests::keepsAllForTheLongestTimeAfterARestart()
{
    CoreFixture core;
    const SeenRequest one = request(1, kCoreStart + 5min);
    SeenRequests before(core.clock.monotonic());
    SeenRequestStore beforeRestart(core.db, core.clock, before);
    core.commit([&] {
        beforeRestart.write(one);
        return 0;
    });
    // The clock is ahead during the restart and set back after it.
    core.clock.set(kCoreStart + 15min);
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    QCOMPARE(core.commit([&] { return store.forget(); }), 0);
    core.clock.set(kCoreStart);
    QVERIFY(memory.contains(one.digest, core.clock.now()));
    core.clock.advance(SeenRequests::kLongest + 1ms);
    QCOMPARE(core.commit([&] { return store.forget(); }), 1);
}

void TestSeenRequests::writesLaterWhatWasNotCommitted()
{
    CoreFixture core;
    SeenRequests memory(core.clock.monotonic());
    SeenRequestStore store(core.db, core.clock, memory);
    for (const int number : {1, 2}) {
        QCOMPARE(memory.add(request(number, kCoreStart + 5min), kCoreStart), Added::Yes);
        store.writeLater(request(number, kCoreStart + 5min));
    }
    memory.release(request(2, {}).digest); // the request got a 503
    {
        storage::Transaction transaction(core.db);
        store.writeUnwritten();
    }
    QVERIFY(store.hasUnwritten()); // the transaction was rolled back
    core.commit([&] {
        store.writeUnwritten();
        return 0;
    });
    QVERIFY(!store.hasUnwritten());
    auto rows = core.db.prepare(u"SELECT digest FROM seen_request"_s);
    QVERIFY(rows.next());
    QCOMPARE(rows.read<QString>(), request(1, {}).digest.toHex());
    QVERIFY(!rows.next());
}

TILLDESK_TEST(TestSeenRequests, QCoreApplication)
#include "tst_seen_requests.moc"
