#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The findings of `verify` in the audit trail, and in the records that its entries have made.
class TestVerifyAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void passesASoundTrail();
    void findsDamage_data();
    void findsDamage();
    void namesOnlyTheEntryThatWasChanged();
    void namesARowThatAnotherProgramHasAdded();
    void namesARowThatAnotherProgramHasRemoved();
    void namesAStaffMemberWhomAnotherProgramHasPromoted();
    void doesNotMindTheUseOfAKey();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }
    [[nodiscard]] QStringList wrong() const
    {
        return verified(path()).filter(u"wrong  audit trail: "_s);
    }

    KeptDatabase m_database;
};

void TestVerifyAudit::initTestCase()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(20).exitCode, app::CommandResult::kFine);
    QVERIFY(demo.assembly().keys().prepare().result());
    auto &assembly = demo.assembly();
    QVERIFY(app::onCore(assembly, [&assembly] {
        return assembly.services().staff().add(u"Sofie"_s, StaffRole::Owner);
    }));
    QVERIFY(app::onCore(assembly, [&assembly]() -> Result<void> {
        auto &staff = assembly.services().staff();
        const auto anna = staff.add(u"Anna"_s, StaffRole::Cashier);
        const auto bob = staff.add(u"Bob"_s, StaffRole::Cashier);
        for (int i = 0; i < kPinTries; ++i)
            std::ignore = staff.tryPin(anna->id, {});
        std::ignore = staff.tryPin(bob->id, {});
        return staff.setLimits(StaffRole::Cashier,
                               {Amount::fromCents(2'000), Amount::fromCents(9'000)});
    }));
    QVERIFY(app::onCore(assembly, [&assembly] {
        auto &tills = assembly.services().tills();
        const auto asked = tills.ask(tills.startPairing().code, {.name = u"Counter"_s});
        return tills.accept(asked->request->id);
    }));
    const MerchantId merchant(demo.rows(u"SELECT id FROM merchant WHERE seq = 1"_s).first());
    const ProfileId profile(demo.rows(u"SELECT id FROM profile WHERE seq = 1"_s).first());
    const QString iban = demo.rows(u"SELECT iban FROM profile WHERE seq = 1"_s).first();
    QVERIFY(app::onCore(assembly, [&] {
        return assembly.services().books().change(
            merchant, {.chart = BookChart::Belgium, .journal = u"VERK"_s});
    }));
    QVERIFY(app::onCore(assembly, [&] {
        return assembly.services().books().setAccount(merchant, {.kind = BookAccountKind::Clearing},
                                                      u"580900"_s);
    }));
    QVERIFY(app::onCore(assembly, [&] {
        return assembly.services().books().setRate(profile, {}, {{600, 1}});
    }));
    const QDate day(2026, 11, 18);
    for (int number = 1; number <= 2; ++number) {
        const auto file =
            readBytes(codaFile(iban, number, 0, {{day, 500, u"first"_s}, {day, -500, u"second"_s}},
                               day.addDays(number)),
                      u"bank.cod"_s);
        QVERIFY(file);
        QVERIFY(
            app::onCore(assembly, [&] { return assembly.services().bank().import(*file, {}); }));
    }
    demo.assembly().stop();
    m_database.keep(demo.path());
}

void TestVerifyAudit::init()
{
    m_database.makeCopy();
}

void TestVerifyAudit::passesASoundTrail()
{
    const QStringList lines = verified(path());
    QCOMPARE(lines.last(), u"sound"_s);
    // Four profiles, four keys, two keys of the service, two members of the staff, two merchants,
    // the points of sale, the simulation and its clock, the books of one merchant, the VAT rates of
    // one profile, two files of a bank, and a till.
    QVERIFY2(!lines
                  .filter(QRegularExpression(u"^ok  audit trail: \\d+ entries, each chained to the"
                                             " entry before; 27 records as their entries"_s))
                  .isEmpty(),
             qPrintable(lines.join(u'\n')));
}

