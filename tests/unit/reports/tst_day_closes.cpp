#include "tests/support/test_program.h"
#include "tests/unit/reports/reports_fixture.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

class TestDayCloses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhoClosedAndTheHeadOfTheTrail();
    void countsWhatWasTakenAndGivenBack();
    void beginsTheNextStretchWhereAZEnds();
    void lookingClosesNothing();
    void numbersEachScopeAndKindByItself();
    void keepsTheWholeProfileNextToItsTills();
    void countsARefundAtTheTillOfItsPayment();
    void countsARefundWhenItIsDone();
    void leavesOutWhatCameBetweenCountingAndRecording();
    void countsAnewWhenAZCameInBetween();
    void doesNotGoBackInTimeWithTheClock();
    void addsUpEverythingEver();
    void mayBeLessThanNothing();
    void closesADayWithoutTakings();
    void keepsOtherProfilesApart();
    void putsEverythingIntoExactlyOneZ();
    void isFixed();
    void hasTheHeadThatIsMadeForIt();
    void refusesWhatIsNotThere();
    void readsItselfBack();
    void listsNewestFirst();
    void listsWhatAFilterShows();
};

void TestDayCloses::countsWhatWasTakenAndGivenBack()
{
    ReportsFixture shop;
    const Payment first = shop.paidAt(u"TILL1"_s, 1000);
    shop.paidAt(u"TILL1"_s, 250);
    shop.pay(700); // not paid
    shop.giveBack(first, 300);
    shop.clock.advance(1min);
    const DayClose close = shop.z();
    QCOMPARE(close.payments, (PayoutSum{2, Amount::fromCents(1250)}));
    QCOMPARE(close.refunds, (PayoutSum{1, Amount::fromCents(300)}));
    QCOMPARE(close.taken.cents(), 950);
    QCOMPARE(close.totalBefore.cents(), 0);
    QCOMPARE(close.total.cents(), 950);
    QCOMPARE(close.kind, DayCloseKind::Z);
    QCOMPARE(close.number, 1);
    QCOMPARE(close.seq, 1);
    QVERIFY(!close.from);
    QCOMPARE(close.at, shop.clock.now());
    QVERIFY(shop.events.dayClosed);
}

void TestDayCloses::beginsTheNextStretchWhereAZEnds()
{
    ReportsFixture shop;
    shop.paid(1000);
    const DayClose first = shop.z();
    shop.clock.advance(24h);
    shop.paid(500);
    const DayClose second = shop.z();
    QCOMPARE(second.payments, (PayoutSum{1, Amount::fromCents(500)}));
    QCOMPARE(second.from, first.at);
    QCOMPARE(second.totalBefore.cents(), 1000);
    QCOMPARE(second.total.cents(), 1500);
    QCOMPARE(shop.z().payments.count, 0);
}

void TestDayCloses::lookingClosesNothing()
{
    ReportsFixture shop;
    shop.paid(1000);
    const DayClose look = shop.x();
    QCOMPARE(look.payments.sum.cents(), 1000);
    QCOMPARE(look.number, 1);
    shop.paid(500);
    const DayClose again = shop.x();
    QCOMPARE(again.payments, (PayoutSum{2, Amount::fromCents(1500)}));
    QCOMPARE(again.number, 2);
    QCOMPARE(again.totalBefore.cents(), 0);
    const DayClose z = shop.z();
    QCOMPARE(z.payments, (PayoutSum{2, Amount::fromCents(1500)}));
    QCOMPARE(z.number, 1);
    QVERIFY(!z.from);
}

void TestDayCloses::numbersEachScopeAndKindByItself()
{
    ReportsFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    QCOMPARE(shop.z(u"TILL1"_s).number, 1);
    QCOMPARE(shop.z(u"TILL1"_s).number, 2);
    QCOMPARE(shop.x(u"TILL1"_s).number, 1);
    QCOMPARE(shop.z(u"TILL2"_s).number, 1);
    QCOMPARE(shop.z().number, 1);
    QCOMPARE(shop.close({other.id, {}}, DayCloseKind::Z).number, 1);
    QCOMPARE(shop.z(u"TILL1"_s).number, 3);
    QCOMPARE(shop.x(u"TILL1"_s).number, 2);
    QCOMPARE(shop.number(u"SELECT count(*) FROM day_close"_s), 8);
    QCOMPARE(shop.number(u"SELECT max(seq) FROM day_close"_s), 8);
}

