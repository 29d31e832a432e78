#include "tests/api/hosted/hosted_shop.h"
#include "tests/support/test_program.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A hosted shop that has not looked for payments yet, and another system that makes them.
struct NewShop : HostedShop {
    NewShop() : HostedShop(false) {}

    /// Used on the core thread.
    [[nodiscard]] hosted::SearchRepository &stored()
    {
        return shop.assembly->services().intents().searches();
    }
    /// Another system of the shop makes payments. Called on any thread.
    void makeThere(int count)
    {
        std::ignore = hosted.onCore([this, count]() -> Result<void> {
            for (int i = 0; i < count; ++i) {
                const auto made = hosted.assembly->services().payments().create(
                    hosted.shop.id, newPayment(300, u"other"_s), {});
                if (!made)
                    return made.failure();
            }
            return {};
        });
    }
    /// Days pass, and each has payments of other systems.
    void passDays(int days, int perDay)
    {
        for (int day = 0; day < days; ++day) {
            shop.clock.advance(24h);
            hosted.clock.advance(24h);
            makeThere(perDay);
        }
    }
    [[nodiscard]] qint64 known() { return shop.number(u"SELECT count(*) FROM payment"_s); }
    [[nodiscard]] qint64 there(Timestamp upTo)
    {
        return hosted.number(
            u"SELECT count(*) FROM payment WHERE created_at <= %1"_s.arg(toMillis(upTo)));
    }
    [[nodiscard]] Timestamp searchedUpTo()
    {
        return *shop.onCore(
            [this]() -> Result<Timestamp> { return stored().find(profile.id)->known.upTo; });
    }
    [[nodiscard]] FaultProxy::Treatment treatment(FaultProxy::Fault fault) const
    {
        const auto ahead = hosted.clock.now() - SystemClock().now();
        return {.fault = fault, .clock = std::chrono::round<std::chrono::seconds>(ahead)};
    }
    [[nodiscard]] qint64 searches() const
    {
        return std::ranges::count_if(proxy.requests(), [](const FaultProxy::Request &request) {
            return request.target.startsWith("/v3/payments/search");
        });
    }
    /// Wants payments from before the connection. @param day  null: none
    void wantHistory(const QDate &day)
    {
        const auto wanted = shop.onCore([&] {
            auto &connections = shop.assembly->services().connections();
            auto connection = *connections.find(profile.id);
            connection.historyFrom = day;
            return connections.set(connection, {});
        });
        QVERIFY2(wanted, wanted ? "" : qPrintable(wanted.error().detail));
    }
    [[nodiscard]] hosted::Searched searched()
    {
        return *shop.onCore([this]() -> Result<hosted::Searched> {
            return stored().find(profile.id).value_or(hosted::Searched());
        });
    }
    /// Returns the first moment of a day in the shop.
    [[nodiscard]] Timestamp startOf(const QDate &day) const
    {
        return hosted::startOfDay(day, shop.assembly->closing().zone);
    }
    /// Returns the oldest time for which the provider was asked since the `first` request.
    [[nodiscard]] Timestamp askedFrom(qsizetype first) const
    {
        Timestamp oldest = Timestamp::max();
        for (const FaultProxy::Request &request : proxy.requests().mid(first)) {
            const QJsonObject body = QJsonDocument::fromJson(request.body).object();
            if (const auto from = parseIsoTime(body[u"from"_s].toString()))
                oldest = std::min(oldest, *from);
        }
        return oldest;
    }
    /// Holds the search for older payments back, which has an end, from its page `page` on.
    void holdHistory(int page)
    {
        proxy.decide([this,
                      left = std::make_shared<int>(page)](const FaultProxy::Request &request) {
            const bool isHistory = request.body.contains(R"("to")") && --*left < 0;
            return treatment(isHistory ? FaultProxy::Fault::HoldAfter : FaultProxy::Fault::None);
        });
    }
};

/// A NewShop that has known every payment up to the start of its clock.
struct LateShop : NewShop {
    LateShop()
    {
        std::ignore = shop.onCore([this]() -> Result<void> {
            stored().begin(profile.id, shop.clock.now());
            return {};
        });
    }
};

