#include "app/assembly.h"
#include "core/crypto/jwk.h"
#include "core/runtime/local_service_keys.h"
#include "core/runtime/promised.h"
#include "tests/support/service_fixture.h"
#include "tests/support/some_keys.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>
#include <mutex>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The service's signing keys, across restarts and through the window's gateway.
class TestOwnKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThemOverARestart();
    void doesNotStartWithoutTheMasterKey_data();
    void doesNotStartWithoutTheMasterKey();
    void makesThemOnlyWhenAsked();
    void stopsWhileTheyAreMade();
    void showsTheWindowWhatIsPublished();
    void rotatesForTheWindow();
    void answersBusyOnceStopped();
    void makesNoKeyOnTheCoreThread();

private:
    /// One run of the service on a data folder.
    struct Start {
        explicit Start(const QString &folder, const keys::KeyMaker &make = someKeys())
            : directory(folder),
              log(STDERR_FILENO),
              assembly(*app::readSettings(folder, {}, {{u"port"_s, u"0"_s}}), directory,
                       {clock, clock.monotonic()}, log, app::KeySources{.make = make})
        {
        }
        [[nodiscard]] std::string keySet()
        {
            return assembly.keys().published().current()->keySet();
        }

        ManualClock clock{kCoreStart};
        storage::DataDirectory directory;
        Log log;
        app::Assembly assembly;
    };
};

void TestOwnKeys::keepsThemOverARestart()
{
    const QTemporaryDir folder;
    std::string before;
    {
        Start start(folder.path());
        QVERIFY(start.assembly.start());
        QVERIFY(start.assembly.keys().prepare().result());
        before = start.keySet();
    }
    QVERIFY(QFile::exists(folder.filePath(u"master.key"_s)));
    Start again(folder.path());
    QVERIFY(again.assembly.start());
    QCOMPARE(again.keySet(), before);
    QVERIFY(again.assembly.keys().prepare().result());
    QCOMPARE(again.keySet(), before);
}

void TestOwnKeys::doesNotStartWithoutTheMasterKey_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("told");
    QTest::newRow("gone") << u"gone"_s << u"keychain of the desktop user"_s;
    QTest::newRow("another") << u"another"_s << u"master key"_s;
    QTest::newRow("for everybody") << u"open"_s << u"mode 0600"_s;
}

void TestOwnKeys::doesNotStartWithoutTheMasterKey()
{
    QFETCH(QString, fault);
    QFETCH(QString, told);
    const QTemporaryDir folder;
    {
        Start start(folder.path());
        QVERIFY(start.assembly.start());
        QVERIFY(start.assembly.keys().prepare().result());
    }
    QFile file(folder.filePath(u"master.key"_s));
    if (fault == u"open"_s)
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::ReadGroup));
    else
        QVERIFY(file.remove());
    if (fault == u"another"_s)
        QVERIFY(keys::MasterKeyFile(file.fileName()).create(QByteArray(32, 'x')));
    Start start(folder.path());
    const auto started = start.assembly.start();
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::Storage);
    QVERIFY2(started.error().detail.contains(told), qPrintable(started.error().detail));
    QCOMPARE(file.exists(), fault != u"gone"_s); // the service must not make a new master key
}

void TestOwnKeys::makesThemOnlyWhenAsked()
{
    const QTemporaryDir folder;
    Start start(folder.path());
    QVERIFY(start.assembly.start());
    QCOMPARE(start.keySet(), std::string(R"({"keys":[]})"));
    const auto first = start.assembly.keys().prepare();
    const auto second = start.assembly.keys().prepare(); // both calls share one key generation
    QVERIFY(first.result());
    QVERIFY(second.result());
    QCOMPARE(crypto::JwkSet::parse(start.keySet())->keys().size(), 2);
}

void TestOwnKeys::stopsWhileTheyAreMade()
{
    const QTemporaryDir folder;
    Start start(folder.path());
    QVERIFY(start.assembly.start());
    const auto prepared = start.assembly.keys().prepare();
    start.assembly.stop();
    QVERIFY(prepared.isFinished());
}

