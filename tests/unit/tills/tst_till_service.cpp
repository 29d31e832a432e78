#include "core/audit/audit_queries.h"
#include "core/crypto/digest.h"
#include "core/tills/till_service.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using tills::PairingTry;
using tills::TillProgram;

namespace {

const AuditActor kSofie{.kind = AuditActorKind::Staff, .id = u"s1"_s, .name = u"Sofie"_s};
const TillProgram kCounter{
    .name = u"Counter left"_s, .version = u"1.4.0"_s, .address = u"192.168.1.31"_s};

/// Returns another code than this one.
QString wrong(const QString &code)
{
    return code == "111111"_L1 ? u"222222"_s : u"111111"_s;
}

} // namespace

/// Pairing, admission, names and revocation of tills.
class TestTillService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void makesCodesOfSixDigits();
    void addsATillWithTheCode();
    void keepsOnlyTheDigestOfAToken();
    void usesACodeOnce();
    void addsNoTillBeforeTheShopHasSaidYes();
    void endsTheCodeWithANo();
    void letsALaterComputerTakeThePlace();
    void waitsAgainWhenTheComputerHasGone();
    void refusesATillThatNobodyAnswered();
    void refusesTheTillWhenTheCodeIsWithdrawn_data();
    void refusesTheTillWhenTheCodeIsWithdrawn();
    void endsTheRequestAfterFiveWrongCodes();
    void endsACodeAfterTenMinutes();
    void endsACodeWhenTheClockWasSetBack();
    void replacesACodeByANewOne();
    void withdrawsACode();
    void endsACodeAfterFiveWrongOnes();
    void keepsACodeWhosePairingIsRolledBack();
    void countsNoWrongCodeThatIsRolledBack();
    void withdrawsTheCodeAtARestart();
    void namesTillsOfTheSameName();
    void namesATillWithoutAName();
    void refusesAnUnknownToken();
    void refusesARevokedTillAtOnce();
    void revokesOnce();
    void recordsAConnectionOnceAMinute();
    void renamesATill();
    void refusesANameOfAnotherTill();
    void beginsATillAtAPointOfSale();
    void limitsATillToARole();
    void removesARevokedTill();
    void recordsEachChange();
    void tellsOfChangesAfterTheCommit();
    void keepsTheHistory_data();
    void keepsTheHistory();

private:
    template <typename F>
    auto commit(F work)
    {
        return m_core->commit([&] {
            const audit::Acting acting(kSofie);
            return work();
        });
    }
    QString newCode()
    {
        return commit([&] { return m_tills->startPairing(); }).code;
    }
    /// As a window of another computer does it: nobody of the shop acts.
    PairingTry ask(const QString &code, const TillProgram &program = kCounter)
    {
        return m_core->commit([&] { return m_tills->ask(code, program); }).value();
    }
    /// A till that the shop has added.
    struct Added {
        std::optional<Till> till = {}; ///< empty: refused
        QString token = {};
        Error refusal = {};
    };
    /// Asks with a code, and says yes.
    Added pair(const QString &code, const TillProgram &program = kCounter)
    {
        const PairingTry tried = ask(code, program);
        if (!tried.request)
            return {.refusal = tried.refusal};
        const auto added = commit([&] { return m_tills->accept(tried.request->id); });
        return {.till = added.value(), .token = tried.token};
    }
    Added add(const TillProgram &program = kCounter) { return pair(newCode(), program); }
    [[nodiscard]] const tills::TillDirectory &now()
    {
        m_current = m_published->current();
        return *m_current;
    }
    [[nodiscard]] QList<AuditEntry> entries(AuditKind kind)
    {
        return audit::page(m_core->db, {.from = {}, .to = {}, .kinds = {kind}}, {}, 100).rows;
    }
    void open()
    {
        m_published = std::make_unique<tills::PublishedTills>();
        m_tills = std::make_unique<tills::TillService>(m_core->db, m_core->clock, *m_published);
    }

    std::unique_ptr<CoreFixture> m_core;
    std::unique_ptr<tills::PublishedTills> m_published;
    std::unique_ptr<tills::TillService> m_tills;
    std::shared_ptr<const tills::TillDirectory> m_current;
};

