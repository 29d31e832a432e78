#include "core/payouts/payout_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/fees/fee_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestFeeService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void costsNothingWithoutARule();
    void fixesTheFeeWhenThePaymentSucceeds();
    void startsOnItsDay();
    void keepsTheFeeOfARefundedPayment();
    void reducesAPayoutByItsFees();
    void paysNothingOutBelowTheFees();
    void paysAFailedPayoutAgainWithItsFees();
    void collectsTheFeesOfAMonthApart();
    void chargesTheMinimumOfAMonth();
    void chargesTheMinimumApart();
    void countsTheFeesOfAMonthOnceIfTheClockIsSetBack();
    void booksTheDifferenceToAnInvoice_data();
    void booksTheDifferenceToAnInvoice();
    void booksAnInvoiceOnce();
    void correctsAnInvoice();
    void refusesTheNumberOfAnotherMonth();
    void freesTheNumberOfAnInvoiceThatIsTakenBack();
    void keepsWhatAChangeDoesNotName();
    void booksAnInvoiceWithoutARule();
    void refusesAnInvoice_data();
    void refusesAnInvoice();
    void refusesARuleOfThePast();
    void booksNothingWhileTheLedgerIsWrong();
    void forgetsARuleThatIsRolledBack();
    void looksForRulesAheadOfTheNextPayment();
    void verifyFindsAChange_data();
    void verifyFindsAChange();
};

