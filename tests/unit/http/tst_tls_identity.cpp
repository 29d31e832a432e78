#include "core/http/tls_identity.h"

#include "core/crypto/authority.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"

#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;
using std::chrono::days;

namespace {

const Timestamp kNow = parseIsoTime(u"2026-03-01T10:20:30Z").value();

} // namespace

/// The user's own certificate files, made with OpenSSL's command.
class TestTlsIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheKeysThatPeopleHave_data();
    void takesTheKeysThatPeopleHave();
    void keepsTheWholeChain();
    void refusesAKeyOfAnother();
    void refusesAKeyWithAPassphrase();
    void refusesAWeakKey();
    void refusesAKeyThatOthersMayUse();
    void refusesWhatIsNotValidNow_data();
    void refusesWhatIsNotValidNow();
    void refusesFilesWithNothingOfUse_data();
    void refusesFilesWithNothingOfUse();
    void tellsWhichFileCannotBeRead();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    QString fileOf(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no temporary file");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return file.fileName();
    }
    [[nodiscard]] static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Creates key.pem and cert.pem.
    void make(const QStringList &keyOptions, const QStringList &more = {u"-nodes"_s}) const
    {
        // An earlier row may have left files that only root can overwrite.
        QFile::remove(path(u"key.pem"_s));
        QFile::remove(path(u"cert.pem"_s));
        const auto made =
            test::runTool(u"openssl"_s,
                          QStringList{u"req"_s, u"-x509"_s, u"-subj"_s, u"/CN=localhost"_s,
                                      u"-days"_s, u"30000"_s, u"-keyout"_s, path(u"key.pem"_s),
                                      u"-out"_s, path(u"cert.pem"_s)}
                              + keyOptions + more);
        QVERIFY2(made.exitCode == 0, made.output.constData());
    }
    [[nodiscard]] Result<TlsIdentity> load() const
    {
        return tlsIdentityFromFiles(path(u"cert.pem"_s), path(u"key.pem"_s), kNow + days(365 * 10));
    }

    QTemporaryDir m_folder;
};

void TestTlsIdentity::takesTheKeysThatPeopleHave_data()
{
    QTest::addColumn<QStringList>("options");
    const auto ec = [](const QString &curve) {
        return QStringList{u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s, u"ec_paramgen_curve:"_s + curve};
    };
    QTest::newRow("P-256") << ec(u"P-256"_s);
    QTest::newRow("P-384") << ec(u"P-384"_s);
    QTest::newRow("RSA 2048") << QStringList{u"-newkey"_s, u"rsa:2048"_s};
    QTest::newRow("Ed25519") << QStringList{u"-newkey"_s, u"ed25519"_s};
}

void TestTlsIdentity::takesTheKeysThatPeopleHave()
{
    QFETCH(QStringList, options);
    make(options);
    const auto identity = load();
    QVERIFY2(identity, qPrintable(identity ? QString() : identity.error().detail));
    QCOMPARE(identity->certificateChainPem, read(path(u"cert.pem"_s)));
    QCOMPARE(identity->privateKeyPem, read(path(u"key.pem"_s)));
    QVERIFY(identity->authorityPem.isEmpty());
}

void TestTlsIdentity::keepsTheWholeChain()
{
    const auto authority = crypto::makeAuthority(u"Test"_s, kNow, kNow + days(99));
    const auto server =
        crypto::issueServerCertificate(authority, {u"localhost"_s}, {}, kNow, kNow + days(9))
            .value();
    const QByteArray chain = server.certificatePem + authority.certificatePem;
    const QString cert = fileOf(u"chain.pem"_s, chain);
    const QString key = fileOf(u"server.key"_s, server.privateKeyPem);
    const auto identity = tlsIdentityFromFiles(cert, key, kNow);
    QVERIFY(identity);
    QCOMPARE(identity->certificateChainPem, chain);

    fileOf(u"chain.pem"_s, chain.first(chain.size() - 60)); // its second certificate is truncated
    const auto cut = tlsIdentityFromFiles(cert, key, kNow);
    QVERIFY(!cut);
    QVERIFY(cut.error().detail.contains(cert));
}

void TestTlsIdentity::refusesAKeyOfAnother()
{
    make({u"-newkey"_s, u"ed25519"_s});
    const QByteArray other = read(path(u"key.pem"_s));
    make({u"-newkey"_s, u"ed25519"_s});
    fileOf(u"key.pem"_s, other);
    const auto identity = load();
    QVERIFY(!identity);
    QCOMPARE(identity.error().code, ErrorCode::FieldInvalid);
    QVERIFY(identity.error().detail.contains(path(u"key.pem"_s)));
    QVERIFY(identity.error().detail.contains(u"does not belong to the certificate"_s));
}