void TestOwnKeys::showsTheWindowWhatIsPublished()
{
    ServiceFixture service;
    auto &assembly = *service.assembly;
    const staff::Session session(assembly.staff());
    runtime::Gate gate(assembly.core(), assembly.readers(), session, assembly.services().database(),
                       assembly.clock());
    runtime::LocalServiceKeys keys(gate, assembly.services().keys(), assembly.keys().published(),
                                   assembly.address(), assembly.clock(), assembly.keys().maker());
    const auto entries = *keys.keys().result();
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0].algorithm, u"ES256"_s);
    QCOMPARE(entries[0].thumbprint.size(), 43);
    QCOMPARE(keys.keySetAddresses(),
             (QStringList{service.base + u"/.well-known/jwks.json"_s,
                          service.base + u"/certificates"_s, service.base + u"/"_s}));
    HttpClient client(service.port());
    for (const QString &address : keys.keySetAddresses()) {
        const auto path = address.sliced(service.base.size()).toStdString();
        const QByteArray served = QByteArray::fromStdString(client.get(path).body);
        QVERIFY(keys.keySet() != served); // the window's copy is indented
        QCOMPARE(QJsonDocument::fromJson(keys.keySet()), QJsonDocument::fromJson(served));
    }
}

void TestOwnKeys::rotatesForTheWindow()
{
    ServiceFixture service;
    auto &assembly = *service.assembly;
    const staff::Session session(assembly.staff());
    runtime::Gate gate(assembly.core(), assembly.readers(), session, assembly.services().database(),
                       assembly.clock());
    runtime::LocalServiceKeys keys(gate, assembly.services().keys(), assembly.keys().published(),
                                   assembly.address(), assembly.clock(), assembly.keys().maker());
    const QSignalSpy changed(&keys, &gateway::ServiceKeys::changed);
    assembly.core().addListener([&keys](const Events &events) {
        if (events.serviceKeysChanged)
            keys.notify();
    });
    QVERIFY(keys.rotate().result());
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(keys.keys().result()->size(), 4);
    const auto again = keys.rotate().result();
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::FieldInvalid);
    service.clock.advance(keys::kOverlap);
    assembly.core().wake();
    QTRY_COMPARE(changed.size(), 2);
    const auto entries = *keys.keys().result();
    QCOMPARE(entries[0].phase, ServiceKeyEntry::Phase::Leaving);
    QCOMPARE(entries[2].phase, ServiceKeyEntry::Phase::Signing);
    // The core notifies `keys`, which is destroyed first: stop the service before that.
    service.stop();
}

void TestOwnKeys::answersBusyOnceStopped()
{
    ServiceFixture service;
    auto &assembly = *service.assembly;
    const staff::Session session(assembly.staff());
    runtime::Gate gate(assembly.core(), assembly.readers(), session, assembly.services().database(),
                       assembly.clock());
    runtime::LocalServiceKeys keys(gate, assembly.services().keys(), assembly.keys().published(),
                                   assembly.address(), assembly.clock(), assembly.keys().maker());
    service.stop();
    const auto rotated = keys.rotate().result();
    QVERIFY(!rotated);
    QCOMPARE(rotated.error().code, ErrorCode::Busy);
}

void TestOwnKeys::makesNoKeyOnTheCoreThread()
{
    std::mutex mutex;
    QList<QThread *> makers;
    const auto make = [&, some = someKeys()](crypto::Algorithm algorithm) {
        const std::lock_guard lock(mutex);
        makers << QThread::currentThread();
        return some(algorithm);
    };
    const QTemporaryDir folder;
    Start start(folder.path(), make);
    QVERIFY(start.assembly.start());
    QVERIFY(start.assembly.keys().prepare().result());
    start.clock.advance(keys::kCertificateLife - keys::kRenewal);
    start.assembly.core().wake();
    QTRY_COMPARE(start.assembly.keys().published().current()->keys().size(), size_t(4));
    const auto core =
        runtime::promisedByCore<QThread *>(start.assembly.core(), []() -> Result<QThread *> {
            return QThread::currentThread();
        }).result();
    start.assembly.stop();
    QCOMPARE(makers.size(), 4);
    QVERIFY(!makers.contains(*core));
    QVERIFY(!makers.contains(thread()));
}

TILLDESK_TEST(TestOwnKeys, QCoreApplication)
#include "tst_own_keys.moc"
