#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using enum PaymentStatus;

/// An action of the debtor, the debtor's bank or the processing.
enum class Step { Identify, Authorize, Refuse, BackOut, Break, Settle };

const QMap<Step, PaymentTrigger> kTriggers{{Step::Authorize, PaymentTrigger::BankAuthorizes},
                                           {Step::Refuse, PaymentTrigger::BankRefuses},
                                           {Step::BackOut, PaymentTrigger::DebtorCancels},
                                           {Step::Break, PaymentTrigger::TechnicalFailure}};

/// The transitions of service.md#states that neither the merchant nor time triggers.
const QMap<std::pair<PaymentStatus, Step>, PaymentStatus> kTable{
    {{Pending, Step::Identify}, Identified},     {{Identified, Step::BackOut}, Cancelled},
    {{Identified, Step::Authorize}, Authorized}, {{Identified, Step::Refuse}, AuthorizationFailed},
    {{Identified, Step::Break}, Failed},         {{Authorized, Step::Break}, Failed},
    {{Authorized, Step::Settle}, Succeeded},
};

const Actor kDebtor{Actor::Kind::Debtor, kSomeDebtor.name};

Result<Payment> taken(CoreFixture &core, const PaymentId &id, Step step)
{
    return core.commit([&] {
        if (step == Step::Identify)
            return core.payments.identify(id, kSomeDebtor);
        if (step == Step::Settle)
            return core.payments.settle(id);
        return core.payments.advance(id, kTriggers[step],
                                     step == Step::BackOut ? kDebtor : Actor());
    });
}

QList<PaymentStep> timelineOf(CoreFixture &core, const PaymentId &id)
{
    return PaymentRepository(core.db).timeline(*core.stored(id));
}

} // namespace

/// The actions of the simulated customer.
class TestDebtorSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThePayerOnceThePaymentIsIdentified_data();
    void keepsThePayerOnceThePaymentIsIdentified();
    void followsTheTable_data();
    void followsTheTable();
    void knowsTheDebtorFromTheScanOn();
    void writesDownEveryStep();
    void succeedsAtTheTimeOfSettlement();
    void isTooLateAtTheExactMillisecond_data();
    void isTooLateAtTheExactMillisecond();
    void authorizedPaymentsDoNotExpire();
    void forgetsTheDebtorWithItsTransaction();
    void refusesWhatIsNotThere();
    void tellsEachStep();
    void neverGoesBackInTime();
};

void TestDebtorSteps::followsTheTable_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<int>("step");
    const QStringList names{u"identify"_s, u"authorize"_s, u"refuse"_s,
                            u"back out"_s, u"break"_s,     u"settle"_s};
    for (const PaymentStatus status : kPaymentStatuses) {
        for (int step = 0; step < names.size(); ++step)
            QTest::addRow("%s, %s", toText(status).data(), qPrintable(names[step]))
                << status << step;
    }
}

void TestDebtorSteps::followsTheTable()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const int, step);
    CoreFixture core;
    const Payment before = core.append(core.profile.id, status);
    const auto steps = timelineOf(core, before.id);
    core.events = {};
    const qint64 changes = core.db.totalChanges();
    const auto answer = taken(core, before.id, Step(step));

    const auto expected = kTable.constFind({status, Step(step)});
    if (expected == kTable.cend()) {
        QCOMPARE(answer.error().code, ErrorCode::PaymentNotPending);
        QVERIFY(answer.error().detail.contains(toText(status)));
        QCOMPARE(core.db.totalChanges(), changes);
        QVERIFY(core.events.isEmpty());
        QCOMPARE(*core.stored(before.id), before);
        return;
    }
    QVERIFY(answer);
    QCOMPARE(toText(answer->status), toText(*expected));
    QCOMPARE(*core.stored(before.id), *answer);
    QCOMPARE(timelineOf(core, before.id).size(), steps.size() + 1);
    QCOMPARE(timelineOf(core, before.id).last().status, *expected);
    QCOMPARE(
        core.number(
            u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1 AND status = %1"_s
                .arg(int(*expected))),
        1);
    QCOMPARE(core.number(u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1"_s), 1);
}

void TestDebtorSteps::knowsTheDebtorFromTheScanOn()
{
    CoreFixture core;
    const Payment payment = core.pay();
    QVERIFY(!payment.debtor.isKnown());
    const auto identified = taken(core, payment.id, Step::Identify);
    QCOMPARE(identified->debtor, kSomeDebtor);
    QVERIFY(taken(core, payment.id, Step::Authorize));
    QVERIFY(taken(core, payment.id, Step::Settle));
    QCOMPARE(core.stored(payment.id)->debtor, kSomeDebtor);
    // A second scan by another debtor changes nothing.
    QVERIFY(!core.commit([&] {
        return core.payments.identify(payment.id, {u"Emma"_s, u"NL91ABNA0417164300"_s});
    }));
    QCOMPARE(core.stored(payment.id)->debtor, kSomeDebtor);
}

void TestDebtorSteps::writesDownEveryStep()
{
    CoreFixture core;
    const Payment payment = core.pay();
    for (const Step step : {Step::Identify, Step::Authorize, Step::Settle}) {
        core.clock.advance(1s);
        QVERIFY(taken(core, payment.id, step));
    }
    const auto steps = timelineOf(core, payment.id);
    QCOMPARE(steps.size(), 4);
    QCOMPARE(steps[1],
             (PaymentStep{kCoreStart + 1s, Identified, PaymentTrigger::DebtorIdentifies, kDebtor}));
    QCOMPARE(steps[2],
             (PaymentStep{kCoreStart + 2s, Authorized, PaymentTrigger::BankAuthorizes, {}}));
    QCOMPARE(steps[3], (PaymentStep{kCoreStart + 3s, Succeeded, PaymentTrigger::Settles, {}}));

    const Payment other = core.advance(core.pay().id, Identified);
    QVERIFY(taken(core, other.id, Step::BackOut));
    QCOMPARE(timelineOf(core, other.id).last(),
             (PaymentStep{core.clock.now(), Cancelled, PaymentTrigger::DebtorCancels, kDebtor}));
}

void TestDebtorSteps::succeedsAtTheTimeOfSettlement()
{
    CoreFixture core;
    const Payment payment = core.advance(core.pay().id, Authorized);
    QCOMPARE(payment.succeededAt, std::nullopt);
    core.clock.advance(7s);
    const auto settled = taken(core, payment.id, Step::Settle);
    QCOMPARE(settled->succeededAt, std::optional(kCoreStart + 7s));
    QCOMPARE(settled->acknowledgeBy, std::nullopt);

    const Payment failed = core.advance(core.pay().id, Failed);
    QCOMPARE(failed.succeededAt, std::nullopt);
}

void TestDebtorSteps::isTooLateAtTheExactMillisecond_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<int>("step");
    QTest::newRow("identify") << Pending << int(Step::Identify);
    QTest::newRow("authorize") << Identified << int(Step::Authorize);
    QTest::newRow("refuse") << Identified << int(Step::Refuse);
    QTest::newRow("back out") << Identified << int(Step::BackOut);
    QTest::newRow("break") << Identified << int(Step::Break);
}

