#include "core/hosted/history.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A shop whose profile was connected ten days after kCoreStart, and has searched for a day.
struct Shop : CoreFixture {
    Shop()
    {
        commit([this] {
            searches.begin(profile.id, day(10));
            searches.setKnownUpTo(profile.id, day(11));
            return 0;
        });
    }

    /// Returns a time, in days since kCoreStart.
    [[nodiscard]] static Timestamp day(int number) { return kCoreStart + number * 24h; }
    [[nodiscard]] hosted::History::Left left(std::optional<Timestamp> from)
    {
        return *commit([&] { return history.left(profile.id, from); });
    }
    void reach(Timestamp upTo)
    {
        commit([&] {
            history.setReached(profile.id, upTo);
            return 0;
        });
    }
    void end()
    {
        commit([this] {
            history.end(profile.id);
            return 0;
        });
    }
    [[nodiscard]] hosted::Searched searched() { return *searches.find(profile.id); }
    [[nodiscard]] QString fetchedUpTo()
    {
        return hosted::fetchedUpTo(db, profile.id).toString(Qt::ISODate);
    }

    hosted::SearchRepository searches{db};
    hosted::PayoutBook payouts{db, clock, events, ledger};
    hosted::History history{searches, payouts};
};

using Span = hosted::SearchedSpan;

} // namespace

/// The rest of a search for older payments. @source service.md#history
class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNothingLeftWithoutADay();
    void endsWhereThePaymentsAreKnown();
    void searchesAnEarlierSpanAfterTheFirstOne();
    void goesOnIfItHasComeToALaterDay();
    void givesUpWhatIsNoLongerWanted();
    void waitsForTheFirstSearch();
};

void TestHistory::hasNothingLeftWithoutADay()
{
    Shop shop;
    QVERIFY(!shop.left({}).toSearch);
    QVERIFY(!shop.left(Shop::day(10)).toSearch);
    QVERIFY(!shop.left(Shop::day(12)).toSearch);
    QCOMPARE(shop.searched(), (hosted::Searched{{Shop::day(10), Shop::day(11)}}));
    QCOMPARE(shop.fetchedUpTo(), QString());
}

void TestHistory::endsWhereThePaymentsAreKnown()
{
    Shop shop;
    QCOMPARE(shop.left(Shop::day(2)).toSearch, (Span{Shop::day(2), Shop::day(10)}));
    shop.reach(Shop::day(6));
    QCOMPARE(shop.left(Shop::day(2)).toSearch, (Span{Shop::day(6), Shop::day(10)}));
    QCOMPARE(shop.searched().history, (Span{Shop::day(2), Shop::day(6)}));
    shop.end();
    QCOMPARE(shop.searched(), (hosted::Searched{{Shop::day(2), Shop::day(11)}}));
    QCOMPARE(shop.fetchedUpTo(), u"2026-11-21"_s); // the day before the first one
    QVERIFY(!shop.left(Shop::day(2)).toSearch);
}

void TestHistory::searchesAnEarlierSpanAfterTheFirstOne()
{
    Shop shop;
    QVERIFY(shop.left(Shop::day(5)).toSearch);
    shop.reach(Shop::day(6));
    QCOMPARE(shop.left(Shop::day(1)).toSearch, (Span{Shop::day(6), Shop::day(10)}));
    shop.end();
    QCOMPARE(shop.left(Shop::day(1)).toSearch, (Span{Shop::day(1), Shop::day(5)}));
    shop.end();
    QCOMPARE(shop.searched().known.since, Shop::day(1));
    QCOMPARE(shop.fetchedUpTo(), u"2026-11-20"_s);
}

void TestHistory::goesOnIfItHasComeToALaterDay()
{
    Shop shop;
    QVERIFY(shop.left(Shop::day(2)).toSearch);
    shop.reach(Shop::day(6));
    const auto left = shop.left(Shop::day(4));
    QCOMPARE(left.toSearch, (Span{Shop::day(6), Shop::day(10)}));
    QVERIFY(!left.hasGivenUp);
}

void TestHistory::givesUpWhatIsNoLongerWanted()
{
    Shop shop;
    QVERIFY(shop.left(Shop::day(2)).toSearch);
    shop.reach(Shop::day(4));
    const auto left = shop.left(Shop::day(6));
    QCOMPARE(left.toSearch, (Span{Shop::day(6), Shop::day(10)}));
    QVERIFY(left.hasGivenUp);
    QCOMPARE(shop.fetchedUpTo(), u"2026-11-21"_s); // payments of that day were found
    QVERIFY(shop.left({}).hasGivenUp);
    QCOMPARE(shop.searched(), (hosted::Searched{{Shop::day(10), Shop::day(11)}}));
    QCOMPARE(shop.fetchedUpTo(), u"2026-11-21"_s); // never later
}

void TestHistory::waitsForTheFirstSearch()
{
    Shop shop;
    const Profile other = shop.addProfile(u"Other"_s);
    QVERIFY(!shop.commit([&] { return shop.history.left(other.id, Shop::day(1)); }));
}

TILLDESK_TEST(TestHistory, QCoreApplication)
#include "tst_history.moc"