/// The days on which NewShop::passDays() makes payments begin with the one after that of
/// kCoreStart.
const QDate kFirstDay(2026, 11, 21);

} // namespace

/// How payments are found that other systems of the shop have made meanwhile. @source
/// service.md#following
class TestHostedBackfill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsManyFromTheOldestOn();
    void goesOnWhereAStopHasInterrupted();
    void losesNothingWhenPaymentsArriveMeanwhile();
    void findsManyOfTheSameMoment();
    void trustsNoClockThatWasAhead();
    void takesNoLateAnswerForAContradiction();
    void findsTheOlderPaymentsOnce();
    void goesOnWithTheHistoryAfterAStop();
    void searchesOnlyTheMissingSpanOfAnEarlierDate();
    void neverLetsNewPaymentsWaitForTheHistory();
    void givesUpAHistoryThatIsNoLongerWanted();
};

void TestHostedBackfill::findsManyFromTheOldestOn()
{
    LateShop both;
    both.passDays(30, 100);
    both.shop.assembly->provider().follow();
    QTRY_COMPARE_WITH_TIMEOUT(both.known(), 3000, 30'000);
    // In windows, so the oldest ones are not the last: only within a window of about ten days are
    // newer payments stored before older ones.
    QCOMPARE(both.shop.number(
                 u"SELECT count(*) FROM payment a JOIN hosted_payment h ON h.payment = a.seq"
                 " JOIN hosted_payment earlier ON earlier.payment = 1"
                 " WHERE a.seq > 2000 AND h.created_at < earlier.created_at"_s),
             0);
    QTRY_COMPARE(both.searchedUpTo(), both.shop.clock.now());
}

void TestHostedBackfill::goesOnWhereAStopHasInterrupted()
{
    LateShop both;
    both.passDays(30, 100);
    both.proxy.decide([&both, left = std::make_shared<int>(17)](const FaultProxy::Request &) {
        return both.treatment(--*left < 0 ? FaultProxy::Fault::CutBefore : FaultProxy::Fault::None);
    });
    both.shop.assembly->provider().follow();
    QTRY_VERIFY(both.searches() > 17);
    both.awaitProvider();
    const Timestamp reached = both.searchedUpTo();
    // What is stored as reached is complete, and a start would begin an hour before that.
    QVERIFY(reached > kCoreStart + 5 * 24h);
    QVERIFY(both.there(reached) > 0);
    QVERIFY(both.known() >= both.there(reached));
    QVERIFY(both.known() < 3000);
    const auto contact = [&both] { return both.shop.assembly->provider().contacts().first(); };
    QVERIFY(contact().found > 0 && contact().found < 3000);
    QCOMPARE(contact().foundUpTo, reached);
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return both.treatment(FaultProxy::Fault::None); });
    const qint64 before = both.searches();
    both.pass(1min);
    QTRY_COMPARE_WITH_TIMEOUT(both.known(), 3000, 30'000);
    // The pages that were stored are not read again.
    QVERIFY2(both.searches() - before <= 40 - 17,
             qPrintable(QString::number(both.searches() - before)));
    QTRY_COMPARE(contact().found, 0);
}

void TestHostedBackfill::losesNothingWhenPaymentsArriveMeanwhile()
{
    LateShop both;
    both.passDays(5, 100);
    // Before each page is read, more payments move the rows to later pages.
    both.proxy.decide([&both](const FaultProxy::Request &request) {
        if (request.target.startsWith("/v3/payments/search"))
            both.makeThere(37);
        return both.treatment(FaultProxy::Fault::None);
    });
    both.shop.assembly->provider().follow();
    QTRY_COMPARE(both.searchedUpTo(), both.shop.clock.now());
    QVERIFY(both.known() >= 500);
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return both.treatment(FaultProxy::Fault::None); });
    both.pass(3min);
    QTRY_COMPARE(both.known(), both.there(both.hosted.clock.now()));
}

