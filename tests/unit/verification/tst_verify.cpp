#include "tests/support/demo_database.h"

#include "core/payments/search_index.h"
#include "core/storage/transaction.h"
#include "core/verification/checks.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr int kPayments = 600; ///< blocks 0, 1 and 2 of 256

/// Overwrites the first page of a table or an index with zeros.
void wipe(const QString &path, const QString &name)
{
    qint64 page = 0;
    qint64 pageSize = 0;
    {
        storage::Database db(path);
        auto row = db.prepare(u"SELECT rootpage FROM sqlite_schema WHERE name = :name"_s);
        row.bind(u":name"_s, name);
        QVERIFY(row.next());
        page = row.read<qint64>();
        auto size = db.prepare(u"PRAGMA page_size"_s);
        QVERIFY(size.next());
        pageSize = size.read<qint64>();
    }
    QFile file(path);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.seek((page - 1) * pageSize));
    file.write(QByteArray(pageSize, '\0'));
}

} // namespace

class TestVerify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void passesASoundDatabase();
    void passesAnEmptyDatabase();
    void findsDamage_data();
    void findsDamage();
    void findsAWipedPage_data();
    void findsAWipedPage();
    void findsAFileThatIsNoDatabaseOfOurs();
    void continuesAfterAFinding();
    void boundsTheFindingsOfACheck();
    void findsAMissingTrigger();
    void findsAGuardThatGuardsNothing();
    void namesThePaymentBesideItsCounter();
    void tellsNoWholeIban();
    void readsBesideAWriter();
    void staysWithOneView();
    void changesNothing();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }

    KeptDatabase m_database;
};

void TestVerify::initTestCase()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(kPayments).exitCode, app::CommandResult::kFine);
    demo.assembly().stop();
    {
        storage::Database db(demo.path());
        storage::Transaction transaction(db);
        QVERIFY(payments::SearchIndex(db).fill(kPayments + 1) <= kPayments);
        transaction.commit();
    }
    m_database.keep(demo.path());
}

void TestVerify::init()
{
    m_database.makeCopy();
}

void TestVerify::passesASoundDatabase()
{
    const QStringList lines = verified(path());
    QStringList names;
    for (const QString &line : lines)
        names << line.section(u':', 0, 0);
    QCOMPARE(names,
             (QStringList{u"ok  schema"_s,
                          u"ok  integrity"_s,
                          u"ok  integrity of payments"_s,
                          u"ok  integrity of steps"_s,
                          u"ok  foreign keys"_s,
                          u"ok  merchants"_s,
                          u"ok  API keys"_s,
                          u"ok  service keys"_s,
                          u"ok  audit trail"_s,
                          u"ok  replaced payers"_s,
                          u"ok  payments"_s,
                          u"ok  VAT of payments"_s,
                          u"ok  steps"_s,
                          u"ok  counts"_s,
                          u"ok  callbacks"_s,
                          u"ok  search index"_s,
                          u"ok  ledger"_s,
                          u"ok  refunds"_s,
                          u"ok  providers"_s,
                          u"ok  ledger heads"_s,
                          u"ok  payouts"_s,
                          u"ok  fees"_s,
                          u"ok  matches with the bank"_s,
                          u"ok  day closes"_s,
                          u"sound"_s}));
    QVERIFY(lines.contains(u"ok  search index: 600 of 600 payments indexed, 200 looked up"_s));
    QVERIFY(lines[10].startsWith(u"ok  payments: 600 rows, seq without gaps from 1"_s));
}

void TestVerify::passesAnEmptyDatabase()
{
    const DemoDatabase empty;
    const QStringList lines = empty.verify();
    QVERIFY2(lines.last() == u"sound"_s, qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.size(), 25);
}

