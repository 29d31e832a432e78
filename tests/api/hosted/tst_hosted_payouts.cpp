#include "core/exports/exporter.h"
#include "tests/api/hosted/fetching_shop.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString kPayout1 = u"0123456789abcdef00000001"_s;
const QString kPayout2 = u"0123456789abcdef00000002"_s;
const QString kNobodys = u"0123456789abcdef0123aaaa"_s;

/// The day of kCoreStart, 14:32 in the shop.
const QDate kToday(2026, 11, 20);

} // namespace

/// The payouts of the provider of a hosted profile: fetched, booked, compared with the shop.
/// @source service.md#hosted-payouts
class TestHostedPayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEachPaymentAndRefundInAPayout();
    void fetchesEachDayOnce();
    void goesOnAfterAnError();
    void fetchesADayByItselfOnTheNextOne();
    void makesUpForDaysThatItWasOff();
    void fetchesTodaysPayoutsWhenAsked();
    void fetchesThePayoutsOfOlderPayments_data();
    void fetchesThePayoutsOfOlderPayments();
    void waitsAfterAnError();
    void knowsWhenADayIsComplete_data();
    void knowsWhenADayIsComplete();
    void booksWhatReachesTheShop_data();
    void booksWhatReachesTheShop();
    void reportsAPayoutThatTheLedgerDoesNotHave();
    void namesWhatIsLate();
    void namesWhatTheProviderDoesNotList();
    void namesWhatDiffers_data();
    void namesWhatDiffers();
    void subtractsRefundsOnBothSides();
    void saysWhatItemsThatAreLeftOutWouldExplain();
    void exportsTheOpenItems();
    void takesOverARefundOfAnotherSystem();
    void takesOverNoRefundThatMayBeItsOwn();
    void leavesARefundThatIsTooHighOpen();
    void accusesNobodyWhileOlderPaymentsAreLookedFor();
    void goesOnAfterAnErrorWhenAsked();
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
    QCOMPARE(both.owed(), 1400);
    both.payOutThere();
    const auto fetched = both.fetch();
    QVERIFY2(fetched, fetched ? "" : qPrintable(fetched.error().detail));
    QCOMPARE(fetched->payouts, 1);
    QCOMPARE(fetched->items, 3);
    QCOMPARE(both.open(), QStringList());
    QCOMPARE(both.shop.number(u"SELECT amount FROM hosted_payout"_s), 1400);
    QCOMPARE(both.owed(), 0);
    // Again: nothing is stored or booked twice.
    QCOMPARE(both.fetch()->payouts, 0);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout_item"_s), 3);
    QCOMPARE(both.owed(), 0);
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
    QCOMPARE(third->from, first->upTo.addDays(3));
    QCOMPARE(third->upTo, third->from);
    QVERIFY(!both.fetch(kToday.addDays(4), kToday.addDays(3)));
}

void TestHostedPayouts::goesOnAfterAnError()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.proxy.decide([&both](const FaultProxy::Request &request) {
        FaultProxy::Treatment treatment = both.fine();
        treatment.status = 403;
        if (request.target.contains("reconciliation/refunds"))
            treatment.fault = FaultProxy::Fault::AnswerBefore;
        return treatment;
    });
    QVERIFY(!both.fetch());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout"_s), 0); // wholly, or not at all
    both.proxy.decide([&both](const FaultProxy::Request &) { return both.fine(); });
    QCOMPARE(both.fetch()->items, 1);
}

void TestHostedPayouts::fetchesADayByItselfOnTheNextOne()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.fetchesByItself();
    both.pass(18h + 28min); // 9:00:10 on the next day
    QTRY_COMPARE(both.fetchedUpTo(), u"2026-11-20"_s);
    QCOMPARE(both.owed(), 0);
    QCOMPARE(both.daysAsked(), QStringList(u"2026-11-20"_s));
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::makesUpForDaysThatItWasOff()
{
    FetchingShop both;
    both.paid(1000);
    both.pass(24h);
    both.payOutThere();
    both.pass(72h);
    QCOMPARE(both.daysAsked(), QStringList());
    both.fetchesByItself();
    QTRY_COMPARE(both.fetchedUpTo(), u"2026-11-23"_s);
    QCOMPARE(both.daysAsked(),
             QStringList({u"2026-11-20"_s, u"2026-11-21"_s, u"2026-11-22"_s, u"2026-11-23"_s}));
    QCOMPARE(both.owed(), 0);
    QCOMPARE(both.open(), QStringList());
}

