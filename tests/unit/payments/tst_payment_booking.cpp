#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

class TestPaymentBooking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksAPaymentThatSucceeds();
    void booksNothingButSuccess_data();
    void booksNothingButSuccess();
    void booksWhenTheMerchantAcknowledges();
    void keepsBulksApart();
    void countsPositionsWithoutAGap();
    void creditsTheAccountOfTheDay();
    void booksNothingThatIsRolledBack();
    void booksWhatSucceededBeforeThereWasALedger();
    void booksEarlierPaymentsOnce();
    void notesWhatIsRefunded();
    void refusesToNoteMoreThanWasPaid();
};

namespace {

LedgerAccount accountOf(const CoreFixture &core, const QString &bulkId = {})
{
    return {.kind = LedgerAccountKind::Merchant,
            .merchant = core.merchant.id,
            .iban = core.profile.iban,
            .bulkId = bulkId};
}

QString text(CoreFixture &core, const QString &sql)
{
    auto row = core.db.prepare(sql);
    return row.next() ? row.read<QString>() : QString();
}

/// Empties the ledger tables, as in a database from before the ledger existed.
void forgetTheLedger(CoreFixture &core)
{
    for (const char *trigger : {"ledger_entry_stays", "ledger_account_stays", "payout_item_stays"})
        dropTrigger(core.db, QLatin1StringView(trigger));
    for (const char *table : {"payout_item", "ledger_entry", "ledger_account"})
        core.db.execute(QString(u"DELETE FROM "_s + QLatin1StringView(table)));
}

} // namespace

void TestPaymentBooking::booksAPaymentThatSucceeds()
{
    CoreFixture core;
    const Payment payment = core.pay(1250);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 0);
    const Payment paid = core.advance(payment.id, PaymentStatus::Succeeded);
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 1250);
    QCOMPARE(core.ledger.balance({}).cents(), -1250);
    QCOMPARE(text(core, u"SELECT subject FROM ledger_entry WHERE cause = 1"_s), payment.id.text());
    QCOMPARE(core.number(u"SELECT at FROM ledger_entry"_s), toMillis(*paid.succeededAt));
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item WHERE kind = 1 AND payment = 1 AND"
                         " amount = 1250 AND position = 1 AND merchant_position = 1"_s),
             1);
}

void TestPaymentBooking::booksNothingButSuccess_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses) {
        // PENDING_MERCHANT_ACKNOWLEDGEMENT and VOIDED need a profile that asks; another test covers
        // them.
        if (status != PaymentStatus::Succeeded
            && status != PaymentStatus::PendingMerchantAcknowledgement
            && status != PaymentStatus::Voided && status != PaymentStatus::Expired)
            QTest::newRow(toText(status).data()) << status;
    }
}

void TestPaymentBooking::booksNothingButSuccess()
{
    QFETCH(const PaymentStatus, status);
    CoreFixture core;
    core.advance(core.pay().id, status);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item"_s), 0);
}

void TestPaymentBooking::booksWhenTheMerchantAcknowledges()
{
    CoreFixture core;
    Profile asking = openProfile(core.merchant.id, u"Asks"_s);
    asking.asksAcknowledgement = true;
    asking = core.addProfile(asking);
    const PaymentId id = core.pay(asking.id, newPayment(500)).id;
    core.advance(id, PaymentStatus::PendingMerchantAcknowledgement);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 0);
    QVERIFY(core.commit([&] { return core.payments.acknowledge(id, Amount::fromCents(500), {}); }));
    QVERIFY(core.commit([&] { return core.payments.acknowledge(id, Amount::fromCents(500), {}); }));
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 1);
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 500);
}

void TestPaymentBooking::keepsBulksApart()
{
    CoreFixture core;
    NewPayment wanted = newPayment(100);
    wanted.bulkId = u"SHOP"_s;
    core.advance(core.pay(core.profile.id, wanted).id, PaymentStatus::Succeeded);
    core.advance(core.pay(20).id, PaymentStatus::Succeeded);
    QCOMPARE(core.ledger.balance(accountOf(core, u"SHOP"_s)).cents(), 100);
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 20);
}

