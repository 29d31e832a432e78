#include "core/audit/guarded_state.h"
#include "core/audit/trail.h"
#include "core/domain/list_query.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const AuditActor kAnna{
    .kind = AuditActorKind::Staff, .id = u"5a"_s, .name = u"Anna De Smet"_s, .place = u"Till 1"_s};

} // namespace

/// The audit trail: its entries, its chain, and what it never shows.
class TestAuditTrail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<CoreFixture>(); }
    void chainsEachEntryToTheOneBefore();
    void coversEveryFieldByTheHash_data();
    void coversEveryFieldByTheHash();
    void refusesToChangeOrRemoveAnEntry();
    void forgetsAnEntryWhoseTransactionIsRolledBack();
    void namesTheActorOfTheInnermostScope();
    void masksAccountNumbers_data();
    void masksAccountNumbers();
    void storesOnlyTheValuesThatChanged();
    void recordsWhatTheMerchantServiceChanges();
    void recordsWhatChangesOfAMerchant();
    void recordsPointsOfSale();
    void guardsTheRecordsOfAnEarlierTrail();
    void showsNoKeyAndNoAccount();
    void opensTheTrailOfAnEarlierDatabase();
    void listsByPeriodKindAndPerson();
    void findsByNameAmountReferenceAndText();
    void pagesFromTheNewest();
    void namesEachKindOnce();

private:
    qint64 record(const audit::Event &event, const AuditActor &actor = {})
    {
        return m_core->commit([&] {
            const audit::Acting acting(actor);
            return audit::Trail(m_core->db, m_core->clock).record(event);
        });
    }
    [[nodiscard]] QList<AuditEntry> entries(const AuditFilter &filter = {})
    {
        return audit::page(m_core->db, filter, {}, 500).rows;
    }
    [[nodiscard]] AuditEntry last() { return entries().first(); }

    std::unique_ptr<CoreFixture> m_core;
};

void TestAuditTrail::chainsEachEntryToTheOneBefore()
{
    record({.kind = AuditKind::BackupMade, .facts = {{u"bytes"_s, 212'000'000}}});
    record({.kind = AuditKind::SignedIn}, kAnna);
    QByteArray hash = audit::firstHash();
    qint64 count = 0;
    audit::readChain(m_core->db, 1, [&](const audit::ChainedRow &row, const QByteArray &stored) {
        hash = audit::chainedHash(hash, row);
        return ++count == row.seq && hash == stored;
    });
    QCOMPARE(count, entries().size());
    QCOMPARE(audit::head(m_core->db).hash, hash);
    QCOMPARE(audit::head(m_core->db).seq, count);
}

void TestAuditTrail::coversEveryFieldByTheHash_data()
{
    QTest::addColumn<audit::ChainedRow>("other");
    const auto add = [](const char *name, auto change) {
        audit::ChainedRow row;
        change(row);
        QTest::newRow(name) << row;
    };
    using Row = audit::ChainedRow;
    add("seq", [](Row &row) { row.seq = 1; });
    add("at", [](Row &row) { row.at = fromMillis(1); });
    add("kind", [](Row &row) { row.kind = 1; });
    add("actor kind", [](Row &row) { row.actorKind = 1; });
    add("actor id", [](Row &row) { row.actorId = "x"; });
    add("actor name", [](Row &row) { row.actorName = "x"; });
    add("approver id", [](Row &row) { row.approverId = "x"; });
    add("approver name", [](Row &row) { row.approverName = "x"; });
    add("place", [](Row &row) { row.place = "x"; });
    add("subject", [](Row &row) { row.subject = "x"; });
    add("facts", [](Row &row) { row.facts = "x"; });
    add("before", [](Row &row) { row.before = "x"; });
    add("after", [](Row &row) { row.after = "x"; });
    add("guard", [](Row &row) { row.guard = 1; });
    add("state", [](Row &row) { row.state = "x"; });
}

