#include "core/http/local_tls_identity.h"

#include "core/crypto/authority.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"

#include <QtTest>
#include <sys/stat.h>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;
using std::chrono::days;

namespace {

const Timestamp kNow = parseIsoTime(u"2026-03-01T10:20:30Z").value();
const QStringList kNames{u"localhost"_s, u"till.local"_s};
const QStringList kAddresses{u"127.0.0.1"_s, u"192.168.1.20"_s};

/// A data folder that does not exist yet.
class Folder
{
public:
    [[nodiscard]] QString path() const { return m_parent.filePath(u"data/tls"_s); }
    [[nodiscard]] QString path(const QString &name) const { return path() + u'/' + name; }
    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write the file of a test");
        if (name.endsWith(".key"_L1))
            setMode(name, 0600);
    }
    void setMode(const QString &name, mode_t mode) const
    {
        if (::chmod(QFile::encodeName(path(name)).constData(), mode) != 0)
            qFatal("cannot change the mode of a test's file");
    }
    [[nodiscard]] QByteArrayList readAll() const
    {
        return {read(u"ca.pem"_s), read(u"ca.key"_s), read(u"server.pem"_s), read(u"server.key"_s)};
    }
    [[nodiscard]] unsigned modeOf(const QString &name) const
    {
        struct stat status {
        };
        ::stat(QFile::encodeName(path(name)).constData(), &status);
        return status.st_mode & 07777U;
    }
    [[nodiscard]] Result<TlsIdentity> identity(Timestamp now = kNow,
                                               const QStringList &names = kNames,
                                               const QStringList &addresses = kAddresses) const
    {
        return localTlsIdentity(path(), names, addresses, now);
    }

private:
    QTemporaryDir m_parent;
};

/// Returns whether OpenSSL's command accepts the folder's server certificate.
bool accepts(const Folder &folder, const QStringList &asked)
{
    return test::runTool(u"openssl"_s,
                         QStringList{u"verify"_s, u"-x509_strict"_s, u"-purpose"_s, u"sslserver"_s,
                                     u"-attime"_s, QString::number(toMillis(kNow) / 1000),
                                     u"-CAfile"_s, folder.path(u"ca.pem"_s)}
                             + asked + QStringList{folder.path(u"server.pem"_s)})
               .exitCode
        == 0;
}

crypto::CertificateDetails detailsOf(const QByteArray &pem)
{
    return crypto::certificateDetails(crypto::derOf(pem).value()).value();
}

} // namespace

class TestLocalTlsIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesAllAtFirstUse();
    void keepsTheKeysToTheOwner();
    void leavesWhatServes();
    void issuesAnewForANewName_data();
    void issuesAnewForANewName();
    void issuesAnewBeforeTheEnd_data();
    void issuesAnewBeforeTheEnd();
    void makesTheAuthorityAnewWithItsOldKey();
    void recoversFromAStopBetweenTwoFiles();
    void refusesHalfAndForeignFiles_data();
    void refusesHalfAndForeignFiles();
    void refusesAnAuthorityThatIsNone();
    void refusesBadNamesBeforeAnythingIsOverwritten();
    void tellsWhatItCannotWrite();
    void givesEachInstallationItsOwnAuthority();
    void permitsNoNamesOfOthers_data();
    void permitsNoNamesOfOthers();
    void widensTheAuthorityForANameThatItMustHave_data();
    void widensTheAuthorityForANameThatItMustHave();
    void keepsAnAuthorityWithoutConstraints();
    void refusesKeysThatOthersMayUse_data();
    void refusesKeysThatOthersMayUse();
};

void TestLocalTlsIdentity::makesAllAtFirstUse()
{
    const Folder folder;
    const auto identity = folder.identity();
    QVERIFY(identity);
    QCOMPARE(folder.readAll().first(1), QByteArrayList{identity->authorityPem});
    QCOMPARE(folder.read(u"server.pem"_s), identity->certificateChainPem);
    QCOMPARE(folder.read(u"server.key"_s), identity->privateKeyPem);

    for (const QString &name : kNames)
        QVERIFY(accepts(folder, {u"-verify_hostname"_s, name}));
    for (const QString &address : kAddresses)
        QVERIFY(accepts(folder, {u"-verify_ip"_s, address}));
    QVERIFY(!accepts(folder, {u"-verify_hostname"_s, u"shop.example"_s}));

    const auto server = detailsOf(identity->certificateChainPem);
    QVERIFY(server.notBefore < kNow);
    QVERIFY(server.notAfter - server.notBefore < days(398));
    QVERIFY(server.notAfter > kNow + days(390));
    QVERIFY(detailsOf(identity->authorityPem).notAfter == kNow + days(5 * 365));
}