void TestVerify::findsDamage_data()
{
    QTest::addColumn<Damage>("damaged");
    const auto add = [](const char *name, const QString &script, const QString &row,
                        const QString &check, const QString &what,
                        const QString &withoutCheck = {}) {
        QTest::newRow(name) << Damage{script, u"SELECT "_s + row, check, what, withoutCheck};
    };

    add("step of no payment", u"UPDATE payment_step SET payment = 9999 WHERE seq = 5"_s,
        u"'payment_step 5'"_s, u"steps"_s, u"belongs to no payment"_s);
    add("step of no actor", u"UPDATE payment_step SET actor_kind = 99 WHERE seq = 5"_s,
        u"'payment_step 5'"_s, u"steps"_s, u"there is no actor_kind 99"_s);
    for (const char *table : {"payment_status 2", "actor_kind 5", "ledger_cause 7"}) {
        const QStringList part = QString::fromLatin1(table).split(u' ');
        add(table, u"DELETE FROM %1 WHERE id = %2"_s.arg(part[0], part[1]),
            u"'%1'"_s.arg(QLatin1StringView(table)), u"foreign keys"_s, u"does not exist"_s);
    }
    add("amount in the search index",
        u"UPDATE search_number SET value = value + 1 WHERE kind = 1 AND payment = 33"_s,
        u"'payment 33'"_s, u"search index"_s, u"lacks its amount"_s);
    add("excess in the search index", u"INSERT INTO search_number VALUES (1, 5, 77)"_s,
        u"'payment 77'"_s, u"search index"_s, u"has an amount that is not the payment's"_s);
    add("words in the search index",
        EmptyDatabase::isPostgres()
            ? u"DELETE FROM search_payment"_s
            : u"INSERT INTO search_payment (search_payment) VALUES ('delete-all')"_s,
        u"'payment 600'"_s, u"search index"_s, u"does not find it by its id"_s);
    add("progress of the search index", u"UPDATE search_progress SET last = 601 WHERE source = 1"_s,
        u"'search_progress'"_s, u"search index"_s, u"goes further"_s);
    add("payment of no profile", u"UPDATE payment SET profile = 9 WHERE seq = 33"_s,
        u"'payment 33'"_s, u"foreign keys"_s, u"refers to a row of profile"_s);
    add("VAT amounts of a payment", u"INSERT INTO payment_vat VALUES (33, '600:1')"_s,
        u"'payment 33'"_s, u"VAT of payments"_s, u"its amounts by VAT rate make 1 cents"_s);
    add("VAT rates of a payment",
        u"INSERT INTO payment_vat SELECT seq, 'x:' || amount FROM payment WHERE seq = 33"_s,
        u"'payment 33'"_s, u"VAT of payments"_s, u"its VAT rates cannot be read"_s);
    add("edited migration",
        u"UPDATE schema_migration SET sha256 = 'x' WHERE version ="
        " (SELECT min(version) FROM schema_migration)"_s,
        u"'schema_migration'"_s, u"schema"_s, u"was edited"_s);
    add("newer schema", u"INSERT INTO schema_migration VALUES (9999, 'later', 'x')"_s,
        u"'schema_migration'"_s, u"schema"_s, u"newer"_s);
    add("missing migration", u"DELETE FROM schema_migration"_s, u"'schema_migration'"_s,
        u"schema"_s, u"has not been applied"_s);

    add("merchant's id", u"UPDATE merchant SET id = 'Z' || substr(id, 2) WHERE seq = 2"_s,
        u"'merchant 2'"_s, u"merchants"_s, u"24 lower-case hex"_s);
    add("profile's id", u"UPDATE profile SET created_at = created_at + 1 WHERE seq = 2"_s,
        u"'profile 2'"_s, u"merchants"_s, u"the id's time"_s);
    add("profile's IBAN", u"UPDATE profile SET iban = 'BE68539007547035' WHERE seq = 3"_s,
        u"'profile 3'"_s, u"merchants"_s, u"the iban"_s);
    add("profile's last IBAN", u"UPDATE profile SET last_iban = 'BE71096123456769' WHERE seq = 3"_s,
        u"'profile 3'"_s, u"merchants"_s, u"last_iban"_s);
    add("invalid last IBAN", u"UPDATE profile SET iban = '', last_iban = 'BE7' WHERE seq = 3"_s,
        u"'profile 3'"_s, u"merchants"_s, u"last_iban"_s);
    add("key's id", u"UPDATE api_key SET id = upper(id) WHERE seq = 3"_s, u"'api_key 3'"_s,
        u"API keys"_s, u"24 lower-case hex"_s);
    add("key's hash", u"UPDATE api_key SET sha256 = 'g' || substr(sha256, 2) WHERE seq = 4"_s,
        u"'api_key 4'"_s, u"API keys"_s, u"64 lower-case hex"_s);

    add("hole in seq",
        u"UPDATE payment_step SET payment = 601 WHERE payment = 600;"
        "UPDATE payout_item SET payment = 601 WHERE payment = 600;"
        "UPDATE payment SET seq = 601 WHERE seq = 600"_s,
        u"'payment 601'"_s, u"payments"_s, u"should be 600"_s);
    add("seq from 0",
        u"UPDATE payment_step SET payment = 0 WHERE payment = 1;"
        "UPDATE payout_item SET payment = 0 WHERE payment = 1;"
        "UPDATE payment SET seq = 0 WHERE seq = 1"_s,
        u"'payment 0'"_s, u"payments"_s, u"should be 1"_s);
    add("falling time", u"UPDATE payment SET created_at = 0 WHERE seq = 300"_s, u"'payment 300'"_s,
        u"payments"_s, u"created_at is earlier"_s);
    add("capital in an id", u"UPDATE payment SET id = substr(id, 1, 23) || 'A' WHERE seq = 44"_s,
        u"'payment 44'"_s, u"payments"_s, u"24 lower-case hex"_s);
    add("time of an id",
        u"UPDATE payment SET id = substr(id, 1, 10) || '00' || substr(id, 13) WHERE seq ="
        " (SELECT min(seq) FROM payment WHERE substr(id, 11, 2) <> '00')"_s,
        u"'payment ' || min(seq) FROM payment WHERE substr(id, 11, 2) <> '00'"_s, u"payments"_s,
        u"the id's time"_s);
    const QString succeeded = u"CHECK ((status = 6) = (succeeded_at IS NOT NULL))"_s;
    add("succeeded without time",
        u"UPDATE payment SET succeeded_at = NULL WHERE seq ="
        " (SELECT max(seq) FROM payment WHERE status = 6)"_s,
        u"'payment ' || max(seq) FROM payment WHERE status = 6"_s, u"payments"_s,
        u"without succeeded_at"_s, succeeded);
    add("time without success",
        u"UPDATE payment SET succeeded_at = created_at WHERE seq ="
        " (SELECT max(seq) FROM payment WHERE status = 8)"_s,
        u"'payment ' || max(seq) FROM payment WHERE status = 8"_s, u"payments"_s,
        u"without being SUCCEEDED"_s, succeeded);
    add("debtor's IBAN", u"UPDATE payment SET debtor_iban = 'BE00123412341234' WHERE seq = 71"_s,
        u"'payment 71'"_s, u"payments"_s, u"the debtor_iban"_s);

    add("status beyond the steps",
        u"UPDATE payment SET status = 8 WHERE seq ="
        " (SELECT min(seq) FROM payment WHERE status = 7)"_s,
        u"'payment ' || min(seq) FROM payment WHERE status = 7"_s, u"steps"_s,
        u"its steps lead to CANCELLED"_s);
    add("status without steps",
        u"DELETE FROM payment_step WHERE payment ="
        " (SELECT min(seq) FROM payment WHERE status = 8)"_s,
        u"'payment ' || min(seq) FROM payment WHERE status = 8"_s, u"steps"_s,
        u"its steps lead to PENDING"_s);
    add("missing first step",
        u"DELETE FROM payment_step WHERE seq ="
        " (SELECT min(seq) FROM payment_step WHERE payment = 200)"_s,
        u"'payment_step ' || (min(seq) + 1) FROM payment_step WHERE payment = 200"_s, u"steps"_s,
        u"is not allowed in status PENDING"_s);
    add("impossible cause",
        u"UPDATE payment_step SET cause = 11 WHERE seq ="
        " (SELECT min(seq) FROM payment_step WHERE payment = 90)"_s,
        u"'payment_step ' || min(seq) FROM payment_step WHERE payment = 90"_s, u"steps"_s,
        u"cause 11 is not allowed"_s);
    add("unknown cause", u"UPDATE payment_step SET cause = 13 WHERE seq = 1"_s,
        u"'payment_step 1'"_s, u"steps"_s, u"there is no cause 13"_s,
        u"CHECK (cause BETWEEN 1 AND 12)"_s);
    add("wrong target",
        u"UPDATE payment_step SET status = 7 WHERE seq ="
        " (SELECT min(seq) FROM payment_step WHERE status = 3)"_s,
        u"'payment_step ' || min(seq) FROM payment_step WHERE status = 3"_s, u"steps"_s,
        u"to AUTHORIZED, not to status 7"_s);
    add("step before the creation", u"UPDATE payment_step SET at = at - 86400000 WHERE seq = 1"_s,
        u"'payment_step 1'"_s, u"steps"_s, u"earlier than the step before"_s);
    add("falling step time",
        u"UPDATE payment_step SET at = at - 3600000 WHERE seq ="
        " (SELECT min(seq) FROM payment_step WHERE status = 3)"_s,
        u"'payment_step ' || min(seq) FROM payment_step WHERE status = 3"_s, u"steps"_s,
        u"earlier than the step before"_s);
    add("time of success",
        u"UPDATE payment SET succeeded_at = succeeded_at + 1 WHERE seq ="
        " (SELECT min(seq) FROM payment WHERE status = 6)"_s,
        u"'payment ' || min(seq) FROM payment WHERE status = 6"_s, u"steps"_s,
        u"not the time of its last step"_s);

    add("small count",
        u"UPDATE payment_count SET n = n + 1 WHERE profile = 2 AND level = 1 AND block = 1"
        " AND status = 6"_s,
        u"'payment_count: profile 2, level 1, block 1, status 6'"_s, u"counts"_s,
        u"a recount gives"_s);
    add("large amount",
        u"UPDATE payment_count SET amount = amount - 1 WHERE profile = 3 AND level = 2"
        " AND block = 0 AND status = 6"_s,
        u"'payment_count: profile 3, level 2, block 0, status 6'"_s, u"counts"_s,
        u"a recount gives"_s);
    add("missing count",
        u"DELETE FROM payment_count WHERE profile = 1 AND level = 1 AND block = 2 AND status = 6"_s,
        u"'payment_count: profile 1, level 1, block 2, status 6'"_s, u"counts"_s,
        u"n is 0 and amount 0"_s);
    add("count of nothing beyond the end",
        u"INSERT INTO payment_count VALUES (4, 2, 7, 6, 1, 100)"_s,
        u"'payment_count: profile 4, level 2, block 7, status 6'"_s, u"counts"_s,
        u"a recount gives 0 and 0"_s);
    // A callback of the first cancelled payment, delivered at the second attempt.
    const QString called =
        u"INSERT INTO callback SELECT 1, printf('%012x', created_at) || 'abcdef012345', 2, 'p', id,"
        " '', 7, 'https://shop.example.com/c', 'shop.example.com:443', '{}', 0, 2, created_at, "
        "NULL,"
        " created_at + 9, 2, 2, created_at + 9, 1, 204, 41, NULL FROM payment WHERE status = 7"
        " ORDER BY seq LIMIT 1;"
        "INSERT INTO callback_attempt SELECT 1, 1, 1, created_at, 40, 3, 503, '', '', '', '', '', 0"
        " FROM callback;"
        "INSERT INTO callback_attempt SELECT 2, 1, 2, last_at, 41, 1, 204, '', '', '', '', '', 0"
        " FROM callback;"_s;
    const auto addCallback = [&](const char *name, const QString &script, const QString &what,
                                 const QString &withoutCheck = {}) {
        add(name, called + script, u"'callback 1'"_s, u"callbacks"_s, what, withoutCheck);
    };
    const QString due = u"CHECK ((state = 1) = (due_at IS NOT NULL))"_s;
    addCallback("callback's id", u"UPDATE callback SET id = upper(id)"_s, u"24 lower-case hex"_s);
    addCallback("callback's time", u"UPDATE callback SET created_at = created_at + 1"_s,
                u"the id's time"_s);
    addCallback("callback's host", u"UPDATE callback SET host = 'shop.example.com'"_s,
                u"not that of the url"_s);
    addCallback("waiting for nothing", u"UPDATE callback SET state = 1"_s,
                u"waits without a due time"_s, due);
    addCallback("due after its end", u"UPDATE callback SET due_at = 5"_s, u"does not wait"_s, due);
    addCallback("delivered never", u"UPDATE callback SET delivered_at = NULL"_s,
                u"without delivered_at"_s);
    addCallback("failed and delivered", u"UPDATE callback SET state = 3"_s,
                u"yet was delivered once"_s);
    addCallback("told of no step", u"UPDATE callback SET payment_status = 6"_s,
                u"never had that status"_s);
    addCallback("told of no payment",
                u"UPDATE callback SET payment_id = 'ffffffffffffffffffffffff'"_s,
                u"never had that status"_s);
    addCallback("first attempt missing", u"DELETE FROM callback_attempt WHERE number = 1"_s,
                u"attempt 1 is missing"_s);
    addCallback("last attempt missing", u"DELETE FROM callback_attempt WHERE number = 2"_s,
                u"attempts is 2, but 1 attempts exist"_s);
    for (const QString &column : {u"at"_s, u"outcome"_s, u"status"_s, u"duration"_s})
        addCallback(qPrintable(QString(u"last attempt's "_s + column)),
                    u"UPDATE callback_attempt SET %1 = 7 WHERE number = 2"_s.arg(column),
                    u"differs from its last attempt"_s);
    add("count of nothing within", u"INSERT INTO payment_count VALUES (4, 1, 1, 3, 0, 5)"_s,
        u"'payment_count: profile 4, level 1, block 1, status 3'"_s, u"counts"_s,
        u"n is 0 and amount 5"_s);
}

