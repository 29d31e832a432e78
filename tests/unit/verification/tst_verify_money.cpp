#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The findings of `verify` in the ledger, in refunds and in payouts.
class TestVerifyMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void passesASoundDatabase();
    void findsDamage_data();
    void findsDamage();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }

    KeptDatabase m_database;
};

void TestVerifyMoney::initTestCase()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(1500).exitCode, app::CommandResult::kFine);
    QVERIFY(demo.number(u"SELECT count(*) FROM refund"_s) > 3);
    QVERIFY(demo.number(u"SELECT count(*) FROM payout"_s) > 20);
    demo.assembly().stop();
    m_database.keep(demo.path());
}

void TestVerifyMoney::init()
{
    m_database.makeCopy();
}

void TestVerifyMoney::passesASoundDatabase()
{
    const QStringList lines = verified(path());
    QVERIFY2(lines.last() == u"sound"_s, qPrintable(lines.join(u'\n')));
    const QStringList ledger = lines.filter(u"ok  ledger: "_s);
    QVERIFY2(ledger.size() == 1 && ledger.first().contains(u"zero in sum"_s),
             qPrintable(lines.join(u'\n')));
}

void TestVerifyMoney::findsDamage_data()
{
    QTest::addColumn<Damage>("damaged");
    const auto add = [](const char *name, const QString &script, const QString &row,
                        const QString &check, const QString &what,
                        const QString &withoutCheck = {}) {
        QTest::newRow(name) << Damage{script, u"SELECT "_s + row, check, what, withoutCheck};
    };

    add("changed amount", u"UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 7"_s,
        u"'ledger_entry 7'"_s, u"ledger"_s, u"its hash"_s);
    add("changed subject",
        u"UPDATE ledger_entry SET subject = (SELECT subject FROM ledger_entry WHERE seq = 8)"
        " WHERE seq = 7"_s,
        u"'ledger_entry 7'"_s, u"ledger"_s, u"its hash"_s);
    add("swapped accounts",
        u"UPDATE ledger_entry SET debit = credit, credit = debit WHERE seq = 12"_s,
        u"'ledger_entry 12'"_s, u"ledger"_s, u"its hash"_s);
    add("entry of no account", u"UPDATE ledger_entry SET credit = 99 WHERE seq = 12"_s,
        u"'ledger_entry 12'"_s, u"ledger"_s, u"one of its accounts does not exist"_s);
    add("entry of no cause", u"UPDATE ledger_entry SET cause = 99 WHERE seq = 12"_s,
        u"'ledger_entry 12'"_s, u"ledger"_s, u"there is no cause 99"_s);
    add("another's hash",
        u"UPDATE ledger_entry SET hash = (SELECT hash FROM ledger_entry WHERE seq = 6)"
        " WHERE seq = 5"_s,
        u"'ledger_entry 5'"_s, u"ledger"_s, u"its hash"_s);
    add("entry left out",
        u"DELETE FROM ledger_entry WHERE seq = (SELECT min(seq) FROM ledger_entry WHERE cause = 5)"_s,
        u"'ledger_entry ' || (min(seq) + 1) FROM ledger_entry WHERE cause = 5"_s, u"ledger"_s,
        u"its seq should be"_s);
    add("last entry left out",
        u"DELETE FROM payout_item WHERE seq = (SELECT max(seq) FROM ledger_entry);"
        "DELETE FROM ledger_entry WHERE seq = (SELECT max(seq) FROM ledger_entry)"_s,
        u"'ledger_account 1'"_s, u"ledger"_s, u"but its entries make"_s);
    add("falling time", u"UPDATE ledger_entry SET at = 5 WHERE seq = 30"_s, u"'ledger_entry 30'"_s,
        u"ledger"_s, u"earlier than the row before it"_s);
    add("balance", u"UPDATE ledger_account SET balance = balance + 1 WHERE seq = 2"_s,
        u"'ledger_account 2'"_s, u"ledger"_s, u"but its entries make"_s);

    const QString firstRefund = u"'refund 1'"_s;
    add("refund's status", u"UPDATE refund SET status = 3 WHERE seq = 1"_s, firstRefund,
        u"refunds"_s, u"whether it is done"_s);
    add("refund's amount", u"UPDATE refund SET amount = amount + 1 WHERE seq = 1"_s, firstRefund,
        u"refunds"_s, u"was not reserved"_s);
    add("refund's id", u"UPDATE refund SET id = 'f' || substr(id, 2) WHERE seq = 1"_s, firstRefund,
        u"refunds"_s, u"the id's time"_s);
    add("refund's end", u"UPDATE refund SET ended_at = ended_at - 3456000000 WHERE seq = 1"_s,
        firstRefund, u"refunds"_s, u"ended_at is not the time"_s);
    add("refund of the staff that never was",
        u"INSERT INTO staff_refund (refund, member, payment, amount, at)"
        " VALUES (printf('%024d', 5), printf('%024d', 6), printf('%024d', 7), 100, 0)"_s,
        u"'staff_refund ' || printf('%024d', 5)"_s, u"refunds"_s,
        u"is no refund of this payment and amount"_s);
    add("hole in refunds",
        u"UPDATE payout_item SET refund = 999 WHERE refund = 2;"
        "UPDATE refund SET seq = 999 WHERE seq = 2"_s,
        u"'refund 3'"_s, u"refunds"_s, u"its seq should be 2"_s);
    add("refund of what was not paid",
        u"UPDATE refund SET payment = (SELECT min(seq) FROM payment WHERE status = 7) WHERE seq = 1"_s,
        firstRefund, u"refunds"_s, u"has not succeeded"_s);
    add("refund's item left out", u"DELETE FROM payout_item WHERE refund = 1"_s, firstRefund,
        u"refunds"_s, u"is not an item"_s);
    add("payment's refunded",
        u"UPDATE payment SET refunded = refunded - 1 WHERE seq ="
        " (SELECT min(seq) FROM payment WHERE refunded > 0)"_s,
        u"'payment ' || min(seq) FROM payment WHERE refunded > 0"_s, u"refunds"_s,
        u"differ from its refunded amount"_s);

    add("refunded without a refund",
        u"UPDATE payment SET refunded = 1 WHERE seq = (SELECT max(seq) FROM payment"
        " WHERE status = 6 AND refunded = 0)"_s,
        u"'payment ' || max(seq) FROM payment WHERE status = 6 AND refunded = 0"_s, u"refunds"_s,
        u"differ from its refunded amount"_s);

    add("item's amount",
        u"UPDATE payout_item SET amount = amount + 1 WHERE seq = (SELECT min(seq) FROM payout_item)"_s,
        u"'payout_item ' || min(seq) FROM payout_item"_s, u"payouts"_s, u"its ledger entry"_s);
    add("item of another payment",
        u"UPDATE payout_item SET payment = (SELECT payment FROM payout_item WHERE seq = 2)"
        " WHERE seq = 1"_s,
        u"'payout_item 1'"_s, u"payouts"_s, u"it differs from its"_s);
    add("item's position", u"UPDATE payout_item SET position = 99999 WHERE seq = 3"_s,
        u"'payout_item 3'"_s, u"payouts"_s, u"its position should be"_s);
    add("item's place with the merchant",
        u"UPDATE payout_item SET merchant_position = 99999 WHERE seq = 3"_s, u"'payout_item 3'"_s,
        u"payouts"_s, u"its merchant_position should be"_s);
    add("payment without an item",
        u"DELETE FROM payout_item WHERE seq = (SELECT max(seq) FROM payout_item WHERE kind = 1)"_s,
        u"'payment ' || payment FROM payout_item WHERE kind = 1 ORDER BY seq DESC LIMIT 1"_s,
        u"payouts"_s, u"is not an item"_s);
    add("line left out of a payout",
        u"UPDATE payout SET payments_upto = payments_upto - 1 WHERE seq ="
        " (SELECT max(seq) FROM payout)"_s,
        u"'payout ' || max(seq) FROM payout"_s, u"payouts"_s, u"its lines sum up to"_s);
    add("line between payouts",
        u"UPDATE payout SET payments_after = payments_after + 1 WHERE seq ="
        " (SELECT max(seq) FROM payout)"_s,
        u"'payout ' || max(seq) FROM payout"_s, u"payouts"_s, u"does not begin where"_s);
    add("line twice",
        u"UPDATE payout SET payments_after = payments_after - 1 WHERE seq ="
        " (SELECT max(seq) FROM payout)"_s,
        u"'payout ' || max(seq) FROM payout"_s, u"payouts"_s, u"does not begin where"_s);
    add("payout's amount",
        u"UPDATE payout SET amount = amount + 1, payment_amount = payment_amount + 1 WHERE seq = 2"_s,
        u"'payout 2'"_s, u"payouts"_s, u"did not move its amount"_s);
    add("payout's status", u"UPDATE payout SET status = 2 WHERE seq = 2"_s, u"'payout 2'"_s,
        u"payouts"_s, u"did not move its amount"_s);
    add("payout's time", u"UPDATE payout SET made_at = 5 WHERE seq = 2"_s, u"'payout 2'"_s,
        u"payouts"_s, u"earlier than the row before it"_s);
    add("account of another bank",
        u"UPDATE ledger_account SET iban = 'NL91ABNA0417164301' WHERE seq = 2"_s,
        u"'ledger_entry ' || min(seq) FROM ledger_entry WHERE debit = 2 OR credit = 2"_s,
        u"ledger"_s, u"its hash"_s);
    add("account of another bulk", u"UPDATE ledger_account SET bulk_id = 'X' WHERE seq = 2"_s,
        u"'ledger_entry ' || min(seq) FROM ledger_entry WHERE debit = 2 OR credit = 2"_s,
        u"ledger"_s, u"its hash"_s);
    add("refund charged to another account",
        u"UPDATE refund SET account = (SELECT seq FROM ledger_account WHERE kind = 2"
        " AND seq <> (SELECT account FROM refund WHERE seq = 1) LIMIT 1) WHERE seq = 1"_s,
        firstRefund, u"refunds"_s, u"another account's money"_s);
    add("item of another merchant",
        u"UPDATE payout_item SET merchant = 3 - merchant, merchant_position = 1 +"
        " (SELECT max(o.merchant_position) FROM payout_item o WHERE o.kind = 1"
        "  AND o.merchant = 3 - payout_item.merchant)"
        " WHERE seq = (SELECT max(seq) FROM payout_item WHERE kind = 1)"_s,
        u"'payout_item ' || max(seq) FROM payout_item WHERE kind = 1"_s, u"payouts"_s,
        u"of another merchant"_s);
    add("payment of another bulk",
        u"UPDATE payment SET bulk_id = 'X' WHERE seq ="
        " (SELECT payment FROM payout_item WHERE seq = 1)"_s,
        u"'payout_item 1'"_s, u"payouts"_s, u"of another merchant or bulk"_s);
    add("payout of another account",
        u"UPDATE payout SET account = (SELECT seq FROM ledger_account WHERE kind = 2"
        " AND seq <> payout.account LIMIT 1) WHERE seq = (SELECT max(seq) FROM payout)"_s,
        u"'payout ' || max(seq) FROM payout"_s, u"payouts"_s, u"did not move its amount"_s);
    add("paid twice",
        u"INSERT INTO payout SELECT (SELECT max(seq) + 1 FROM payout), printf('%012x', made_at) ||"
        " 'abcdef012345', account, 2, made_at, payments_after, payments_upto, refunds_after,"
        " refunds_upto, payment_amount, refund_amount, amount, seq, 0, 0, 0 FROM payout ORDER BY "
        "seq DESC"
        " LIMIT 1"_s,
        u"'payout ' || (max(seq) + 1) FROM payout"_s, u"payouts"_s,
        u"does not pay a failed payout's items again"_s);
}

void TestVerifyMoney::findsDamage()
{
    QFETCH(const Damage, damaged);
    const QString instead = missed(m_database.pathForMissed(), damaged);
    QVERIFY2(instead.isEmpty(), qPrintable(instead));
}

TILLDESK_TEST(TestVerifyMoney, QCoreApplication)
#include "tst_verify_money.moc"