void TestDayCloses::keepsTheWholeProfileNextToItsTills()
{
    ReportsFixture shop;
    shop.paidAt(u"TILL1"_s, 100);
    shop.paidAt(u"TILL2"_s, 20);
    shop.paid(3);
    QCOMPARE(shop.z(u"TILL1"_s).taken.cents(), 100);
    QCOMPARE(shop.z().taken.cents(), 123); // a till's Z does not reduce the profile's
    QCOMPARE(shop.z(u"TILL2"_s).taken.cents(), 20);
    QCOMPARE(shop.z(u"TILL1"_s).taken.cents(), 0);
}

void TestDayCloses::countsARefundAtTheTillOfItsPayment()
{
    ReportsFixture shop;
    shop.paidAt(u"TILL2"_s, 5000);
    const Payment payment = shop.paidAt(u"TILL1"_s, 1000);
    shop.giveBack(payment, 400);
    QCOMPARE(shop.z(u"TILL1"_s).refunds, (PayoutSum{1, Amount::fromCents(400)}));
    QCOMPARE(shop.z(u"TILL2"_s).refunds.count, 0);
    QCOMPARE(shop.z().refunds.count, 1);
}

void TestDayCloses::countsARefundWhenItIsDone()
{
    ReportsFixture shop;
    const Payment payment = shop.paid(1000);
    QVERIFY(shop.refund(payment.id, 400));
    QCOMPARE(shop.z().refunds.count, 0); // the refund is pending
    QCOMPARE(shop.process(), 1);
    const DayClose next = shop.z();
    QCOMPARE(next.refunds, (PayoutSum{1, Amount::fromCents(400)}));
    QCOMPARE(next.payments.count, 0);
    shop.refundsFail = true;
    QVERIFY(shop.refund(payment.id, 100));
    QCOMPARE(shop.process(), 1);
    QCOMPARE(shop.z().refunds.count, 0);
}

void TestDayCloses::leavesOutWhatCameBetweenCountingAndRecording()
{
    ReportsFixture shop;
    shop.paid(1000);
    const auto counted = shop.rows.count(shop.at());
    shop.paid(50); // paid between counting and recording
    const auto z = shop.commit([&] { return shop.service.record(*counted, DayCloseKind::Z); });
    QCOMPARE(z->payments, (PayoutSum{1, Amount::fromCents(1000)}));
    QCOMPARE(shop.z().payments, (PayoutSum{1, Amount::fromCents(50)}));
}

void TestDayCloses::countsAnewWhenAZCameInBetween()
{
    ReportsFixture shop;
    shop.paid(1000);
    const auto counted = shop.rows.count(shop.at());
    const DayClose theirs = shop.z();
    shop.paid(50);
    const auto mine = shop.commit([&] { return shop.service.record(*counted, DayCloseKind::Z); });
    QCOMPARE(mine->number, 2);
    QCOMPARE(mine->payments, (PayoutSum{1, Amount::fromCents(50)}));
    QCOMPARE(mine->from, theirs.at);
    QCOMPARE(mine->totalBefore.cents(), 1000);
    // An X in between makes no difference.
    const auto again = shop.rows.count(shop.at());
    shop.x();
    QCOMPARE(shop.commit([&] { return shop.service.record(*again, DayCloseKind::Z); })->number, 3);
}

void TestDayCloses::doesNotGoBackInTimeWithTheClock()
{
    ReportsFixture shop;
    const DayClose first = shop.z(u"TILL1"_s);
    shop.clock.set(kCoreStart - 48h);
    const DayClose second = shop.z(u"TILL1"_s);
    QCOMPARE(second.at, first.at);
    QCOMPARE(shop.z(u"TILL2"_s).at, first.at); // all closes are in time order
    shop.clock.set(kCoreStart + 1h);
    QCOMPARE(shop.z(u"TILL1"_s).at, kCoreStart + 1h);
}

void TestDayCloses::addsUpEverythingEver()
{
    ReportsFixture shop;
    qint64 total = 0;
    for (int i = 1; i <= 5; ++i) {
        shop.paid(100 * i);
        shop.x();
        const DayClose z = shop.z();
        QCOMPARE(z.totalBefore.cents(), total);
        total += 100 * i;
        QCOMPARE(z.total.cents(), total);
    }
}

void TestDayCloses::mayBeLessThanNothing()
{
    ReportsFixture shop;
    const Payment payment = shop.paidAt(u"TILL1"_s, 1000);
    shop.z();
    shop.giveBack(payment, 400);
    const DayClose z = shop.z();
    QCOMPARE(z.taken.cents(), -400);
    QCOMPARE(z.total.cents(), 600);
}