void TestTillService::init()
{
    m_tills.reset();
    m_core = std::make_unique<CoreFixture>();
    open();
}

void TestTillService::makesCodesOfSixDigits()
{
    QSet<QString> codes;
    for (int i = 0; i < 50; ++i) {
        const QString code = newCode();
        QVERIFY2(QRegularExpression(u"^[0-9]{6}$"_s).match(code).hasMatch(), qPrintable(code));
        codes << code;
    }
    QVERIFY(codes.size() > 45);
}

void TestTillService::addsATillWithTheCode()
{
    const auto made = commit([&] { return m_tills->startPairing(); });
    QCOMPARE(made.until, m_core->clock.now() + kPairingLife);
    QCOMPARE(now().pairing().state, TillPairing::State::Waiting);
    const Added tried = pair(made.code);
    QVERIFY(tried.till);
    QCOMPARE(tried.till->name, u"Counter left"_s);
    QCOMPARE(tried.till->addedBy, u"Sofie"_s);
    QCOMPARE(tried.till->lastAddress, u"192.168.1.31"_s);
    QCOMPARE(tried.till->version, u"1.4.0"_s);
    QCOMPARE(now().admit(tried.token).value(), *tried.till);
    QCOMPARE(now().pairing().state, TillPairing::State::Added);
    QCOMPARE(now().pairing().added, tried.till->id);
}

void TestTillService::keepsOnlyTheDigestOfAToken()
{
    const Added tried = add();
    QCOMPARE(QByteArray::fromBase64(tried.token.toLatin1(), QByteArray::Base64UrlEncoding).size(),
             32);
    QCOMPARE(now().rows().first().token, crypto::sha256(tried.token.toLatin1()).toHex());
    const QString text =
        QString::fromUtf8(QJsonDocument(entries(AuditKind::TillPaired).first().facts).toJson());
    QVERIFY(!text.contains(tried.token));
}

void TestTillService::usesACodeOnce()
{
    const QString code = newCode();
    QVERIFY(pair(code).till);
    const Added again = pair(code);
    QVERIFY(!again.till);
    QVERIFY(again.token.isEmpty());
    QCOMPARE(again.refusal.code, ErrorCode::Unauthorized);
    QCOMPARE(now().tills().size(), 1);
}

void TestTillService::addsNoTillBeforeTheShopHasSaidYes()
{
    const PairingTry tried = ask(newCode());
    QVERIFY(tried.request);
    QCOMPARE(now().pairing().state, TillPairing::State::Waiting);
    QCOMPARE(now().pairing().asking, tried.request);
    QCOMPARE(tried.request->address, kCounter.address);
    QVERIFY(now().tills().isEmpty());
    QCOMPARE(now().admit(tried.token).error().code, ErrorCode::Unauthorized);
    QVERIFY(entries(AuditKind::TillPaired).isEmpty());
    QCOMPARE(commit([&] { return m_tills->accept(TillId(u"x"_s)); }).error().field, u"id"_s);
    QVERIFY(now().tills().isEmpty());
    const auto added = commit([&] { return m_tills->accept(tried.request->id); });
    QVERIFY(added);
    QCOMPARE(now().admit(tried.token).value(), *added);
    QVERIFY(!now().pairing().asking);
    QCOMPARE(commit([&] { return m_tills->accept(tried.request->id); }).error().field, u"id"_s);
}

void TestTillService::endsTheCodeWithANo()
{
    const QString code = newCode();
    const PairingTry tried = ask(code);
    QVERIFY(commit([&] { return m_tills->refuse(tried.request->id); }));
    QCOMPARE(now().pairing(), TillPairing());
    QVERIFY(!now().admit(tried.token));
    QCOMPARE(commit([&] { return m_tills->accept(tried.request->id); }).error().field, u"id"_s);
    QVERIFY(!ask(code).request);
    const auto refused = entries(AuditKind::PairingRefused);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().actor.name, u"Sofie"_s);
    QCOMPARE(refused.first().facts[u"answer"_s].toString(), u"no"_s);
    QCOMPARE(refused.first().facts[u"name"_s].toString(), kCounter.name);
}

