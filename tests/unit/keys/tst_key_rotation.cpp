#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "tests/support/test_program.h"
#include "tests/unit/keys/keys_fixture.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;
using crypto::Algorithm;

/// A new key is published 24 h before it signs; the old key stays published for 24 h after that.
class TestKeyRotation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheClock_data();
    void followsTheClock();
    void changesBothAlgorithms();
    void erasesAKeyThatHasLeft();
    void refusesASecondOneWhileOneWaits();
    void rotatesAgainWhileAnOldOneLeaves();
    void survivesRestartsInEveryPhase();
    void tellsEveryChangeOfPhase();
    void survivesAClockThatJumpsDays();
    void survivesAClockThatIsSetBack();
    void rotatesAfterAClockWasSetBack();
    void makesFirstKeysWhereThereAreNone();
    void renewsBeforeACertificateEnds();
    void makesNewKeysElsewhere();
    void replacesKeysOnce();
    void takesTheNameThatIsGiven();
    void refusesNames_data();
    void refusesNames();
    void namesTheFirstKeyOnly();
};

void TestKeyRotation::followsTheClock_data()
{
    QTest::addColumn<qint64>("millis");
    QTest::addColumn<QString>("phases");
    constexpr qint64 kDay = 86'400'000;
    QTest::newRow("at once") << qint64(0) << u"Signing Waiting"_s;
    QTest::newRow("just before a day") << kDay - 1 << u"Signing Waiting"_s;
    QTest::newRow("a day") << kDay << u"Leaving Signing"_s;
    QTest::newRow("just before two days") << 2 * kDay - 1 << u"Leaving Signing"_s;
    QTest::newRow("two days") << 2 * kDay << u"Signing"_s;
    QTest::newRow("a year") << 365 * kDay << u"Signing"_s;
}

void TestKeyRotation::followsTheClock()
{
    QFETCH(qint64, millis);
    QFETCH(QString, phases);
    Keys keys;
    const QString first = keys.signingKid();
    QVERIFY(keys.rotate());
    keys.clock.advance(std::chrono::milliseconds(millis));
    keys.runDueJobs();
    QCOMPARE(keys.phases(Algorithm::Es256), phases);
    QCOMPARE(keys.phases(Algorithm::Rs256), phases);
    QCOMPARE(keys.signingKid() == first, phases.startsWith(u"Signing Waiting"_s));
    const auto set = crypto::JwkSet::parse(keys.ring()->keySet());
    QVERIFY(set);
    QCOMPARE(set->keys().size(), 2 * phases.split(u' ').size());
    QVERIFY(set->find(keys.signingKid()) != nullptr);
    QCOMPARE(set->find(first) == nullptr, phases == u"Signing"_s);
}

void TestKeyRotation::changesBothAlgorithms()
{
    Keys keys;
    QVERIFY(keys.rotate());
    const auto entries = keys.ring()->entries(keys.clock.now());
    QCOMPARE(entries.size(), 4);
    for (const ServiceKeyEntry &entry : entries.first(2)) {
        QCOMPARE(entry.signsFrom, kCoreStart);
        QCOMPARE(entry.retiredAt, std::optional(kCoreStart + 48h));
    }
    for (const ServiceKeyEntry &entry : entries.last(2)) {
        QCOMPARE(entry.publishedAt, kCoreStart);
        QCOMPARE(entry.signsFrom, kCoreStart + 24h);
        QVERIFY(!entry.retiredAt);
    }
    QVERIFY(entries[2].algorithm != entries[3].algorithm);
}

void TestKeyRotation::erasesAKeyThatHasLeft()
{
    Keys keys;
    QVERIFY(keys.rotate());
    keys.clock.advance(48h);
    keys.runDueJobs();
    QCOMPARE(keys.column(u"SELECT seq FROM service_key WHERE sealed_key = '' ORDER BY seq"_s),
             (QStringList{u"1"_s, u"2"_s}));
    QCOMPARE(keys.column(u"SELECT count(*) FROM service_key"_s), QStringList{u"4"_s});
}

