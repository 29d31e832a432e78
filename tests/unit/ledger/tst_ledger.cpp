#include "core/ledger/ledger_chain.h"
#include "core/ledger/ledger_service.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QTest>
#include <limits>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ledger;
using namespace tilldesk::test;

namespace {

constexpr Timestamp kNoon = fromMillis(1'795'176'000'000);
const QString kPayment = u"019a8b3c0000aaaaaaaaaaaa"_s;
const QByteArray kId = kPayment.toLatin1();
const LedgerAccount kBank{};

LedgerAccount merchant(const QString &bulkId = {})
{
    return {.kind = LedgerAccountKind::Merchant,
            .merchant = MerchantId(u"019a8b3c0000bbbbbbbbbbbb"_s),
            .iban = u"BE71096123456769"_s,
            .bulkId = bulkId};
}

Movement paid(qint64 cents, const QString &bulkId = {})
{
    return {.cause = LedgerCause::PaymentSucceeded,
            .subject = kPayment,
            .debit = kBank,
            .credit = merchant(bulkId),
            .amount = Amount::fromCents(cents)};
}

storage::Database &migrated(storage::Database &db)
{
    storage::migrate(db);
    return db;
}

struct Books {
    ServiceDatabase place{ServiceDatabase::Where::Memory};
    storage::Database db{place.path()};
    LedgerService ledger{migrated(db)};

    Result<LedgerService::Booked> book(const Movement &movement, Timestamp at = kNoon)
    {
        storage::Transaction transaction(db);
        auto booked = ledger.book(movement, at);
        transaction.commit();
        return booked;
    }
    qint64 number(const QString &sql)
    {
        auto row = db.prepare(sql);
        return row.next() ? row.read<qint64>() : -1;
    }
    QString text(const QString &sql)
    {
        auto row = db.prepare(sql);
        return row.next() ? row.read<QString>() : QString();
    }
};

} // namespace

class TestLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesFromOneAccountWhatItGivesToAnother();
    void keepsABalanceForEachAccountAndBulk();
    void writesTheBalancesWithTheEntry();
    void chainsEachEntryToTheOneBefore();
    void goesOnWithTheChainAfterARestart();
    void forgetsWhatWasRolledBack();
    void neverLetsTimeFall();
    void refusesABalanceThatDoesNotFit();
    void refusesToChangeOrRemoveAnEntry();
    void hashesEveryField();
    void namesAccountsApart();
    void takesTheBulkNoneForNone();
};

void TestLedger::takesFromOneAccountWhatItGivesToAnother()
{
    Books books;
    QVERIFY(books.book(paid(1250)));
    QVERIFY(books.book({.cause = LedgerCause::RefundReserved,
                        .subject = kPayment,
                        .debit = merchant(),
                        .credit = {.kind = LedgerAccountKind::Refunds},
                        .amount = Amount::fromCents(250)}));
    QCOMPARE(books.ledger.balance(kBank).cents(), -1250);
    QCOMPARE(books.ledger.balance(merchant()).cents(), 1000);
    QCOMPARE(books.ledger.balance({.kind = LedgerAccountKind::Refunds}).cents(), 250);
    QCOMPARE(books.number(u"SELECT CAST(sum(balance) AS BIGINT) FROM ledger_account"_s), 0);
}

void TestLedger::keepsABalanceForEachAccountAndBulk()
{
    Books books;
    QVERIFY(books.book(paid(100, u"SHOP"_s)));
    QVERIFY(books.book(paid(20, u"WEB"_s)));
    QVERIFY(books.book(paid(3, u"SHOP"_s)));
    QCOMPARE(books.ledger.balance(merchant(u"SHOP"_s)).cents(), 103);
    QCOMPARE(books.ledger.balance(merchant(u"WEB"_s)).cents(), 20);
    QCOMPARE(books.ledger.balance(merchant()).cents(), 0);
}

void TestLedger::writesTheBalancesWithTheEntry()
{
    Books books;
    QVERIFY(books.book(paid(1250)));
    QCOMPARE(books.number(u"SELECT balance FROM ledger_account WHERE kind = 2"_s), 1250);
    QCOMPARE(books.number(u"SELECT balance FROM ledger_account WHERE kind = 1"_s), -1250);
    LedgerService again(books.db);
    QCOMPARE(again.balance(merchant()).cents(), 1250);
}

void TestLedger::chainsEachEntryToTheOneBefore()
{
    Books books;
    QVERIFY(books.book(paid(1)));
    QVERIFY(books.book(paid(2)));
    const QByteArray bank = nameOf(kBank);
    const QByteArray owed = nameOf(merchant());
    ChainedEntry entry{.seq = 1,
                       .at = kNoon,
                       .cause = LedgerCause::PaymentSucceeded,
                       .subject = kId,
                       .debit = bank,
                       .credit = owed,
                       .amount = Amount::fromCents(1)};
    const QByteArray first = chainedHash(firstHash(), entry);
    entry.seq = 2;
    entry.amount = Amount::fromCents(2);
    const QByteArray second = chainedHash(first, entry);
    QCOMPARE(books.text(u"SELECT hash FROM ledger_entry WHERE seq = 1"_s),
             QString::fromLatin1(first.toHex()));
    QCOMPARE(books.text(u"SELECT hash FROM ledger_entry WHERE seq = 2"_s),
             QString::fromLatin1(second.toHex()));
}

