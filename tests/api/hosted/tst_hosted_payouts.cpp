#include "app/provider_calls.h"
#include "core/hosted/payout_fetch.h"
#include "tests/api/hosted/hosted_refunds.h"
#include "tests/support/test_program.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A RefundingShop that fetches the payouts of its provider.
struct FetchingShop : RefundingShop {
    FetchingShop()
    {
        const auto connected = shop.onCore([&] {
            auto &connections = shop.assembly->services().connections();
            auto wanted = *connections.find(profile.id);
            wanted.hostedMerchantId = hosted.merchant.id.text();
            return connections.set(wanted, {});
        });
        if (!connected)
            qFatal("%s", qPrintable(connected.error().detail));
        calls = std::move(*app::ProviderCalls::make(*shop.assembly));
    }
    Result<tilldesk::hosted::PayoutFetch::Fetched> fetch(QDate from = {}, QDate upTo = {})
    {
        const std::atomic<bool> isStopped = false;
        return tilldesk::hosted::PayoutFetch(
                   {.client = calls->client(),
                    .core = shop.assembly->core(),
                    .database = [&]() -> storage::Database & {
                        return shop.assembly->services().database();
                    },
                    .access = tilldesk::hosted::accessOf(
                        *shop.assembly->connections().find(profile.id), shop.clock.now()),
                    .profile = profile.id,
                    .realClock = shop.clock,
                    .zone = QTimeZone("Europe/Brussels")})
            .run(from, upTo, isStopped);
    }
    QStringList open()
    {
        storage::Database db(shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
        QStringList lines;
        for (const auto &item : tilldesk::hosted::openItems(db, profile.id, shop.clock.now(), 1000))
            lines << u"%1 %2 %3 %4"_s.arg(toText(item.reason))
                         .arg(item.kind == PayoutItemKind::Payment ? u"payment"_s : u"refund"_s)
                         .arg(item.here.cents())
                         .arg(item.there.cents());
        return lines;
    }
    void payOutThere()
    {
        const auto made = hosted.onCore(
            [&] { return hosted.assembly->services().payouts().run(hosted.clock.now()); });
        QVERIFY(made);
        QCOMPARE(made->size(), 1);
    }
    /// Stores a payout as if the provider had listed it.
    void add(const QString &id, const QList<HostedItem> &items, qint64 payments, qint64 refunds = 0)
    {
        HostedPayout payout;
        payout.id = PayoutId(id);
        payout.madeAt = shop.clock.now();
        payout.payments = {payments > 0 ? 1 : 0, Amount::fromCents(payments)};
        payout.refunds = {refunds > 0 ? 1 : 0, Amount::fromCents(refunds)};
        payout.amount = Amount::fromCents(payments - refunds);
        std::ignore = shop.onCore([&]() -> Result<void> {
            tilldesk::hosted::PayoutBook(shop.assembly->services().database())
                .add(profile.id, payout, items, shop.clock.now());
            return {};
        });
    }
    [[nodiscard]] HostedItem item(const QString &payment, qint64 cents) const
    {
        HostedItem made;
        made.paymentId = PaymentId(payment);
        made.profileId = hosted.shop.id;
        made.amount = Amount::fromCents(cents);
        made.at = shop.clock.now();
        return made;
    }

    std::unique_ptr<app::ProviderCalls> calls;
};

const QString kPayout1 = u"0123456789abcdef00000001"_s;
const QString kPayout2 = u"0123456789abcdef00000002"_s;

} // namespace

/// The payouts of the provider of a hosted profile, compared with the shop.
/// @source service.md#hosted-payouts
class TestHostedPayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEachPaymentAndRefundInAPayout();
    void fetchesEachDayOnce();
    void goesOnAfterAnError();
    void namesWhatIsLate();
    void namesWhatDiffers_data();
    void namesWhatDiffers();
};