void TestVerify::findsDamage()
{
    QFETCH(const Damage, damaged);
    const QString instead = missed(m_database.pathForMissed(), damaged);
    QVERIFY2(instead.isEmpty(), qPrintable(instead));
}

void TestVerify::findsAWipedPage_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("table") << u"payment_step"_s;
    QTest::newRow("index") << u"payment_by_reference"_s;
}

void TestVerify::findsAWipedPage()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("writes into SQLite's file");
    QFETCH(QString, name);
    wipe(path(), name);
    const QStringList lines = verified(path());
    const QStringList wrong =
        lines.filter(QRegularExpression(u"^wrong  integrity.*: database: "_s));
    QVERIFY2(!wrong.isEmpty(), qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.last(), u"not sound"_s);
}

void TestVerify::findsAFileThatIsNoDatabaseOfOurs()
{
    const EmptyDatabase other;
    {
        storage::Database db(other.path());
        db.execute(u"CREATE TABLE letters (text TEXT)"_s);
    }
    const QStringList lines = verified(other.path());
    QVERIFY(lines[0].startsWith(u"wrong  schema: "_s));
    QCOMPARE(lines.last(), u"not sound"_s);
}

void TestVerify::continuesAfterAFinding()
{
    damage(path(),
           u"UPDATE profile SET iban = 'BE68539007547035' WHERE seq IN (2, 3);"
           "UPDATE payment SET debtor_iban = 'BE00123412341234' WHERE seq = 71;"
           "UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 7;"
           "UPDATE payout SET payment_amount = payment_amount + 1, amount = amount + 1"
           " WHERE seq = 2"_s);
    const QStringList lines = verified(path());
    for (const QString &wrong :
         {u"wrong  merchants: profile 2: "_s, u"wrong  merchants: profile 3: "_s,
          u"wrong  payments: payment 71: "_s, u"wrong  ledger: ledger_entry 7: "_s,
          u"wrong  payouts: payout 2: "_s})
        QVERIFY2(!lines.filter(wrong).isEmpty(), qPrintable(lines.join(u'\n')));
    // One changed row is reported once, not again for each later row.
    QCOMPARE(lines.filter(u"its hash does not match"_s).size(), 1);
    QCOMPARE(lines.last(), u"not sound"_s);
}