void TestKeyRotation::refusesASecondOneWhileOneWaits()
{
    Keys keys;
    QVERIFY(keys.rotate());
    keys.clock.advance(24h - 1ms);
    const auto again = keys.rotate();
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(keys.ring()->keys().size(), size_t(4));
    QCOMPARE(keys.column(u"SELECT count(*) FROM service_key"_s), QStringList{u"4"_s});
}

void TestKeyRotation::rotatesAgainWhileAnOldOneLeaves()
{
    Keys keys;
    QVERIFY(keys.rotate());
    keys.clock.advance(24h);
    keys.runDueJobs();
    QVERIFY(keys.rotate());
    QCOMPARE(keys.phases(), u"Leaving Signing Waiting"_s);
    keys.clock.advance(24h);
    keys.runDueJobs();
    QCOMPARE(keys.phases(), u"Leaving Signing"_s);
    keys.clock.advance(24h);
    keys.runDueJobs();
    QCOMPARE(keys.phases(), u"Signing"_s);
}

void TestKeyRotation::survivesRestartsInEveryPhase()
{
    Keys keys;
    QVERIFY(keys.rotate());
    for (const QString &phases :
         {u"Signing Waiting"_s, u"Leaving Signing"_s, u"Signing"_s, u"Signing"_s}) {
        QVERIFY(keys.restart(keys.masterKey));
        keys.runDueJobs();
        QCOMPARE(keys.phases(Algorithm::Es256), phases);
        QCOMPARE(keys.phases(Algorithm::Rs256), phases);
        keys.clock.advance(24h);
    }
}

void TestKeyRotation::tellsEveryChangeOfPhase()
{
    Keys keys;
    QVERIFY(keys.rotate());
    keys.events = {};
    for (const auto at : {24h, 48h}) {
        QCOMPARE(keys.service->nextChange(), std::optional(kCoreStart + at));
        keys.clock.set(kCoreStart + at - 1ms);
        keys.runDueJobs();
        QVERIFY(!keys.events.serviceKeysChanged);
        keys.clock.set(kCoreStart + at);
        keys.runDueJobs();
        QVERIFY(std::exchange(keys.events, Events()).serviceKeysChanged);
        QVERIFY(*keys.service->nextChange() > keys.clock.now());
    }
}

void TestKeyRotation::survivesAClockThatJumpsDays()
{
    Keys keys;
    QVERIFY(keys.rotate());
    const QString next = keys.ring()->entries(kCoreStart)[2].kid;
    keys.clock.advance(std::chrono::days(10));
    QCOMPARE(keys.signingKid(), next); // before the job runs
    keys.runDueJobs();
    QCOMPARE(keys.signingKid(), next);
    QCOMPARE(keys.phases(), u"Signing"_s);
    QVERIFY(keys.rotate());
    QCOMPARE(keys.phases(), u"Signing Waiting"_s);
}

void TestKeyRotation::survivesAClockThatIsSetBack()
{
    Keys keys;
    keys.clock.set(kCoreStart - std::chrono::days(30)); // before the keys were made
    QCOMPARE(keys.phases(), u"Signing"_s);
    keys.clock.set(kCoreStart);
    QVERIFY(keys.rotate());
    keys.clock.advance(24h);
    keys.runDueJobs();
    keys.clock.set(kCoreStart); // the new key is published already and waits again
    QCOMPARE(keys.phases(), u"Signing Waiting"_s);
    QCOMPARE(keys.service->nextChange(), std::optional(kCoreStart + 24h));
    keys.clock.set(kCoreStart + 48h);
    keys.runDueJobs();
    keys.clock.set(kCoreStart); // the old key was erased and does not come back
    QCOMPARE(keys.phases(), u"Signing"_s);
    keys.runDueJobs();
    QCOMPARE(keys.phases(), u"Signing"_s);
}