void TestTlsIdentity::refusesAKeyWithAPassphrase()
{
    make({u"-newkey"_s, u"rsa:2048"_s}, {u"-passout"_s, u"pass:secret"_s});
    const auto identity = load(); // fails without asking for a passphrase on the terminal
    QVERIFY(!identity);
    QVERIFY(identity.error().detail.contains(path(u"key.pem"_s)));
    QVERIFY(identity.error().detail.contains(u"passphrase"_s));
}

void TestTlsIdentity::refusesAKeyThatOthersMayUse()
{
    make({u"-newkey"_s, u"ed25519"_s});
    const QString key = path(u"key.pem"_s);
    QVERIFY(QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    const auto identity = load();
    QVERIFY(!identity);
    QCOMPARE(
        identity.error().detail,
        key
            + u": other users can access this private key (mode 0604); it must have mode 0600, or"
              " 0640 if root owns it"_s);
    QVERIFY(QFile::setPermissions(path(u"cert.pem"_s), QFile::ReadOwner | QFile::ReadOther));
    QVERIFY(QFile::setPermissions(key, QFile::ReadOwner));
    QVERIFY(load());
}

void TestTlsIdentity::refusesAWeakKey()
{
    make({u"-newkey"_s, u"rsa:1024"_s});
    const auto identity = load();
    QVERIFY(!identity);
    QVERIFY(identity.error().detail.contains(path(u"cert.pem"_s)));
    QVERIFY(identity.error().detail.contains(u"too small"_s));
}

void TestTlsIdentity::refusesWhatIsNotValidNow_data()
{
    QTest::addColumn<qint64>("seconds"); ///< after the begin of validity, or after its end
    QTest::addColumn<QString>("why");
    QTest::newRow("first moment") << qint64(0) << QString();
    QTest::newRow("before it") << qint64(-1) << u"valid from 2026-03-01T10:20:30.000Z only"_s;
    QTest::newRow("last moment") << qint64(86'400) << QString();
    QTest::newRow("after it") << qint64(86'401) << u"expired at 2026-03-02T10:20:30.000Z"_s;
}

void TestTlsIdentity::refusesWhatIsNotValidNow()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, why);
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QByteArray der = crypto::selfSignedCertificate(key, u"own"_s, kNow, kNow + days(1));
    const QString cert = fileOf(u"own.pem"_s, crypto::pemOf(der));
    const auto identity = tlsIdentityFromFiles(cert, fileOf(u"own.key"_s, key.pkcs8Pem()),
                                               kNow + std::chrono::seconds(seconds));
    QCOMPARE(identity ? QString() : identity.error().detail,
             why.isEmpty() ? why : cert + u": "_s + why);
}

void TestTlsIdentity::refusesFilesWithNothingOfUse_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    for (const QString &name : {u"cert.pem"_s, u"key.pem"_s}) {
        const auto row = [&name](const char *what) -> QTestData & {
            return QTest::newRow(qPrintable(name + u' ' + QLatin1StringView(what)));
        };
        row("empty") << name << QByteArray();
        row("words") << name << QByteArray("words\n");
        row("begin only") << name << QByteArray("-----BEGIN CERTIFICATE-----\n");
        row("DER") << name << QByteArray("\x30\x82\x01\x02\x00", 5);
        row("too large") << name << QByteArray(1'048'577, '\n');
    }
}

void TestTlsIdentity::refusesFilesWithNothingOfUse()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    make({u"-newkey"_s, u"ed25519"_s});
    fileOf(name, bytes);
    const auto identity = load();
    QVERIFY(!identity);
    QCOMPARE(identity.error().code, ErrorCode::FieldInvalid);
    QVERIFY2(identity.error().detail.startsWith(path(name)), qPrintable(identity.error().detail));
}

void TestTlsIdentity::tellsWhichFileCannotBeRead()
{
    make({u"-newkey"_s, u"ed25519"_s});
    const QString absent = path(u"absent.pem"_s);
    for (const auto &[cert, key] :
         {std::pair(absent, path(u"key.pem"_s)), std::pair(path(u"cert.pem"_s), absent)}) {
        const auto identity = tlsIdentityFromFiles(cert, key, kNow);
        QVERIFY(!identity);
        QCOMPARE(identity.error().code, ErrorCode::Storage);
        QVERIFY(identity.error().detail.contains(absent));
    }
}

TILLDESK_TEST(TestTlsIdentity, QCoreApplication)
#include "tst_tls_identity.moc"
