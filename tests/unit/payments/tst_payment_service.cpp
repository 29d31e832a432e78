#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const Asker kWindow{{Actor::Kind::Window, {}}, {}};

Result<Payment> cancelled(CoreFixture &core, const PaymentId &id, const Asker &asker = kWindow)
{
    return core.commit([&] { return core.payments.cancel(id, asker); });
}

QList<PaymentStep> timelineOf(CoreFixture &core, const PaymentId &id)
{
    return PaymentRepository(core.db).timeline(*core.stored(id));
}

} // namespace

class TestPaymentService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsAPendingPayment();
    void storesEveryField();
    void takesTheProfilesDefaults();
    void prefersItsOwnValues();
    void refusesAProfileThatCannotBePaid_data();
    void refusesAProfileThatCannotBePaid();
    void refusesAnUnknownProfile();
    void countsOnFromTheLastPayment();
    void givesIdsThatSortByTime();
    void forgetsARolledBackPayment();
    void cancelsOrRefusesByStatus_data();
    void cancelsOrRefusesByStatus();
    void writesDownWhoCancelled();
    void refusesToCancelAnothersPayment();
    void refusesToCancelNothing();
    void tellsEachChangeOnce();
    void tellsNothingOfARefusal();
    void keepsTheTimelineOfAnAppendedPayment();
    void refusesToRewriteHistory_data();
    void refusesToRewriteHistory();
};

void TestPaymentService::createsAPendingPayment()
{
    CoreFixture core;
    const Payment payment = core.pay(1250);

    QCOMPARE(payment.status, PaymentStatus::Pending);
    QCOMPARE(payment.seq, 1);
    QCOMPARE(payment.profileId, core.profile.id);
    QCOMPARE(payment.amount, Amount::fromCents(1250));
    QCOMPARE(payment.createdAt, kCoreStart);
    QCOMPARE(payment.expireAt, kCoreStart + 20min);
    QCOMPARE(payment.succeededAt, std::nullopt);
    QVERIFY(payment.reference.isEmpty() && payment.description.isEmpty());
    QVERIFY(payment.bulkId.isEmpty() && payment.callbackUrl.isEmpty());
    QVERIFY(!payment.debtor.isKnown());
    QCOMPARE(payment.id.text().size(), 24);
    QCOMPARE(*core.stored(payment.id), payment);
}

void TestPaymentService::storesEveryField()
{
    CoreFixture core;
    const NewPayment wanted{.amount = Amount::fromCents(Amount::kMaxCents),
                            .reference = u"Ωmega 1"_s,
                            .description = u"Поръчка"_s,
                            .bulkId = u"B-1"_s,
                            .identifyCallbackUrl = u"https://shop.example.com/i"_s,
                            .callbackUrl = u"https://shop.example.com/c"_s,
                            .returnUrl = u"https://shop.example.com/r"_s,
                            .voucherEligibility = R"([{"voucherSchemes":["BEL_ECO"],"amount":5}])"};
    const Payment payment = core.pay(core.profile.id, wanted);

    QCOMPARE(*core.stored(payment.id), payment);
    QCOMPARE(payment.amount, wanted.amount);
    QCOMPARE(payment.reference, wanted.reference);
    QCOMPARE(payment.description, wanted.description);
    QCOMPARE(payment.bulkId, wanted.bulkId);
    QCOMPARE(payment.identifyCallbackUrl, wanted.identifyCallbackUrl);
    QCOMPARE(payment.callbackUrl, wanted.callbackUrl);
    QCOMPARE(payment.returnUrl, wanted.returnUrl);
    auto row = core.db.prepare(u"SELECT voucher_eligibility FROM payment"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<QByteArray>(), wanted.voucherEligibility);
}

void TestPaymentService::takesTheProfilesDefaults()
{
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    wanted.bulkId = u"DAY"_s;
    wanted.callbackUrl = u"https://shop.example.com/c"_s;
    wanted.identifyCallbackUrl = u"https://shop.example.com/i"_s;
    const Profile profile = core.addProfile(wanted);
    const Payment payment = core.pay(profile.id, newPayment());

    QCOMPARE(payment.bulkId, profile.bulkId);
    QCOMPARE(payment.callbackUrl, profile.callbackUrl);
    QCOMPARE(payment.identifyCallbackUrl, profile.identifyCallbackUrl);
    QVERIFY(payment.returnUrl.isEmpty());
}

void TestPaymentService::prefersItsOwnValues()
{
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    wanted.bulkId = u"DAY"_s;
    wanted.callbackUrl = u"https://shop.example.com/c"_s;
    const Profile profile = core.addProfile(wanted);
    NewPayment own = newPayment();
    own.bulkId = u"OWN"_s;
    own.callbackUrl = u"https://other.example.com/c"_s;
    const Payment payment = core.pay(profile.id, own);

    QCOMPARE(payment.bulkId, u"OWN"_s);
    QCOMPARE(payment.callbackUrl, u"https://other.example.com/c"_s);
}

