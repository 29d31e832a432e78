#include "core/storage/migrate.h"

#include "core/crypto/digest.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

QStringList column(Database &db, const QString &sql)
{
    QStringList values;
    auto rows = db.prepare(sql);
    while (rows.next())
        values << rows.read<QString>();
    return values;
}

QStringList schema(Database &db)
{
    return column(db, u"SELECT coalesce(sql, name) FROM sqlite_master ORDER BY type, name"_s);
}

} // namespace

class TestMigrate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesTheSchemaOfAFreshDatabase();
    void doesNothingTheSecondTime();
    void recordsEachFileWithItsDigest();
    void refusesAFileThatWasEdited();
    void refusesADatabaseThatIsNewer();
    void undoesAMigrationThatFails();
    void tellsADifferenceWithoutChangingAnything();
    void namesEveryStatusOnce();
};

void TestMigrate::makesTheSchemaOfAFreshDatabase()
{
    Database db(u":memory:"_s);
    QVERIFY(migrate(db) >= 1);

    const QStringList tables =
        column(db, u"SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"_s);
    for (const QString &name : {u"api_key"_s, u"merchant"_s, u"payment"_s, u"payment_count"_s,
                                u"payment_step"_s, u"point_of_sale"_s, u"profile"_s, u"setting"_s})
        QVERIFY2(tables.contains(name), qPrintable(name));
    // Each trigger has two statements: a script split at every semicolon would lose them.
    QCOMPARE(column(db, u"SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name"_s),
             QStringList({u"audit_entry_is_closed"_s,
                          u"audit_entry_is_fixed"_s,
                          u"audit_entry_stays"_s,
                          u"audit_trail_is_fixed"_s,
                          u"audit_trail_stays"_s,
                          u"bank_account_is_fixed"_s,
                          u"bank_account_stays"_s,
                          u"bank_entry_is_fixed"_s,
                          u"bank_entry_stays"_s,
                          u"bank_file_is_fixed"_s,
                          u"bank_file_stays"_s,
                          u"bank_match_is_fixed"_s,
                          u"bank_match_is_single"_s,
                          u"bank_match_stays"_s,
                          u"bank_statement_is_fixed"_s,
                          u"bank_statement_stays"_s,
                          u"bank_unmatch_is_fixed"_s,
                          u"bank_unmatch_stays"_s,
                          u"callback_says_the_same_each_time"_s,
                          u"day_close_is_fixed"_s,
                          u"day_close_stays"_s,
                          u"fee_charge_is_fixed"_s,
                          u"fee_charge_stays"_s,
                          u"fee_invoice_is_fixed"_s,
                          u"fee_invoice_stays"_s,
                          u"fee_month_is_fixed"_s,
                          u"fee_month_stays"_s,
                          u"fee_rule_is_fixed"_s,
                          u"fee_rule_stays"_s,
                          u"hosted_connection_stays"_s,
                          u"hosted_intent_state_goes_on"_s,
                          u"hosted_intent_stays"_s,
                          u"hosted_intent_terms_are_fixed"_s,
                          u"hosted_key_is_fixed"_s,
                          u"hosted_key_stays"_s,
                          u"hosted_key_stays_erased"_s,
                          u"hosted_listed_is_fixed"_s,
                          u"hosted_listed_stays"_s,
                          u"hosted_payment_stays"_s,
                          u"hosted_payment_terms_are_fixed"_s,
                          u"hosted_payout_is_fixed"_s,
                          u"hosted_payout_item_is_fixed"_s,
                          u"hosted_payout_item_stays"_s,
                          u"hosted_payout_stays"_s,
                          u"hosted_profile_is_fixed"_s,
                          u"hosted_refund_answer_is_fixed"_s,
                          u"hosted_refund_stays"_s,
                          u"hosted_refund_terms_are_fixed"_s,
                          u"ledger_account_is_fixed"_s,
                          u"ledger_account_stays"_s,
                          u"ledger_entry_is_fixed"_s,
                          u"ledger_entry_stays"_s,
                          u"ledger_head_is_fixed"_s,
                          u"ledger_head_stays"_s,
                          u"payer_pseudonym_is_fixed"_s,
                          u"payer_pseudonym_stays"_s,
                          u"payment_fee_is_fixed"_s,
                          u"payment_fee_stays"_s,
                          u"payment_final_is_final"_s,
                          u"payment_is_alone_at_its_place"_s,
                          u"payment_payer_is_fixed"_s,
                          u"payment_stays"_s,
                          u"payment_terms_are_fixed"_s,
                          u"payment_vat_is_fixed"_s,
                          u"payment_vat_stays"_s,
                          u"payout_is_fixed"_s,
                          u"payout_item_is_fixed"_s,
                          u"payout_item_stays"_s,
                          u"payout_stays"_s,
                          u"production_is_chosen_first"_s,
                          u"production_is_not_removed"_s,
                          u"production_stays"_s,
                          u"profile_environment_is_fixed"_s,
                          u"refund_final_is_final"_s,
                          u"refund_reference_is_fixed"_s,
                          u"refund_stays"_s,
                          u"refund_terms_are_fixed"_s,
                          u"staff_member_stays"_s,
                          u"staff_refund_is_fixed"_s,
                          u"staff_refund_stays"_s,
                          u"till_device_is_fixed"_s,
                          u"till_device_stays"_s,
                          u"till_device_stays_removed"_s,
                          u"till_device_stays_revoked"_s,
                          u"till_identity_is_fixed"_s,
                          u"till_identity_stays"_s,
                          u"vat_rate_is_fixed"_s,
                          u"vat_rate_stays"_s}));
    QVERIFY(schemaDifference(db).isEmpty());
}