void TestLocalTlsIdentity::keepsTheKeysToTheOwner()
{
    const Folder folder;
    const auto before = ::umask(0);
    const auto identity = folder.identity();
    ::umask(before);
    QVERIFY(identity);
    QCOMPARE(folder.modeOf({}), 0700U);
    QCOMPARE(folder.modeOf(u"ca.key"_s), 0600U);
    QCOMPARE(folder.modeOf(u"server.key"_s), 0600U);
    QCOMPARE(folder.modeOf(u"ca.pem"_s), 0644U);
    QCOMPARE(folder.modeOf(u"server.pem"_s), 0644U);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 4);
}

void TestLocalTlsIdentity::leavesWhatServes()
{
    const Folder folder;
    QVERIFY(folder.identity());
    const QByteArrayList before = folder.readAll();
    const auto again = folder.identity(kNow + days(300), {u"LOCALHOST"_s}, {u"127.0.0.1"_s});
    QVERIFY(again);
    QCOMPARE(folder.readAll(), before);
    QCOMPARE(QByteArrayList({again->authorityPem, before[1], again->certificateChainPem,
                             again->privateKeyPem}),
             before);
}

void TestLocalTlsIdentity::issuesAnewForANewName_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("addresses");
    QTest::newRow("name") << QStringList{u"localhost"_s, u"desk.local"_s} << kAddresses;
    QTest::newRow("address") << kNames << QStringList{u"127.0.0.1"_s, u"10.0.0.7"_s};
    QTest::newRow("IPv6") << kNames << QStringList{u"::1"_s};
}

void TestLocalTlsIdentity::issuesAnewForANewName()
{
    QFETCH(QStringList, names);
    QFETCH(QStringList, addresses);
    const Folder folder;
    const auto first = folder.identity();
    const auto second = folder.identity(kNow, names, addresses);
    QVERIFY(first && second);
    QCOMPARE(second->authorityPem, first->authorityPem);
    QVERIFY(second->certificateChainPem != first->certificateChainPem);
    QVERIFY(crypto::certificateNames(crypto::derOf(second->certificateChainPem).value(), names,
                                     addresses));
    QCOMPARE(folder.read(u"server.pem"_s), second->certificateChainPem);
    QCOMPARE(folder.read(u"server.key"_s), second->privateKeyPem);
    QCOMPARE(folder.modeOf(u"server.key"_s), 0600U);
}

void TestLocalTlsIdentity::issuesAnewBeforeTheEnd_data()
{
    QTest::addColumn<qint64>("daysLater");
    QTest::addColumn<bool>("isAnew");
    QTest::newRow("in time") << qint64(365) << false;
    QTest::newRow("30 days before") << qint64(366) << true;
    QTest::newRow("expired") << qint64(500) << true;
    QTest::newRow("clock was ahead") << qint64(-2) << true;
}

void TestLocalTlsIdentity::issuesAnewBeforeTheEnd()
{
    QFETCH(qint64, daysLater);
    QFETCH(bool, isAnew);
    const Folder folder;
    const auto first = folder.identity();
    const Timestamp later = kNow + days(daysLater) + 1s;
    const auto second = folder.identity(later);
    QVERIFY(first && second);
    QCOMPARE(second->certificateChainPem != first->certificateChainPem, isAnew);
    QVERIFY(detailsOf(second->certificateChainPem).notBefore < later);
    QVERIFY(detailsOf(second->certificateChainPem).notAfter > later + days(29));
}

void TestLocalTlsIdentity::makesTheAuthorityAnewWithItsOldKey()
{
    const Folder folder;
    const auto first = folder.identity();
    const QByteArray key = folder.read(u"ca.key"_s);
    const Timestamp later = kNow + days(5 * 365 - 29);
    const auto second = folder.identity(later);
    QVERIFY(first && second);
    QVERIFY(second->authorityPem != first->authorityPem);
    QVERIFY(detailsOf(second->authorityPem).notAfter > later + days(1800));
    QCOMPARE(detailsOf(second->authorityPem).commonName, detailsOf(first->authorityPem).commonName);
    QCOMPARE(folder.read(u"ca.key"_s), key);
    QVERIFY(crypto::isIssuedBy(crypto::derOf(second->certificateChainPem).value(),
                               crypto::derOf(first->authorityPem).value()));
}