void TestPaymentService::refusesAProfileThatCannotBePaid_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::addColumn<QString>("iban");

    QTest::newRow("closed") << false << u"BE68539007547034"_s;
    QTest::newRow("no account") << true << QString();
    QTest::newRow("both") << false << QString();
}

void TestPaymentService::refusesAProfileThatCannotBePaid()
{
    QFETCH(const bool, isOpen);
    QFETCH(const QString, iban);
    CoreFixture core;
    Profile wanted = openProfile(core.merchant.id, u"Counter"_s);
    wanted.isOpen = isOpen;
    wanted.iban = iban;
    const Profile profile = core.addProfile(wanted);
    core.events = {};
    const auto payment =
        core.commit([&] { return core.payments.create(profile.id, newPayment(), {}); });

    QCOMPARE(payment.error().code, ErrorCode::UnableToPayCreditor);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 0);
    QVERIFY(core.events.isEmpty());
}

void TestPaymentService::refusesAnUnknownProfile()
{
    CoreFixture core;
    const auto payment =
        core.commit([&] { return core.payments.create(ProfileId(u"nobody"_s), newPayment(), {}); });

    QCOMPARE(payment.error().code, ErrorCode::ProfileNotFound);
}

void TestPaymentService::countsOnFromTheLastPayment()
{
    CoreFixture core(CoreFixture::Where::File);
    QCOMPARE(core.pay().seq, 1);
    QCOMPARE(core.pay().seq, 2);

    // A restart over the same data, with the clock set back.
    Events events;
    const ManualClock clock(kCoreStart - 1h);
    merchants::PublishedDirectory published;
    merchants::MerchantService merchants(core.db, clock, events, published);
    PaymentService again(core.db, clock, events, merchants, core.outbox, core.booking, {});
    const auto payment =
        core.commit([&] { return again.create(core.profile.id, newPayment(), {}); });
    QCOMPARE(payment->seq, 3);
    QCOMPARE(payment->createdAt, kCoreStart);
}

void TestPaymentService::givesIdsThatSortByTime()
{
    CoreFixture core;
    QString last;
    for (int i = 0; i < 50; ++i) {
        const QString id = core.pay().id.text();
        QVERIFY(id > last);
        QCOMPARE(id.first(12).toLongLong(nullptr, 16), toMillis(core.clock.now()));
        last = id;
        core.clock.advance(1ms);
    }
    QVERIFY(core.pay().id != core.pay().id); // both in the same millisecond
}

void TestPaymentService::forgetsARolledBackPayment()
{
    CoreFixture core;
    core.pay();
    {
        const storage::Transaction transaction(core.db);
        QCOMPARE(core.payments.create(core.profile.id, newPayment(), {})->seq, 2);
        QCOMPARE(core.payments.create(core.profile.id, newPayment(), {})->seq, 3);
    }
    QCOMPARE(core.pay().seq, 2);
    QCOMPARE(core.number(u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1"_s), 2);
}

void TestPaymentService::cancelsOrRefusesByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<bool>("isCancelled");

    for (const PaymentStatus status : kPaymentStatuses)
        QTest::newRow(toText(status).data())
            << status << (status == PaymentStatus::Pending || status == PaymentStatus::Identified);
}

void TestPaymentService::cancelsOrRefusesByStatus()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const bool, isCancelled);
    CoreFixture core;
    const Payment payment = core.append(core.profile.id, status);
    QCOMPARE(payment.status, status);
    const auto steps = timelineOf(core, payment.id).size();
    const auto answer = cancelled(core, payment.id);

    QCOMPARE(answer.has_value(), isCancelled);
    if (isCancelled) {
        QCOMPARE(answer->status, PaymentStatus::Cancelled);
        QCOMPARE(*core.stored(payment.id), *answer);
        QCOMPARE(cancelled(core, payment.id).error().code, ErrorCode::PaymentNotPending);
    } else {
        QCOMPARE(answer.error().code, ErrorCode::PaymentNotPending);
        QCOMPARE(*core.stored(payment.id), payment);
        QCOMPARE(timelineOf(core, payment.id).size(), steps);
    }
}

