#include "core/crypto/jws.h"
#include "core/ledger/ledger_heads.h"
#include "core/ledger/ledger_service.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ledger;
using namespace tilldesk::test;

namespace {

/// 20 November 2026, 13:00 in Brussels.
constexpr Timestamp kNoon = fromMillis(1'795'176'000'000);
constexpr auto kDay = 24h;

storage::Database &migrated(storage::Database &db)
{
    storage::migrate(db);
    return db;
}

struct Books {
    ManualClock clock{kNoon};
    ServiceDatabase place{ServiceDatabase::Where::Memory};
    storage::Database db{place.path()};
    LedgerService ledger{migrated(db)};
    bool hasKey = true;
    crypto::PrivateKey key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    LedgerHeads heads{db, clock, QTimeZone("Europe/Brussels"), signer()};

    HeadSigner signer()
    {
        return {.isReady = [this] { return hasKey; },
                .sign = [this](QByteArrayView payload) -> HeadSigner::Signed {
                    return {u"key-1"_s,
                            crypto::signCompact(R"({"alg":"ES256","kid":"key-1"})", payload, key)};
                }};
    }
    template <typename F>
    auto commit(F work)
    {
        storage::Transaction transaction(db);
        auto result = work();
        transaction.commit();
        return result;
    }
    /// Books one cent now. Returns the seq of its entry.
    qint64 book()
    {
        const Movement movement{.cause = LedgerCause::PaymentSucceeded,
                                .subject = u"019a8b3c0000aaaaaaaaaaaa"_s,
                                .debit = {},
                                .credit = {.kind = LedgerAccountKind::Merchant,
                                           .merchant = MerchantId(u"019a8b3c0000bbbbbbbbbbbb"_s),
                                           .iban = u"BE71096123456769"_s},
                                .amount = Amount::fromCents(1)};
        return commit([&] { return ledger.book(movement, clock.now())->seq; });
    }
    void makeDue()
    {
        commit([this] {
            heads.makeDue();
            return 0;
        });
    }
    QString hashOf(qint64 entry)
    {
        auto row = db.prepare(u"SELECT hash FROM ledger_entry WHERE seq = :seq"_s);
        row.bind(u":seq"_s, entry);
        return row.next() ? row.read<QString>() : QString();
    }
};

} // namespace

class TestLedgerHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNothingToDoForAnEmptyLedger();
    void looksAtAnEmptyLedgerAgainAtTheEndOfTheDay();
    void looksAtAnEmptyLedgerAgainWhenTheClockWasSetBack();
    void signsTheLastEntryOfADayThatHasEnded();
    void leavesWhatFollowsTheEndOfTheDayToTheNextHead();
    void fillsTheDaysOfADowntime();
    void endsDaysByTheClockOfTheZone();
    void waitsForAKey();
    void repeatsTheLastHeadWhileNothingIsBooked();
    void signsTheChainAsItIs();
    void forgetsWhatWasRolledBack();
    void goesOnAfterARestart();
    void isFixed();
};

void TestLedgerHeads::hasNothingToDoForAnEmptyLedger()
{
    Books books;
    books.clock.advance(10 * kDay);
    books.makeDue();
    QVERIFY(headsBetween(books.db).isEmpty());
}

void TestLedgerHeads::looksAtAnEmptyLedgerAgainAtTheEndOfTheDay()
{
    Books books;
    QCOMPARE(books.heads.nextDue(), kNoon + 11h); // midnight
    books.book();
    books.clock.set(kNoon + 11h);
    QCOMPARE(books.heads.nextDue(), books.clock.now());
    books.makeDue();
    QCOMPARE(headsBetween(books.db).size(), 1);
}

void TestLedgerHeads::looksAtAnEmptyLedgerAgainWhenTheClockWasSetBack()
{
    Books books;
    QCOMPARE(books.heads.nextDue(), kNoon + 11h);
    books.clock.set(kNoon - 3 * kDay);
    QCOMPARE(books.heads.nextDue(), kNoon - 3 * kDay + 11h);
}

void TestLedgerHeads::signsTheLastEntryOfADayThatHasEnded()
{
    Books books;
    books.book();
    const qint64 last = books.book();
    QCOMPARE(books.heads.nextDue(), kNoon + 11h); // midnight
    books.makeDue();
    QVERIFY(headsBetween(books.db).isEmpty()); // the day has not ended

    books.clock.set(kNoon + 11h);
    books.makeDue();
    const auto heads = headsBetween(books.db);
    QCOMPARE(heads.size(), 1);
    QCOMPARE(heads[0].cause, LedgerHeadCause::DayEnd);
    QCOMPARE(heads[0].day, QDate(2026, 11, 20));
    QCOMPARE(heads[0].entry, last);
    QCOMPARE(QString::fromLatin1(heads[0].hash), books.hashOf(last));
    const auto jws = crypto::parseCompactJws(heads[0].jws);
    QVERIFY(jws);
    QCOMPARE(jws->payload, headPayload(heads[0]));
    QVERIFY(crypto::verifySignature(jws->input, jws->signature, books.key.publicKey()));
}

