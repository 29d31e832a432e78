#include "core/keys/master_key.h"
#include "tests/support/test_program.h"

#include <QMap>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using keys::MasterKeyPlaces;

namespace {

const QString kEntry = u"019a0000000000000000abcd"_s;

/// An in-memory keychain.
class FakeKeychain final : public keys::Keychain
{
public:
    QMap<QString, QByteArray> entries;
    bool isThere = true;    ///< false: read() and write() fail
    bool isWritable = true; ///< false: write() fails
    bool forgetsAtOnce = false;
    QStringList asked; ///< for example "read 2 s"

    Result<std::optional<QByteArray>> read(const QString &entry,
                                           std::chrono::milliseconds timeout) override
    {
        asked << u"read %1 s"_s.arg(timeout.count() / 1000);
        if (!isThere)
            return fail(ErrorCode::Storage, u"no keychain answers"_s);
        if (!entries.contains(entry))
            return std::nullopt;
        return std::optional(entries[entry]);
    }
    Result<void> write(const QString &entry, const QByteArray &text,
                       std::chrono::milliseconds timeout) override
    {
        asked << u"write %1 s"_s.arg(timeout.count() / 1000);
        if (!isThere || !isWritable)
            return fail(ErrorCode::Storage, u"the keychain is locked"_s);
        if (!forgetsAtOnce)
            entries[entry] = text;
        return {};
    }
};

} // namespace

/// Where the master key is searched, and where a new one is stored.
class TestMasterKey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsANewKeyInAFileForTheService();
    void keepsANewKeyInTheKeychainForTheDesktop();
    void findsItAgain_data();
    void findsItAgain();
    void prefersAFileThatIsThere();
    void asksNoKeychainWhenAFileIsThere();
    void takesTheFileWhereTheKeychainIsOfNoUse_data();
    void takesTheFileWhereTheKeychainIsOfNoUse();
    void goesOnWithAnEntryOfACutStart();
    void letsTheServiceReadTheDesktopsEntry();
    void givesTheUserTimeOnlyWhenItIsNeeded();
    void neverReplacesAMissingKey_data();
    void neverReplacesAMissingKey();
    void namesWhatIsMissing();
    void refusesAStrangeEntry();
    void refusesABadFileRatherThanLookingElsewhere();

private:
    [[nodiscard]] MasterKeyPlaces service() { return {file(), &m_keychain, false}; }
    [[nodiscard]] MasterKeyPlaces desktop() { return {file(), &m_keychain, true}; }
    [[nodiscard]] keys::MasterKeyFile file() const
    {
        return keys::MasterKeyFile(m_folder->filePath(u"master.key"_s));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FakeKeychain m_keychain;
};

void TestMasterKey::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_keychain.entries.clear();
    m_keychain.isThere = m_keychain.isWritable = true;
    m_keychain.forgetsAtOnce = false;
    m_keychain.asked.clear();
}

void TestMasterKey::keepsANewKeyInAFileForTheService()
{
    const auto key = openMasterKey(service(), kEntry, false);
    QVERIFY(key);
    QCOMPARE(key->size(), 32);
    QCOMPARE(*file().read(), *key);
    QVERIFY(m_keychain.entries.isEmpty());
    QVERIFY(m_keychain.asked.isEmpty());
}

void TestMasterKey::keepsANewKeyInTheKeychainForTheDesktop()
{
    const auto key = openMasterKey(desktop(), kEntry, false);
    QVERIFY(key);
    QCOMPARE(key->size(), 32);
    QVERIFY(!file().exists());
    QCOMPARE(m_keychain.entries.keys(), QStringList{kEntry});
    QCOMPARE(m_keychain.entries[kEntry], keys::masterKeyText(*key));
    init();
    QVERIFY(*openMasterKey(desktop(), kEntry, false) != *key); // a new key is random
}

void TestMasterKey::findsItAgain_data()
{
    QTest::addColumn<bool>("isDesktop");
    QTest::newRow("service") << false;
    QTest::newRow("desktop") << true;
}

void TestMasterKey::findsItAgain()
{
    QFETCH(bool, isDesktop);
    const auto places = isDesktop ? desktop() : service();
    const auto key = openMasterKey(places, kEntry, false);
    QCOMPARE(*openMasterKey(places, kEntry, true), *key);
    QCOMPARE(*openMasterKey(places, kEntry, true), *key);
}

void TestMasterKey::prefersAFileThatIsThere()
{
    QVERIFY(file().create(QByteArray(32, 'f')));
    m_keychain.entries[kEntry] = keys::masterKeyText(QByteArray(32, 'k'));
    for (const bool hasKeys : {true, false}) {
        QCOMPARE(*openMasterKey(desktop(), kEntry, hasKeys), QByteArray(32, 'f'));
        QCOMPARE(*openMasterKey(service(), kEntry, hasKeys), QByteArray(32, 'f'));
    }
}

