#include "core/payments/payer_retention.h"

#include "core/callbacks/inbox.h"
#include "core/domain/iban.h"
#include "core/domain/search_text.h"
#include "core/safekeeping/backup_maker.h"
#include "core/storage/dialect.h"
#include "core/storage/transaction.h"
#include "core/storage/wal_guard.h"
#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr int kPayments = 400;
const QByteArray kSecret(32, 'k');

/// The parts that the retention needs, over one database.
struct Retention {
    explicit Retention(const QString &path) : db(path) {}

    /// Replaces the payers of all payments created before `before`. Returns how many.
    int replace(Timestamp before, const QByteArray &secret = kSecret)
    {
        constexpr int kLimit = 50;
        int all = 0;
        for (bool isComplete = false; !isComplete;) {
            storage::Transaction transaction(db);
            const auto progress = retention.replace(before, secret, kLimit);
            transaction.commit();
            isComplete = progress.isComplete;
            all += progress.replaced;
        }
        return all;
    }
    void commitSomething()
    {
        storage::Transaction transaction(db);
        db.execute(u"UPDATE setting SET value = value"_s);
        transaction.commit();
    }
    /// Returns the account numbers, and the names of two words, of all payers who are to be
    /// replaced.
    [[nodiscard]] QStringList payers()
    {
        const QString ended = u" AND status NOT IN (1, 2, 3, 9)"_s;
        return column(u"SELECT debtor_iban FROM payment WHERE debtor_iban <> ''"_s + ended
                      + u" UNION SELECT debtor_name FROM payment WHERE debtor_name LIKE '% %'"_s
                      + ended);
    }
    [[nodiscard]] QStringList column(const QString &sql)
    {
        QStringList values;
        auto rows = db.prepare(sql);
        while (rows.next())
            values << rows.read<QString>();
        return values;
    }

    storage::Database db;
    storage::WalGuard guard{db, {}};
    ManualClock clock{kDemoEnd};
    Events events;
    callbacks::CallbackOutbox outbox{db, clock, events, {}};
    payments::SearchIndex index{db};
    payments::PayerRetention retention{db, clock, outbox, index};
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList foundIn(const QByteArray &bytes, const QStringList &texts)
{
    QStringList found;
    for (const QString &text : texts) {
        if (bytes.contains(text.toUtf8()))
            found << text;
    }
    return found;
}

} // namespace

class TestPayerRetention : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void replacesPayersAndKeepsTheBooksValid();
    void leavesNothingOfAPayerInTheNextBackup();
    void leavesNothingOfAPayerInTheFile();
    void comesBackToPaymentsThatHadNotEnded();
    void deletesWhatTheInboxReceivedAboutThem();
    void givesTheSamePayerTheSamePseudonym();
    void makesPseudonymsThatNobodyComputesWithoutTheSecret();
    void leavesYoungerPaymentsAlone();
    void recordsEachRunInTheAuditTrail();
    void findsPaymentsByTheirPseudonymOnly();
    void letsNoOtherChangeOfAPayerThrough();
    void namesAPseudonymThatAnotherProgramHasAdded();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }

    KeptDatabase m_database;
    QTemporaryDir m_unpacked; ///< a copy of the demo's file with its free and half empty pages
};

void TestPayerRetention::initTestCase()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(kPayments).exitCode, app::CommandResult::kFine);
    {
        storage::Database db(demo.path());
        storage::Transaction transaction(db);
        QVERIFY(payments::SearchIndex(db).fill(kPayments + 1) <= kPayments);
        transaction.commit();
    }
    m_database.keep(demo.path());
    if (EmptyDatabase::isPostgres())
        return;
    QVERIFY(QFile::copy(demo.path(), m_unpacked.filePath(u"tilldesk.db"_s)));
    QVERIFY(QFile::copy(demo.path() + u"-wal"_s, m_unpacked.filePath(u"tilldesk.db-wal"_s)));
}

void TestPayerRetention::init()
{
    m_database.makeCopy();
}

void TestPayerRetention::replacesPayersAndKeepsTheBooksValid()
{
    const QString sums =
        u"SELECT sum(amount) || ' ' || count(*) FROM payment GROUP BY status ORDER BY status"_s;
    const QString chain = u"SELECT hash FROM ledger_entry ORDER BY seq"_s;
    QStringList before;
    QStringList hashes;
    {
        Retention shop(path());
        before = shop.column(sums);
        hashes = shop.column(chain);
        QVERIFY(shop.replace(kDemoEnd - 24h) > 100);
        QCOMPARE(shop.column(sums), before);
        QCOMPARE(shop.column(chain), hashes);
    }
    const QStringList lines = verified(path());
    for (const QString &line : lines) {
        if (line.startsWith(u"wrong"_s))
            qWarning("%s", qPrintable(line));
    }
    QCOMPARE(lines.last(), u"sound"_s);
    QVERIFY(!lines.contains(u"ok  replaced payers: 0 payers replaced by pseudonyms"_s));
}