void TestHostedPayouts::fetchesTodaysPayoutsWhenAsked()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.fetchesByItself();
    both.shop.assembly->provider().fetchPayouts(both.profile.id);
    QTRY_COMPARE(both.owed(), 0);
    QCOMPARE(both.daysAsked(), QStringList(u"2026-11-20"_s));
    QCOMPARE(both.fetchedUpTo(), QString()); // other payouts may follow today
}

void TestHostedPayouts::fetchesThePayoutsOfOlderPayments_data()
{
    QTest::addColumn<bool>("isWantedLater");
    QTest::newRow("with the connection") << false;
    QTest::newRow("once the newer days were fetched") << true;
}

void TestHostedPayouts::fetchesThePayoutsOfOlderPayments()
{
    QFETCH(const bool, isWantedLater);
    FetchingShop both(false);
    const auto payThere = [&both] {
        const QString id = both.hosted.create();
        both.act(id, u"identify"_s);
        both.act(id, u"confirm"_s);
        both.payOutThere();
    };
    payThere();
    both.hosted.clock.advance(96h);
    both.shop.clock.advance(96h);
    payThere();
    both.fetchesByItself(isWantedLater ? QDate() : kToday);
    both.shop.assembly->provider().follow();
    if (isWantedLater) {
        QTRY_COMPARE(both.shop.number(u"SELECT count(*) FROM payment"_s), 1);
        both.pass(24h);
        QTRY_COMPARE(both.fetchedUpTo(), u"2026-11-24"_s);
        QCOMPARE(both.daysAsked(), QStringList(u"2026-11-24"_s));
        both.fetchesByItself(kToday);
    }
    QTRY_COMPARE((both.pass(1s), both.shop.number(u"SELECT count(*) FROM payment"_s)), 2);
    QTRY_VERIFY((both.pass(1s), both.daysAsked().contains(u"2026-11-20"_s)));
    QTRY_COMPARE((both.pass(1s), both.fetchedUpTo()),
                 isWantedLater ? u"2026-11-24"_s : u"2026-11-23"_s);
    QTRY_COMPARE(both.open(), QStringList());
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_payout"_s), 2);
    QCOMPARE(both.owed(), 0);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::waitsAfterAnError()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.proxy.decide([&both](const FaultProxy::Request &request) {
        FaultProxy::Treatment treatment = both.fine();
        treatment.status = 403;
        if (request.target.contains("reconciliation/"))
            treatment.fault = FaultProxy::Fault::AnswerBefore;
        return treatment;
    });
    both.pass(24h);
    both.fetchesByItself();
    QTRY_VERIFY(both.shop.logged().contains("cannot fetch the payouts of the provider"));
    both.proxy.decide([&both](const FaultProxy::Request &) { return both.fine(); });
    QCOMPARE(both.daysAsked().size(), 1); // none is sent before the pause of a minute is over
    both.pass(1min);
    QTRY_COMPARE(both.fetchedUpTo(), u"2026-11-20"_s);
    QCOMPARE(both.daysAsked().size(), 2);
}

void TestHostedPayouts::knowsWhenADayIsComplete_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QDate>("last");
    QTest::newRow("before nine") << "Europe/Brussels"_ba << u"2026-11-20T07:59:59Z"_s
                                 << QDate(2026, 11, 18);
    QTest::newRow("at nine") << "Europe/Brussels"_ba << u"2026-11-20T08:00:00Z"_s
                             << QDate(2026, 11, 19);
    QTest::newRow("at nine in summer")
        << "Europe/Brussels"_ba << u"2026-07-20T07:00:00Z"_s << QDate(2026, 7, 19);
    // There it is the 21st, but the UTC day is not over.
    QTest::newRow("far in the east")
        << "Pacific/Auckland"_ba << u"2026-11-20T21:00:00Z"_s << QDate(2026, 11, 19);
    QTest::newRow("in the west") << "America/New_York"_ba << u"2026-11-20T13:59:00Z"_s
                                 << QDate(2026, 11, 18);
}

void TestHostedPayouts::knowsWhenADayIsComplete()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QString, now);
    QFETCH(const QDate, last);
    QCOMPARE(tilldesk::hosted::lastCompleteDay(*parseIsoTime(now), QTimeZone(zone)), last);
}