void TestPaymentBooking::countsPositionsWithoutAGap()
{
    CoreFixture core;
    for (const QString &bulkId : {u"A"_s, u"B"_s, u"A"_s, u"A"_s}) {
        NewPayment wanted = newPayment();
        wanted.bulkId = bulkId;
        core.advance(core.pay(core.profile.id, wanted).id, PaymentStatus::Succeeded);
    }
    QList<std::pair<int, int>> positions;
    auto rows =
        core.db.prepare(u"SELECT position, merchant_position FROM payout_item ORDER BY seq"_s);
    while (rows.next())
        positions << std::pair{rows.read<int>(), rows.read<int>()};
    QCOMPARE(positions, (QList<std::pair<int, int>>{{1, 1}, {1, 2}, {2, 3}, {3, 4}}));
    const qint64 account = core.ledger.rowOf(accountOf(core, u"A"_s));
    const auto sum = core.payoutItems.sum(account, PayoutItemKind::Payment, 1, 3);
    QCOMPARE(*sum, (PayoutSum{2, Amount::fromCents(2500)}));
}

void TestPaymentBooking::creditsTheAccountOfTheDay()
{
    CoreFixture core;
    core.advance(core.pay(100).id, PaymentStatus::Succeeded);
    Profile moved = core.profile;
    moved.iban = u"BE71096123456769"_s;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(moved); }));
    core.advance(core.pay(7).id, PaymentStatus::Succeeded);
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 100);
    LedgerAccount now = accountOf(core);
    now.iban = moved.iban;
    QCOMPARE(core.ledger.balance(now).cents(), 7);
}

void TestPaymentBooking::booksNothingThatIsRolledBack()
{
    CoreFixture core;
    const PaymentId id = core.pay().id;
    core.advance(id, PaymentStatus::Authorized);
    {
        storage::Transaction transaction(core.db);
        QVERIFY(core.payments.settle(id));
    }
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 0);
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 0);
    QVERIFY(core.commit([&] { return core.payments.settle(id); }));
    QCOMPARE(core.ledger.balance(accountOf(core)).cents(), 1250);
    QCOMPARE(core.number(u"SELECT CAST(sum(balance) AS BIGINT) FROM ledger_account"_s), 0);
    QCOMPARE(core.number(u"SELECT position + merchant_position FROM payout_item"_s), 2);
}

void TestPaymentBooking::booksWhatSucceededBeforeThereWasALedger()
{
    CoreFixture core;
    const PaymentId first = core.pay(100).id;
    const PaymentId second = core.pay(20).id;
    core.pay(3);
    core.advance(second, PaymentStatus::Succeeded);
    core.clock.advance(std::chrono::seconds(1));
    core.advance(first, PaymentStatus::Succeeded);
    const QString before = text(core, u"SELECT hash FROM ledger_entry WHERE seq = 2"_s);
    forgetTheLedger(core);
    ledger::LedgerService ledger(core.db);
    ledger::PayoutItems items(core.db, ledger);
    payments::PaymentBooking booking(core.db, ledger, items);
    QCOMPARE(core.commit([&] { return booking.bookEarlier(); }).value(), 2);
    QCOMPARE(text(core, u"SELECT hash FROM ledger_entry WHERE seq = 2"_s), before);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item"_s), 2);
    QCOMPARE(core.number(u"SELECT balance FROM ledger_account WHERE kind = 2"_s), 120);
}

void TestPaymentBooking::booksEarlierPaymentsOnce()
{
    CoreFixture core;
    core.advance(core.pay().id, PaymentStatus::Succeeded);
    QCOMPARE(core.commit([&] { return core.booking.bookEarlier(); }).value(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry"_s), 1);
}

void TestPaymentBooking::notesWhatIsRefunded()
{
    CoreFixture core;
    const PaymentId id = core.advance(core.pay(1250).id, PaymentStatus::Succeeded).id;
    core.events = {};
    for (int i = 0; i < 2; ++i)
        QVERIFY(core.commit([&] { return core.payments.refunded(id, Amount::fromCents(500)); }));
    QCOMPARE(core.stored(id)->refunded.cents(), 1000);
    QCOMPARE(core.events.payments.last(),
             (PaymentChange{id, core.profile.id, PaymentStatus::Succeeded, false}));
}

void TestPaymentBooking::refusesToNoteMoreThanWasPaid()
{
    CoreFixture core;
    const PaymentId id = core.advance(core.pay(1250).id, PaymentStatus::Succeeded).id;
    QCOMPARE(core.commit([&] { return core.payments.refunded(id, Amount::fromCents(1251)); })
                 .error()
                 .code,
             ErrorCode::Internal);
    QCOMPARE(core.stored(id)->refunded.cents(), 0);
    QCOMPARE(
        core.commit([&] { return core.payments.refunded(PaymentId(u"0"_s), Amount::fromCents(1)); })
            .error()
            .code,
        ErrorCode::PaymentNotFound);
}

TILLDESK_TEST(TestPaymentBooking, QCoreApplication)
#include "tst_payment_booking.moc"