void TestMigrate::doesNothingTheSecondTime()
{
    Database db(u":memory:"_s);
    const int version = migrate(db);
    const QStringList before = schema(db);
    const qint64 changes = db.totalChanges();

    QCOMPARE(migrate(db), version);
    QCOMPARE(schema(db), before);
    QCOMPARE(db.totalChanges(), changes);
}

void TestMigrate::recordsEachFileWithItsDigest()
{
    Database db(u":memory:"_s);
    migrate(db);

    QStringList digests;
    for (const QString &name : QDir(u":/migrations/sqlite"_s).entryList(QDir::Files, QDir::Name)) {
        QFile file(u":/migrations/sqlite/"_s + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        digests << QString::fromLatin1(crypto::sha256(file.readAll()).toHex());
    }
    QCOMPARE(column(db, u"SELECT sha256 FROM schema_migration ORDER BY version"_s), digests);
}

void TestMigrate::refusesAFileThatWasEdited()
{
    Database db(u":memory:"_s);
    migrate(db);
    db.execute(u"UPDATE schema_migration SET sha256 = 'other' WHERE version = 1"_s);

    QVERIFY_THROWS_EXCEPTION(StorageException, migrate(db));
    QVERIFY(schemaDifference(db).contains(u"0001_payments.sql was edited"_s));
}

void TestMigrate::refusesADatabaseThatIsNewer()
{
    Database db(u":memory:"_s);
    migrate(db);
    db.execute(u"INSERT INTO schema_migration VALUES (9999, '9999_future.sql', 'x')"_s);

    QVERIFY_THROWS_EXCEPTION(StorageException, migrate(db));
    QVERIFY(schemaDifference(db).contains(u"newer"_s));
}

void TestMigrate::undoesAMigrationThatFails()
{
    Database db(u":memory:"_s);
    db.execute(u"CREATE TABLE payment (id TEXT)"_s);

    QVERIFY_THROWS_EXCEPTION(StorageException, migrate(db));
    // Tables that the script created before it failed at the existing table are rolled back.
    QCOMPARE(column(db, u"SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"_s),
             QStringList({u"payment"_s, u"schema_migration"_s}));
    QVERIFY(column(db, u"SELECT version FROM schema_migration"_s).isEmpty());
    db.execute(u"DROP TABLE payment"_s);
    QVERIFY(migrate(db) >= 1);
}

void TestMigrate::tellsADifferenceWithoutChangingAnything()
{
    Database db(u":memory:"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = schemaDifference(db));
    db.execute(u"CREATE TABLE schema_migration ("
               "version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT"_s);

    QVERIFY(schemaDifference(db).contains(u"0001_payments.sql has not been applied"_s));
    QCOMPARE(schema(db).size(), 1);
}

void TestMigrate::namesEveryStatusOnce()
{
    Database db(u":memory:"_s);
    migrate(db);

    QCOMPARE(
        column(db, u"SELECT name FROM payment_status ORDER BY id"_s).join(u' '),
        u"PENDING IDENTIFIED AUTHORIZED AUTHORIZATION_FAILED FAILED SUCCEEDED CANCELLED EXPIRED"
        " PENDING_MERCHANT_ACKNOWLEDGEMENT VOIDED"_s);
}

TILLDESK_TEST(TestMigrate, QCoreApplication)
#include "tst_migrate.moc"
