#include "tests/api/hosted/hosted_shop.h"
#include "tests/support/test_program.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A hosted shop that has known every payment up to the start of its clock.
struct LateShop : HostedShop {
    LateShop() : HostedShop(false)
    {
        std::ignore = shop.onCore([this]() -> Result<void> {
            repository().setSearched(profile.id, shop.clock.now());
            return {};
        });
    }

    [[nodiscard]] hosted::IntentRepository &repository()
    {
        return shop.assembly->services().intents().repository();
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
        return *shop.onCore([this]() -> Result<Timestamp> {
            return repository().searchedUpTo(profile.id).value_or(Timestamp());
        });
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
};

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
        both.repository().setSearched(both.profile.id, both.shop.clock.now() + 48h);
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

TILLDESK_TEST(TestHostedBackfill, QCoreApplication)
#include "tst_hosted_backfill.moc"