void TestTillService::letsALaterComputerTakeThePlace()
{
    const QString code = newCode();
    const PairingTry first = ask(code);
    const PairingTry second = ask(code, {.name = u"Counter right"_s});
    QCOMPARE(now().pairing().asking, second.request);
    QCOMPARE(commit([&] { return m_tills->accept(first.request->id); }).error().field, u"id"_s);
    QVERIFY(commit([&] { return m_tills->accept(second.request->id); }));
    QVERIFY(!now().admit(first.token));
    QVERIFY(now().admit(second.token));
}

void TestTillService::waitsAgainWhenTheComputerHasGone()
{
    const QString code = newCode();
    const PairingTry gone = ask(code);
    const auto withdraw = [&] {
        m_tills->withdraw(gone.request->id);
        return 0;
    };
    commit(withdraw);
    QVERIFY(!now().pairing().asking);
    QCOMPARE(commit([&] { return m_tills->accept(gone.request->id); }).error().field, u"id"_s);
    const PairingTry back = ask(code);
    commit(withdraw); // concerns the earlier request only
    QCOMPARE(now().pairing().asking, back.request);
    QVERIFY(entries(AuditKind::PairingRefused).isEmpty());
}

void TestTillService::refusesATillThatNobodyAnswered()
{
    const PairingTry tried = ask(newCode());
    QCOMPARE(tried.until, m_core->clock.now() + kPairingLife);
    m_core->clock.advance(kPairingLife);
    QCOMPARE(commit([&] { return m_tills->accept(tried.request->id); }).error().field, u"id"_s);
    commit([&] {
        m_tills->withdraw(tried.request->id);
        return 0;
    });
    const auto refused = entries(AuditKind::PairingRefused);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().facts[u"answer"_s].toString(), u"none"_s);
}

void TestTillService::refusesTheTillWhenTheCodeIsWithdrawn_data()
{
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("withdrawn") << false;
    QTest::newRow("replaced") << true;
}

void TestTillService::refusesTheTillWhenTheCodeIsWithdrawn()
{
    QFETCH(bool, isReplaced);
    const PairingTry tried = ask(newCode());
    commit([&] {
        if (isReplaced)
            std::ignore = m_tills->startPairing();
        else
            m_tills->stopPairing();
        return 0;
    });
    QVERIFY(!now().pairing().asking);
    QCOMPARE(commit([&] { return m_tills->accept(tried.request->id); }).error().field, u"id"_s);
    QCOMPARE(entries(AuditKind::PairingRefused).size(), 1);
}

void TestTillService::endsTheRequestAfterFiveWrongCodes()
{
    const QString code = newCode();
    const PairingTry tried = ask(code);
    for (int i = 0; i < kPairingTries; ++i)
        QVERIFY(!ask(wrong(code)).request);
    QVERIFY(!now().pairing().asking);
    QCOMPARE(commit([&] { return m_tills->accept(tried.request->id); }).error().field, u"id"_s);
}

void TestTillService::endsACodeAfterTenMinutes()
{
    const QString code = newCode();
    m_core->clock.advance(kPairingLife - 1ms);
    QVERIFY(!pair(wrong(code)).till);
    QVERIFY(pair(code).till);
    const QString late = newCode();
    m_core->clock.advance(kPairingLife);
    QVERIFY(!pair(late).till);
}

void TestTillService::endsACodeWhenTheClockWasSetBack()
{
    const QString code = newCode();
    m_core->clock.advance(-1h);
    QVERIFY(!pair(code).till);
}

void TestTillService::replacesACodeByANewOne()
{
    const QString first = newCode();
    QString second = newCode();
    while (second == first)
        second = newCode();
    QVERIFY(!pair(first).till);
    QCOMPARE(now().pairing().triesLeft, kPairingTries - 1);
    QVERIFY(pair(second).till);
}