void TestDayCloses::closesADayWithoutTakings()
{
    ReportsFixture shop;
    const DayClose z = shop.z();
    QCOMPARE(z.payments, PayoutSum());
    QCOMPARE(z.number, 1);
    QCOMPARE(shop.z().number, 2);
}

void TestDayCloses::keepsOtherProfilesApart()
{
    ReportsFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    shop.paid(1000);
    shop.advance(shop.pay(other.id, newPayment(70)).id, PaymentStatus::Succeeded);
    QCOMPARE(shop.z().taken.cents(), 1000);
    QCOMPARE(shop.close({other.id, {}}, DayCloseKind::Z).taken.cents(), 70);
}

void TestDayCloses::putsEverythingIntoExactlyOneZ()
{
    QRandomGenerator random(20261120);
    ReportsFixture shop;
    QList<Payment> paid;
    QMap<QString, QList<DayClose>> closes;
    const QStringList scopes{{}, u"TILL1"_s, u"TILL2"_s};
    for (int step = 0; step < 400; ++step) {
        shop.clock.advance(std::chrono::seconds(random.bounded(600)));
        const quint32 what = random.bounded(10U);
        const QString scope = scopes[random.bounded(3)];
        if (what < 5)
            paid << shop.paidAt(scope, 100 + random.bounded(900));
        else if (what < 7 && !paid.isEmpty())
            shop.giveBack(paid.takeAt(random.bounded(int(paid.size()))), 1 + random.bounded(100));
        else if (what < 9)
            closes[scope] << shop.z(scope);
        else
            shop.x(scope);
    }
    for (const QString &scope : scopes) {
        closes[scope] << shop.z(scope);
        PayoutSum payments;
        PayoutSum refunds;
        for (const DayClose &close : closes.value(scope)) {
            payments.count += close.payments.count;
            payments.sum = *Amount::add(payments.sum, close.payments.sum);
            refunds.count += close.refunds.count;
            refunds.sum = *Amount::add(refunds.sum, close.refunds.sum);
        }
        const QString at = scope.isEmpty()
            ? QString()
            : QString(u" AND p.point_of_sale = (SELECT seq FROM point_of_sale WHERE id = '"_s
                      + scope + u"')"_s);
        QCOMPARE(payments.count,
                 shop.number(u"SELECT count(*) FROM payment p WHERE p.status = 6"_s + at));
        QCOMPARE(
            payments.sum.cents(),
            shop.number(u"SELECT CAST(sum(p.amount) AS BIGINT) FROM payment p WHERE p.status = 6"_s
                        + at));
        const QString done =
            u" FROM refund r JOIN payment p ON p.seq = r.payment WHERE r.status = 2"_s + at;
        QCOMPARE(refunds.count, shop.number(u"SELECT count(*)"_s + done));
        QCOMPARE(refunds.sum.cents(),
                 shop.number(u"SELECT CAST(sum(r.amount) AS BIGINT)"_s + done));
        QVERIFY(refunds.count > 5);
        QCOMPARE(closes[scope].last().total.cents(), payments.sum.cents() - refunds.sum.cents());
    }
}

void TestDayCloses::hasTheHeadThatIsMadeForIt()
{
    ReportsFixture shop;
    shop.paid(1000);
    int made = 0;
    const LedgerHead head{.seq = 1,
                          .cause = LedgerHeadCause::DayClosed,
                          .day = QDate(2026, 11, 20),
                          .zone = "Europe/Brussels",
                          .entry = 1,
                          .hash = QByteArray(64, 'a'),
                          .madeAt = shop.clock.now(),
                          .kid = u"key-1"_s,
                          .jws = "a.b.c"};
    shop.db.execute(u"INSERT INTO ledger_head VALUES (1, 3, '2026-11-20', 'Europe/Brussels', 1,"
                    " '%1', %2, 'key-1', 'a.b.c')"_s.arg(QString(64, u'a'))
                        .arg(toMillis(head.madeAt)));
    reports::DayCloseService service(shop.db, shop.clock, shop.events, [&] {
        ++made;
        return std::optional(head);
    });
    const auto close = [&](DayCloseKind kind) {
        return *shop.commit([&] { return service.record(*shop.rows.count(shop.at()), kind); });
    };
    QCOMPARE(close(DayCloseKind::X).head, std::nullopt);
    QCOMPARE(made, 0);
    QCOMPARE(close(DayCloseKind::Z).head, head);
    QCOMPARE(shop.rows.page({}, {}, 5).rows.first().head, head);
}