void TestLedger::goesOnWithTheChainAfterARestart()
{
    Books books;
    Books other;
    QVERIFY(books.book(paid(1)));
    QVERIFY(books.book(paid(2)));
    QVERIFY(other.book(paid(1)));
    LedgerService again(other.db);
    storage::Transaction transaction(other.db);
    QVERIFY(again.book(paid(2), kNoon));
    transaction.commit();
    const QString last = u"SELECT hash FROM ledger_entry WHERE seq = 2"_s;
    QCOMPARE(other.text(last), books.text(last));
}

void TestLedger::forgetsWhatWasRolledBack()
{
    Books books;
    QVERIFY(books.book(paid(1)));
    {
        storage::Transaction transaction(books.db);
        QVERIFY(books.ledger.book(paid(1000, u"NEW"_s), kNoon));
    }
    QCOMPARE(books.ledger.balance(merchant(u"NEW"_s)).cents(), 0);
    QVERIFY(books.book(paid(2)));
    QCOMPARE(books.ledger.balance(merchant()).cents(), 3);
    QCOMPARE(books.number(u"SELECT max(seq) FROM ledger_entry"_s), 2);
    QCOMPARE(books.number(u"SELECT balance FROM ledger_account WHERE kind = 1"_s), -3);
}

void TestLedger::neverLetsTimeFall()
{
    Books books;
    QVERIFY(books.book(paid(1), kNoon));
    QVERIFY(books.book(paid(2), kNoon - std::chrono::hours(1)));
    QCOMPARE(books.number(u"SELECT at FROM ledger_entry WHERE seq = 2"_s), toMillis(kNoon));
}

void TestLedger::refusesABalanceThatDoesNotFit()
{
    Books books;
    QVERIFY(books.book(paid(std::numeric_limits<qint64>::max())));
    const auto refused = books.book(paid(1));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Internal);
    QCOMPARE(books.number(u"SELECT count(*) FROM ledger_entry"_s), 1);
}

void TestLedger::refusesToChangeOrRemoveAnEntry()
{
    Books books;
    QVERIFY(books.book(paid(1)));
    for (const QString &sql :
         {u"UPDATE ledger_entry SET amount = 2"_s, u"DELETE FROM ledger_entry"_s,
          u"UPDATE ledger_account SET iban = 'x'"_s, u"DELETE FROM ledger_account"_s})
        QVERIFY_THROWS_EXCEPTION(storage::StorageException, books.db.execute(sql));
}

void TestLedger::hashesEveryField()
{
    const ChainedEntry entry{.seq = 1,
                             .at = kNoon,
                             .cause = LedgerCause::PayoutMade,
                             .subject = kId,
                             .debit = "12",
                             .credit = "3",
                             .amount = Amount::fromCents(4)};
    QList<ChainedEntry> others(8, entry);
    others[0].seq = 2;
    others[1].at += std::chrono::milliseconds(1);
    others[2].cause = LedgerCause::PaidOutAgain;
    others[3].subject = "x";
    others[4].debit = "1";
    others[5].credit = "4";
    others[6].amount = Amount::fromCents(5);
    others[7].debit = "1"; // "12" and "3" must not hash like "1" and "23"
    others[7].credit = "23";
    const QByteArray hash = chainedHash(firstHash(), entry);
    QCOMPARE(hash.size(), 32);
    for (const ChainedEntry &other : others)
        QVERIFY(chainedHash(firstHash(), other) != hash);
    QVERIFY(chainedHash(hash, entry) != hash);
}

void TestLedger::namesAccountsApart()
{
    QSet<QByteArray> names{nameOf(kBank), nameOf(merchant()), nameOf(merchant(u"A"_s))};
    for (const auto kind : {LedgerAccountKind::Refunds, LedgerAccountKind::Payouts}) {
        LedgerAccount other = merchant();
        other.kind = kind;
        names << nameOf(other);
    }
    LedgerAccount another = merchant();
    another.iban = u"BE68539007547034"_s;
    names << nameOf(another);
    QCOMPARE(names.size(), 6);
}

void TestLedger::takesTheBulkNoneForNone()
{
    const LedgerAccount account = merchant();
    QCOMPARE(merchantAccount(account.merchant, account.iban, u"NONE"_s), account);
    QCOMPARE(merchantAccount(account.merchant, account.iban, u"A"_s), merchant(u"A"_s));
}

TILLDESK_TEST(TestLedger, QCoreApplication)
#include "tst_ledger.moc"