void TestPaymentService::writesDownWhoCancelled()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.clock.advance(10s);
    const Actor key{Actor::Kind::ApiKey, u"Web shop 1"_s};
    QVERIFY(cancelled(core, payment.id, {key, core.profile.id}));

    const auto steps = timelineOf(core, payment.id);
    QCOMPARE(steps.size(), 2);
    QCOMPARE(
        steps[0],
        (PaymentStep{kCoreStart, PaymentStatus::Pending, {}, {Actor::Kind::ApiKey, u"Test"_s}}));
    QCOMPARE(steps[1],
             (PaymentStep{kCoreStart + 10s, PaymentStatus::Cancelled,
                          PaymentTrigger::MerchantCancels, key}));
}

void TestPaymentService::refusesToCancelAnothersPayment()
{
    CoreFixture core;
    const Payment payment = core.pay();
    const Profile other = core.addProfile(u"Counter"_s);
    const auto answer = cancelled(core, payment.id, {{}, other.id});

    QCOMPARE(answer.error().code, ErrorCode::CallerNotAllowedToCancel);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Pending);
    // Ownership is checked before the status.
    QVERIFY(cancelled(core, payment.id));
    QCOMPARE(cancelled(core, payment.id, {{}, other.id}).error().code,
             ErrorCode::CallerNotAllowedToCancel);
}

void TestPaymentService::refusesToCancelNothing()
{
    CoreFixture core;
    QCOMPARE(cancelled(core, PaymentId(u"000000000000000000000000"_s)).error().code,
             ErrorCode::PaymentNotFound);
    QCOMPARE(cancelled(core, PaymentId()).error().code, ErrorCode::PaymentNotFound);
}

void TestPaymentService::tellsEachChangeOnce()
{
    CoreFixture core;
    const Payment payment = core.pay();
    QCOMPARE(core.events.payments,
             (QList<PaymentChange>{{payment.id, core.profile.id, PaymentStatus::Pending, true}}));
    core.events = {};
    QVERIFY(cancelled(core, payment.id));
    QCOMPARE(
        core.events.payments,
        (QList<PaymentChange>{{payment.id, core.profile.id, PaymentStatus::Cancelled, false}}));
    core.events = {};
    const Payment appended = core.append(core.profile.id, PaymentStatus::Succeeded);
    QCOMPARE(
        core.events.payments,
        (QList<PaymentChange>{{appended.id, core.profile.id, PaymentStatus::Succeeded, true}}));
}

void TestPaymentService::tellsNothingOfARefusal()
{
    CoreFixture core;
    const Payment payment = core.append(core.profile.id, PaymentStatus::Succeeded);
    core.events = {};
    const qint64 before = core.db.totalChanges();
    QVERIFY(!cancelled(core, payment.id));

    QVERIFY(core.events.isEmpty());
    QCOMPARE(core.db.totalChanges(), before); // a refusal writes nothing
}

void TestPaymentService::keepsTheTimelineOfAnAppendedPayment()
{
    CoreFixture core;
    const Payment payment = core.append(core.profile.id, PaymentStatus::Succeeded, 99);
    QList<PaymentStatus> way;
    for (const PaymentStep &step : timelineOf(core, payment.id))
        way << step.status;

    QCOMPARE(way,
             (QList<PaymentStatus>{PaymentStatus::Pending, PaymentStatus::Identified,
                                   PaymentStatus::Authorized, PaymentStatus::Succeeded}));
    QCOMPARE(payment.succeededAt, std::optional(core.clock.now()));
    QCOMPARE(
        core.number(
            u"SELECT CAST(sum(amount) AS BIGINT) FROM payment_count WHERE level = 1 AND status = 6"_s),
        99);
    QCOMPARE(
        core.number(
            u"SELECT CAST(coalesce(sum(n), 0) AS BIGINT) FROM payment_count WHERE status <> 6"_s),
        0);
}

void TestPaymentService::refusesToRewriteHistory_data()
{
    QTest::addColumn<QString>("sql");

    QTest::newRow("amount") << u"UPDATE payment SET amount = 1"_s;
    QTest::newRow("reference") << u"UPDATE payment SET reference = 'x'"_s;
    QTest::newRow("created") << u"UPDATE payment SET created_at = 0"_s;
    QTest::newRow("owner") << u"UPDATE payment SET profile = 1"_s;
    QTest::newRow("final status") << u"UPDATE payment SET status = 1, succeeded_at = NULL"_s;
    QTest::newRow("deletion") << u"DELETE FROM payment"_s;
    QTest::newRow("time of success") << u"UPDATE payment SET succeeded_at = NULL"_s;
}

void TestPaymentService::refusesToRewriteHistory()
{
    QFETCH(const QString, sql);
    CoreFixture core;
    core.append(core.profile.id, PaymentStatus::Succeeded);

    QVERIFY_THROWS_EXCEPTION(storage::StorageException, core.db.execute(sql));
}

TILLDESK_TEST(TestPaymentService, QCoreApplication)
#include "tst_payment_service.moc"