void TestFeeService::costsNothingWithoutARule()
{
    FeeFixture core;
    const Payment payment = core.paid(10'000);
    QCOMPARE(core.feeOf(payment), 0);
    QCOMPARE(core.run().first().amount.cents(), 10'000);
    core.endMonth();
    QVERIFY(!core.fees.nextClose());
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_account WHERE kind = 5"_s), 0);
}

void TestFeeService::fixesTheFeeWhenThePaymentSucceeds()
{
    FeeFixture core;
    const Payment before = core.paid(10'000);
    const Payment pending = core.pay(10'000);
    core.setUsual(FeeCollection::Net);
    const Payment under = core.paid(10'000);
    QVERIFY(core.set({.first = {}, .fixed = {}, .share = 200}));
    const Payment after = core.paid(10'000);
    QCOMPARE(core.feeOf(before), 0);
    QCOMPARE(core.feeOf(under), 165);
    QCOMPARE(core.feeOf(after), 200);
    core.advance(pending.id, PaymentStatus::Succeeded);
    QCOMPARE(core.feeOf(pending), 200);
    QCOMPARE(core.stored(under.id)->fee.cents(), 165);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::startsOnItsDay()
{
    FeeFixture core;
    QVERIFY(core.set({.first = QDate(2026, 11, 25), .fixed = Amount::fromCents(30)}));
    const Payment before = core.paid();
    core.clock.set(fromMillis(QDate(2026, 11, 25).startOfDay(kZone).toMSecsSinceEpoch()) - 1ms);
    const Payment last = core.paid();
    core.clock.advance(1ms);
    const Payment first = core.paid();
    QCOMPARE(core.feeOf(before), 0);
    QCOMPARE(core.feeOf(last), 0);
    QCOMPARE(core.feeOf(first), 30);
}

void TestFeeService::keepsTheFeeOfARefundedPayment()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    const Payment payment = core.paid(10'000);
    core.paid(10'000);
    QVERIFY(core.refund(payment.id, 10'000));
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.feeOf(payment), 165);
    const Payout payout = core.run().first();
    QCOMPARE(payout.fees.cents(), 330);
    QCOMPARE(payout.amount.cents(), 9'670);
}

void TestFeeService::reducesAPayoutByItsFees()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    core.paid(10'000);
    core.paid(2'000);
    const auto running = payouts::running(core.db, {}, core.clock.now(), {});
    QCOMPARE(running->rows.first().fees.cents(), 165 + 53);
    QCOMPARE(running->rows.first().amount.cents(), 12'000 - 218);
    const Payout payout = core.run().first();
    QCOMPARE(payout.payments.sum.cents(), 12'000);
    QCOMPARE(payout.fees.cents(), 218);
    QCOMPARE(payout.amount.cents(), 11'782);
    QCOMPARE(core.charged(), 218);
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.bank(), 11'782 - 12'000);
    const auto details = payouts::details(core.db, {}, payout.id);
    QVERIFY(details->proof.isProved);
    QCOMPARE(details->proof.fees.cents(), 218);
    QCOMPARE(core.findings(), QStringList());
    // Nothing is left for the end of the month.
    core.endMonth();
    QCOMPARE(core.charged(), 218);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::paysNothingOutBelowTheFees()
{
    FeeFixture core;
    QVERIFY(core.set({.first = {}, .fixed = Amount::fromCents(100)}));
    core.paid(100);
    QVERIFY(core.run().isEmpty());
    core.paid(150);
    const Payout payout = core.run().first();
    QCOMPARE(payout.amount.cents(), 50);
    QCOMPARE(payout.fees.cents(), 200);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::paysAFailedPayoutAgainWithItsFees()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    core.paid(10'000);
    core.payoutsFail = true;
    const Payout failed = core.run().first();
    QCOMPARE(core.failed(), 9'835);
    QCOMPARE(core.charged(), 165);
    core.payoutsFail = false;
    const auto again = core.commit([&] { return core.payouts.payAgain(failed.id); });
    QCOMPARE(again->fees.cents(), 165);
    QCOMPARE(again->amount.cents(), 9'835);
    QCOMPARE(core.charged(), 165);
    QCOMPARE(core.failed(), 0);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::collectsTheFeesOfAMonthApart()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.paid(10'000);
    core.paid(2'000);
    const Payout payout = core.run().first();
    QCOMPARE(payout.amount.cents(), 12'000);
    QCOMPARE(payout.fees.cents(), 0);
    QCOMPARE(core.charged(), 0);
    QCOMPARE(core.fees.nextClose(),
             fromMillis(kNovember.addMonths(1).startOfDay(kZone).toMSecsSinceEpoch()));
    core.endMonth();
    QCOMPARE(core.charged(), 218);
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.bank(), -218);
    QVERIFY(core.run().isEmpty());
    QCOMPARE(core.findings(), QStringList());
    QVERIFY(core.commit([&] { return core.fees.closeMonths(); }));
    QCOMPARE(core.charged(), 218);
}

void TestFeeService::chargesTheMinimumOfAMonth()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net, 1'000);
    core.paid(10'000);
    QCOMPARE(core.run().first().fees.cents(), 165);
    core.endMonth();
    QCOMPARE(core.charged(), 1'000);
    QCOMPARE(core.owed(), -835);
    core.paid(10'000);
    const Payout payout = core.run().first();
    QCOMPARE(payout.fees.cents(), 835 + 165);
    QCOMPARE(payout.amount.cents(), 9'000);
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.findings(), QStringList());
    // December: 165 again.
    core.endMonth();
    QCOMPARE(core.charged(), 2'000);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::chargesTheMinimumApart()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross, 1'000);
    core.paid(10'000);
    core.endMonth();
    QCOMPARE(core.charged(), 1'000);
    QCOMPARE(core.owed(), 10'000);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::countsTheFeesOfAMonthOnceIfTheClockIsSetBack()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.endMonth();
    core.clock.advance(-1h);
    core.paid(10'000); // in November, which is closed
    core.endMonth();
    QCOMPARE(core.charged(), 0);
    core.endMonth();
    QCOMPARE(core.charged(), 165);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::booksTheDifferenceToAnInvoice_data()
{
    QTest::addColumn<FeeCollection>("collection");
    QTest::addColumn<qint64>("cents");
    QTest::newRow("net, more") << FeeCollection::Net << qint64(200);
    QTest::newRow("net, less") << FeeCollection::Net << qint64(100);
    QTest::newRow("net, the same") << FeeCollection::Net << qint64(165);
    QTest::newRow("gross, more") << FeeCollection::Gross << qint64(200);
    QTest::newRow("gross, less") << FeeCollection::Gross << qint64(100);
    QTest::newRow("gross, nothing") << FeeCollection::Gross << qint64(0);
}

void TestFeeService::booksTheDifferenceToAnInvoice()
{
    QFETCH(FeeCollection, collection);
    QFETCH(qint64, cents);
    FeeFixture core;
    core.setUsual(collection);
    core.paid(10'000);
    core.run();
    core.endMonth();
    const auto booked = core.invoice(cents);
    QVERIFY(booked);
    QCOMPARE(booked->computed.cents(), 165);
    QCOMPARE(core.charged(), cents);
    const bool isNet = collection == FeeCollection::Net;
    QCOMPARE(core.owed(), isNet ? 165 - cents : 0);
    core.paid(10'000);
    const Payout payout = core.run().first();
    QCOMPARE(payout.fees.cents(), isNet ? 165 + cents - 165 : 0);
    QCOMPARE(payout.amount.cents(), 10'000 - payout.fees.cents());
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::booksAnInvoiceOnce()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.paid(10'000);
    core.endMonth();
    const auto first = core.invoice(200);
    core.clock.advance(1h);
    const auto again = core.invoice(200);
    QVERIFY(again && *again == *first);
    QCOMPARE(core.charged(), 200);
    QCOMPARE(core.number(u"SELECT count(*) FROM audit_trail WHERE kind = 57"_s), 1);
}

void TestFeeService::correctsAnInvoice()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.paid(10'000);
    core.endMonth();
    QVERIFY(core.invoice(2'000)); // a slip: ten times too much
    QCOMPARE(core.invoice(200)->computed.cents(), 2'000);
    QCOMPARE(core.charged(), 200);
    QCOMPARE(core.invoice(180, u"credit note"_s)->computed.cents(), 200);
    QCOMPARE(core.charged(), 180);
    QCOMPARE(core.owed(), 10'000);
    QCOMPARE(core.invoice(200)->computed.cents(), 180); // the first one counts after all
    QCOMPARE(core.charged(), 200);
    QCOMPARE(core.number(u"SELECT count(*) FROM audit_trail WHERE kind = 57"_s), 4);
    QCOMPARE(fees::termsOf(core.db, core.merchant.id).invoiceOf(kNovember)->amount.cents(), 200);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::refusesTheNumberOfAnotherMonth()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.paid(10'000);
    core.endMonth();
    core.endMonth();
    QVERIFY(core.invoice(200, u"7"_s));
    const auto refused = core.invoice(300, u"7"_s, kNovember.addMonths(1));
    QCOMPARE(refused.error().field, u"number"_s);
    QVERIFY(core.invoice(165, u"7 withdrawn"_s));
    QVERIFY(core.invoice(300, u"7"_s, kNovember.addMonths(1)));
    QCOMPARE(core.charged(), 165 + 300);
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::freesTheNumberOfAnInvoiceThatIsTakenBack()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    core.paid(10'000);
    core.endMonth();
    core.endMonth();
    QVERIFY(core.invoice(300, u"7"_s)); // for the wrong month
    QVERIFY(core.invoice(0, u"7"_s));
    QCOMPARE(core.charged(), 0);
    const auto right = core.invoice(300, u"7"_s, kNovember.addMonths(1));
    QVERIFY2(right, qPrintable(right ? QString() : right.error().detail));
    QCOMPARE(core.charged(), 300);
    QCOMPARE(core.invoice(1, u"7"_s).error().field, u"number"_s); // another month has it now
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::keepsWhatAChangeDoesNotName()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross, 1'000);
    const auto changed = core.commit(
        [&] { return core.fees.changeRule(core.merchant.id, {.first = {}, .fixed = Amount()}); });
    QCOMPARE(changed->fixed.cents(), 0);
    QCOMPARE(changed->share, 140);
    QCOMPARE(changed->minimum.cents(), 1'000);
    QCOMPARE(changed->collection, FeeCollection::Gross);
    QCOMPARE(core.feeOf(core.paid(10'000)), 140);
}

void TestFeeService::booksAnInvoiceWithoutARule()
{
    FeeFixture core;
    core.paid(10'000);
    core.endMonth();
    QVERIFY(core.invoice(450));
    QCOMPARE(core.charged(), 450);
    QCOMPARE(core.owed(), 10'000); // collected apart
    QCOMPARE(core.findings(), QStringList());
}

void TestFeeService::refusesAnInvoice_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QDate>("month");
    QTest::addColumn<QString>("field");
    QTest::newRow("of the running month")
        << qint64(1) << u"1"_s << kNovember.addMonths(1) << u"month"_s;
    QTest::newRow("without a number") << qint64(1) << u" "_s << kNovember << u"number"_s;
    QTest::newRow("with a long number")
        << qint64(1) << QString(36, u'1') << kNovember << u"number"_s;
    QTest::newRow("negative") << qint64(-1) << u"1"_s << kNovember << u"amount"_s;
    QTest::newRow("of a month before the merchant")
        << qint64(1) << u"1"_s << kNovember.addMonths(-1) << u"month"_s;
    QTest::newRow("of long ago") << qint64(1) << u"1"_s << QDate(1999, 1, 1) << u"month"_s;
    QTest::newRow("no payment yet") << qint64(1) << u"1"_s << kNovember << u"merchant"_s;
}

void TestFeeService::refusesAnInvoice()
{
    QFETCH(qint64, cents);
    QFETCH(QString, number);
    QFETCH(QDate, month);
    FeeFixture core;
    core.endMonth();
    const auto refused = core.invoice(cents, number, month);
    QVERIFY(!refused);
    QTEST(refused.error().field, "field");
    QCOMPARE(core.number(u"SELECT count(*) FROM fee_invoice"_s), 0);
}

void TestFeeService::refusesARuleOfThePast()
{
    FeeFixture core;
    QCOMPARE(core.set({.first = QDate(2026, 11, 19)}).error().field, u"from"_s);
    QVERIFY(core.set({.first = QDate(2026, 11, 20), .share = 1}));
    const auto unknown =
        core.commit([&] { return core.fees.setRule(MerchantId(u"nobody"_s), {}); });
    QCOMPARE(unknown.error().code, ErrorCode::MerchantNotFound);
}

void TestFeeService::booksNothingWhileTheLedgerIsWrong()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Gross);
    fees::FeeService held(core.db, core.clock, core.events, core.ledger, kZone,
                          [] { return false; });
    QVERIFY(!held.nextClose());
    QCOMPARE(core.commit([&] { return held.closeMonths(); }).error().code, ErrorCode::Unavailable);
}

void TestFeeService::forgetsARuleThatIsRolledBack()
{
    FeeFixture core;
    {
        const storage::Transaction transaction(core.db);
        QVERIFY(core.fees.setRule(core.merchant.id, {.first = {}, .share = 500}));
        QVERIFY(core.fees.nextClose());
    }
    QVERIFY(!core.fees.nextClose());
    QVERIFY(core.set({.first = {}, .share = 100}));
    QCOMPARE(core.feeOf(core.paid(10'000)), 100);
}

/// A rule that comes after the look-up was sent is seen by the look-up after it.
void TestFeeService::looksForRulesAheadOfTheNextPayment()
{
    if (!EmptyDatabase::isPostgres())
        QSKIP("SQLite does not read ahead");
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    const qint64 merchant = core.number(u"SELECT merchant FROM fee_rule"_s);
    fees::FeeRules rules(core.db);
    const storage::Transaction transaction(core.db);
    QCOMPARE(rules.all(merchant).size(), 1);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 0);
    storage::Database(core.db.path())
        .execute(u"INSERT INTO fee_rule SELECT 2, merchant, first_day, from_at, entries, fixed,"
                 " share, minimum, collection, set_at FROM fee_rule"_s);
    QCOMPARE(rules.all(merchant).size(), 1);
    QCOMPARE(rules.all(merchant).size(), 2);
}

void TestFeeService::verifyFindsAChange_data()
{
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("finding");
    QTest::newRow("fee of a payment")
        << u"payment_fee_is_fixed"_s << u"UPDATE payment_fee SET amount = 1 WHERE payment = 1"_s
        << u"its fee is 1, but its rule makes 165"_s;
    QTest::newRow("fee removed") << u"payment_fee_stays"_s
                                 << u"DELETE FROM payment_fee WHERE payment = 1"_s
                                 << u"its fee is 0, but its rule makes 165"_s;
    QTest::newRow("rule") << u"fee_rule_is_fixed"_s << u"UPDATE fee_rule SET fixed = 26"_s
                          << u"it is not what its entry of the audit trail says"_s;
    QTest::newRow("rule added")
        << u"fee_rule_is_fixed"_s
        << u"INSERT INTO fee_rule SELECT 2, merchant, first_day, from_at,"
           " 1000, fixed, share, minimum, collection, set_at FROM fee_rule"_s
        << u"the audit trail has no entry that made it"_s;
    QTest::newRow("invoice") << u"fee_invoice_is_fixed"_s << u"UPDATE fee_invoice SET amount = 1"_s
                             << u"it is not what its entry of the audit trail says"_s;
    QTest::newRow("charge") << u"fee_charge_is_fixed"_s
                            << u"UPDATE fee_charge SET amount = 1 WHERE kind = 3"_s
                            << u"the ledger did not move its amount"_s;
    QTest::newRow("carried charge")
        << u"fee_charge_is_fixed"_s
        << u"UPDATE fee_charge SET amount = amount + 1 WHERE carried IS NOT NULL"_s
        << u"it was not moved from one account of its merchant to another one"_s;
    QTest::newRow("invoice of a charge removed")
        << u"fee_invoice_stays"_s << u"DELETE FROM fee_invoice"_s << u"its month has no invoice"_s;
    QTest::newRow("month") << u"fee_month_is_fixed"_s << u"UPDATE fee_month SET amount = 1"_s
                           << u"its payments' fees sum up to 165, but it says 1"_s;
    QTest::newRow("month added")
        << u"fee_month_stays"_s
        << u"INSERT INTO fee_month SELECT merchant, month + 400, entries_upto, entries_upto, 0, 0,"
           " closed_at FROM fee_month"_s
        << u"it does not follow the month before it"_s;
    QTest::newRow("fee of a refund")
        << u"payment_fee_is_fixed"_s
        << u"UPDATE payment_fee SET seq = (SELECT seq FROM payout_item WHERE kind = 2)"
           " WHERE payment = 1"_s
        << u"it is the fee of no payment"_s;
    QTest::newRow("payout")
        << u"payout_is_fixed"_s
        << u"UPDATE payout SET fee_amount = 1, amount = amount + 164 WHERE seq = 1"_s
        << u"the fees of its lines are 165, but it says 1"_s;
}

void TestFeeService::verifyFindsAChange()
{
    QFETCH(QString, trigger);
    QFETCH(QString, sql);
    QFETCH(QString, finding);
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    QVERIFY(core.refund(core.paid(10'000).id, 1000));
    QCOMPARE(core.process(), 1);
    core.run();
    core.endMonth();
    QVERIFY(core.invoice(200));
    core.paidIn(u"ANOTHER"_s, 10'000);
    QCOMPARE(core.run().size(), 1);
    QCOMPARE(core.findings(), QStringList());
    core.alter(trigger, sql);
    const QStringList found = core.findings();
    QVERIFY2(found.join(u'\n').contains(finding), qPrintable(found.join(u'\n')));
}

TILLDESK_TEST(TestFeeService, QCoreApplication)
#include "tst_fee_service.moc"
