#include "core/exports/heads_file.h"
#include "core/ledger/ledger_chain.h"
#include "core/verification/checks.h"
#include "core/verification/kept_heads.h"
#include "tests/support/demo_database.h"
#include "tests/support/kept_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

/// Changes the payer of a payment as an informed attacker would: recomputes the hash chain and all
/// that depends on it, and restores the triggers.
void rewriteHistory(const QString &path)
{
    damage(path,
           u"UPDATE payment SET debtor_name = 'Somebody else' WHERE seq ="
           " (SELECT payment FROM payout_item WHERE seq = 5)"_s);
    storage::Database db(path);
    QByteArray hash = ledger::firstHash();
    QStringList changes;
    auto rows = db.prepare(
        u"SELECT e.subject, d.kind, d.merchant_id, d.iban, d.bulk_id, c.kind, c.merchant_id,"
        " c.iban, c.bulk_id, e.payer, p.debtor_name, p.debtor_iban, e.seq, e.at, e.cause, e.amount"
        " FROM ledger_entry e JOIN ledger_account d ON d.seq = e.debit"
        " JOIN ledger_account c ON c.seq = e.credit LEFT JOIN payment p ON p.id = e.subject"
        " ORDER BY e.seq"_s);
    while (rows.next()) {
        const auto account = [&rows] {
            return ledger::nameOf({rows.read<LedgerAccountKind>(), rows.read<MerchantId>(),
                                   rows.read<QString>(), rows.read<QString>()});
        };
        const auto subject = rows.read<QByteArray>();
        const QByteArray debit = account();
        const QByteArray credit = account();
        const bool hasPayer = !rows.read<QString>().isEmpty();
        const auto [name, iban] = rows.read<QByteArray, QByteArray>();
        const QByteArray payer = hasPayer ? ledger::payerDigest(name, iban) : QByteArray();
        const auto seq = rows.read<qint64>();
        hash = ledger::chainedHash(hash,
                                   {.seq = seq,
                                    .at = rows.read<Timestamp>(),
                                    .cause = rows.read<LedgerCause>(),
                                    .subject = subject,
                                    .debit = debit,
                                    .credit = credit,
                                    .amount = rows.read<Amount>(),
                                    .payer = payer});
        changes << u"UPDATE ledger_entry SET hash = '%1', payer = '%2' WHERE seq = %3"_s.arg(
            QString::fromLatin1(hash.toHex()), QString::fromLatin1(payer), QString::number(seq));
    }
    damage(path, changes.join(u';'));
}

} // namespace

/// The findings of `verify` in the signed heads of the ledger, and against heads kept elsewhere.
/// @source service.md#heads
class TestVerifyHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void hasAHeadForEachDay();
    void namesTheRewrittenLedgerThatItWouldPassWithoutHeads();
    void namesAChangedPayer();
    void findsDamage_data();
    void findsDamage();
    void holdsTheDatabaseToHeadsKeptElsewhere();
    void holdsTheAuditTrailToItsKeptHead();
    void noticesThatKeptHeadsWereChanged_data();
    void noticesThatKeptHeadsWereChanged();
    void refusesAFileWithoutHeads();

private:
    [[nodiscard]] QString path() const { return m_database.path(); }
    [[nodiscard]] QByteArray kept() const
    {
        storage::Database db(path(), storage::Database::Mode::ReadOnly);
        return exports::headsDocument(db);
    }
    /// Returns the lines of the check against kept heads alone.
    [[nodiscard]] QStringList heldTo(const QByteArray &document) const
    {
        const auto heads = verification::KeptHeads::parse(document);
        if (!heads)
            return {heads.error().detail};
        storage::Database db(path(), storage::Database::Mode::ReadOnly);
        QStringList lines;
        std::ignore = verification::verify(
            db,
            {{u"kept"_s,
              [heads = *heads](storage::Database &read, verification::Findings &found) {
                  return heads.check(read, found);
              }}},
            [&lines](const verification::CheckReport &report) { lines << report.lines(); });
        return lines;
    }

    KeptDatabase m_database;
};

void TestVerifyHeads::initTestCase()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(400).exitCode, app::CommandResult::kFine);
    QVERIFY(demo.assembly().keys().prepare().result());
    QTRY_VERIFY(demo.number(u"SELECT count(*) FROM ledger_head"_s) >= 29);
    demo.assembly().stop();
    m_database.keep(demo.path());
}

void TestVerifyHeads::init()
{
    m_database.makeCopy();
}

void TestVerifyHeads::hasAHeadForEachDay()
{
    const QStringList lines = verified(path());
    QVERIFY2(lines.last() == u"sound"_s, qPrintable(lines.join(u'\n')));
    QVERIFY2(
        !lines.filter(u"heads, each signed by the service and matching the ledger"_s).isEmpty(),
        qPrintable(lines.join(u'\n')));
}

void TestVerifyHeads::namesTheRewrittenLedgerThatItWouldPassWithoutHeads()
{
    const QByteArray keptElsewhere = kept();
    rewriteHistory(path());
    const QStringList lines = verified(path());
    QCOMPARE(lines.last(), u"not sound"_s);
    const QStringList wrong = lines.filter(QRegularExpression(u"^wrong"_s));
    QCOMPARE(wrong.filter(u"wrong  ledger heads: "_s).size(), wrong.size());
    QVERIFY2(wrong.first().contains(u"the ledger was rewritten"_s), qPrintable(wrong.first()));

    // If the attacker removes the heads too, the database alone looks sound; the kept heads detect
    // it.
    damage(path(), u"DELETE FROM ledger_head"_s);
    QCOMPARE(verified(path()).last(), u"sound"_s);
    const QStringList held = heldTo(keptElsewhere);
    QVERIFY2(held.first().contains(u"the ledger was rewritten"_s), qPrintable(held.join(u'\n')));
}