void TestHostedPayouts::booksWhatReachesTheShop_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<qint64>("owed");
    QTest::newRow("whole") << u"whole"_s << qint64(0);
    QTest::newRow("failed") << u"failed"_s << qint64(1000);
    // 500 of a profile that is not connected with this shop is paid out with ours.
    QTest::newRow("with another profile's") << u"others"_s << qint64(0);
    QTest::newRow("with a row of another profile twice") << u"twice others"_s << qint64(0);
    QTest::newRow("another profile's alone") << u"only others"_s << qint64(1000);
    // The provider's word is booked; that it is not the sum of its lines is an open item.
    QTest::newRow("less than its lines") << u"less"_s << qint64(50);
    QTest::newRow("a long id") << u"id"_s << qint64(0);
}

void TestHostedPayouts::booksWhatReachesTheShop()
{
    QFETCH(const QString, which);
    QFETCH(const qint64, owed);
    FetchingShop both;
    const QString id = both.paid(1000);
    QList<HostedItem> items;
    if (which != u"only others")
        items << both.item(id, 1000);
    if (which.endsWith(u"others")) {
        items << both.item(kNobodys, 500);
        items.last().profileId = ProfileId(u"0123456789abcdef0123bbbb"_s);
    }
    HostedPayout payout = both.payoutOf(which == u"id" ? u"payout-1"_s : kPayout1, items);
    if (which == u"failed")
        payout.status = PayoutStatus::Failed;
    if (which == u"less")
        payout.amount = Amount::fromCents(950);
    if (which.startsWith(u"twice"))
        items << items.last();
    both.add(payout, items);
    QCOMPARE(both.owed(), owed);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::reportsAPayoutThatTheLedgerDoesNotHave()
{
    FetchingShop both;
    both.paid(1000);
    std::ignore = both.shop.onCore([&]() -> Result<void> {
        both.shop.assembly->services().database().execute(
            u"INSERT INTO hosted_payout (seq, id, profile, subject, status, made_at, bulk_id, iban,"
            " payment_count, payment_amount, refund_count, refund_amount, amount, fetched_at)"
            " SELECT 7, 'x', seq, '0123456789abcdef00000001', 1, 0, '', '', 0, 0, 0, 0, 1000, 0"
            " FROM profile WHERE environment = 2"_s);
        return {};
    });
    const QStringList faults = both.faults();
    QVERIFY2(faults.contains(u"hosted_payout 7: the ledger did not move its amount"_s),
             qPrintable(faults.join(u'\n')));
}

void TestHostedPayouts::namesWhatIsLate()
{
    FetchingShop both;
    const QString id = both.paid(1000);
    both.shop.clock.advance(71h);
    QCOMPARE(both.open(), QStringList(u"waits-for-payout payment 1000 0"_s));
    both.shop.clock.advance(2h);
    QCOMPARE(both.open(), QStringList(u"not-fetched payment 1000 0"_s));
    both.list(kToday, {both.item(id, 1000)});
    both.list(kToday.addDays(1), {});
    QCOMPARE(both.open(), QStringList(u"late payment 1000 0"_s));
}

void TestHostedPayouts::namesWhatTheProviderDoesNotList()
{
    FetchingShop both;
    both.paid(1000);
    both.list(kToday, {});
    QCOMPARE(both.open(), QStringList(u"waits-for-payout payment 1000 0"_s)); // clocks may differ
    both.list(kToday.addDays(1), {});
    QCOMPARE(both.open(), QStringList(u"not-known-there payment 1000 0"_s));
}

void TestHostedPayouts::namesWhatDiffers_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<bool>("isPaidOut");
    QTest::addColumn<QStringList>("open");
    QTest::addColumn<qint64>("here");
    QTest::addColumn<qint64>("there");
    const QString waits = u"waits-for-payout payment 1000 0"_s;
    const auto row = [](const char *name, const QString &which, bool isPaidOut,
                        const QStringList &open, qint64 here, qint64 there) {
        QTest::newRow(name) << which << isPaidOut << open << here << there;
    };
    row("equal", u"equal"_s, true, {}, 0, 0);
    row("equal, listed", u"equal"_s, false, {waits}, 1000, 1000);
    row("amount", u"amount"_s, true, {u"amount-differs payment 1000 900"_s}, 0, 0);
    row("amount, listed", u"amount"_s, false, {waits, u"amount-differs payment 1000 900"_s}, 1000,
        900);
    row("unknown", u"unknown"_s, true, {waits, u"not-known-here payment 0 1000"_s}, 1000, 1000);
    row("unknown, listed", u"unknown"_s, false, {waits, u"not-known-here payment 0 1000"_s}, 1000,
        2000);
    row("status", u"status"_s, true, {waits, u"status-differs payment 1000 1000"_s}, 1000, 1000);
    row("status, listed", u"status"_s, false, {waits, u"status-differs payment 1000 1000"_s}, 1000,
        2000);
    row("twice", u"twice"_s, true, {u"paid-twice payment 0 1000"_s}, 0, 0);
    row("sum", u"sum"_s, true, {u"sum-differs payment 1000 1100"_s}, 0, 0);
    row("failed", u"failed"_s, true, {waits}, 1000, 1000);
    row("another profile", u"profile"_s, true, {waits}, 1000, 1000);
    row("listed before its profile was connected", u"earlier"_s, false, {waits}, 1000, 1000);
}