void TestMasterKey::asksNoKeychainWhenAFileIsThere()
{
    QVERIFY(file().create(QByteArray(32, 'f')));
    QVERIFY(openMasterKey(desktop(), kEntry, true));
    QVERIFY(m_keychain.asked.isEmpty());
}

void TestMasterKey::takesTheFileWhereTheKeychainIsOfNoUse_data()
{
    QTest::addColumn<QString>("fault");
    for (const QString &fault : {u"none"_s, u"gone"_s, u"locked"_s, u"forgetful"_s})
        QTest::newRow(qPrintable(fault)) << fault;
}

void TestMasterKey::takesTheFileWhereTheKeychainIsOfNoUse()
{
    QFETCH(QString, fault);
    m_keychain.isThere = fault != u"gone"_s;
    m_keychain.isWritable = fault != u"locked"_s;
    m_keychain.forgetsAtOnce = fault == u"forgetful"_s;
    MasterKeyPlaces places = desktop();
    if (fault == u"none"_s)
        places.keychain = nullptr;
    const auto key = openMasterKey(places, kEntry, false);
    QVERIFY(key);
    QCOMPARE(*file().read(), *key);
    QCOMPARE(*openMasterKey(places, kEntry, true), *key);
    QVERIFY(fault != u"gone"_s || m_keychain.asked.size() == 1); // no second time-out
}

void TestMasterKey::goesOnWithAnEntryOfACutStart()
{
    m_keychain.entries[kEntry] = keys::masterKeyText(QByteArray(32, 'k'));
    QCOMPARE(*openMasterKey(desktop(), kEntry, false), QByteArray(32, 'k'));
}

void TestMasterKey::letsTheServiceReadTheDesktopsEntry()
{
    const auto key = openMasterKey(desktop(), kEntry, false);
    QCOMPARE(*openMasterKey(service(), kEntry, true), *key);
    QVERIFY(!file().exists());
}

void TestMasterKey::givesTheUserTimeOnlyWhenItIsNeeded()
{
    QVERIFY(openMasterKey(desktop(), kEntry, false));
    QCOMPARE(m_keychain.asked, (QStringList{u"read 2 s"_s, u"write 2 s"_s, u"read 2 s"_s}));
    m_keychain.asked.clear();
    QVERIFY(openMasterKey(desktop(), kEntry, true));
    QCOMPARE(m_keychain.asked, QStringList{u"read 60 s"_s});
}

void TestMasterKey::neverReplacesAMissingKey_data()
{
    QTest::addColumn<bool>("isDesktop");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("service, no entry") << false << true;
    QTest::newRow("service, no keychain") << false << false;
    QTest::newRow("desktop, no entry") << true << true;
    QTest::newRow("desktop, no keychain") << true << false;
}

void TestMasterKey::neverReplacesAMissingKey()
{
    QFETCH(bool, isDesktop);
    QFETCH(bool, isThere);
    m_keychain.isThere = isThere;
    const auto key = openMasterKey(isDesktop ? desktop() : service(), kEntry, true);
    QVERIFY(!key);
    QCOMPARE(key.error().code, ErrorCode::Storage);
    QVERIFY(m_keychain.entries.isEmpty());
    QVERIFY(!file().exists());
}

void TestMasterKey::namesWhatIsMissing()
{
    const QString noEntry = openMasterKey(service(), kEntry, true).error().detail;
    QVERIFY2(noEntry.contains(file().path()) && noEntry.contains(kEntry)
                 && noEntry.contains(u"keychain of the desktop user"_s)
                 && noEntry.endsWith(u"this user's keychain has no such entry"_s),
             qPrintable(noEntry));
    m_keychain.isThere = false;
    const QString noAnswer = openMasterKey(service(), kEntry, true).error().detail;
    QVERIFY2(noAnswer.endsWith(u"no keychain answers"_s), qPrintable(noAnswer));
    const QString none = keys::openMasterKey({file(), nullptr, false}, kEntry, true).error().detail;
    QVERIFY(none.contains(u"Tilldesk, entry"_s));
}

void TestMasterKey::refusesAStrangeEntry()
{
    m_keychain.entries[kEntry] = "password";
    for (const bool hasKeys : {true, false}) {
        const auto key = openMasterKey(desktop(), kEntry, hasKeys);
        QVERIFY(!key);
        QVERIFY(key.error().detail.contains(kEntry));
        QVERIFY(!key.error().detail.contains(u"password"_s));
    }
    QCOMPARE(m_keychain.entries[kEntry], QByteArray("password"));
}

void TestMasterKey::refusesABadFileRatherThanLookingElsewhere()
{
    QFile bad(file().path());
    QVERIFY(bad.open(QFile::WriteOnly));
    bad.close();
    m_keychain.entries[kEntry] = keys::masterKeyText(QByteArray(32, 'k'));
    for (const bool hasKeys : {true, false})
        QVERIFY(!openMasterKey(desktop(), kEntry, hasKeys));
}

TILLDESK_TEST(TestMasterKey, QCoreApplication)
#include "tst_master_key.moc"