void TestVerifyHeads::namesAChangedPayer()
{
    for (const QString &change :
         {u"debtor_name = 'Somebody else'"_s, u"debtor_iban = 'BE68539007547034'"_s}) {
        init();
        const Damage damaged{u"UPDATE payment SET %1 WHERE seq ="
                             " (SELECT payment FROM payout_item WHERE seq = 5)"_s.arg(change),
                             u"SELECT 'payment ' || payment FROM payout_item WHERE seq = 5"_s,
                             u"payouts"_s, u"its payer is not that of its ledger entry"_s};
        QCOMPARE(missed(m_database.pathForMissed(), damaged), QString());
    }
}

void TestVerifyHeads::findsDamage_data()
{
    QTest::addColumn<Damage>("damaged");
    const auto add = [](const char *name, const QString &script, int row, const QString &what) {
        QTest::newRow(name) << Damage{script, u"SELECT 'ledger_head %1'"_s.arg(row),
                                      u"ledger heads"_s, what};
    };
    add("another entry", u"UPDATE ledger_head SET entry = entry + 1 WHERE seq = 7"_s, 7,
        u"not what was signed"_s);
    add("another hash",
        u"UPDATE ledger_head SET hash = (SELECT hash FROM ledger_head WHERE seq = 6)"
        " WHERE seq = 7"_s,
        7, u"not what was signed"_s);
    add("another's signature",
        u"UPDATE ledger_head SET jws = (SELECT jws FROM ledger_head WHERE seq = 6)"
        " WHERE seq = 7"_s,
        7, u"not what was signed"_s);
    add("spoilt signature",
        u"UPDATE ledger_head SET jws = substr(jws, 1, length(jws) - 4) || 'AAAA'"
        " WHERE seq = 7"_s,
        7, u"does not verify"_s);
    add("no signature", u"UPDATE ledger_head SET jws = 'x' WHERE seq = 7"_s, 7,
        u"not a compact JWS"_s);
    add("unknown key", u"UPDATE ledger_head SET kid = 'x' WHERE seq = 7"_s, 7,
        u"never had its key"_s);
    add("left out", u"DELETE FROM ledger_head WHERE seq = 7"_s, 8, u"its seq should be 7"_s);
    QTest::newRow("ledger cut short") << Damage{
        u"DELETE FROM payout_item WHERE seq > 20; DELETE FROM ledger_entry WHERE seq > 20"_s,
        u"SELECT 'ledger_head ' || min(seq) FROM ledger_head WHERE entry > 20"_s, u"ledger heads"_s,
        u"entries were removed"_s};
}

void TestVerifyHeads::findsDamage()
{
    QFETCH(const Damage, damaged);
    QCOMPARE(missed(m_database.pathForMissed(), damaged), QString());
}

void TestVerifyHeads::holdsTheDatabaseToHeadsKeptElsewhere()
{
    const QStringList lines = heldTo(kept());
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().startsWith(u"ok  kept: the ledger is still that of "_s),
             qPrintable(lines.first()));
}

void TestVerifyHeads::holdsTheAuditTrailToItsKeptHead()
{
    const QByteArray document = kept();
    QVERIFY(document.contains("\"audit\":{\"entry\":"));
    damage(path(), u"DELETE FROM audit_trail WHERE seq > (SELECT max(seq) - 3 FROM audit_trail)"_s);
    const QStringList lines = heldTo(document);
    QVERIFY2(lines.join(u'\n').contains(u"audit_trail: it has no entry"_s),
             qPrintable(lines.join(u'\n')));
}

void TestVerifyHeads::noticesThatKeptHeadsWereChanged_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("what");
    QTest::newRow("day") << QByteArray("\"day\":\"2026-11-01\"")
                         << QByteArray("\"day\":\"2026-11-02\"") << u"the file was changed"_s;
    QTest::newRow("signature") << QByteArray("\"jws\":\"") << QByteArray("\"jws\":\"A")
                               << u"does not verify"_s;
    QTest::newRow("cause") << QByteArray("DAY_END") << QByteArray("DAY") << u"cannot be read"_s;
}

void TestVerifyHeads::noticesThatKeptHeadsWereChanged()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QString, what);
    QByteArray document = kept();
    QVERIFY(document.contains(from));
    document.replace(from, to);
    const QStringList lines = heldTo(document);
    QVERIFY2(lines.first().contains(what), qPrintable(lines.first()));
}

void TestVerifyHeads::refusesAFileWithoutHeads()
{
    for (const QByteArray document : {"", "{}", "[]", R"({"heads":[{}],"keys":[]})"})
        QVERIFY(!verification::KeptHeads::parse(document));
    QVERIFY(heldTo(R"({"heads":[],"keys":[]})").first().startsWith(u"wrong"_s));
}

TILLDESK_TEST(TestVerifyHeads, QCoreApplication)
#include "tst_verify_heads.moc"