void TestVerify::boundsTheFindingsOfACheck()
{
    damage(path(), u"UPDATE payment SET debtor_iban = 'BE00123412341234'"_s);
    const QStringList payments =
        verified(path()).filter(QRegularExpression(u"^wrong  payments: "_s));
    QCOMPARE(payments.size(), verification::Findings::kMaxLines + 1);
    QCOMPARE(payments.last(), u"wrong  payments: and 580 findings more"_s);
}

void TestVerify::findsAMissingTrigger()
{
    {
        storage::Database db(path());
        dropTrigger(db, u"payment_payer_is_fixed"_s);
        dropTrigger(db, u"payment_stays"_s);
        const QString other = u"CREATE TRIGGER payment_stays BEFORE DELETE ON payment "_s;
        db.execute(other
                   + (EmptyDatabase::isPostgres() ? u"EXECUTE FUNCTION refuse('a row')"_s
                                                  : u"BEGIN SELECT 1; END"_s));
    }
    const QStringList lines = verified(path());
    QVERIFY(lines.contains(u"wrong  schema: trigger payment_payer_is_fixed: is missing"_s));
    QVERIFY(lines.contains(u"wrong  schema: trigger payment_stays: was changed"_s));
}

/// What a superuser of PostgreSQL can do to a guard without removing it.
void TestVerify::findsAGuardThatGuardsNothing()
{
    if (!EmptyDatabase::isPostgres())
        QSKIP("SQLite has neither functions nor switches of triggers");
    {
        storage::Database db(path());
        db.execute(u"ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_stays"_s);
        db.executeScript("CREATE OR REPLACE FUNCTION payment_payer_is_fixed() RETURNS trigger"
                         " LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$");
    }
    const QStringList lines = verified(path());
    QVERIFY(lines.contains(u"wrong  schema: trigger ledger_entry_stays: is switched off"_s));
    QVERIFY(lines.contains(u"wrong  schema: function payment_payer_is_fixed: was changed"_s));
}