void TestAuditTrail::coversEveryFieldByTheHash()
{
    QFETCH(audit::ChainedRow, other);
    static QSet<QByteArray> seen{audit::chainedHash(audit::firstHash(), {})};
    const QByteArray hash = audit::chainedHash(audit::firstHash(), other);
    QVERIFY(!seen.contains(hash)); // the same text in another field is another entry
    seen << hash;
    QVERIFY(audit::chainedHash(hash, other) != hash);
}

void TestAuditTrail::refusesToChangeOrRemoveAnEntry()
{
    record({.kind = AuditKind::SignedIn}, kAnna);
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             m_core->db.execute(u"UPDATE audit_trail SET actor_name = 'x'"_s));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             m_core->db.execute(u"DELETE FROM audit_trail"_s));
    QCOMPARE(last().actor, kAnna);
}

void TestAuditTrail::forgetsAnEntryWhoseTransactionIsRolledBack()
{
    const auto before = audit::head(m_core->db);
    {
        const storage::Transaction transaction(m_core->db);
        audit::Trail(m_core->db, m_core->clock).record({.kind = AuditKind::SignedIn});
    }
    QCOMPARE(audit::head(m_core->db).seq, before.seq);
    QCOMPARE(record({.kind = AuditKind::SignedIn}), before.seq + 1);
}

void TestAuditTrail::namesTheActorOfTheInnermostScope()
{
    QCOMPARE(audit::Acting::current(), AuditActor());
    {
        const audit::Acting service({.kind = AuditActorKind::ApiKey, .name = u"Web shop 1"_s});
        record({.kind = AuditKind::SignedIn}, kAnna);
        QCOMPARE(last().actor, kAnna);
        QCOMPARE(audit::Acting::current().name, u"Web shop 1"_s);
    }
    QCOMPARE(audit::Acting::current().kind, AuditActorKind::Service);
}

void TestAuditTrail::masksAccountNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");
    QTest::newRow("alone") << u"BE68539007547034"_s << u"***********47034"_s;
    QTest::newRow("in groups") << u"BE68 5390 0754 7034"_s << u"***********47034"_s;
    QTest::newRow("within a text")
        << u"to NL91ABNA0417164300, today"_s << u"to *************64300, today"_s;
    QTest::newRow("wrong check digits") << u"BE69539007547034"_s << u"BE69539007547034"_s;
    QTest::newRow("an id") << u"0199f2a3b4c5d6e7f8091a2b"_s << u"0199f2a3b4c5d6e7f8091a2b"_s;
}

void TestAuditTrail::masksAccountNumbers()
{
    QFETCH(QString, text);
    QFETCH(QString, masked);
    record({.kind = AuditKind::ProfileChanged,
            .facts = {{u"list"_s, QJsonArray{text}}, {u"inner"_s, QJsonObject{{u"x"_s, text}}}},
            .before = {{u"iban"_s, QString()}},
            .after = {{u"iban"_s, text}}});
    QCOMPARE(last().after[u"iban"_s].toString(), masked);
    QCOMPARE(last().facts[u"list"_s].toArray().first().toString(), masked);
    QCOMPARE(last().facts[u"inner"_s].toObject()[u"x"_s].toString(), masked);
}

void TestAuditTrail::storesOnlyTheValuesThatChanged()
{
    record({.kind = AuditKind::ProfileChanged,
            .before = {{u"name"_s, u"Shop"_s}, {u"isOpen"_s, true}},
            .after = {{u"name"_s, u"Shop"_s}, {u"isOpen"_s, false}}});
    QCOMPARE(last().before, (QJsonObject{{u"isOpen"_s, true}}));
    QCOMPARE(last().after, (QJsonObject{{u"isOpen"_s, false}}));
    const qint64 count = entries().size();
    QCOMPARE(record({.kind = AuditKind::ProfileChanged,
                     .before = {{u"name"_s, u"Shop"_s}},
                     .after = {{u"name"_s, u"Shop"_s}}}),
             0);
    QCOMPARE(entries().size(), count);
}