void TestPayerRetention::leavesNothingOfAPayerInTheNextBackup()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("reads SQLite's files");
    QStringList payers;
    {
        Retention shop(path());
        payers = shop.payers();
        QVERIFY(shop.replace(kDemoEnd + 1h) > 300);
    }
    const QString backup = m_database.folder().filePath(u"shop.backup"_s);
    BackupControl control;
    QVERIFY(safekeeping::makeBackup(
        {.dataFolder = m_database.folder().path(),
         .databasePath = path(),
         .masterKey = kSecret,
         .passphrase = {}, // not sealed: its bytes are those of the database
         .path = backup,
         .madeAt = kDemoEnd},
        control));
    QCOMPARE(foundIn(contentOf(backup), payers), QStringList());
}

void TestPayerRetention::leavesNothingOfAPayerInTheFile()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("reads SQLite's files");
    const QString file = m_unpacked.filePath(u"tilldesk.db"_s);
    Retention shop(file);
    const QStringList payers = shop.payers();
    QVERIFY(payers.size() > 300);
    QCOMPARE(foundIn(contentOf(file) + contentOf(file + u"-wal"_s), payers), payers);
    QVERIFY(shop.replace(kDemoEnd + 1h) > 300);
    shop.guard.truncate();
    shop.commitSomething();
    QCOMPARE(foundIn(contentOf(file), payers), QStringList());
    QCOMPARE(contentOf(file + u"-wal"_s), QByteArray());
}

void TestPayerRetention::comesBackToPaymentsThatHadNotEnded()
{
    const QString kLeft = u"SELECT seq FROM payment WHERE debtor_name <> '' AND seq NOT IN"
                          " (SELECT payment FROM payer_pseudonym) ORDER BY seq"_s;
    Retention shop(path());
    const QStringList open = shop.column(u"SELECT seq FROM payment WHERE debtor_name <> ''"
                                         " AND status IN (1, 2, 3, 9) ORDER BY seq"_s);
    QVERIFY(!open.isEmpty());
    QVERIFY(shop.replace(kDemoEnd + 1h) > 300);
    QCOMPARE(shop.column(kLeft), open);
    const QString later = u"SELECT count(*) > 0 FROM payer_pseudonym WHERE payment > "_s;
    QCOMPARE(shop.column(later + open.first()), QStringList{u"1"_s});

    shop.db.execute(u"UPDATE payment SET status = 10 WHERE seq = "_s + open.first());
    QCOMPARE(shop.replace(kDemoEnd + 1h), 1);
    QCOMPARE(shop.column(kLeft), open.mid(1));
    QCOMPARE(shop.replace(kDemoEnd + 1h), 0);
}

void TestPayerRetention::deletesWhatTheInboxReceivedAboutThem()
{
    const auto message = [](Timestamp at, const QString &payment, const QByteArray &body) {
        InboxMessage received;
        received.receivedAt = at;
        received.paymentId = payment;
        received.body = body;
        return received;
    };
    Retention shop(path());
    const QString old = shop.column(u"SELECT id FROM payment WHERE status = 6 LIMIT 1"_s).first();
    const QString young =
        shop.column(u"SELECT id FROM payment WHERE status = 6 ORDER BY seq DESC LIMIT 1"_s).first();
    callbacks::Inbox inbox(shop.db);
    inbox.add(message(kDemoEnd, old, "Zacharias Quintelier"), u"a"_s);
    inbox.add(message(kDemoEnd, young, "of a young payment"), u"b"_s);
    inbox.add(message(kDemoEnd - 24h * 20, u"000000000000000000000000"_s, "of another service"),
              u"c"_s);
    shop.replace(kDemoEnd - 24h * 10);
    const auto left = inbox.latest(10);
    QCOMPARE(left.size(), 1);
    QCOMPARE(left.first().body, QByteArray("of a young payment"));
    shop.guard.truncate();
    shop.commitSomething();
    if (!EmptyDatabase::isPostgres())
        QVERIFY(!contentOf(path()).contains("Quintelier"));
}