void TestHostedPayouts::namesWhatDiffers()
{
    QFETCH(const QString, which);
    QFETCH(const bool, isPaidOut);
    QFETCH(const QStringList, open);
    QFETCH(const qint64, here);
    QFETCH(const qint64, there);
    FetchingShop both;
    const QString id = both.paid(1000);
    HostedItem item = both.item(id, which == u"amount" ? 900 : 1000);
    if (which == u"unknown" || which == u"profile")
        item.paymentId = PaymentId(kNobodys);
    if (which == u"profile" || which == u"earlier")
        item.profileId = ProfileId(u"0123456789abcdef0123bbbb"_s);
    if (which == u"status")
        item.paymentId = PaymentId(both.create(R"({"amount":1000})"));
    HostedPayout payout = both.payoutOf(kPayout1, {item});
    if (which == u"failed")
        payout.status = PayoutStatus::Failed;
    if (which == u"sum")
        payout.amount = payout.payments.sum = Amount::fromCents(1100);
    if (isPaidOut)
        both.add(payout, {item});
    else
        both.list(kToday, {item});
    if (which == u"twice")
        both.add(both.payoutOf(kPayout2, {item}), {item});
    QCOMPARE(both.open(), open);
    const HostedComparison compared = both.compared();
    QCOMPARE(owedHere(compared.owed).cents(), here);
    QCOMPARE(compared.owed.there.cents(), there);
    QCOMPARE(unexplained(compared), Amount());
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::subtractsRefundsOnBothSides()
{
    FetchingShop both;
    const QString first = both.paid(1000);
    QCOMPARE(both.refund(first, 300, "R1").status, 201);
    both.endRefundsThere();
    both.pass(1min);
    QTRY_COMPARE(both.open().size(), 2);
    both.list(kToday, {both.item(first, 900)});
    both.list(kToday.addDays(1), {}); // the provider lists no refund
    const HostedComparison compared = both.compared();
    const HostedOwed expected{.payments = 1,
                              .paid = Amount::fromCents(1000),
                              .refunds = 1,
                              .refunded = Amount::fromCents(300),
                              .there = Amount::fromCents(900)};
    QCOMPARE(compared.owed, expected);
    QCOMPARE(difference(compared.owed), Amount::fromCents(-200)); // 100 − 300
    QCOMPARE(both.open(),
             QStringList({u"waits-for-payout payment 1000 0"_s, u"not-known-there refund 300 0"_s,
                          u"amount-differs payment 1000 900"_s}));
    QCOMPARE(unexplained(compared), Amount());
}

void TestHostedPayouts::saysWhatItemsThatAreLeftOutWouldExplain()
{
    FetchingShop both;
    both.paid(1000);
    both.pass(1s);
    both.paid(700);
    both.list(kToday, {});
    both.list(kToday.addDays(1), {});
    QCOMPARE(unexplained(both.compared()), Amount());
    const HostedComparison part = both.compared(1);
    QCOMPARE(part.items.size(), 1);
    QCOMPARE(difference(part.owed), Amount::fromCents(1700));
    QCOMPARE(unexplained(part), Amount::fromCents(700));
}

void TestHostedPayouts::exportsTheOpenItems()
{
    FetchingShop both;
    const QString id = both.paid(1000);
    both.shop.clock.advance(49h);
    both.list(kToday, {both.item(id, 900)});
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"open.csv"_s);
    ExportRequest request{.list = OpenItemFilter{.profiles = {both.profile.id},
                                                 .reasons = {OpenReason::AmountDiffers},
                                                 .at = both.shop.clock.now(),
                                                 .lateDays = 3},
                          .format = ExportFormat::CsvRaw};
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    ExportControl control;
    const auto report = exports::write(db, both.shop.assembly->closing(), request, path, control);
    QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->rows, 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    const QByteArray cells = ",Amount differs,Payment,,10.00,9.00,1.00," + id.toLatin1() + ',';
    QVERIFY2(lines.last().contains(cells), lines.last().constData());
}