void TestKeyRotation::rotatesAfterAClockWasSetBack()
{
    Keys keys;
    keys.clock.set(kCoreStart - std::chrono::days(30));
    const QString first = keys.signingKid();
    QVERIFY(keys.rotate());
    QCOMPARE(keys.phases(), u"Signing Waiting"_s);
    QCOMPARE(keys.signingKid(), first);
    keys.clock.advance(24h);
    keys.runDueJobs();
    QCOMPARE(keys.phases(), u"Leaving Signing"_s);
    QVERIFY(keys.signingKid() != first);
    QCOMPARE(keys.column(u"SELECT count(*) FROM service_key WHERE published_at > signs_from"
                         " OR retired_at <= signs_from"_s),
             QStringList{u"0"_s});
}

void TestKeyRotation::makesFirstKeysWhereThereAreNone()
{
    Keys keys(Keys::Begin::Empty);
    QVERIFY(keys.rotate());
    QCOMPARE(keys.phases(), u"Signing"_s);
    QCOMPARE(keys.ring()->keys()[0].signsFrom, kCoreStart);
}

void TestKeyRotation::renewsBeforeACertificateEnds()
{
    Keys keys;
    const Timestamp due = kCoreStart + keys::kCertificateLife - keys::kRenewal;
    QCOMPARE(keys.service->nextChange(), std::optional(due));
    keys.clock.set(due - 1ms);
    keys.runDueJobs();
    QCOMPARE(keys.phases(), u"Signing"_s);
    keys.clock.set(due);
    keys.runDueJobs();
    QCOMPARE(keys.phases(Algorithm::Es256), u"Signing Waiting"_s);
    QCOMPARE(keys.phases(Algorithm::Rs256), u"Signing Waiting"_s);
    QCOMPARE(keys.service->nextChange(), std::optional(due + 24h));
}

/// Making an RSA key takes half a second: the core thread must not do it, as payments would wait.
void TestKeyRotation::makesNewKeysElsewhere()
{
    Keys keys;
    int made = 0;
    keys.make = [&made](Algorithm algorithm) { return someKey(algorithm, ++made); };
    keys.clock.advance(keys::kCertificateLife - keys::kRenewal);
    keys.applyDueChanges();
    QCOMPARE(made, 0);
    QCOMPARE(keys.asked.size(), size_t(1));
    // While keys are being made nothing is due. After a minute they are requested again.
    QCOMPARE(keys.service->nextChange(), std::optional(keys.clock.now() + 1min));
    keys.applyDueChanges();
    QCOMPARE(keys.asked.size(), size_t(1));
    keys.clock.advance(1min);
    keys.asked.clear(); // the first request was lost
    keys.applyDueChanges();
    QCOMPARE(keys.makeAskedKeys(), 1);
    QCOMPARE(made, 2);
    QCOMPARE(keys.phases(), u"Signing Waiting"_s);
    keys.clock.advance(-24h); // the time of the next attempt moves closer
    QVERIFY(*keys.service->nextChange() >= keys.clock.now());
}

void TestKeyRotation::replacesKeysOnce()
{
    Keys keys;
    const keys::NewKeys early = keys::makeKeys(keys.make);
    QVERIFY(keys.commit([&] { return keys.service->renew(early); }));
    QCOMPARE(keys.phases(), u"Signing"_s); // not needed yet
    keys.clock.advance(keys::kCertificateLife - keys::kRenewal);
    keys.applyDueChanges();
    keys.clock.advance(1min);
    keys.applyDueChanges();
    QCOMPARE(keys.makeAskedKeys(), 2);
    QCOMPARE(keys.phases(Algorithm::Es256), u"Signing Waiting"_s);
    QCOMPARE(keys.phases(Algorithm::Rs256), u"Signing Waiting"_s);
}

