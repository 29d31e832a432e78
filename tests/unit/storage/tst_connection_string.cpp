#include "core/storage/connection_string.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

/// What the setting `database` accepts, and the URI that the connections get.
class TestConnectionString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void isReadAsLibpqReadsIt_data();
    void isReadAsLibpqReadsIt();
    void isTheSameForKeywordsAndUri();
    void demandsTlsOfAnotherComputer_data();
    void demandsTlsOfAnotherComputer();
    void leavesTlsToTheEnvironment();
    void keepsTheAuthoritiesThatAreNamed();
    void isRefused_data();
    void isRefused();
    void isRefusedWithoutShowingAPassword();

private:
    static QString uriOf(const QString &text)
    {
        const auto uri = connectionUri(text);
        return uri ? *uri : u"refused: "_s + uri.error().detail;
    }
    QTemporaryDir m_home; ///< without a .postgresql/root.crt
};

void TestConnectionString::init()
{
    qputenv("HOME", m_home.path().toUtf8());
    cleanup();
}

void TestConnectionString::cleanup()
{
    for (const char *name : {"PGHOST", "PGSSLMODE", "PGSSLROOTCERT"})
        qunsetenv(name);
}

void TestConnectionString::isReadAsLibpqReadsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("uri");
    const QString attributes = u"target_session_attrs=read-write"_s;
    QTest::newRow("keywords") << u"host=/run/pg dbname=shop user=till"_s
                              << u"postgresql:///shop?host=/run/pg&"_s + attributes
            + u"&user=till"_s;
    QTest::newRow("quoted") << u"dbname='two words' host='' application_name='a&b=c%'"_s
                            << u"postgresql:///two%20words?application_name=a%26b%3Dc%25&"_s
            + attributes;
    QTest::newRow("several hosts") << u"host=/a,/b port=1,2 dbname=shop"_s
                                   << u"postgresql:///shop?host=/a,/b&port=1,2&"_s + attributes;
    QTest::newRow("other attributes") << u"dbname=shop target_session_attrs=any"_s
                                      << u"postgresql:///shop?target_session_attrs=any"_s;
}

void TestConnectionString::isReadAsLibpqReadsIt()
{
    QFETCH(const QString, text);
    QFETCH(const QString, uri);
    QCOMPARE(uriOf(text), uri);
    QCOMPARE(uriOf(uri), uri); // a result is a connection string too
}

void TestConnectionString::isTheSameForKeywordsAndUri()
{
    QCOMPARE(uriOf(u"postgres://till@localhost:5433/shop"_s),
             uriOf(u"user=till dbname=shop port=5433 host=localhost"_s));
}

void TestConnectionString::demandsTlsOfAnotherComputer_data()
{
    QTest::addColumn<QString>("hosts");
    QTest::addColumn<bool>("isAnother");
    QTest::newRow("socket") << u"host=/run/postgresql"_s << false;
    QTest::newRow("none") << u""_s << false;
    QTest::newRow("localhost") << u"host=localhost"_s << false;
    QTest::newRow("loopback") << u"host=127.0.0.1"_s << false;
    QTest::newRow("loopback 6") << u"host=::1"_s << false;
    QTest::newRow("address of loopback") << u"hostaddr=127.0.0.1"_s << false;
    QTest::newRow("name like loopback") << u"host=127.0.0.1.example.com"_s << true;
    QTest::newRow("name") << u"host=db.example.com"_s << true;
    QTest::newRow("address") << u"hostaddr=192.0.2.1"_s << true;
    QTest::newRow("tunnel") << u"host=db.example.com hostaddr=127.0.0.1"_s << true;
    QTest::newRow("one of two") << u"host=localhost,db.example.com"_s << true;
}

void TestConnectionString::demandsTlsOfAnotherComputer()
{
    QFETCH(const QString, hosts);
    QFETCH(const bool, isAnother);
    const QString uri = uriOf(u"dbname=shop "_s + hosts);
    QVERIFY2(uri.startsWith("postgresql:"_L1), qPrintable(uri));
    QCOMPARE(uri.contains("sslmode=verify-full"_L1), isAnother);
    QCOMPARE(uri.contains("sslrootcert=/etc/ssl/certs/ca-certificates.crt"_L1), isAnother);
}

void TestConnectionString::leavesTlsToTheEnvironment()
{
    qputenv("PGHOST", "db.example.com");
    QVERIFY(uriOf(u"dbname=shop"_s).contains("sslmode=verify-full"_L1));
    qputenv("PGSSLMODE", "require");
    QVERIFY(!uriOf(u"dbname=shop"_s).contains("sslmode"_L1));
    QVERIFY(!uriOf(u"dbname=shop"_s).contains("sslrootcert"_L1));
}

void TestConnectionString::keepsTheAuthoritiesThatAreNamed()
{
    const QString text = u"dbname=shop host=db.example.com"_s;
    QVERIFY(uriOf(text + u" sslrootcert=/ca.pem"_s).contains("sslrootcert=/ca.pem"_L1));
    QVERIFY(!uriOf(text + u" sslmode=disable"_s).contains("sslrootcert"_L1));
    qputenv("PGSSLROOTCERT", "/ca.pem");
    QVERIFY(!uriOf(text).contains("sslrootcert"_L1));
}

void TestConnectionString::isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no keywords") << u"shop"_s << u"missing \"=\""_s;
    QTest::newRow("unknown keyword") << u"dbname=shop colour=red"_s << u"colour"_s;
    QTest::newRow("no database") << u"host=db"_s << u"must name the database"_s;
    QTest::newRow("password") << u"dbname=shop password=secret"_s << u"must have no password"_s;
    QTest::newRow("password in a URI")
        << u"postgresql://till:secret@db/shop"_s << u"must have no password"_s;
    QTest::newRow("password of a key")
        << u"dbname=shop sslpassword=secret"_s << u"must have no sslpassword"_s;
    QTest::newRow("service file") << u"service=shop dbname=shop"_s << u"service files"_s;
    QTest::newRow("encoding") << u"dbname=shop client_encoding=LATIN1"_s << u"client_encoding"_s;
    QTest::newRow("semicolon") << u"dbname='a;b'"_s << u"semicolon"_s;
    QTest::newRow("line") << u"dbname='a\nb'"_s << u"control character"_s;
}

void TestConnectionString::isRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    const auto refused = connectionUri(text);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QVERIFY2(refused.error().detail.contains(reason), qPrintable(refused.error().detail));
}

/// libpq's own messages quote the words that they are about.
void TestConnectionString::isRefusedWithoutShowingAPassword()
{
    for (const QString &text :
         {u"dbname=shop password=one secret"_s, u"postgresql://till:secret@db:port/shop"_s,
          u"postgresql://till:x@secret@[db/shop"_s, u"dbname=shop password=secret"_s}) {
        const auto refused = connectionUri(text);
        QVERIFY(!refused);
        QVERIFY2(!refused.error().detail.contains("secret"_L1), qPrintable(refused.error().detail));
    }
}

TILLDESK_TEST(TestConnectionString, QCoreApplication)
#include "tst_connection_string.moc"