/// A changed status also makes the counter of its block wrong: the report names the payment by id
/// too.
void TestVerify::namesThePaymentBesideItsCounter()
{
    QString id;
    {
        storage::Database db(path());
        auto row = db.prepare(u"SELECT id FROM payment WHERE status = 7 ORDER BY seq LIMIT 1"_s);
        QVERIFY(row.next());
        id = row.read<QString>();
    }
    damage(path(), u"UPDATE payment SET status = 8 WHERE id = '%1'"_s.arg(id));
    const QStringList lines = verified(path());
    QVERIFY(!lines.filter(u"wrong  counts: "_s).isEmpty());
    const QStringList steps = lines.filter(u"wrong  steps: "_s);
    QCOMPARE(steps.size(), 1);
    QVERIFY2(steps.first().contains(u"its steps lead to CANCELLED (id %1)"_s.arg(id)),
             qPrintable(steps.first()));
}

void TestVerify::tellsNoWholeIban()
{
    damage(path(), u"UPDATE profile SET iban = 'BE68539007547035' WHERE seq = 3"_s, {});
    QVERIFY(!verified(path()).join(u'\n').contains(u"539007"_s));
}

void TestVerify::readsBesideAWriter()
{
    storage::Database writer(path());
    const storage::Transaction transaction(writer);
    writer.execute(u"UPDATE payment_count SET n = n + 1"_s);
    QCOMPARE(verified(path()).last(), u"sound"_s); // the change is not committed
}

void TestVerify::staysWithOneView()
{
    // All checks read one snapshot: a change committed between two checks is not seen.
    storage::Database reader(path(), storage::Database::Mode::ReadOnly);
    const verification::Check meddle{u"meddling"_s,
                                     [this](storage::Database &, verification::Findings &) {
                                         storage::Database writer(path());
                                         writer.execute(u"UPDATE payment_count SET n = n + 1"_s);
                                         return u"done"_s;
                                     }};
    std::vector<verification::Check> checks = verification::allChecks()[4];
    const auto counts = std::ranges::find(checks, u"counts"_s, &verification::Check::name);
    QVERIFY(counts != checks.end());
    checks.insert(counts, meddle);
    QVERIFY(verification::verify(reader, checks, [](const verification::CheckReport &) {}));
    QCOMPARE(verified(path()).last(), u"not sound"_s);
}

void TestVerify::changesNothing()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("PostgreSQL lets the connection of verify change nothing");
    const auto content = [this] {
        QFile file(path());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray before = content();
    QVERIFY(!before.isEmpty());
    QCOMPARE(verified(path()).last(), u"sound"_s);
    QCOMPARE(content(), before);
}

TILLDESK_TEST(TestVerify, QCoreApplication)
#include "tst_verify.moc"
