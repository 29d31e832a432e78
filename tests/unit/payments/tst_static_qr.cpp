#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const Actor kKey{Actor::Kind::ApiKey, u"Till 1"_s};

NewPayment at(const QString &posId, qint64 cents = 1250)
{
    NewPayment wanted = newPayment(cents);
    wanted.pointOfSale = posId;
    return wanted;
}

Result<Payment> created(CoreFixture &core, const ProfileId &profile, const NewPayment &wanted)
{
    return core.commit([&] { return core.payments.createStaticQr(profile, wanted, kKey); });
}

QList<PaymentStep> timelineOf(CoreFixture &core, const PaymentId &id)
{
    return PaymentRepository(core.db).timeline(*core.stored(id));
}

std::optional<Payment> activeAt(CoreFixture &core, const QString &posId)
{
    return PaymentRepository(core.db).activeAt(core.profile.id, posId);
}

qint64 counted(CoreFixture &core, PaymentStatus status)
{
    return core.number(
        u"SELECT CAST(coalesce(sum(n), 0) AS BIGINT) FROM payment_count WHERE level = 1"
        " AND status = %1"_s.arg(int(status)));
}

} // namespace

/// Payments with the static QR code of a point of sale. @source service.md#static-qr
class TestStaticQr : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAPaymentOfTwoMinutes();
    void takesItsTimeFromTheRules();
    void addsAPointOfSaleThatIsNotKnown();
    void keepsAPointOfSaleAsItIs();
    void takesTheShopFromThePointOfSale();
    void takesTheProfilesDefaults();
    void replacesTheOpenOne_data();
    void replacesTheOpenOne();
    void replacesWhatIsOpenToTheLastMillisecond();
    void letsAnOverdueOneExpire_data();
    void letsAnOverdueOneExpire();
    void leavesWhatIsNotOpen_data();
    void leavesWhatIsNotOpen();
    void leavesOtherPlacesAlone();
    void leavesDynamicPaymentsAlone();
    void replacesWithinOneTransaction();
    void undoesTheReplacementWithItsTransaction();
    void tellsTheOldAndTheNew();
    void refusesWithoutATrace_data();
    void refusesWithoutATrace();
    void findsOnlyTheOpenOne();
    void theDatabaseHoldsOneOpenPaymentAPlace();
};

void TestStaticQr::opensAPaymentOfTwoMinutes()
{
    CoreFixture core;
    NewPayment wanted = at(u"T1"_s, 480);
    wanted.reference = u"R-1"_s;
    wanted.description = u"Two rolls"_s;
    wanted.bulkId = u"B-1"_s;
    wanted.callbackUrl = u"https://shop.example.com/c"_s;
    wanted.identifyCallbackUrl = u"https://shop.example.com/i"_s;
    wanted.shopId = u"S1"_s;
    wanted.shopName = u"Main street"_s;
    wanted.voucherEligibility = R"([{"voucherSchemes":["BEL_ECO"],"amount":5}])";
    const auto payment = created(core, core.profile.id, wanted);
    QVERIFY(payment);

    QCOMPARE(payment->type, PaymentType::StaticQr);
    QCOMPARE(payment->status, PaymentStatus::Pending);
    QCOMPARE(payment->createdAt, kCoreStart);
    QCOMPARE(payment->expireAt, kCoreStart + 2min);
    QCOMPARE(payment->amount, wanted.amount);
    QCOMPARE(payment->reference, wanted.reference);
    QCOMPARE(payment->description, wanted.description);
    QCOMPARE(payment->bulkId, wanted.bulkId);
    QCOMPARE(payment->callbackUrl, wanted.callbackUrl);
    QCOMPARE(payment->identifyCallbackUrl, wanted.identifyCallbackUrl);
    QCOMPARE(payment->pointOfSale, u"T1"_s);
    QCOMPARE(payment->shopId, u"S1"_s);
    QCOMPARE(payment->shopName, u"Main street"_s);
    QCOMPARE(*core.stored(payment->id), *payment);
    QCOMPARE(timelineOf(core, payment->id),
             (QList<PaymentStep>{{kCoreStart, PaymentStatus::Pending, {}, kKey}}));
    QCOMPARE(core.number(u"SELECT count(*) FROM payment WHERE voucher_eligibility <> ''"_s), 1);
}