void TestAuditTrail::recordsWhatTheMerchantServiceChanges()
{
    Profile profile = m_core->profile;
    profile.iban = u"NL91ABNA0417164300"_s;
    profile.allowsRefunds = true;
    QVERIFY(m_core->commit([&] { return m_core->merchants.changeProfile(profile); }));
    QCOMPARE(last().kind, AuditKind::ProfileChanged);
    QCOMPARE(last().subject, profile.id.text());
    QCOMPARE(last().before,
             (QJsonObject{{u"iban"_s, u"***********47034"_s}, {u"allowsRefunds"_s, false}}));
    QCOMPARE(last().after,
             (QJsonObject{{u"iban"_s, u"*************64300"_s}, {u"allowsRefunds"_s, true}}));
    QVERIFY(m_core->commit([&] { return m_core->merchants.revokeKey(m_core->key.key.id); }));
    QCOMPARE(last().kind, AuditKind::ApiKeyRevoked);
    QCOMPARE(last().facts[u"name"_s].toString(), u"Web shop 1"_s);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM audit_trail WHERE guard = 0 AND kind IN"
                            " (23, 24, 28, 29)"_s),
             0);
}

void TestAuditTrail::recordsPointsOfSale()
{
    PointOfSale till{.id = u"TILL9"_s,
                     .profileId = m_core->profile.id,
                     .name = u"Counter"_s,
                     .shopId = {},
                     .shopName = {}};
    // Also those that a payment creates.
    QVERIFY(m_core->commit([&] { return m_core->merchants.ensurePointOfSale(till); }));
    QCOMPARE(last().kind, AuditKind::PointOfSaleAdded);
    QCOMPARE(last().subject, u"TILL9"_s);
    QCOMPARE(last().after[u"name"_s].toString(), u"Counter"_s);
    const auto count = entries().size();
    QVERIFY(m_core->commit([&] { return m_core->merchants.ensurePointOfSale(till); }));
    QCOMPARE(entries().size(), count); // exists already
    till.name = u"Terrace"_s;
    QVERIFY(m_core->commit([&] { return m_core->merchants.changePointOfSale(till); }));
    QCOMPARE(last().kind, AuditKind::PointOfSaleChanged);
    QCOMPARE(last().before, (QJsonObject{{u"name"_s, u"Counter"_s}}));
    QCOMPARE(last().after, (QJsonObject{{u"name"_s, u"Terrace"_s}}));
}

void TestAuditTrail::guardsTheRecordsOfAnEarlierTrail()
{
    dropTrigger(m_core->db, u"audit_trail_stays"_s);
    m_core->db.execute(u"DELETE FROM audit_trail"_s);
    // An earlier version opened its trail without a number of kinds, and guarded four of them.
    record({.kind = AuditKind::TrailOpened});
    m_core->commit([&] {
        audit::Trail(m_core->db, m_core->clock).open();
        return true;
    });
    QSet<QString> adopted;
    for (const AuditEntry &entry :
         entries({.from = {}, .to = {}, .kinds = {AuditKind::RecordAdopted}}))
        adopted << entry.facts[u"table"_s].toString();
    QVERIFY(adopted.contains(u"merchant"_s));
    QVERIFY(!adopted.contains(u"profile"_s)); // was guarded already
    const auto count = entries().size();
    m_core->commit([&] {
        audit::Trail(m_core->db, m_core->clock).open();
        return true;
    });
    QCOMPARE(entries().size(), count); // once only
}

