#include "core/crypto/certificate.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"

#include <QCryptographicHash>
#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

namespace {

const Timestamp kBegin = parseIsoTime(u"2026-03-01T10:20:30.999Z").value();
const Timestamp kEnd = parseIsoTime(u"2056-02-28T23:59:59Z").value();

/// Returns the output of `openssl x509 -text`.
QByteArray described(const QByteArray &der)
{
    return test::runTool(u"openssl"_s,
                         {u"x509"_s, u"-inform"_s, u"DER"_s, u"-noout"_s, u"-text"_s, u"-nameopt"_s,
                          u"utf8,sep_comma_plus"_s},
                         der)
        .output;
}

} // namespace

class TestCertificate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheKeyIsFor();
    void isSignedByItsOwnKey_data();
    void isSignedByItsOwnKey();
    void neverRepeatsASerialNumber();
    void cutsALongName();
    void keepsOtherAlphabets();
    void hasTheThumbprintOfItsBytes();
    void comesBackFromPem();
    void findsTheFirstCertificateOfAFile();
    void refusesWhatIsNoCertificate_data();
    void refusesWhatIsNoCertificate();
    void tellsItsDetails();

private:
    PrivateKey m_key = PrivateKey::generate(Algorithm::Es256);
    QByteArray m_der = selfSignedCertificate(m_key, u"Tilldesk"_s, kBegin, kEnd);
};

void TestCertificate::saysWhatTheKeyIsFor()
{
    const QByteArray text = described(m_der);
    for (const char *part :
         {"Version: 3 (0x2)", "Issuer: CN=Tilldesk\n", "Subject: CN=Tilldesk\n",
          "Not Before: Mar  1 10:20:30 2026 GMT", "Not After : Feb 28 23:59:59 2056 GMT",
          "ASN1 OID: prime256v1", "Signature Algorithm: ecdsa-with-SHA256",
          "X509v3 Basic Constraints: critical\n                CA:FALSE",
          "X509v3 Key Usage: critical\n                Digital Signature\n",
          "X509v3 Subject Key Identifier"})
        QVERIFY2(text.contains(part), part);
}

void TestCertificate::isSignedByItsOwnKey_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("P-256") << int(Algorithm::Es256);
    QTest::newRow("RSA") << int(Algorithm::Rs256);
}

void TestCertificate::isSignedByItsOwnKey()
{
    QFETCH(int, algorithm);
    const PrivateKey key = PrivateKey::generate(Algorithm(algorithm));
    const QByteArray der = selfSignedCertificate(key, u"Tilldesk"_s, kBegin, kEnd);
    QVERIFY(publicKeyOf(der).value() == key.publicKey());

    QTemporaryDir folder;
    QFile file(folder.filePath(u"own.pem"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(pemOf(der));
    file.close();
    const auto verified =
        test::runTool(u"openssl"_s,
                      {u"verify"_s, u"-check_ss_sig"_s, u"-attime"_s, u"1800000000"_s, u"-CAfile"_s,
                       file.fileName(), file.fileName()});
    QVERIFY2(verified.exitCode == 0, verified.output.constData());
}

void TestCertificate::neverRepeatsASerialNumber()
{
    QSet<QByteArray> serials;
    for (int i = 0; i < 50; ++i) {
        const QByteArray text =
            described(selfSignedCertificate(m_key, u"Tilldesk"_s, kBegin, kEnd));
        const qsizetype at = text.indexOf("Serial Number:");
        QVERIFY(at > 0);
        const QByteArray serial = text.mid(at, 80);
        QVERIFY(!serial.contains("Negative"));
        serials.insert(serial);
    }
    QCOMPARE(serials.size(), 50);
}

void TestCertificate::cutsALongName()
{
    const QByteArray der = selfSignedCertificate(m_key, QString(65, u'x'), kBegin, kEnd);
    QCOMPARE(certificateDetails(der)->commonName, QString(64, u'x'));
}

void TestCertificate::keepsOtherAlphabets()
{
    const QString name = u"Crèmerie Ελένη"_s;
    const QByteArray der = selfSignedCertificate(m_key, name, kBegin, kEnd);
    QCOMPARE(certificateDetails(der)->commonName, name);
    QVERIFY(described(der).contains(name.toUtf8()));
}

void TestCertificate::hasTheThumbprintOfItsBytes()
{
    const QByteArray expected =
        QCryptographicHash::hash(m_der, QCryptographicHash::Sha256)
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    QCOMPARE(certificateThumbprint(m_der), expected);
    QCOMPARE(expected.size(), 43);
}

void TestCertificate::comesBackFromPem()
{
    const QByteArray pem = pemOf(m_der);
    for (const QByteArray &line : pem.split('\n'))
        QVERIFY(line.size() <= 64);
    QCOMPARE(derOf(pem).value(), m_der);
    const auto asOthersWriteIt =
        test::runTool(u"openssl"_s, {u"x509"_s, u"-inform"_s, u"DER"_s}, m_der);
    QCOMPARE(pem, asOthersWriteIt.output);
}

void TestCertificate::findsTheFirstCertificateOfAFile()
{
    const QByteArray other = selfSignedCertificate(m_key, u"other"_s, kBegin, kEnd);
    const QByteArray file = m_key.pkcs8Pem() + "words between\n" + pemOf(m_der) + pemOf(other);
    QCOMPARE(derOf(file).value(), m_der);
}

void TestCertificate::refusesWhatIsNoCertificate_data()
{
    QTest::addColumn<QByteArray>("pem");
    const QByteArray whole = pemOf(m_der);
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("words\n");
    QTest::newRow("a key") << m_key.pkcs8Pem();
    QTest::newRow("half") << whole.first(whole.size() / 2);
    QTest::newRow("half of the bytes") << pemOf(m_der.first(m_der.size() / 2));
    QTest::newRow("too many bytes") << pemOf(QByteArray(m_der + "x"));
    QTest::newRow("no bytes") << pemOf({});
}

void TestCertificate::refusesWhatIsNoCertificate()
{
    QFETCH(QByteArray, pem);
    const auto der = derOf(pem);
    QVERIFY(!der);
    QCOMPARE(der.error().code, ErrorCode::FieldInvalid);
    QVERIFY(!publicKeyOf(pem));
    QVERIFY(!certificateDetails(pem));
    QVERIFY(!certificateNames(pem, {}, {}));
    QVERIFY(!isIssuedBy(pem, m_der));
    QVERIFY(!isIssuedBy(m_der, pem));
}

void TestCertificate::tellsItsDetails()
{
    const auto details = certificateDetails(m_der);
    QVERIFY(details);
    QCOMPARE(details->commonName, u"Tilldesk"_s);
    QVERIFY(details->notBefore == std::chrono::floor<std::chrono::seconds>(kBegin));
    QVERIFY(details->notAfter == kEnd);
    QVERIFY(!details->isAuthority);
    QVERIFY(!isIssuedBy(m_der, m_der)); // signed with its own key, but not a certificate authority
}

TILLDESK_TEST(TestCertificate, QCoreApplication)
#include "tst_certificate.moc"