void TestDayCloses::isFixed()
{
    ReportsFixture shop;
    shop.z();
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             shop.db.execute(u"UPDATE day_close SET payments = 5"_s));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             shop.db.execute(u"DELETE FROM day_close"_s));
    // A number cannot be used twice.
    QVERIFY_THROWS_EXCEPTION(
        storage::StorageException,
        shop.db.execute(
            u"INSERT INTO day_close SELECT seq + 1, kind, profile, point_of_sale, number,"
            " items_after, items_upto, from_at, made_at, payments, payments_amount,"
            " refunds, refunds_amount, total_before, head FROM day_close"_s));
}

void TestDayCloses::refusesWhatIsNotThere()
{
    ReportsFixture shop;
    const auto noProfile = shop.rows.count({ProfileId(u"6a0b1c2d3e4f5a6b7c8d9eff"_s), {}});
    QCOMPARE(noProfile.error().code, ErrorCode::ProfileNotFound);
    const auto noTill = shop.rows.count(shop.at(u"TILL9"_s));
    QCOMPARE(noTill.error().code, ErrorCode::PointOfSaleNotFound);
    const Profile other = shop.addProfile(u"Other"_s);
    const auto otherTill = shop.rows.count({other.id, u"TILL1"_s});
    QCOMPARE(otherTill.error().code, ErrorCode::PointOfSaleNotFound);
}

void TestDayCloses::readsItselfBack()
{
    ReportsFixture shop;
    shop.giveBack(shop.paidAt(u"TILL1"_s, 1000), 250);
    const DayClose z = shop.z(u"TILL1"_s);
    shop.clock.advance(1h);
    shop.paidAt(u"TILL1"_s, 50);
    const DayClose x = shop.x(u"TILL1"_s);
    const DayClose whole = shop.z();
    QCOMPARE(shop.rows.page({}, {}, 10).rows, (QList{whole, x, z}));
}

void TestDayCloses::listsNewestFirst()
{
    ReportsFixture shop;
    for (int i = 0; i < 7; ++i)
        shop.z();
    const DayClosePage first = shop.rows.page({}, {}, 3);
    QCOMPARE(first.rows.size(), 3);
    QCOMPARE(first.rows.first().number, 7);
    QVERIFY(first.hasMore);
    const DayClosePage second = shop.rows.page({}, first.rows.last().seq, 4);
    QCOMPARE(second.rows.first().number, 4);
    QCOMPARE(second.rows.last().number, 1);
    QVERIFY(!second.hasMore);
}

void TestDayCloses::listsWhatAFilterShows()
{
    ReportsFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    shop.z(u"TILL1"_s);
    shop.x(u"TILL1"_s);
    shop.z();
    shop.close({other.id, {}}, DayCloseKind::Z);
    const auto seqs = [&shop](const DayCloseFilter &filter) {
        QList<qint64> found;
        for (const DayClose &close : shop.rows.page(filter, {}, 10).rows)
            found << close.seq;
        return found;
    };
    QCOMPARE(seqs({}), (QList<qint64>{4, 3, 2, 1}));
    QCOMPARE(seqs({.profiles = {shop.profile.id}}), (QList<qint64>{3, 2, 1}));
    QCOMPARE(seqs({.profiles = {}, .pointOfSale = u"TILL1"_s}), (QList<qint64>{2, 1}));
    QCOMPARE(seqs({.profiles = {shop.profile.id}, .pointOfSale = u""_s}), QList<qint64>{3});
    QCOMPARE(seqs({.profiles = {}, .kind = DayCloseKind::X}), QList<qint64>{2});
}

void TestDayCloses::namesWhoClosedAndTheHeadOfTheTrail()
{
    ReportsFixture shop;
    shop.paidAt(u"TILL1"_s, 1250);
    const audit::Acting anna({.kind = AuditActorKind::Staff, .name = u"Anna De Smet"_s});
    const DayClose first = shop.z(u"TILL1"_s);
    const audit::AuditHead head = audit::head(shop.db);
    QVERIFY(first.record.has_value());
    QCOMPARE(*first.record, (DayCloseRecord{u"Anna De Smet"_s, head.seq, head.hash}));
    shop.z(u"TILL2"_s);
    const DayClose second = shop.z(u"TILL1"_s);
    QVERIFY(second.record->entry > first.record->entry);
    // A later reader gets the entry of each close, not the newest of the trail.
    const DayClosePage page = shop.rows.page({.profiles = {}, .pointOfSale = u"TILL1"_s}, {}, 10);
    QCOMPARE(page.rows, (QList<DayClose>{second, first}));
}

TILLDESK_TEST(TestDayCloses, QCoreApplication)
#include "tst_day_closes.moc"