void TestStaticQr::takesItsTimeFromTheRules()
{
    CoreFixture core;
    PaymentService service(core.db, core.clock, core.events, core.merchants, core.outbox,
                           core.booking, {.expiry = 7min, .staticQrExpiry = 30s});
    const auto wanted = at(u"T1"_s);
    const auto open =
        core.commit([&] { return service.createStaticQr(core.profile.id, wanted, {}); });
    QCOMPARE(open->expireAt, kCoreStart + 30s);
    QCOMPARE(service.nextExpiry(), std::optional(kCoreStart + 30s));
    const auto dynamic =
        core.commit([&] { return service.create(core.profile.id, newPayment(), {}); });
    QCOMPARE(dynamic->expireAt, kCoreStart + 7min);
}

void TestStaticQr::addsAPointOfSaleThatIsNotKnown()
{
    CoreFixture core;
    NewPayment wanted = at(u"T9"_s);
    wanted.shopId = u"S1"_s;
    wanted.shopName = u"Main street"_s;
    QVERIFY(created(core, core.profile.id, wanted));

    QCOMPARE(core.published.current()->profile(core.profile.id)->pointsOfSale,
             (QList<PointOfSale>{{u"T9"_s, core.profile.id, u"T9"_s, u"S1"_s, u"Main street"_s}}));
    QVERIFY(core.events.merchantsChanged);
}

void TestStaticQr::keepsAPointOfSaleAsItIs()
{
    CoreFixture core;
    const PointOfSale known{u"T1"_s, core.profile.id, u"Till 1"_s, u"S1"_s, u"Main street"_s};
    QVERIFY(core.commit([&] { return core.merchants.addPointOfSale(known); }));
    core.events = {};
    NewPayment wanted = at(u"T1"_s);
    wanted.shopId = u"S2"_s;
    wanted.shopName = u"Market square"_s;
    const auto payment = created(core, core.profile.id, wanted);

    // Values of the request take precedence over the point of sale's.
    QCOMPARE(payment->shopId, u"S2"_s);
    QCOMPARE(payment->shopName, u"Market square"_s);
    QCOMPARE(core.published.current()->profile(core.profile.id)->pointsOfSale,
             QList<PointOfSale>{known});
    QVERIFY(!core.events.merchantsChanged);
}

void TestStaticQr::takesTheShopFromThePointOfSale()
{
    CoreFixture core;
    const PointOfSale known{u"T1"_s, core.profile.id, u"Till 1"_s, u"S1"_s, u"Main street"_s};
    QVERIFY(core.commit([&] { return core.merchants.addPointOfSale(known); }));
    const auto payment = created(core, core.profile.id, at(u"T1"_s));

    QCOMPARE(payment->shopId, u"S1"_s);
    QCOMPARE(payment->shopName, u"Main street"_s);
    QCOMPARE(*core.stored(payment->id), *payment);
}

void TestStaticQr::takesTheProfilesDefaults()
{
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    wanted.bulkId = u"DAY"_s;
    wanted.callbackUrl = u"https://shop.example.com/c"_s;
    wanted.identifyCallbackUrl = u"https://shop.example.com/i"_s;
    const Profile profile = core.addProfile(wanted);
    const auto payment = created(core, profile.id, at(u"T1"_s));

    QCOMPARE(payment->bulkId, profile.bulkId);
    QCOMPARE(payment->callbackUrl, profile.callbackUrl);
    QCOMPARE(payment->identifyCallbackUrl, profile.identifyCallbackUrl);
}

void TestStaticQr::replacesTheOpenOne_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::newRow("pending") << PaymentStatus::Pending;
    QTest::newRow("identified") << PaymentStatus::Identified;
}

void TestStaticQr::replacesTheOpenOne()
{
    QFETCH(const PaymentStatus, status);
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s, 100);
    const Payment before = core.advance(first.id, status);
    core.clock.advance(30s);
    const auto second = created(core, core.profile.id, at(u"T1"_s, 200));

    const Payment after = *core.stored(first.id);
    QCOMPARE(after.status, PaymentStatus::Cancelled);
    QCOMPARE(after.debtor, before.debtor);
    QCOMPARE(
        timelineOf(core, first.id).last(),
        (PaymentStep{kCoreStart + 30s, PaymentStatus::Cancelled, PaymentTrigger::Replaced, kKey}));
    QCOMPARE(second->status, PaymentStatus::Pending);
    QVERIFY(second->id != first.id);
    QCOMPARE(activeAt(core, u"T1"_s), std::optional(*second));
    QCOMPARE(counted(core, PaymentStatus::Cancelled), 1);
    QCOMPARE(counted(core, PaymentStatus::Pending), 1);
    QCOMPARE(counted(core, PaymentStatus::Identified), 0);
}