void TestKeyRotation::takesTheNameThatIsGiven()
{
    Keys keys;
    const QString first = keys.signingKid();
    const QString name = u"Key_2026-11.v1"_s;
    QVERIFY(keys.commit([&] { return keys.service->rotate(keys::makeKeys(keys.make, name)); }));
    const auto &ring = keys.ring()->keys();
    QCOMPARE(ring.at(2).kid, name);
    QCOMPARE(ring.at(2).algorithm, Algorithm::Es256);
    QCOMPARE(crypto::certificateDetails(ring.at(2).certificate)->unit, name);
    // The key of the other algorithm needs its own id.
    QCOMPARE(ring.at(3).kid,
             QString::fromLatin1(crypto::jwkThumbprint(ring.at(3).key.publicKey())));
    QVERIFY(
        QByteArray::fromStdString(keys.ring()->keySet()).contains("\"kid\":\"Key_2026-11.v1\""));
    QCOMPARE(keys.signingKid(), first);
    keys.clock.advance(keys::kOverlap);
    QCOMPARE(keys.signingKid(), name);
    QVERIFY(keys.restart(keys.masterKey)); // the sealed key can be opened under its name
    QCOMPARE(keys.signingKid(), name);
}

void TestKeyRotation::refusesNames_data()
{
    QTest::addColumn<QString>("kid");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("one letter") << u"a"_s << true;
    QTest::newRow("64 characters") << QString(64, u'k') << true;
    QTest::newRow("65 characters") << QString(65, u'k') << false;
    QTest::newRow("a space") << u"my key"_s << false;
    QTest::newRow("a slash") << u"a/b"_s << false;
    QTest::newRow("quotes") << u"a\"b"_s << false;
    QTest::newRow("beyond ASCII") << u"cl\u00e9"_s << false;
    QTest::newRow("digits of another script") << u"\u0663"_s << false;
}

void TestKeyRotation::refusesNames()
{
    QFETCH(QString, kid);
    QFETCH(bool, isTaken);
    Keys keys;
    const auto rotated =
        keys.commit([&] { return keys.service->rotate(keys::makeKeys(keys.make, kid)); });
    QCOMPARE(rotated.has_value(), isTaken);
    QCOMPARE(keys.phases(), isTaken ? u"Signing Waiting"_s : u"Signing"_s);
    if (!isTaken) {
        QCOMPARE(rotated.error().field, u"kid"_s);
        return;
    }
    // A kid must never be used twice: verifiers would pick either key, or use a cached old one.
    const auto again = [&] {
        return keys.commit([&] { return keys.service->rotate(keys::makeKeys(keys.make, kid)); });
    };
    keys.clock.advance(keys::kOverlap);
    QCOMPARE(again().error().field, u"kid"_s);
    QVERIFY(keys.rotate());
    keys.clock.advance(keys::kOverlap * 2);
    keys.applyDueChanges(); // erases its private part
    QCOMPARE(again().error().field, u"kid"_s);
}

void TestKeyRotation::namesTheFirstKeyOnly()
{
    Keys keys(Keys::Begin::Empty);
    QVERIFY(keys.restart(keys.masterKey));
    const auto ensure = [&](const QString &kid) {
        return keys.commit([&] { return keys.service->ensure(keys::makeKeys(keys.make, kid)); });
    };
    QCOMPARE(ensure(u"no name"_s).error().field, u"kid"_s);
    QVERIFY(keys.ring()->keys().empty());
    QVERIFY(ensure(u"first"_s));
    QCOMPARE(keys.signingKid(), u"first"_s);
    QVERIFY(ensure({}));
    QVERIFY(ensure(u"first"_s)); // a script may pass the name at each start of the service
    QCOMPARE(ensure(u"second"_s).error().field, u"kid"_s);
    QCOMPARE(keys.phases(), u"Signing"_s);
}

TILLDESK_TEST(TestKeyRotation, QCoreApplication)
#include "tst_key_rotation.moc"