void TestVerifyAudit::findsDamage_data()
{
    QTest::addColumn<Damage>("damaged");
    const auto add = [](const char *name, const QString &script, const QString &row,
                        const QString &what) {
        QTest::newRow(name) << Damage{script, u"SELECT "_s + row, u"audit trail"_s, what, {}};
    };
    const QString third = u"'audit_trail 3'"_s;
    const QString hash = u"its hash does not match"_s;
    add("actor", u"UPDATE audit_trail SET actor_name = 'Somebody' WHERE seq = 3"_s, third, hash);
    add("time", u"UPDATE audit_trail SET at = at + 1 WHERE seq = 3"_s, third, hash);
    add("values", u"UPDATE audit_trail SET new_values = '{}' WHERE seq = 3"_s, third, hash);
    add("state",
        u"UPDATE audit_trail SET state = '' WHERE seq ="
        " (SELECT min(seq) FROM audit_trail WHERE guard = 2)"_s,
        u"'audit_trail ' || min(seq) FROM audit_trail WHERE guard = 2"_s, hash);
    add("removed entry", u"DELETE FROM audit_trail WHERE seq = 2"_s, third, u"should be 2"_s);
    const QString changed = u"another program changed it"_s;
    add("account",
        u"UPDATE profile SET iban = 'BE71096123456769',"
        " last_iban = 'BE71096123456769' WHERE seq = 3"_s,
        u"'profile ' || id FROM profile WHERE seq = 3"_s, changed);
    add("key set", u"UPDATE profile SET jwks_url = 'https://shop.example/keys' WHERE seq = 1"_s,
        u"'profile ' || id FROM profile WHERE seq = 1"_s, changed);
    add("authority", u"UPDATE api_key SET authorities = authorities % 3 + 1 WHERE seq = 1"_s,
        u"'api_key ' || id FROM api_key WHERE seq = 1"_s, changed);
    const QString anna = u"'wrong PINs of staff_member ' || id FROM staff_member"
                         " WHERE name = 'Anna'"_s;
    add("raised limit", u"UPDATE staff_limit SET per_refund = 90000 WHERE role = 3"_s,
        u"'staff_limit cashier'"_s, changed);
    add("limit of a role that has those of a new shop",
        u"UPDATE staff_limit SET per_day = NULL WHERE role = 2"_s, u"'staff_limit manager'"_s,
        u"no entry of the audit trail changed it"_s);
    add("limits put back",
        u"UPDATE staff_limit SET per_refund = 5000, per_day = 15000"
        " WHERE role = 3"_s,
        u"'staff_limit cashier'"_s, u"is as in a new shop"_s);
    add("removed limits", u"DELETE FROM staff_limit WHERE role = 4"_s,
        u"'staff_limit bookkeeper'"_s, u"another program did"_s);
    add("ended block", u"UPDATE staff_member SET blocked_until = NULL WHERE name = 'Anna'"_s, anna,
        changed);
    add("forgotten block",
        u"UPDATE staff_member SET blocked_until = NULL, blocks = 0 WHERE name = 'Anna'"_s, anna,
        u"is as in a new shop"_s);
    add("forgotten wrong PIN", u"UPDATE staff_member SET wrong_pins = 0 WHERE name = 'Bob'"_s,
        u"'wrong PINs of staff_member ' || id FROM staff_member WHERE name = 'Bob'"_s,
        u"is as in a new shop"_s);
    const QString merchant = u"'merchant ' || id FROM merchant WHERE seq = 1"_s;
    for (const char *column : {"name", "company_name", "address", "vat_number", "clearing_account"})
        add(qPrintable(u"merchant's %1"_s.arg(QLatin1StringView(column))),
            u"UPDATE merchant SET %1 = 'Other' WHERE seq = 1"_s.arg(QLatin1StringView(column)),
            merchant, changed);
    const QString point = u"'point_of_sale ' || id FROM point_of_sale WHERE seq = 1"_s;
    add("point of sale's name", u"UPDATE point_of_sale SET name = 'Other' WHERE seq = 1"_s, point,
        changed);
    add("point of sale's profile",
        u"UPDATE point_of_sale SET profile = (SELECT max(seq) FROM profile) WHERE seq = 1"_s, point,
        changed);
    add("point of sale of another program",
        u"INSERT INTO point_of_sale (profile, id, name, shop_id, shop_name)"
        " VALUES (1, 'BACKDOOR', '', '', '')"_s,
        u"'point_of_sale BACKDOOR'"_s, u"another program added it"_s);
    add("simulation", u"UPDATE setting SET value = '0' WHERE name = 'simulation'"_s,
        u"'setting simulation'"_s, u"is as in a new shop"_s);
    add("failing refunds", u"UPDATE setting SET value = '1' WHERE name = 'refundsFail'"_s,
        u"'setting simulation'"_s, changed);
    add("clock", u"UPDATE setting SET value = 'abc' WHERE name = 'clockOffset'"_s,
        u"'setting clock'"_s, u"another program did"_s);
    add("key", u"UPDATE api_key SET sha256 = printf('%064d', 7) WHERE seq = 2"_s,
        u"'api_key ' || id FROM api_key WHERE seq = 2"_s, changed);
    const QString till = u"'till_device ' || id FROM till_device"_s;
    add("token of a till", u"UPDATE till_device SET token = printf('%064d', 7)"_s, till, changed);
    add("revoked till", u"UPDATE till_device SET revoked_at = 5"_s, till, changed);
    add("till of another program",
        u"INSERT INTO till_device (id, name, token, added_at, added_by, last_address, version,"
        " revoked_by) VALUES (printf('%024d', 7), 'Spy', printf('%064d', 7), 5, '', '', '', '')"_s,
        u"'till_device ' || printf('%024d', 7)"_s, u"no entry of the audit trail made it"_s);
    const QString books = u"'books of merchant ' || id FROM merchant WHERE seq = 1"_s;
    add("journal of the books", u"UPDATE book_setting SET journal = 'V'"_s, books, changed);
    add("books removed", u"DELETE FROM book_setting; DELETE FROM book_account"_s, books,
        u"another program removed it"_s);
    add("account of the books", u"UPDATE book_account SET account = '580901'"_s, books, changed);
    add("account added", u"INSERT INTO book_account VALUES (1, 2, 600, '700001')"_s, books,
        changed);
    const QString rates = u"'VAT rates of profile ' || id FROM profile WHERE seq = 1"_s;
    add("VAT rate", u"UPDATE vat_rate SET shares = '0:1'"_s, rates, changed);
    add("first day of a VAT rate", u"UPDATE vat_rate SET first_day = first_day - 1"_s, rates,
        changed);
    add("VAT rate removed", u"DELETE FROM vat_rate"_s, rates, u"another program removed it"_s);
    add("VAT rate added",
        u"INSERT INTO vat_rate (profile, first_day, shares, set_at) VALUES (2, 2460000, '0:1', 0)"_s,
        u"'VAT rates of profile ' || id FROM profile WHERE seq = 2"_s,
        u"no entry of the audit trail made it"_s);
    add("name of a bank's file", u"UPDATE bank_file SET name = 'other.cod' WHERE seq = 1"_s,
        u"'bank_file 1'"_s, changed);
    add("bank's file removed",
        u"DELETE FROM bank_entry WHERE file = 2; DELETE FROM bank_statement WHERE file = 2;"
        " DELETE FROM bank_file WHERE seq = 2"_s,
        u"'bank_file 2'"_s, u"another program removed it"_s);
    add("balance of a statement", u"UPDATE bank_statement SET closing = 1 WHERE seq = 1"_s,
        u"'bank_file 1'"_s, changed);
    add("text of a bank's line", u"UPDATE bank_entry SET text = 'paid' WHERE seq = 1"_s,
        u"'bank_file 1'"_s, changed);
    add("amount of a bank's line", u"UPDATE bank_entry SET amount = 501 WHERE seq = 2"_s,
        u"'bank_file 1'"_s, changed);
    add("bank's line added",
        u"INSERT INTO bank_entry (statement, account, day, amount, reference, party, text, places,"
        " line, names_payout, file) SELECT statement, account, day, amount, '', party, text,"
        " places, line, names_payout, file FROM bank_entry WHERE seq = 1"_s,
        u"'bank_file 1'"_s, changed);
}