void TestLocalTlsIdentity::recoversFromAStopBetweenTwoFiles()
{
    const Folder folder;
    const Folder other;
    QVERIFY(folder.identity() && other.identity());

    QVERIFY(QFile::remove(folder.path(u"server.key"_s))); // stopped during first use
    auto identity = folder.identity();
    QVERIFY(identity);
    QVERIFY(crypto::PrivateKey::fromPem(folder.read(u"server.key"_s)));

    // Stopped while issuing a new certificate.
    folder.write(u"server.key"_s, other.read(u"server.key"_s));
    identity = folder.identity();
    QVERIFY(identity);
    const auto key = crypto::PrivateKey::fromPem(identity->privateKeyPem).value();
    QVERIFY(key.publicKey()
            == crypto::publicKeyOf(crypto::derOf(identity->certificateChainPem).value()).value());
}

void TestLocalTlsIdentity::refusesHalfAndForeignFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes"); ///< null: the file is removed
    const Folder foreign;
    QVERIFY(foreign.identity());
    for (const QString &name : {u"ca.pem"_s, u"ca.key"_s, u"server.pem"_s, u"server.key"_s}) {
        const QByteArray whole = foreign.read(name);
        const auto row = [&name](const char *what) -> QTestData & {
            return QTest::newRow(qPrintable(name + u' ' + QLatin1StringView(what)));
        };
        row("half") << name << whole.first(whole.size() / 2);
        row("empty") << name << QByteArray("");
        row("words") << name << QByteArray("words\n");
        row("too large") << name << QByteArray(1'048'577, 'x');
        if (name != u"server.key"_s)
            row("foreign") << name << whole;
        if (name.startsWith(u"ca"_s) || name == u"server.pem"_s)
            row("missing") << name << QByteArray();
    }
}

void TestLocalTlsIdentity::refusesHalfAndForeignFiles()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const Folder folder;
    QVERIFY(folder.identity());
    if (bytes.isNull())
        QVERIFY(QFile::remove(folder.path(name)));
    else
        folder.write(name, bytes);
    const QByteArrayList before = folder.readAll();

    const auto identity = folder.identity(kNow, {u"another.name"_s});

    QVERIFY(!identity);
    QCOMPARE(identity.error().code, ErrorCode::FieldInvalid);
    // A foreign or missing certificate may be detected only when its key is read.
    const QString stem = folder.path(name).section(u'.', 0, -2);
    QVERIFY2(identity.error().detail.contains(stem), qPrintable(identity.error().detail));
    QCOMPARE(folder.readAll(), before);
}

void TestLocalTlsIdentity::refusesAnAuthorityThatIsNone()
{
    const Folder folder;
    QVERIFY(folder.identity());
    folder.write(u"ca.pem"_s, folder.read(u"server.pem"_s));
    folder.write(u"ca.key"_s, folder.read(u"server.key"_s));
    const auto identity = folder.identity();
    QVERIFY(!identity);
    QVERIFY(identity.error().detail.startsWith(folder.path(u"ca.pem"_s)));
}

void TestLocalTlsIdentity::refusesBadNamesBeforeAnythingIsOverwritten()
{
    const Folder folder;
    QVERIFY(folder.identity());
    const QByteArrayList before = folder.readAll();
    for (const auto &refused :
         {folder.identity(kNow, {u"no name"_s}), folder.identity(kNow, {}, {u"no address"_s})}) {
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    }
    QCOMPARE(folder.readAll(), before);
}

void TestLocalTlsIdentity::tellsWhatItCannotWrite()
{
    QTemporaryDir parent;
    const QString file = parent.filePath(u"file"_s);
    QVERIFY(QFile(file).open(QFile::WriteOnly));
    const auto identity = localTlsIdentity(file + u"/tls"_s, kNames, kAddresses, kNow);
    QVERIFY(!identity);
    QCOMPARE(identity.error().code, ErrorCode::Storage);
    QVERIFY(identity.error().detail.contains(file));

    const Folder folder;
    QVERIFY(QDir().mkpath(folder.path(u"ca.pem"_s))); // a folder in place of a file
    const auto unreadable = folder.identity();
    QVERIFY(!unreadable);
    QVERIFY(unreadable.error().detail.contains(folder.path(u"ca."_s)));
}

void TestLocalTlsIdentity::givesEachInstallationItsOwnAuthority()
{
    const Folder one;
    const Folder other;
    const auto first = one.identity();
    const auto second = other.identity();
    QVERIFY(first && second);
    QVERIFY(detailsOf(first->authorityPem).commonName
            != detailsOf(second->authorityPem).commonName);
}

