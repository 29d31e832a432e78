#include "core/crypto/authority.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"

#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

namespace {

const Timestamp kNow = parseIsoTime(u"2026-03-01T10:20:30Z").value();
constexpr std::chrono::days kYear(365);

QByteArray described(const IssuedCertificate &issued)
{
    return test::runTool(u"openssl"_s, {u"x509"_s, u"-noout"_s, u"-text"_s}, issued.certificatePem)
        .output;
}

CertificateDetails detailsOf(const IssuedCertificate &issued)
{
    return certificateDetails(derOf(issued.certificatePem).value()).value();
}

} // namespace

class TestAuthority : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mayIssueForServersOnly();
    void issuesWhatOthersAccept_data();
    void issuesWhatOthersAccept();
    void issuesForServersOnly();
    void givesEachCertificateItsOwnKey();
    void endsWhereTelephonesWantIt();
    void endsWithTheAuthority();
    void keepsWhatItHasIssuedWhenMadeAnew();
    void refusesBadNames_data();
    void refusesBadNames();
    void refusesToIssueForNobody();
    void refusesWhatIsNoAuthority();
    void knowsTheNamesOfACertificate();
    void knowsItsOwnCertificates();
    void takesNoIssuerThatDoesNotSayItIsOne();

private:
    /// Writes a file that exists for the duration of the test.
    QString fileOf(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no temporary file");
        return file.fileName();
    }
    test::ToolAnswer verified(const QByteArray &authorityPem, const QByteArray &pem,
                              const QStringList &more)
    {
        return test::runTool(u"openssl"_s,
                             QStringList{u"verify"_s, u"-x509_strict"_s, u"-purpose"_s,
                                         u"sslserver"_s, u"-attime"_s,
                                         QString::number(toMillis(kNow) / 1000), u"-CAfile"_s,
                                         fileOf(u"ca.pem"_s, authorityPem)}
                                 + more + QStringList{fileOf(u"server.pem"_s, pem)});
    }

    QTemporaryDir m_folder;
    IssuedCertificate m_authority =
        makeAuthority(u"Test authority"_s, kNow - 24h, kNow + 10 * kYear);
    IssuedCertificate m_server =
        issueServerCertificate(m_authority, {u"till.example"_s, u"localhost"_s},
                               {u"192.168.1.20"_s, u"fe80::1"_s}, kNow - 24h, kNow + kYear)
            .value();
};

void TestAuthority::mayIssueForServersOnly()
{
    const QByteArray text = described(m_authority);
    for (const char *part :
         {"CA:TRUE, pathlen:0", "X509v3 Basic Constraints: critical",
          "X509v3 Key Usage: critical\n                Certificate Sign, CRL Sign\n",
          "X509v3 Subject Key Identifier", "ASN1 OID: prime256v1", "Subject: CN = Test authority",
          "Not Before: Feb 28 10:20:30 2026 GMT", "Not After : Feb 27 10:20:30 2036 GMT"})
        QVERIFY2(text.contains(part), part);
    QVERIFY(detailsOf(m_authority).isAuthority);
}

void TestAuthority::issuesWhatOthersAccept_data()
{
    QTest::addColumn<QStringList>("asked");
    QTest::addColumn<bool>("isAccepted");
    const QString host = u"-verify_hostname"_s;
    const QString address = u"-verify_ip"_s;
    QTest::newRow("name") << QStringList{host, u"till.example"_s} << true;
    QTest::newRow("second name") << QStringList{host, u"localhost"_s} << true;
    QTest::newRow("in capitals") << QStringList{host, u"TILL.example"_s} << true;
    QTest::newRow("other name") << QStringList{host, u"shop.example"_s} << false;
    QTest::newRow("name below") << QStringList{host, u"a.till.example"_s} << false;
    QTest::newRow("address") << QStringList{address, u"192.168.1.20"_s} << true;
    QTest::newRow("IPv6") << QStringList{address, u"fe80:0::1"_s} << true;
    QTest::newRow("other address") << QStringList{address, u"192.168.1.21"_s} << false;
}