void TestLedgerHeads::leavesWhatFollowsTheEndOfTheDayToTheNextHead()
{
    Books books;
    const qint64 friday = books.book();
    books.clock.set(kNoon + 11h);
    const qint64 saturday = books.book(); // exactly at midnight, before the scheduler has run
    books.clock.advance(kDay);
    books.makeDue();
    const auto heads = headsBetween(books.db);
    QCOMPARE(heads.size(), 2);
    QCOMPARE(heads[0].entry, friday);
    QCOMPARE(heads[1].entry, saturday);
}

void TestLedgerHeads::fillsTheDaysOfADowntime()
{
    Books books;
    const qint64 entry = books.book();
    books.clock.advance((LedgerHeads::kDaysAtOnce + 30) * kDay);
    books.makeDue();
    QCOMPARE(headsBetween(books.db).size(), LedgerHeads::kDaysAtOnce);
    QVERIFY(books.heads.nextDue() < books.clock.now());
    books.makeDue();
    const auto heads = headsBetween(books.db);
    QCOMPARE(heads.size(), LedgerHeads::kDaysAtOnce + 30);
    QVERIFY(books.heads.nextDue() > books.clock.now());
    for (qsizetype i = 0; i < heads.size(); ++i) {
        QCOMPARE(heads[i].seq, i + 1);
        QCOMPARE(heads[i].day, QDate(2026, 11, 20).addDays(i));
        QCOMPARE(heads[i].entry, entry);
    }
}

/// 25 October 2026 has 25 hours in Brussels.
void TestLedgerHeads::endsDaysByTheClockOfTheZone()
{
    Books books;
    const Timestamp midnight = fromMillis(1'792'879'200'000); // 2026-10-25 00:00 in Brussels
    books.clock.set(midnight);
    books.book();
    QCOMPARE(books.heads.nextDue(), midnight + 25h);
}

void TestLedgerHeads::waitsForAKey()
{
    Books books;
    books.hasKey = false;
    books.book();
    books.clock.advance(2 * kDay);
    QCOMPARE(books.heads.nextDue(), std::nullopt);
    QCOMPARE(books.commit([&] { return books.heads.make(LedgerHeadCause::DayClosed); }),
             std::nullopt);
    books.hasKey = true;
    QVERIFY(books.heads.nextDue() < books.clock.now());
}

void TestLedgerHeads::repeatsTheLastHeadWhileNothingIsBooked()
{
    Books books;
    books.book();
    const auto make = [&](LedgerHeadCause cause) {
        return books.commit([&] { return books.heads.make(cause); });
    };
    const auto first = make(LedgerHeadCause::PayoutsMade);
    QVERIFY(first);
    QCOMPARE(make(LedgerHeadCause::DayClosed), first);
    books.book();
    const auto second = make(LedgerHeadCause::DayClosed);
    QCOMPARE(second->seq, first->seq + 1);
    QCOMPARE(second->cause, LedgerHeadCause::DayClosed);
}

void TestLedgerHeads::signsTheChainAsItIs()
{
    Books books;
    books.book();
    books.clock.advance(2h);
    const qint64 entry = books.book();
    const auto head = books.commit([&] { return books.heads.make(LedgerHeadCause::DayClosed); });
    QCOMPARE(head->entry, entry);
    QCOMPARE(head->madeAt, kNoon + 2h);
    QCOMPARE(head->day, QDate(2026, 11, 20));
    QCOMPARE(headAt(books.db, head->seq), head);
    QCOMPARE(headPayload(*head),
             R"({"seq":1,"cause":"DAY_CLOSED","day":"2026-11-20","timeZone":"Europe/Brussels",)"
             R"("entry":2,"hash":")"
                 + head->hash + R"(","madeAt":"2026-11-20T14:00:00.000Z"})");
}

void TestLedgerHeads::forgetsWhatWasRolledBack()
{
    Books books;
    books.book();
    books.clock.advance(3 * kDay);
    {
        const storage::Transaction transaction(books.db);
        books.heads.makeDue();
    }
    QVERIFY(headsBetween(books.db).isEmpty());
    books.makeDue();
    QCOMPARE(headsBetween(books.db).size(), 3);
}

void TestLedgerHeads::goesOnAfterARestart()
{
    Books books;
    books.book();
    books.clock.advance(kDay);
    books.makeDue();
    LedgerHeads again(books.db, books.clock, QTimeZone("Europe/Brussels"), books.signer());
    QCOMPARE(again.nextDue(), books.heads.nextDue());
}

void TestLedgerHeads::isFixed()
{
    Books books;
    books.book();
    books.clock.advance(kDay);
    books.makeDue();
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             books.db.execute(u"UPDATE ledger_head SET entry = 0"_s));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             books.db.execute(u"DELETE FROM ledger_head"_s));
}

TILLDESK_TEST(TestLedgerHeads, QCoreApplication)
#include "tst_ledger_heads.moc"