void TestVerifyAudit::findsDamage()
{
    QFETCH(Damage, damaged);
    QCOMPARE(missed(m_database.pathForMissed(), damaged), QString());
}

void TestVerifyAudit::namesOnlyTheEntryThatWasChanged()
{
    damage(path(), u"UPDATE audit_trail SET facts = '{}' WHERE seq = 4"_s);
    const QStringList lines = wrong();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().contains(u"audit_trail 4: "_s), qPrintable(lines.first()));
}

void TestVerifyAudit::namesARowThatAnotherProgramHasAdded()
{
    damage(path(),
           u"INSERT INTO api_key (id, profile, sha256, name, subject, authorities, created_at,"
           " addresses) SELECT substr(id, 1, 12) || '0123456789ab', profile, printf('%064d', 5),"
           " 'Back door', subject, 3, created_at, '' FROM api_key WHERE seq = 1"_s);
    const QStringList lines = wrong();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().contains(u"0123456789ab: no entry of the audit trail made it"_s),
             qPrintable(lines.first()));
}

void TestVerifyAudit::namesARowThatAnotherProgramHasRemoved()
{
    damage(path(), u"DELETE FROM api_key WHERE seq = 2"_s);
    const QStringList lines = wrong();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().contains(u"another program removed it"_s), qPrintable(lines.first()));
}

void TestVerifyAudit::namesAStaffMemberWhomAnotherProgramHasPromoted()
{
    damage(path(), u"UPDATE staff_member SET role = 1 WHERE name = 'Anna'"_s);
    const QStringList lines = wrong();
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().contains(u"staff_member "_s), qPrintable(lines.first()));
}

void TestVerifyAudit::doesNotMindTheUseOfAKey()
{
    damage(path(), u"UPDATE till_device SET last_seen_at = 5, version = '2'"_s);
    damage(path(), u"UPDATE api_key SET last_used_at = created_at + 5"_s);
    QCOMPARE(wrong(), QStringList());
}

TILLDESK_TEST(TestVerifyAudit, QCoreApplication)
#include "tst_verify_audit.moc"