void TestPayerRetention::givesTheSamePayerTheSamePseudonym()
{
    const auto first = payments::pseudonymOf(u"Pieter Claes"_s, u"BE68539007547034"_s, kSecret);
    QCOMPARE(payments::pseudonymOf(u"P. CLAES"_s, u"BE68539007547034"_s, kSecret), first);
    QVERIFY(payments::pseudonymOf(u"Pieter Claes"_s, u"BE71096123456769"_s, kSecret) != first);
    QVERIFY(first.name.startsWith(u"Payer "_s));
    QCOMPARE(first.iban.size(), 16);
    QVERIFY(first.iban.startsWith(u"ZZ"_s));
    QVERIFY(!isValidIban(first.iban)); // no account of anybody
    QCOMPARE(payments::pseudonymOf({}, u"BE68539007547034"_s, kSecret).name, QString());
    QCOMPARE(payments::pseudonymOf(u"Pieter Claes"_s, {}, kSecret).iban, QString());
}

void TestPayerRetention::makesPseudonymsThatNobodyComputesWithoutTheSecret()
{
    const QString iban = u"BE68539007547034"_s;
    QVERIFY(payments::pseudonymOf({}, iban, kSecret)
            != payments::pseudonymOf({}, iban, QByteArray(32, 'x')));
}

void TestPayerRetention::leavesYoungerPaymentsAlone()
{
    Retention shop(path());
    const Timestamp before = kDemoEnd - 24h * 10;
    const QString younger =
        u"SELECT debtor_name FROM payment WHERE created_at >= %1 ORDER BY seq"_s.arg(
            toMillis(before));
    const QStringList names = shop.column(younger);
    QVERIFY(shop.replace(before) > 0);
    QCOMPARE(shop.column(younger), names);
    QCOMPARE(shop.replace(before), 0);
}

void TestPayerRetention::recordsEachRunInTheAuditTrail()
{
    Retention shop(path());
    const int replaced = shop.replace(kDemoEnd - 24h);
    auto entries = shop.db.prepare(
        u"SELECT CAST(sum(CAST(json_extract(facts, '$.payments') AS BIGINT)) AS BIGINT),"
        " min(actor_kind) FROM audit_trail WHERE kind = %1"_s.arg(int(AuditKind::PayersForgotten)));
    QVERIFY(entries.next());
    const auto [sum, actor] = entries.read<qint64, qint64>();
    QCOMPARE(sum, qint64(replaced));
    QCOMPARE(actor, qint64(AuditActorKind::Service));
}

void TestPayerRetention::findsPaymentsByTheirPseudonymOnly()
{
    Retention shop(path());
    const auto hits = [&shop](const QString &words) {
        const auto engine = shop.db.engine();
        auto row =
            shop.db.prepare(u"SELECT count(*) FROM search_payment WHERE "_s
                            + storage::inTextIndex(engine, u"search_payment"_s, u":words"_s));
        row.bind(u":words"_s, storage::textIndexQuery(engine, searchable(words)));
        if (!row.next())
            return qint64(-1);
        return row.read<qint64>();
    };
    const QString name =
        shop.column(u"SELECT lower(debtor_name) FROM payment WHERE debtor_name <> '' LIMIT 1"_s)
            .first();
    QVERIFY(hits(name) > 0);
    shop.replace(kDemoEnd - 1h);
    {
        storage::Transaction transaction(shop.db);
        shop.index.fill(kPayments + 1);
        transaction.commit();
    }
    QVERIFY(hits(u"payer "_s) > 0);
}

void TestPayerRetention::letsNoOtherChangeOfAPayerThrough()
{
    Retention shop(path());
    shop.replace(kDemoEnd - 24h);
    QVERIFY_THROWS_EXCEPTION(
        storage::StorageException,
        shop.db.execute(u"UPDATE payment SET debtor_name = 'Somebody' WHERE seq ="
                        " (SELECT min(payment) FROM payer_pseudonym)"_s));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             shop.db.execute(u"UPDATE payer_pseudonym SET name = 'Somebody'"_s));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             shop.db.execute(u"DELETE FROM payer_pseudonym"_s));
}

void TestPayerRetention::namesAPseudonymThatAnotherProgramHasAdded()
{
    {
        Retention shop(path());
        shop.replace(kDemoEnd - 24h * 20);
        shop.db.execute(u"INSERT INTO payer_pseudonym (payment, run, name, iban)"
                        " SELECT max(seq), 1, 'Somebody', '' FROM payment"_s);
        shop.db.execute(u"UPDATE payment SET debtor_name = 'Somebody', debtor_iban = '' WHERE seq ="
                        " (SELECT max(payment) FROM payer_pseudonym)"_s);
    }
    const QStringList lines = verified(path());
    QVERIFY(lines.contains(
        u"wrong  replaced payers: payer_pseudonym 1: no entry of the audit trail has this run"_s));
}

TILLDESK_TEST(TestPayerRetention, QCoreApplication)
#include "tst_payer_retention.moc"