void TestStaticQr::replacesWhatIsOpenToTheLastMillisecond()
{
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s);
    core.clock.set(first.expireAt - 1ms);
    QVERIFY(created(core, core.profile.id, at(u"T1"_s)));
    QCOMPARE(core.stored(first.id)->status, PaymentStatus::Cancelled);
}

void TestStaticQr::letsAnOverdueOneExpire_data()
{
    replacesTheOpenOne_data();
}

/// The first payment is overdue: it expires instead of being cancelled, even before a sweep.
void TestStaticQr::letsAnOverdueOneExpire()
{
    QFETCH(const PaymentStatus, status);
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s);
    core.advance(first.id, status);
    core.clock.set(first.expireAt);
    const auto second = created(core, core.profile.id, at(u"T1"_s));

    QVERIFY(second);
    QCOMPARE(core.stored(first.id)->status, PaymentStatus::Expired);
    QCOMPARE(timelineOf(core, first.id).last(),
             (PaymentStep{first.expireAt, PaymentStatus::Expired, PaymentTrigger::TimePasses, {}}));
    QCOMPARE(activeAt(core, u"T1"_s), std::optional(*second));
}

void TestStaticQr::leavesWhatIsNotOpen_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses) {
        if (!isOpen(status))
            QTest::newRow(toText(status).data()) << status;
    }
}

void TestStaticQr::leavesWhatIsNotOpen()
{
    QFETCH(const PaymentStatus, status);
    CoreFixture core;
    Profile asking = core.profile;
    asking.asksAcknowledgement =
        status == PaymentStatus::PendingMerchantAcknowledgement || status == PaymentStatus::Voided;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(asking); }));
    const Payment first = core.payAt(u"T1"_s);
    const Payment before = core.advance(first.id, status);
    QCOMPARE(before.status, status);
    const auto steps = timelineOf(core, first.id);
    QVERIFY(created(core, core.profile.id, at(u"T1"_s)));

    QCOMPARE(*core.stored(first.id), before);
    QCOMPARE(timelineOf(core, first.id), steps);
}

void TestStaticQr::leavesOtherPlacesAlone()
{
    CoreFixture core;
    const Payment elsewhere = core.payAt(u"T2"_s);
    const Profile counter = core.addProfile(u"Counter"_s);
    const auto others = created(core, counter.id, at(u"T1"_s)); // same name, other profile
    const Payment own = core.payAt(u"T1"_s);
    core.payAt(u"T1"_s);

    QCOMPARE(core.stored(own.id)->status, PaymentStatus::Cancelled);
    QCOMPARE(core.stored(elsewhere.id)->status, PaymentStatus::Pending);
    QCOMPARE(core.stored(others->id)->status, PaymentStatus::Pending);
    QCOMPARE(core.payAt(u"t1"_s).status, PaymentStatus::Pending); // names are case-sensitive
    QCOMPARE(core.number(u"SELECT count(*) FROM payment WHERE status = 1"_s), 4);
}

void TestStaticQr::leavesDynamicPaymentsAlone()
{
    CoreFixture core;
    core.advance(core.payAt(u"T1"_s).id, PaymentStatus::Cancelled);
    const Payment dynamic = core.pay(core.profile.id, at(u"T1"_s)); // at the same point of sale
    QCOMPARE(dynamic.type, PaymentType::Dynamic);
    QCOMPARE(core.stored(dynamic.id)->pointOfSale, u"T1"_s);
    QCOMPARE(activeAt(core, u"T1"_s), std::nullopt);
    core.payAt(u"T1"_s);

    QCOMPARE(*core.stored(dynamic.id), dynamic);
    QCOMPARE(dynamic.expireAt, kCoreStart + 20min);
}

void TestStaticQr::replacesWithinOneTransaction()
{
    CoreFixture core;
    const auto last = core.commit([&] {
        std::ignore = core.payments.createStaticQr(core.profile.id, at(u"T1"_s, 1), kKey);
        std::ignore = core.payments.createStaticQr(core.profile.id, at(u"T1"_s, 2), kKey);
        return core.payments.createStaticQr(core.profile.id, at(u"T1"_s, 4), kKey);
    });
    QCOMPARE(last->seq, 3);
    QCOMPARE(activeAt(core, u"T1"_s), std::optional(*last));
    QCOMPARE(counted(core, PaymentStatus::Cancelled), 2);
    QCOMPARE(counted(core, PaymentStatus::Pending), 1);
    QCOMPARE(core.published.current()->profile(core.profile.id)->pointsOfSale.size(), 1);
}