void TestTillService::withdrawsACode()
{
    const QString code = newCode();
    commit([&] {
        m_tills->stopPairing();
        return 0;
    });
    QCOMPARE(now().pairing().state, TillPairing::State::None);
    QVERIFY(!pair(code).till);
}

void TestTillService::endsACodeAfterFiveWrongOnes()
{
    const QString code = newCode();
    for (int i = 1; i < kPairingTries; ++i) {
        QVERIFY(!pair(wrong(code)).till);
        QCOMPARE(now().pairing().triesLeft, kPairingTries - i);
    }
    QVERIFY(entries(AuditKind::PairingRefused).isEmpty());
    QVERIFY(!pair(wrong(code)).till);
    QCOMPARE(now().pairing().state, TillPairing::State::TooManyTries);
    QCOMPARE(pair(code).refusal.detail, u"too many wrong codes; make a new one"_s);
    const auto refused = entries(AuditKind::PairingRefused);
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().facts[u"address"_s].toString(), kCounter.address);
    QCOMPARE(refused.first().actor.kind, AuditActorKind::Service);
    QVERIFY(add().till);
}

void TestTillService::keepsACodeWhosePairingIsRolledBack()
{
    const QString code = newCode();
    {
        const storage::Transaction lost(m_core->db);
        QVERIFY(m_tills->ask(code, kCounter)->request);
    }
    QVERIFY(now().tills().isEmpty());
    QVERIFY(pair(code).till);
}

void TestTillService::countsNoWrongCodeThatIsRolledBack()
{
    const QString code = newCode();
    {
        const storage::Transaction lost(m_core->db);
        QVERIFY(!m_tills->ask(wrong(code), kCounter)->request);
    }
    QVERIFY(!pair(wrong(code)).till);
    QCOMPARE(now().pairing().triesLeft, kPairingTries - 1);
}

void TestTillService::withdrawsTheCodeAtARestart()
{
    const Added known = add();
    const QString code = newCode();
    tills::PublishedTills published;
    tills::TillService restarted(m_core->db, m_core->clock, published);
    QVERIFY(!m_core->commit([&] { return restarted.ask(code, kCounter); })->request);
    QVERIFY(published.current()->admit(known.token));
}

void TestTillService::namesTillsOfTheSameName()
{
    QCOMPARE(add().till->name, u"Counter left"_s);
    QCOMPARE(add().till->name, u"Counter left 2"_s);
    TillProgram capitals = kCounter;
    capitals.name = u"  COUNTER   left "_s;
    QCOMPARE(add(capitals).till->name, u"COUNTER left 3"_s);
}

void TestTillService::namesATillWithoutAName()
{
    QCOMPARE(add({}).till->name, u"Till"_s);
    const TillProgram longName{.name = QString(200, u'x')};
    QVERIFY(add(longName).till->name.size() <= kLongestTillName);
    QVERIFY(add(longName).till->name.size() <= kLongestTillName);
}

void TestTillService::refusesAnUnknownToken()
{
    std::ignore = add();
    for (const QString &token : {QString(), u"x"_s, QString(43, u'A')}) {
        const auto admitted = now().admit(token);
        QVERIFY(!admitted);
        QCOMPARE(admitted.error().code, ErrorCode::Unauthorized);
    }
}

void TestTillService::refusesARevokedTillAtOnce()
{
    const Added left = add();
    const Added right = add();
    QVERIFY(commit([&] { return m_tills->revoke(left.till->id); }));
    const auto admitted = now().admit(left.token);
    QVERIFY(!admitted);
    QCOMPARE(admitted.error().code, ErrorCode::AccessDenied);
    QVERIFY(admitted.error().detail.contains(u"by Sofie"_s));
    QVERIFY(now().admit(right.token));
}