void TestDebtorSteps::isTooLateAtTheExactMillisecond()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const int, step);
    CoreFixture core;
    const Payment late = core.append(core.profile.id, status);
    const Payment early = core.append(core.profile.id, status);
    core.clock.set(early.expireAt - 1ms);
    QVERIFY(taken(core, early.id, Step(step)));

    core.clock.set(late.expireAt);
    const auto answer = taken(core, late.id, Step(step));
    QCOMPARE(answer.error().code, ErrorCode::PaymentNotPending);
    QVERIFY(answer.error().detail.contains(u"EXPIRED"_s));
    QCOMPARE(*core.stored(late.id), late);
}

void TestDebtorSteps::authorizedPaymentsDoNotExpire()
{
    CoreFixture core;
    const Payment payment = core.advance(core.pay().id, Authorized);
    core.clock.set(payment.expireAt + 1h);
    QCOMPARE(core.commit([&] { return core.payments.expireOverdue(10); }), 0);
    QCOMPARE(taken(core, payment.id, Step::Settle)->status, Succeeded);
}

void TestDebtorSteps::forgetsTheDebtorWithItsTransaction()
{
    CoreFixture core;
    const Payment payment = core.pay();
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.payments.identify(payment.id, kSomeDebtor));
        QVERIFY(core.payments.advance(payment.id, PaymentTrigger::BankAuthorizes, {}));
    }
    QCOMPARE(*core.stored(payment.id), payment);
    QCOMPARE(timelineOf(core, payment.id).size(), 1);
    QVERIFY(taken(core, payment.id, Step::Identify));
}

void TestDebtorSteps::refusesWhatIsNotThere()
{
    CoreFixture core;
    const PaymentId nobody(u"000000000000000000000000"_s);
    for (const Step step :
         {Step::Identify, Step::Authorize, Step::Refuse, Step::BackOut, Step::Break, Step::Settle})
        QCOMPARE(taken(core, nobody, step).error().code, ErrorCode::PaymentNotFound);
}

void TestDebtorSteps::tellsEachStep()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.events = {};
    QVERIFY(taken(core, payment.id, Step::Identify));
    QVERIFY(taken(core, payment.id, Step::Refuse));
    QCOMPARE(core.events.payments,
             (QList<PaymentChange>{{payment.id, core.profile.id, Identified, false},
                                   {payment.id, core.profile.id, AuthorizationFailed, false}}));
}

void TestDebtorSteps::neverGoesBackInTime()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.clock.advance(1min);
    QVERIFY(taken(core, payment.id, Step::Identify));
    core.clock.advance(-1h);
    QVERIFY(taken(core, payment.id, Step::Authorize));
    QCOMPARE(taken(core, payment.id, Step::Settle)->succeededAt, std::optional(kCoreStart + 1min));
    for (const PaymentStep &step : timelineOf(core, payment.id).sliced(1))
        QCOMPARE(step.at, kCoreStart + 1min);
}

void TestDebtorSteps::keepsThePayerOnceThePaymentIsIdentified_data()
{
    QTest::addColumn<QString>("change");
    for (const QString &change :
         {u"debtor_name = 'Somebody else'"_s, u"debtor_iban = 'BE68539007547034'"_s})
        QTest::newRow(qPrintable(change)) << change;
}

void TestDebtorSteps::keepsThePayerOnceThePaymentIsIdentified()
{
    QFETCH(const QString, change);
    CoreFixture core;
    const Payment pending = core.pay();
    const Payment identified = core.advance(core.pay().id, Identified);
    const Payment succeeded = core.advance(core.pay().id, Succeeded);
    const QString update = u"UPDATE payment SET %1 WHERE seq = %2"_s;
    for (const Payment &payment : {pending, identified, succeeded})
        QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                                 core.db.execute(update.arg(change).arg(payment.seq)));
    QCOMPARE(core.stored(succeeded.id)->debtor, kSomeDebtor);
}

TILLDESK_TEST(TestDebtorSteps, QCoreApplication)
#include "tst_debtor_steps.moc"
