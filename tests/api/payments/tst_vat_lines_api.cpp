#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// `vatLines`, an extension of the bodies that create payments.
class TestVatLinesApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesTheRatesOfAPayment_data();
    void storesTheRatesOfAPayment();
    void storesNoneWithoutTheMember();
    void refusesLinesThatDoNotFit_data();
    void refusesLinesThatDoNotFit();

private:
    /// Returns the rates of the only payment.
    [[nodiscard]] QString stored()
    {
        QString shares;
        std::ignore = m_service.onCore([&]() -> Result<int> {
            auto row = m_service.assembly->services().database().prepare(
                u"SELECT shares FROM payment_vat ORDER BY payment DESC LIMIT 1"_s);
            if (row.next())
                shares = row.read<QString>();
            return 0;
        });
        return shares;
    }
    ServiceFixture m_service;
};

void TestVatLinesApi::storesTheRatesOfAPayment_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("dynamic") << QByteArray("/v3/payments") << QByteArray();
    QTest::newRow("static QR") << QByteArray("/v3/payments/pos")
                               << QByteArray(R"("posId":"BAR1",)");
}

void TestVatLinesApi::storesTheRatesOfAPayment()
{
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, more);
    const QByteArray body = "{" + more
        + R"("amount":1700,"vatLines":[{"rate":600,"amount":500},{"rate":2.1e3,"amount":1200}]})";
    const auto answer = m_service.ask("POST", path.toStdString(), body.toStdString());
    QVERIFY2(answer.status == 201, qPrintable(errorOf(answer)));
    QVERIFY(answer.body.find("vatLines") == std::string::npos);
    QCOMPARE(stored(), u"600:500 2100:1200"_s);
}

/// Of other callers nothing is asked: neither the member nor a value in it.
void TestVatLinesApi::storesNoneWithoutTheMember()
{
    const qint64 before = m_service.number(u"SELECT count(*) FROM payment_vat"_s);
    for (const char *body :
         {R"({"amount":1250})", R"({"amount":1250,"vatLines":null})",
          R"({"amount":1250,"vatLines":[]})", R"({"amount":1250,"vat":21,"reference":"vatLines"})",
          R"({"amount":1250,"other":{"vatLines":7}})"})
        QVERIFY2(m_service.ask("POST", "/v3/payments", body).status == 201, body);
    QCOMPARE(m_service.number(u"SELECT count(*) FROM payment_vat"_s), before);
}

void TestVatLinesApi::refusesLinesThatDoNotFit_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QByteArray &lines, const QString &field) {
        QTest::newRow(name) << lines << field;
    };
    row("too little", R"([{"rate":600,"amount":1699}])", u"vatLines"_s);
    row("too much", R"([{"rate":600,"amount":1000},{"rate":0,"amount":701}])", u"vatLines"_s);
    row("a rate twice", R"([{"rate":600,"amount":1000},{"rate":600,"amount":700}])",
        u"vatLines[1].rate"_s);
    row("no rate", R"([{"amount":1700}])", u"vatLines[0].rate"_s);
    row("a large rate", R"([{"rate":10000,"amount":1700}])", u"vatLines[0].rate"_s);
    row("a negative rate", R"([{"rate":-1,"amount":1700}])", u"vatLines[0].rate"_s);
    row("no amount", R"([{"rate":600}])", u"vatLines[0].amount"_s);
    row("nine lines",
        R"([{"rate":1,"amount":100},{"rate":2,"amount":100},{"rate":3,"amount":100},)"
        R"({"rate":4,"amount":100},{"rate":5,"amount":100},{"rate":6,"amount":100},)"
        R"({"rate":7,"amount":100},{"rate":8,"amount":100},{"rate":9,"amount":900}])",
        u"vatLines"_s);
    row("no list", R"({"rate":600,"amount":1700})", u"vatLines"_s);
}

void TestVatLinesApi::refusesLinesThatDoNotFit()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, field);
    const qint64 before = m_service.number(u"SELECT count(*) FROM payment"_s);
    const QByteArray body = R"({"amount":1700,"vatLines":)" + lines + "}";
    const auto answer = m_service.ask("POST", "/v3/payments", body.toStdString());
    QVERIFY2(answer.status == 400 && errorOf(answer).contains(field), qPrintable(errorOf(answer)));
    const bool isMissing = lines == R"([{"amount":1700}])" || lines == R"([{"rate":600}])";
    QCOMPARE(answer.body.find("FIELD_IS_REQUIRED") != std::string::npos, isMissing);
    QCOMPARE(m_service.number(u"SELECT count(*) FROM payment"_s), before);
}

TILLDESK_TEST(TestVatLinesApi, QCoreApplication)
#include "tst_vat_lines_api.moc"