void TestTillService::revokesOnce()
{
    const TillId id = add().till->id;
    const auto revoked = commit([&] { return m_tills->revoke(id); });
    QVERIFY(revoked);
    QCOMPARE(revoked->revokedAt, m_core->clock.now());
    for (const auto &again : {commit([&] { return m_tills->revoke(id); }),
                              commit([&] { return m_tills->change(id, {.name = u"New"_s}); }),
                              commit([&] { return m_tills->revoke(TillId(u"x"_s)); })}) {
        QVERIFY(!again);
        QCOMPARE(again.error().field, u"id"_s);
    }
    QCOMPARE(add().till->name, kCounter.name); // the name is free again
}

void TestTillService::recordsAConnectionOnceAMinute()
{
    const TillId id = add().till->id;
    QVERIFY(!now().find(id)->lastSeenAt);
    const auto seen = [&](const QString &address) {
        return commit([&] {
            m_tills->seen(id, {.version = u"1.4.1"_s, .address = address});
            return now().find(id)->lastAddress;
        });
    };
    const Timestamp first = m_core->clock.now();
    seen(u"192.168.1.32"_s);
    QCOMPARE(now().find(id)->lastSeenAt, first);
    QCOMPARE(now().find(id)->lastAddress, u"192.168.1.32"_s);
    QCOMPARE(now().find(id)->version, u"1.4.1"_s);
    m_core->clock.advance(59s);
    seen(u"192.168.1.33"_s);
    QCOMPARE(now().find(id)->lastSeenAt, first);
    m_core->clock.advance(1s);
    seen(u"192.168.1.34"_s);
    QCOMPARE(now().find(id)->lastSeenAt, first + 60s);
    QCOMPARE(now().find(id)->lastAddress, u"192.168.1.34"_s);
    m_core->clock.advance(-1h); // the clock was set back: the last time is of now, not of later
    seen(u"192.168.1.35"_s);
    QCOMPARE(now().find(id)->lastSeenAt, m_core->clock.now());
}

void TestTillService::renamesATill()
{
    const TillId id = add().till->id;
    const auto renamed = commit([&] { return m_tills->change(id, {.name = u"  Tea   room "_s}); });
    QVERIFY(renamed);
    QCOMPARE(renamed->name, u"Tea room"_s);
    QCOMPARE(now().find(id)->name, u"Tea room"_s);
    for (const QString &name : {u" "_s, QString(61, u'x')})
        QCOMPARE(commit([&] { return m_tills->change(id, {.name = name}); }).error().field,
                 u"name"_s);
}

void TestTillService::refusesANameOfAnotherTill()
{
    const TillId left = add().till->id;
    const TillId right = add({.name = u"Counter right"_s}).till->id;
    const auto same = commit([&] { return m_tills->change(right, {.name = u"counter LEFT"_s}); });
    QVERIFY(!same);
    QCOMPARE(same.error().field, u"name"_s);
    QVERIFY(commit([&] { return m_tills->change(left, {.name = u"Counter LEFT"_s}); }));
}

void TestTillService::beginsATillAtAPointOfSale()
{
    const TillId id = add().till->id;
    const ProfileId profile = m_core->profile.id;
    QVERIFY(commit([&] {
        return m_core->merchants.addPointOfSale({u"TILL2"_s, profile, {}, {}, {}});
    }));
    TillSettings settings{.name = u"Tea room"_s, .profileId = profile, .posId = u"TILL2"_s};
    const auto changed = commit([&] { return m_tills->change(id, settings); });
    QVERIFY(changed);
    QCOMPARE(now().find(id)->posId, u"TILL2"_s);
    QCOMPARE(now().find(id)->profileId, profile);
    open(); // as after a restart
    QCOMPARE(now().find(id)->posId, u"TILL2"_s);
    settings.posId = u"TILL9"_s;
    QCOMPARE(commit([&] { return m_tills->change(id, settings); }).error().field, u"posId"_s);
    QCOMPARE(now().find(id)->posId, u"TILL2"_s);
}