void TestAuthority::issuesWhatOthersAccept()
{
    QFETCH(QStringList, asked);
    QFETCH(bool, isAccepted);
    const auto answer = verified(m_authority.certificatePem, m_server.certificatePem, asked);
    QVERIFY2((answer.exitCode == 0) == isAccepted, answer.output.constData());
}

void TestAuthority::issuesForServersOnly()
{
    const QByteArray text = described(m_server);
    for (const char *part :
         {"CA:FALSE", "X509v3 Key Usage: critical\n                Digital Signature\n",
          "X509v3 Extended Key Usage: \n                TLS Web Server Authentication\n",
          "X509v3 Authority Key Identifier", "ASN1 OID: prime256v1", "Issuer: CN = Test authority",
          "DNS:till.example, DNS:localhost, IP Address:192.168.1.20, IP Address:FE80:"})
        QVERIFY2(text.contains(part), part);
    QVERIFY(!detailsOf(m_server).isAuthority);
}

void TestAuthority::givesEachCertificateItsOwnKey()
{
    const auto again =
        issueServerCertificate(m_authority, {u"localhost"_s}, {}, kNow, kNow + kYear).value();
    const auto keyOf = [](const IssuedCertificate &issued) {
        return PrivateKey::fromPem(issued.privateKeyPem).value().publicKey();
    };
    QVERIFY(keyOf(m_server) == publicKeyOf(derOf(m_server.certificatePem).value()).value());
    QVERIFY(keyOf(again) != keyOf(m_server));
    QVERIFY(keyOf(again) != keyOf(m_authority));
}

void TestAuthority::endsWhereTelephonesWantIt()
{
    const auto issued =
        issueServerCertificate(m_authority, {u"localhost"_s}, {}, kNow, kNow + 2 * kYear).value();
    QVERIFY(detailsOf(issued).notAfter == kNow + kMaxServerValidity);
    QVERIFY(kMaxServerValidity < std::chrono::days(398));
    QVERIFY(detailsOf(m_server).notAfter == kNow + kYear);
}

void TestAuthority::endsWithTheAuthority()
{
    const auto old = makeAuthority(u"Old"_s, kNow - kYear, kNow + 48h);
    const auto issued =
        issueServerCertificate(old, {u"localhost"_s}, {}, kNow, kNow + kYear).value();
    QVERIFY(detailsOf(issued).notAfter == kNow + 48h);
}

void TestAuthority::keepsWhatItHasIssuedWhenMadeAnew()
{
    const auto key = PrivateKey::fromPem(m_authority.privateKeyPem).value();
    const auto renewed =
        makeAuthority(u"Test authority"_s, kNow, kNow + 20 * kYear, key, {}).value();
    QVERIFY(renewed.certificatePem != m_authority.certificatePem);
    QCOMPARE(renewed.privateKeyPem, m_authority.privateKeyPem);
    const auto answer = verified(renewed.certificatePem, m_server.certificatePem, {});
    QVERIFY2(answer.exitCode == 0, answer.output.constData());
}

void TestAuthority::refusesBadNames_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("addresses");
    const auto name = [](const char *row, const QString &text) {
        QTest::newRow(row) << QStringList{u"good.example"_s, text} << QStringList();
    };
    name("empty", {});
    name("blank", u"a b"_s);
    name("list", u"a,DNS:b"_s);
    name("line end", u"a\n"_s);
    name("not ASCII", u"café.example"_s);
    name("star", u"*.example"_s);
    name("dot at the end", u"a."_s);
    name("two dots", u"a..b"_s);
    name("hyphen first", u"-a"_s);
    name("hyphen last", u"a-.b"_s);
    name("long label", QString(64, u'a'));
    name("long name", QString(u"a."_s).repeated(126) + u"aa"_s);
    const auto address = [](const char *row, const QString &text) {
        QTest::newRow(row) << QStringList() << QStringList{u"127.0.0.1"_s, text};
    };
    address("empty address", {});
    address("name for an address", u"localhost"_s);
    address("large number", u"1.2.3.256"_s);
    address("five parts", u"1.2.3.4.5"_s);
    address("zone", u"fe80::1%eth0"_s);
    address("with a port", u"1.2.3.4:80"_s);
}