void TestHostedBackfill::findsManyOfTheSameMoment()
{
    LateShop both;
    both.passDays(1, 1500);
    both.shop.assembly->provider().follow();
    QTRY_COMPARE_WITH_TIMEOUT(both.known(), 1500, 30'000);
}

void TestHostedBackfill::trustsNoClockThatWasAhead()
{
    LateShop both;
    std::ignore = both.shop.onCore([&both]() -> Result<void> {
        both.stored().setKnownUpTo(both.profile.id, both.shop.clock.now() + 48h);
        return {};
    });
    both.makeThere(3);
    both.shop.assembly->provider().follow();
    QTRY_COMPARE(both.known(), 3);
    QTRY_COMPARE(both.searchedUpTo(), both.shop.clock.now());
}

void TestHostedBackfill::takesNoLateAnswerForAContradiction()
{
    LateShop both;
    both.shop.assembly->provider().follow();
    const QString id = both.create();
    QTRY_COMPARE(both.searchedUpTo(), both.shop.clock.now());
    both.proxy.decide(
        [&both, isFirst = std::make_shared<bool>(true)](const FaultProxy::Request &request) {
            const bool isHeld =
                request.target.startsWith("/v3/payments/search") && std::exchange(*isFirst, false);
            return both.treatment(isHeld ? FaultProxy::Fault::HoldAfter : FaultProxy::Fault::None);
        });
    both.pass(3min);
    const Timestamp begun = both.shop.clock.now();
    QVERIFY(both.proxy.waitForHeld(1));
    // Between the question and its answer, the payment is seen to have gone on.
    both.pass(3s);
    both.act(id, u"identify"_s);
    both.shop.assembly->provider().hasten(PaymentId(id));
    QTRY_COMPARE(both.statusAtShop(id), u"IDENTIFIED"_s);
    both.pass(3s);
    both.proxy.release();
    QTRY_COMPARE(both.searchedUpTo(), begun);
    QCOMPARE(
        both.shop.number(u"SELECT count(*) FROM hosted_payment WHERE contradiction IS NOT NULL"_s),
        0);
}

void TestHostedBackfill::findsTheOlderPaymentsOnce()
{
    NewShop both;
    both.profile.callbackUrl = both.shop.base + u"/called"_s;
    QVERIFY(both.shop.onCore(
        [&] { return both.shop.assembly->services().merchants().changeProfile(both.profile); }));
    both.passDays(30, 100);
    both.wantHistory(kFirstDay.addDays(4));
    both.shop.assembly->provider().follow();
    QTRY_COMPARE_WITH_TIMEOUT(both.known(), 2600, 30'000);
    QTRY_COMPARE(both.searched().known.since, both.startOf(kFirstDay.addDays(4)));
    QCOMPARE(both.searched().history, std::nullopt);
    // Their times are those at the provider, and nobody is called for what has ended long ago.
    QCOMPARE(both.shop.number(u"SELECT min(created_at) FROM hosted_payment"_s),
             toMillis(kCoreStart + 5 * 24h));
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM callback"_s), 0);
    // From the oldest on, after the newest: 100 of the last day.
    QCOMPARE(both.shop.number(
                 u"SELECT count(*) FROM payment a JOIN hosted_payment h ON h.payment = a.seq"
                 " JOIN hosted_payment earlier ON earlier.payment = 101"
                 " WHERE a.seq > 2100 AND h.created_at < earlier.created_at"_s),
             0);
    const auto before = both.proxy.requests().size();
    both.pass(3min);
    QTRY_COMPARE(both.searchedUpTo(), both.shop.clock.now());
    both.awaitProvider();
    QVERIFY(both.askedFrom(before) > both.shop.clock.now() - 1h);
    QCOMPARE(both.known(), 2600);
}

void TestHostedBackfill::goesOnWithTheHistoryAfterAStop()
{
    NewShop both;
    both.passDays(30, 100);
    both.wantHistory(kFirstDay);
    both.holdHistory(20);
    both.shop.assembly->provider().follow();
    QVERIFY(both.proxy.waitForHeld(1));
    both.awaitProvider();
    const auto history = both.searched().history;
    QVERIFY(history);
    QCOMPARE(history->since, both.startOf(kFirstDay));
    QVERIFY(history->upTo > kCoreStart + 5 * 24h);
    QVERIFY(both.known() >= both.there(history->upTo));
    const auto contact = [&both] { return both.shop.assembly->provider().contacts().first(); };
    QVERIFY(contact().found > 0 && contact().found < 3000);
    QCOMPARE(contact().foundUpTo, history->upTo);
    // Another day that was reached already begins nothing anew: as a start does, the search reads
    // from the database how far it has come.
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return both.treatment(FaultProxy::Fault::None); });
    const auto before = both.proxy.requests().size();
    both.wantHistory(kFirstDay.addDays(1));
    both.proxy.release();
    QTRY_COMPARE_WITH_TIMEOUT((both.pass(1s), both.known()), 3000, 30'000);
    QTRY_COMPARE((both.pass(1s), both.searched().history), std::nullopt);
    QVERIFY(both.askedFrom(before) >= history->upTo);
    QCOMPARE(both.searched().known.since, both.startOf(kFirstDay));
    QTRY_COMPARE(contact().found, 0);
}

void TestHostedBackfill::searchesOnlyTheMissingSpanOfAnEarlierDate()
{
    NewShop both;
    both.passDays(10, 10);
    both.wantHistory(kFirstDay.addDays(5));
    both.shop.assembly->provider().follow();
    QTRY_COMPARE(both.known(), 50);
    QTRY_COMPARE(both.searched().known.since, both.startOf(kFirstDay.addDays(5)));
    const auto before = both.proxy.requests().size();
    both.wantHistory(kFirstDay.addDays(7)); // searched already
    both.pass(1s);
    both.awaitProvider();
    QCOMPARE(both.proxy.requests().size(), before);
    both.wantHistory(kFirstDay.addDays(2));
    QTRY_COMPARE((both.pass(1s), both.known()), 80);
    QTRY_COMPARE(both.searched().known.since, both.startOf(kFirstDay.addDays(2)));
    const auto asked = both.proxy.requests().mid(before);
    QVERIFY(std::ranges::any_of(asked, [&both](const FaultProxy::Request &request) {
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        return parseIsoTime(body[u"from"_s].toString()) == both.startOf(kFirstDay.addDays(2))
            && parseIsoTime(body[u"to"_s].toString()) == both.startOf(kFirstDay.addDays(5));
    }));
}

void TestHostedBackfill::neverLetsNewPaymentsWaitForTheHistory()
{
    NewShop both;
    both.passDays(30, 100);
    both.wantHistory(kFirstDay);
    both.holdHistory(0);
    both.shop.assembly->provider().follow();
    QVERIFY(both.proxy.waitForHeld(1));
    QCOMPARE(both.known(), 100);
    both.makeThere(1);
    both.pass(3min);
    QTRY_COMPARE((both.pass(1s), both.known()), 101);
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return both.treatment(FaultProxy::Fault::None); });
    both.proxy.release();
    QTRY_COMPARE_WITH_TIMEOUT((both.pass(1s), both.known()), 3001, 30'000);
}

void TestHostedBackfill::givesUpAHistoryThatIsNoLongerWanted()
{
    NewShop both;
    both.passDays(30, 100);
    both.wantHistory(kFirstDay);
    both.holdHistory(20);
    both.shop.assembly->provider().follow();
    QVERIFY(both.proxy.waitForHeld(1));
    const Timestamp since = both.searched().known.since;
    both.wantHistory({});
    both.proxy.decide(
        [&both](const FaultProxy::Request &) { return both.treatment(FaultProxy::Fault::None); });
    both.proxy.release();
    QTRY_COMPARE((both.pass(1s), both.searched().history), std::nullopt);
    QVERIFY(both.known() < 3000);
    QCOMPARE(both.searched().known.since, since);
    QTRY_COMPARE(both.shop.assembly->provider().contacts().first().found, 0);
    // The payouts of the days that were searched are fetched again.
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout_fetch"
                              " WHERE upto = '2026-11-19'"_s),
             1);
}

TILLDESK_TEST(TestHostedBackfill, QCoreApplication)
#include "tst_hosted_backfill.moc"
