#include "core/http/message.h"
#include "core/http/percent.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk::http;

class TestHttpMessage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAHeaderInAnyCase();
    void givesTheFirstOfEqualHeaders();
    void findsNoHeaderThatOnlyBeginsAlike();
    void readsQueryParameters_data();
    void readsQueryParameters();
    void tellsAnEmptyParameterFromNone();
    void refusesMalformedEscapes_data();
    void refusesMalformedEscapes();
};

void TestHttpMessage::findsAHeaderInAnyCase()
{
    Request request;
    request.headers = {{"X-Request-ID", "7"}};
    QVERIFY(request.header("x-request-id") == "7");
    QVERIFY(request.header("X-REQUEST-ID") == "7");
}

void TestHttpMessage::givesTheFirstOfEqualHeaders()
{
    Request request;
    request.headers = {{"Signature", "a"}, {"Other", "x"}, {"SIGNATURE", "b"}};
    QVERIFY(request.header("signature") == "a");
    QCOMPARE(request.headerCount("signature"), 2);
}

void TestHttpMessage::findsNoHeaderThatOnlyBeginsAlike()
{
    Request request;
    request.headers = {{"Authorization", "Bearer x"}};
    QVERIFY(!request.header("Authorizatio"));
    QVERIFY(!request.header("Authorization2"));
    QCOMPARE(request.headerCount("Auth"), 0);
}

void TestHttpMessage::readsQueryParameters_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("value");

    QTest::newRow("alone") << QByteArray("page=3") << QByteArray("3");
    QTest::newRow("among others") << QByteArray("a=1&page=3&b=2") << QByteArray("3");
    QTest::newRow("the last counts") << QByteArray("page=1&page=2") << QByteArray("2");
    QTest::newRow("escape") << QByteArray("page=%41%2fb") << QByteArray("A/b");
    QTest::newRow("plus") << QByteArray("page=a+b%2B") << QByteArray("a b+");
    QTest::newRow("escaped name") << QByteArray("p%61ge=1") << QByteArray("1");
    QTest::newRow("escaped &") << QByteArray("page=a%26b") << QByteArray("a&b");
    QTest::newRow("two =") << QByteArray("page=a=b") << QByteArray("a=b");
    QTest::newRow("no such digit") << QByteArray("page=%zz") << QByteArray("%zz");
    QTest::newRow("cut escape") << QByteArray("page=1%4") << QByteArray("1%4");
    QTest::newRow("percent") << QByteArray("page=100%") << QByteArray("100%");
}

void TestHttpMessage::readsQueryParameters()
{
    QFETCH(QByteArray, query);
    QFETCH(QByteArray, value);
    Request request;
    request.query = query.toStdString();
    QCOMPARE(QByteArray::fromStdString(request.queryValue("page").value_or("(absent)")), value);
}

void TestHttpMessage::tellsAnEmptyParameterFromNone()
{
    Request request;
    request.query = "&&date=&size";
    QVERIFY(request.queryValue("date") == "");
    QVERIFY(request.queryValue("size") == "");
    QVERIFY(!request.queryValue("page"));
    QVERIFY(!request.queryValue(""));
}

void TestHttpMessage::refusesMalformedEscapes_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"%", "%4", "%g0", "%0g", "%-1", "%+1", "% 1", "a%"})
        QTest::newRow(text) << QByteArray(text);
}

void TestHttpMessage::refusesMalformedEscapes()
{
    QFETCH(QByteArray, text);
    QVERIFY(!percentDecoded(text.toStdString()));
}

TILLDESK_TEST(TestHttpMessage, QCoreApplication)
#include "tst_http_message.moc"