void TestAuthority::refusesBadNames()
{
    QFETCH(QStringList, names);
    QFETCH(QStringList, addresses);
    const auto issued = issueServerCertificate(m_authority, names, addresses, kNow, kNow + kYear);
    QVERIFY(!issued);
    QCOMPARE(issued.error().code, ErrorCode::FieldInvalid);
    QVERIFY(issued.error().detail.contains((names + addresses).last()));
}

void TestAuthority::refusesToIssueForNobody()
{
    QVERIFY(!issueServerCertificate(m_authority, {}, {}, kNow, kNow + kYear));
}

void TestAuthority::refusesWhatIsNoAuthority()
{
    const auto issue = [](const IssuedCertificate &authority) {
        return issueServerCertificate(authority, {u"localhost"_s}, {}, kNow, kNow + kYear);
    };
    const auto other = makeAuthority(u"Other"_s, kNow, kNow + kYear);
    QVERIFY(issue(other));
    QVERIFY(!issue(m_server));
    QVERIFY(!issue({m_authority.certificatePem, other.privateKeyPem}));
    QVERIFY(!issue({m_authority.certificatePem, "words"}));
    QVERIFY(!issue({"words", m_authority.privateKeyPem}));
}

void TestAuthority::knowsTheNamesOfACertificate()
{
    const QByteArray der = derOf(m_server.certificatePem).value();
    QVERIFY(certificateNames(der, {}, {}));
    QVERIFY(certificateNames(der, {u"localhost"_s, u"Till.Example"_s},
                             {u"fe80:0:0::1"_s, u"192.168.1.20"_s}));
    QVERIFY(!certificateNames(der, {u"localhost"_s, u"shop.example"_s}, {}));
    QVERIFY(!certificateNames(der, {}, {u"192.168.1.20"_s, u"192.168.1.21"_s}));
    QVERIFY(!certificateNames(der, {u"192.168.1.20"_s}, {}));
    QVERIFY(!certificateNames(der, {}, {u"localhost"_s}));
}

void TestAuthority::knowsItsOwnCertificates()
{
    const QByteArray server = derOf(m_server.certificatePem).value();
    const QByteArray authority = derOf(m_authority.certificatePem).value();
    const auto namesake = makeAuthority(u"Test authority"_s, kNow, kNow + kYear);
    QVERIFY(isIssuedBy(server, authority));
    QVERIFY(!isIssuedBy(server, derOf(namesake.certificatePem).value()));
    QVERIFY(!isIssuedBy(authority, server));

    QByteArray forged = server;
    forged.back() = char(forged.back() ^ 1); // in the signature
    QVERIFY(certificateDetails(forged));
    QVERIFY(!isIssuedBy(forged, authority));
}

void TestAuthority::takesNoIssuerThatDoesNotSayItIsOne()
{
    const auto made = test::runTool(u"openssl"_s,
                                    {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ed25519"_s, u"-nodes"_s,
                                     u"-keyout"_s, u"/dev/null"_s, u"-subj"_s, u"/CN=own"_s,
                                     u"-addext"_s, u"basicConstraints=CA:FALSE"_s});
    const auto der = derOf(made.output);
    QVERIFY2(der, made.output.constData());
    QVERIFY(!isIssuedBy(*der, *der));
}

TILLDESK_TEST(TestAuthority, QCoreApplication)
#include "tst_authority.moc"