void TestLocalTlsIdentity::permitsNoNamesOfOthers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isAccepted");
    QTest::newRow("a bank") << u"bank.example"_s << QString() << false;
    QTest::newRow("a top level domain") << u"example"_s << QString() << false;
    QTest::newRow("a public address") << QString() << u"93.184.215.14"_s << false;
    QTest::newRow("a public IPv6 address") << QString() << u"2001:db9::1"_s << false;
    QTest::newRow("another computer of the shop") << u"desk.local"_s << QString() << true;
    QTest::newRow("another private address") << u"localhost"_s << u"172.31.9.9"_s << true;
    QTest::newRow("an address of fc00::/7") << QString() << u"fd12::1"_s << true;
}

/// Name constraints: a thief of the authority's key must not be able to impersonate other sites.
void TestLocalTlsIdentity::permitsNoNamesOfOthers()
{
    QFETCH(QString, name);
    QFETCH(QString, address);
    QFETCH(bool, isAccepted);
    const Folder folder;
    QVERIFY(folder.identity());
    const auto forged = crypto::issueServerCertificate(
        {folder.read(u"ca.pem"_s), folder.read(u"ca.key"_s)},
        name.isEmpty() ? QStringList() : QStringList{name},
        address.isEmpty() ? QStringList() : QStringList{address}, kNow - 24h, kNow + days(9));
    QVERIFY(forged);
    folder.write(u"server.pem"_s, forged->certificatePem);
    QCOMPARE(accepts(folder, {}), isAccepted);
}

void TestLocalTlsIdentity::widensTheAuthorityForANameThatItMustHave_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("addresses");
    QTest::newRow("a public name")
        << QStringList{u"localhost"_s, u"pay.shop.example"_s} << kAddresses;
    QTest::newRow("a public address")
        << kNames << QStringList{u"127.0.0.1"_s, u"93.184.215.14"_s, u"2001:db9::1"_s};
}

void TestLocalTlsIdentity::widensTheAuthorityForANameThatItMustHave()
{
    QFETCH(QStringList, names);
    QFETCH(QStringList, addresses);
    const Folder folder;
    const auto first = folder.identity();
    const QByteArray key = folder.read(u"ca.key"_s);
    const auto second = folder.identity(kNow, names, addresses);
    QVERIFY(first && second);
    QVERIFY(second->authorityPem != first->authorityPem);
    QCOMPARE(folder.read(u"ca.key"_s), key);
    QCOMPARE(detailsOf(second->authorityPem).commonName, detailsOf(first->authorityPem).commonName);
    QVERIFY(accepts(folder, {u"-verify_hostname"_s, names.last()}));
    QVERIFY(accepts(folder, {u"-verify_ip"_s, addresses.last()}));
    QCOMPARE(folder.identity(kNow, names, addresses)->authorityPem, second->authorityPem);
}

/// Earlier versions made authorities without constraints, and phones trust them.
void TestLocalTlsIdentity::keepsAnAuthorityWithoutConstraints()
{
    const Folder folder;
    QVERIFY(QDir().mkpath(folder.path()));
    const auto old = crypto::makeAuthority(u"Old"_s, kNow - days(9), kNow + days(3650));
    folder.write(u"ca.pem"_s, old.certificatePem);
    folder.write(u"ca.key"_s, old.privateKeyPem);
    const auto identity = folder.identity(kNow, {u"pay.shop.example"_s});
    QVERIFY(identity);
    QCOMPARE(identity->authorityPem, old.certificatePem);
    QVERIFY(accepts(folder, {u"-verify_hostname"_s, u"pay.shop.example"_s}));
}

void TestLocalTlsIdentity::refusesKeysThatOthersMayUse_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<uint>("mode");
    for (const QString &name : {u"server.key"_s, u"ca.key"_s}) {
        for (const uint mode : {0644U, 0604U, 0660U, 0602U})
            QTest::addRow("%s %o", qPrintable(name), mode) << name << mode;
    }
}

void TestLocalTlsIdentity::refusesKeysThatOthersMayUse()
{
    QFETCH(QString, name);
    QFETCH(uint, mode);
    const Folder folder;
    QVERIFY(folder.identity());
    folder.setMode(name, mode);
    const QByteArrayList before = folder.readAll();
    const auto identity = folder.identity();
    QVERIFY(!identity);
    QCOMPARE(identity.error().code, ErrorCode::FieldInvalid);
    QVERIFY2(identity.error().detail.startsWith(folder.path(name) + u": other users can access"_s),
             qPrintable(identity.error().detail));
    QVERIFY(identity.error().detail.contains(u"0%1"_s.arg(mode, 0, 8)));
    QCOMPARE(folder.readAll(), before);
    folder.setMode(name, 0600);
    QVERIFY(folder.identity());
}

TILLDESK_TEST(TestLocalTlsIdentity, QCoreApplication)
#include "tst_local_tls_identity.moc"