void TestHostedPayouts::takesOverARefundOfAnotherSystem()
{
    FetchingShop both;
    const QString id = both.paid(1000);
    const HostedItem refund = both.refundItem(id, 300);
    both.list(kToday, {both.item(id, 1000), refund});
    QCOMPARE(
        both.open(),
        QStringList({u"waits-for-payout payment 1000 0"_s, u"waits-for-payout refund 300 0"_s}));
    QCOMPARE(both.owed(), 700);
    QCOMPARE(unexplained(both.compared()), Amount());
    both.list(kToday, {both.item(id, 1000), refund}); // the day is fetched again
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM refund"_s), 1);
    QCOMPARE(both.shop.number(u"SELECT refunded FROM payment"_s), 300);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::takesOverNoRefundThatMayBeItsOwn()
{
    FetchingShop both;
    const QString id = both.paid(1000);
    both.proxy.decide([&both](const FaultProxy::Request &request) {
        FaultProxy::Treatment treatment = both.fine();
        if (request.target.contains("refunds"))
            treatment.fault = FaultProxy::Fault::CutAfter; // the provider's answer is lost
        return treatment;
    });
    std::ignore = both.refund(id, 300, "R1");
    QTRY_COMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 1);
    both.list(kToday, {both.item(id, 1000), both.refundItem(id, 300)});
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM refund"_s), 1);
    QCOMPARE(both.faults(), QStringList());
}

void TestHostedPayouts::leavesARefundThatIsTooHighOpen()
{
    FetchingShop both;
    const QString id = both.paid(1000);
    both.list(kToday, {both.item(id, 1000), both.refundItem(id, 1001)});
    QCOMPARE(
        both.open(),
        QStringList({u"waits-for-payout payment 1000 0"_s, u"not-known-here refund 0 1001"_s}));
    QCOMPARE(both.owed(), 1000);
    QCOMPARE(difference(both.compared().owed), Amount::fromCents(1001));
    QCOMPARE(unexplained(both.compared()), Amount());
}

void TestHostedPayouts::accusesNobodyWhileOlderPaymentsAreLookedFor()
{
    FetchingShop both;
    both.paid(1000);
    both.list(kToday, {});
    both.list(kToday.addDays(1), {});
    QCOMPARE(both.open(), QStringList(u"not-known-there payment 1000 0"_s));
    std::ignore = both.shop.onCore([&]() -> Result<void> {
        const Timestamp later = both.shop.clock.now() + 1h;
        auto &searches = both.shop.assembly->services().intents().searches();
        searches.setKnownSince(both.profile.id, later);
        searches.setHistory(both.profile.id,
                            tilldesk::hosted::SearchedSpan{later - 48h, later - 24h});
        return {};
    });
    QCOMPARE(both.open(), QStringList(u"waits-for-payout payment 1000 0"_s));
    QCOMPARE(difference(both.compared().owed), Amount());
}

void TestHostedPayouts::goesOnAfterAnErrorWhenAsked()
{
    FetchingShop both;
    both.paid(1000);
    both.payOutThere();
    both.fetchesByItself();
    both.proxy.decide([&both](const FaultProxy::Request &request) {
        FaultProxy::Treatment treatment = both.fine();
        treatment.status = 503;
        if (request.target.contains("reconciliation/"))
            treatment.fault = FaultProxy::Fault::AnswerBefore;
        return treatment;
    });
    both.shop.assembly->provider().fetchPayouts(both.profile.id);
    QTRY_VERIFY(both.shop.logged().contains("cannot fetch the payouts of the provider"));
    both.proxy.decide([&both](const FaultProxy::Request &) { return both.fine(); });
    both.pass(1min);
    QTRY_COMPARE(both.owed(), 0);
}

TILLDESK_TEST(TestHostedPayouts, QCoreApplication)
#include "tst_hosted_payouts.moc"