void TestHostedPayouts::findsEachPaymentAndRefundInAPayout()
{
    FetchingShop both;
    const QString first = both.paid(1000);
    both.paid(700);
    QCOMPARE(both.refund(first, 300, "R1").status, 201);
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(
        both.open(),
        QStringList({u"waits-for-payout payment 1000 0"_s, u"waits-for-payout payment 700 0"_s,
                     u"waits-for-payout refund 300 0"_s}));
    both.payOutThere();
    const auto fetched = both.fetch();
    QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().detail));
    QCOMPARE(fetched->payouts, 1);
    QCOMPARE(fetched->items, 3);
    QCOMPARE(both.open(), QStringList());
    QCOMPARE(both.shop.number(u"SELECT amount FROM hosted_payout"_s), 1400);
    // Again: nothing is stored twice.
    QCOMPARE(both.fetch()->payouts, 0);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout_item"_s), 3);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::fetchesEachDayOnce()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    const auto first = both.fetch();
    QCOMPARE(first->payouts, 1);
    both.pass(72h);
    const auto second = both.fetch();
    QCOMPARE(second->from, first->from); // that day was not complete yet
    QCOMPARE(second->upTo, first->upTo.addDays(3));
    const auto third = both.fetch();
    QVERIFY(third->from > second->from);
    QVERIFY(third->from <= third->upTo);
}

void TestHostedPayouts::goesOnAfterAnError()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.proxy.decide([ahead = both.hosted.clock.now()
                           - SystemClock().now()](const FaultProxy::Request &request) {
        FaultProxy::Treatment treatment{.status = 403,
                                        .clock = std::chrono::round<std::chrono::seconds>(ahead)};
        if (request.target.contains("reconciliation/refunds"))
            treatment.fault = FaultProxy::Fault::AnswerBefore;
        return treatment;
    });
    QVERIFY(!both.fetch());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout"_s), 0); // wholly, or not at all
    both.proxy.decide(
        [ahead = both.hosted.clock.now() - SystemClock().now()](const FaultProxy::Request &) {
            return FaultProxy::Treatment{.clock = std::chrono::round<std::chrono::seconds>(ahead)};
        });
    QCOMPARE(both.fetch()->items, 1);
}

void TestHostedPayouts::namesWhatIsLate()
{
    FetchingShop both;
    both.paid(1000);
    both.shop.clock.advance(71h);
    QCOMPARE(both.open(), QStringList(u"waits-for-payout payment 1000 0"_s));
    both.shop.clock.advance(2h);
    QCOMPARE(both.open(), QStringList(u"late payment 1000 0"_s));
}

void TestHostedPayouts::namesWhatDiffers_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<QStringList>("open");
    QTest::newRow("equal") << u"equal"_s << QStringList();
    QTest::newRow("amount") << u"amount"_s << QStringList(u"amount-differs payment 1000 900"_s);
    QTest::newRow("unknown") << u"unknown"_s
                             << QStringList({u"waits-for-payout payment 1000 0"_s,
                                             u"not-known-here payment 0 1000"_s});
    QTest::newRow("twice") << u"twice"_s << QStringList(u"paid-twice payment 0 1000"_s);
    QTest::newRow("sum") << u"sum"_s << QStringList(u"sum-differs payment 1000 1100"_s);
    QTest::newRow("another profile")
        << u"profile"_s << QStringList(u"waits-for-payout payment 1000 0"_s);
}

void TestHostedPayouts::namesWhatDiffers()
{
    QFETCH(QString, which);
    QFETCH(QStringList, open);
    FetchingShop both;
    const QString id = both.paid(1000);
    HostedItem item = both.item(id, which == "amount"_L1 ? 900 : 1000);
    if (which == "unknown"_L1 || which == "profile"_L1)
        item.paymentId = PaymentId(u"0123456789abcdef0123aaaa"_s);
    if (which == "profile"_L1)
        item.profileId = ProfileId(u"0123456789abcdef0123bbbb"_s);
    both.add(kPayout1, {item}, which == "sum"_L1 ? 1100 : item.amount.cents());
    if (which == "twice"_L1)
        both.add(kPayout2, {item}, 1000);
    QCOMPARE(both.open(), open);
}

TILLDESK_TEST(TestHostedPayouts, QCoreApplication)
#include "tst_hosted_payouts.moc"