void TestAuditTrail::recordsWhatChangesOfAMerchant()
{
    Merchant merchant = m_core->merchant;
    merchant.name = u"Café Zoé & Fils"_s;
    merchant.vatNumber = u"BE0403019261"_s;
    const auto change = [&] {
        return m_core->commit([&] { return m_core->merchants.changeMerchant(merchant); });
    };
    QVERIFY(change());
    const AuditEntry changed = last();
    QCOMPARE(changed.kind, AuditKind::MerchantChanged);
    QCOMPARE(changed.subject, merchant.id.text());
    QCOMPARE(changed.before,
             (QJsonObject{{u"name"_s, m_core->merchant.name}, {u"vatNumber"_s, QString()}}));
    QCOMPARE(changed.after,
             (QJsonObject{{u"name"_s, merchant.name}, {u"vatNumber"_s, merchant.vatNumber}}));
    QVERIFY(change()); // nothing differs
    QCOMPARE(last().seq, changed.seq);
}

void TestAuditTrail::showsNoKeyAndNoAccount()
{
    const QString all = [this] {
        QString text;
        auto rows = m_core->db.prepare(u"SELECT facts || old_values || new_values || subject"
                                       " FROM audit_trail"_s);
        while (rows.next())
            text += rows.read<QString>();
        return text;
    }();
    QVERIFY(all.contains(u"Web shop 1"_s));
    QVERIFY(!all.contains(m_core->key.text));
    QVERIFY(!all.contains(QString::fromLatin1(m_core->key.key.sha256.toHex())));
    QVERIFY(!all.contains(m_core->profile.iban));
}

void TestAuditTrail::opensTheTrailOfAnEarlierDatabase()
{
    storage::Database &db = m_core->db;
    for (const QString &name : {u"audit_trail_stays"_s, u"audit_entry_is_closed"_s})
        dropTrigger(db, name);
    db.execute(u"DELETE FROM audit_trail"_s);
    db.execute(u"INSERT INTO audit_entry (at, action, subject, actor_kind, actor_name)"
               " VALUES (17, 1, 'p1', 3, '')"_s);
    const auto open = [&] {
        m_core->commit([&] {
            audit::Trail(db, m_core->clock).open();
            return true;
        });
    };
    open();
    const auto all = entries();
    QCOMPARE(all.size(), 5);
    QCOMPARE(all[4].kind, AuditKind::DebtorIbanShown);
    QCOMPARE(all[4].at, fromMillis(17));
    QCOMPARE(all[4].actor.kind, AuditActorKind::Window);
    QCOMPARE(all[3].kind, AuditKind::TrailOpened);
    QCOMPARE(all[2].subject, m_core->key.key.id.text());
    QCOMPARE(all[1].subject, m_core->profile.id.text());
    QCOMPARE(all[0].subject, m_core->merchant.id.text());
    QCOMPARE(m_core->number(u"SELECT count(*) FROM audit_trail WHERE state <> ''"_s), 3);
    open();
    QCOMPARE(entries().size(), 5);
}

void TestAuditTrail::listsByPeriodKindAndPerson()
{
    m_core->clock.advance(std::chrono::hours(24));
    const Timestamp monday = m_core->clock.now();
    AuditActor approved = kAnna;
    approved.approverId = u"5b"_s;
    approved.approverName = u"Marc Peeters"_s;
    record({.kind = AuditKind::RefundMade}, approved);
    m_core->clock.advance(std::chrono::hours(24));
    record({.kind = AuditKind::SignedOut}, kAnna);
    record({.kind = AuditKind::BackupMade});
    const auto count = [this](const AuditFilter &filter) {
        const auto rows = entries(filter);
        return rows.size() == audit::count(m_core->db, filter) ? rows.size() : -1;
    };
    QCOMPARE(count({.from = monday, .to = {}}), 3);
    QCOMPARE(count({.from = monday, .to = m_core->clock.now()}), 1);
    QCOMPARE(count({.from = {}, .to = {}, .kinds = kindsOf(AuditGroup::Money)}), 1);
    QCOMPARE(count({.from = {}, .to = {}, .people = {u"5a"_s}}), 2);
    QCOMPARE(count({.from = {}, .to = {}, .people = {u"Marc Peeters"_s}}), 1);
    QCOMPARE(count({.from = {}, .to = {}, .people = {u"5b"_s, u"Anna De Smet"_s}}), 2);
    QCOMPARE(count({.from = {}, .to = {}, .people = {u"Nobody"_s}}), 0);
}