void TestStaticQr::undoesTheReplacementWithItsTransaction()
{
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s);
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.payments.createStaticQr(core.profile.id, at(u"T1"_s), kKey));
        QVERIFY(core.payments.createStaticQr(core.profile.id, at(u"T2"_s), kKey));
    }
    QCOMPARE(*core.stored(first.id), first);
    QCOMPARE(timelineOf(core, first.id).size(), 1);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 1);
    QCOMPARE(core.merchants.directory()->profile(core.profile.id)->pointsOfSale.size(), 1);
    QCOMPARE(core.payAt(u"T2"_s).seq, 2);
}

void TestStaticQr::tellsTheOldAndTheNew()
{
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s);
    core.events = {};
    const Payment second = core.payAt(u"T1"_s);
    QCOMPARE(core.events.payments,
             (QList<PaymentChange>{{first.id, core.profile.id, PaymentStatus::Cancelled, false},
                                   {second.id, core.profile.id, PaymentStatus::Pending, true}}));
}

void TestStaticQr::refusesWithoutATrace_data()
{
    QTest::addColumn<QString>("posId");
    QTest::addColumn<QString>("iban");
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<ErrorCode>("code");
    const QString iban = u"BE68539007547034"_s;

    QTest::newRow("closed") << u"T1"_s << iban << false << true << ErrorCode::UnableToPayCreditor;
    QTest::newRow("no account") << u"T1"_s << QString() << true << true
                                << ErrorCode::UnableToPayCreditor;
    QTest::newRow("nobody") << u"T1"_s << iban << true << false << ErrorCode::ProfileNotFound;
    QTest::newRow("posId") << u"T-1"_s << iban << true << true << ErrorCode::FieldInvalid;
}

void TestStaticQr::refusesWithoutATrace()
{
    QFETCH(const QString, posId);
    QFETCH(const QString, iban);
    QFETCH(const bool, isOpen);
    QFETCH(const bool, isKnown);
    QFETCH(const ErrorCode, code);
    CoreFixture core;
    const Payment first = core.payAt(u"T1"_s);
    Profile changed = core.profile;
    changed.iban = iban;
    changed.isOpen = isOpen;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(changed); }));
    core.events = {};
    const qint64 before = core.db.totalChanges();
    const auto answer =
        created(core, isKnown ? core.profile.id : ProfileId(u"nobody"_s), at(posId));

    QCOMPARE(answer.error().code, code);
    QCOMPARE(core.db.totalChanges(), before);
    QVERIFY(core.events.isEmpty());
    QCOMPARE(*core.stored(first.id), first);
}

void TestStaticQr::findsOnlyTheOpenOne()
{
    CoreFixture core;
    QCOMPARE(activeAt(core, u"T1"_s), std::nullopt);
    const Payment payment = core.payAt(u"T1"_s);
    QCOMPARE(activeAt(core, u"T1"_s), std::optional(payment));
    QCOMPARE(activeAt(core, u"T2"_s), std::nullopt);
    const Profile counter = core.addProfile(u"Counter"_s);
    QCOMPARE(PaymentRepository(core.db).activeAt(counter.id, u"T1"_s), std::nullopt);

    const Payment identified = core.advance(payment.id, PaymentStatus::Identified);
    QCOMPARE(activeAt(core, u"T1"_s), std::optional(identified));
    QVERIFY(core.commit(
        [&] { return core.payments.advance(payment.id, PaymentTrigger::BankAuthorizes, {}); }));
    QCOMPARE(activeAt(core, u"T1"_s), std::nullopt);
}

void TestStaticQr::theDatabaseHoldsOneOpenPaymentAPlace()
{
    CoreFixture core;
    core.payAt(u"T1"_s);
    PaymentRow row = rowIn(PaymentStatus::Identified, core.clock.now());
    row.payment.type = PaymentType::StaticQr;
    row.payment.profileId = core.profile.id;
    row.payment.pointOfSale = u"T1"_s;
    row.profileSeq = 1;
    const auto append = [&] {
        return core.commit([&] {
            return core.payments.append(row, stepsTo(row.payment.status, core.clock.now()));
        });
    };
    QVERIFY_THROWS_EXCEPTION(storage::StorageException, append());
    row.payment.status = PaymentStatus::Authorized;
    QVERIFY(append());
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             core.db.execute(u"UPDATE payment SET point_of_sale = NULL"_s));
}

TILLDESK_TEST(TestStaticQr, QCoreApplication)
#include "tst_static_qr.moc"