void TestTillService::limitsATillToARole()
{
    const TillId id = add().till->id;
    QCOMPARE(now().find(id)->atMost, StaffRole::Owner);
    TillSettings settings{.name = u"Tea room"_s, .atMost = StaffRole::Cashier};
    QVERIFY(commit([&] { return m_tills->change(id, settings); }));
    open();
    QCOMPARE(now().find(id)->atMost, StaffRole::Cashier);
    settings.atMost = StaffRole::Bookkeeper;
    QCOMPARE(commit([&] { return m_tills->change(id, settings); }).error().field, u"atMost"_s);
    const auto changes = entries(AuditKind::TillChanged);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().before[u"atMost"_s].toString(), u"owner"_s);
    QCOMPARE(changes.first().after[u"atMost"_s].toString(), u"cashier"_s);
}

void TestTillService::removesARevokedTill()
{
    const Added tried = add();
    const TillId id = tried.till->id;
    QCOMPARE(commit([&] { return m_tills->remove(id); }).error().field, u"id"_s);
    QVERIFY(commit([&] { return m_tills->revoke(id); }));
    QVERIFY(commit([&] { return m_tills->remove(id); }));
    QVERIFY(now().tills().isEmpty());
    QCOMPARE(now().admit(tried.token).error().code, ErrorCode::AccessDenied); // with the reason
    QCOMPARE(now().findByToken(tried.token)->revocation()->by, u"Sofie"_s);
    QVERIFY(!commit([&] { return m_tills->remove(id); }));
    QCOMPARE(entries(AuditKind::TillRemoved).first().subject, id.text());
}

void TestTillService::recordsEachChange()
{
    const TillId id = add().till->id;
    QVERIFY(commit([&] { return m_tills->change(id, {.name = u"Tea room"_s}); }));
    QVERIFY(commit([&] { return m_tills->revoke(id); }));
    const auto paired = entries(AuditKind::TillPaired);
    QCOMPARE(paired.size(), 1);
    QCOMPARE(paired.first().actor.name, u"Sofie"_s);
    QCOMPARE(paired.first().subject, id.text());
    const auto renamed = entries(AuditKind::TillChanged);
    QCOMPARE(renamed.size(), 1);
    QCOMPARE(renamed.first().before[u"name"_s].toString(), u"Counter left"_s);
    QCOMPARE(renamed.first().after[u"name"_s].toString(), u"Tea room"_s);
    const auto revoked = entries(AuditKind::TillRevoked);
    QCOMPARE(revoked.size(), 1);
    QCOMPARE(revoked.first().facts[u"name"_s].toString(), u"Tea room"_s);
}

void TestTillService::tellsOfChangesAfterTheCommit()
{
    int told = 0;
    m_tills->setChanged([&told] { ++told; });
    const QString code = newCode();
    QCOMPARE(told, 1);
    std::ignore = pair(wrong(code));
    QCOMPARE(told, 2);
    const Added tried = pair(code);
    QCOMPARE(told, 4);
    {
        const storage::Transaction lost(m_core->db);
        QVERIFY(m_tills->revoke(tried.till->id));
    }
    QCOMPARE(told, 4);
    QVERIFY(now().admit(tried.token));
}

void TestTillService::keepsTheHistory_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("removed") << u"DELETE FROM till_device"_s;
    QTest::newRow("another token")
        << u"UPDATE till_device SET token = '%1'"_s.arg(QString(64, u'0'));
    QTest::newRow("another origin") << u"UPDATE till_device SET added_by = 'Marc'"_s;
    QTest::newRow("admitted again") << u"UPDATE till_device SET revoked_at = NULL"_s;
    QTest::newRow("limited after its end") << u"UPDATE till_device SET at_most = 3"_s;
    QTest::newRow("renamed after its end") << u"UPDATE till_device SET name = 'x'"_s;
}

void TestTillService::keepsTheHistory()
{
    QFETCH(QString, sql);
    const TillId id = add().till->id;
    QVERIFY(commit([&] { return m_tills->revoke(id); }));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException, m_core->db.execute(sql));
}

TILLDESK_TEST(TestTillService, QCoreApplication)
#include "tst_till_service.moc"