void TestAuditTrail::findsByNameAmountReferenceAndText()
{
    AuditActor approved = kAnna;
    approved.approverName = u"Marc Peeters"_s;
    record({.kind = AuditKind::RefundMade,
            .subject = u"0193aaaa"_s,
            .facts = {{u"amount"_s, 8000},
                      {u"reference"_s, u"Till 1 - 0487"_s},
                      {u"description"_s, u"Birthday cake"_s}}},
           approved);
    record({.kind = AuditKind::RefundMade, .facts = {{u"amount"_s, 1250}}}, kAnna);
    record({.kind = AuditKind::BackupMade}); // by the service
    const auto found = [&](const QString &query) {
        const AuditFilter filter = auditFilterOf(
            parseQuery(query, FilterList::Activity, m_core->clock.now(), QTimeZone::utc()));
        const qsizetype rows = entries(filter).size();
        // Count and export read the same conditions.
        return rows == audit::count(m_core->db, filter) ? rows : -1;
    };
    QCOMPARE(found(u"who:anna"_s), 2);
    QCOMPARE(found(u"who:marc"_s), 1);
    QCOMPARE(found(u"who:anna kind:refund amount:>=50 day:today"_s), 1);
    QCOMPARE(found(u"amount:12.50"_s), 1);
    QCOMPARE(found(u"ref:0487"_s), 1);
    QCOMPARE(found(u"birthday"_s), 1);
    QCOMPARE(found(u"€12,50"_s), 1);
    QCOMPARE(found(u"0193aaaa"_s), 1);
    QCOMPARE(found(u"amount"_s), 0); // names of facts are no text of an entry
    QCOMPARE(found(u"day:2020"_s), 0);
    QVERIFY(found(u"who:tilldesk kind:backups"_s) == 1);
    AuditFilter service;
    service.people = {kServiceActor};
    service.kinds = {AuditKind::BackupMade, AuditKind::RefundMade};
    QCOMPARE(entries(service).size(), 1);
    service.people << kAnna.id;
    QCOMPARE(entries(service).size(), 3);
}

void TestAuditTrail::pagesFromTheNewest()
{
    for (int i = 0; i < 5; ++i)
        record({.kind = AuditKind::BackupMade, .facts = {{u"number"_s, i}}});
    const AuditFilter backups{.from = {}, .to = {}, .kinds = {AuditKind::BackupMade}};
    const AuditPage first = audit::page(m_core->db, backups, {}, 3);
    QVERIFY(first.hasMore);
    QCOMPARE(first.rows.size(), 3);
    QCOMPARE(first.rows.first().facts[u"number"_s].toInt(), 4);
    const AuditPage rest = audit::page(m_core->db, backups, first.rows.last().seq, 3);
    QVERIFY(!rest.hasMore);
    QCOMPARE(rest.rows.size(), 2);
    QCOMPARE(rest.rows.last().facts[u"number"_s].toInt(), 0);
}

void TestAuditTrail::namesEachKindOnce()
{
    qsizetype grouped = 0;
    for (const AuditGroup group : enumerators<AuditGroup>()) {
        grouped += kindsOf(group).size();
        QCOMPARE(auditGroupFrom(QString(toText(group))), group);
    }
    QCOMPARE(grouped, enumerators<AuditKind>().size());
    QCOMPARE(auditKindFrom(u"api-key-created"), AuditKind::ApiKeyCreated);
    QVERIFY(!auditKindFrom(u"API-key-created"));
}

TILLDESK_TEST(TestAuditTrail, QCoreApplication)
#include "tst_audit_trail.moc"
