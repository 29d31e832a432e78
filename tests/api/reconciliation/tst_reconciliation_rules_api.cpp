#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// Which reconciliation requests are refused, with which message and for whom.

/// @source service.md#reconciliation
class TestReconciliationRulesApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void checksTheParameters_data();
    void checksTheParameters();
    void checksTheCredentials_data();
    void checksTheCredentials();
    void checksCredentialsFirst();
    void knowsOnlyGet();
    void hasNoBodyWhenItStops();

private:
    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<SignedCaller> m_caller;
};

void TestReconciliationRulesApi::initTestCase()
{
    m_service = std::make_unique<ServiceFixture>();
    m_caller = std::make_unique<SignedCaller>(*m_service);
    m_service->append(PaymentStatus::Succeeded);
    m_caller->payOut();
}

void TestReconciliationRulesApi::cleanupTestCase()
{
    m_caller.reset();
    m_service.reset();
}

void TestReconciliationRulesApi::checksTheParameters_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("message"); ///< Empty: 200 is expected.
    const auto row = [](const QString &target, const QString &message = {}) {
        QTest::newRow(qPrintable(target)) << target << message;
    };
    const QString size = u"Parameter 'size' is invalid: must be an integer from 1 to 10000"_s;
    const QString page =
        u"Parameter 'page' is invalid: must be an integer from 0 to 900000000000000"_s;
    for (const QString &list : {u"payouts"_s, u"payments"_s, u"refunds"_s}) {
        row(list + u"?size=1"_s);
        row(list + u"?size=10000"_s);
        row(list + u"?page=0&more=%zz&&=&"_s);
        row(list + u"?si%7Ae=1&page=0"_s);
        row(list + u"?size=0&size=5"_s); // the last value of a repeated parameter counts
        row(list + u"?size=5&size=0"_s, size);
        row(list + u"?size=0"_s, size);
        row(list + u"?size=10001"_s, size);
        row(list + u"?size=-1"_s, size);
        row(list + u"?size="_s, size);
        row(list + u"?size=%2B1"_s, size);
        row(list + u"?size=1.0"_s, size);
        row(list + u"?size=99999999999999999999"_s, size);
        row(list + u"?page=-1"_s, page);
        row(list + u"?page=x"_s, page);
        row(list + u"?page=900000000000001"_s, page);
    }
    const auto badDate = [&row](const QString &name, const QString &query) {
        row(query, u"Parameter '%1' is invalid: must be a date as yyyy-MM-dd"_s.arg(name));
    };
    row(u"payouts?date=2028-02-29"_s);
    row(u"payouts?date=2026%2D11-20"_s);
    row(u"payouts?date=0001-01-01"_s);
    row(u"payouts?date=9999-12-31"_s);
    for (const char *date : {"2027-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-11-00",
                             "2026-11-31", "0000-01-01", "20261120", "2026-11-2", "26-11-20",
                             "2026-11-20T00:00:00Z", "2026/11/20", "", "today", "+2026-11-20"})
        badDate(u"date"_s, u"payouts?date="_s + QLatin1String(date));
    for (const QString &list : {u"payments"_s, u"refunds"_s}) {
        const auto dates = [&list](const char *first, const char *last) {
            return u"%1?start-date=%2&end-date=%3"_s.arg(list, QLatin1String(first),
                                                         QLatin1String(last));
        };
        row(list + u"?date=nonsense"_s); // `date` is no parameter of this list
        row(list + u"?payout-id="_s);
        for (const QString &id : QStringList{u"x"_s, QString(23, u'0'), QString(25, u'0'),
                                             u"g"_s.repeated(24), QString(24, u'A'), u"%00"_s})
            row(list + u"?payout-id="_s + id,
                u"Parameter 'payout-id' is invalid: must have 24 characters, 0-9 and a-f"_s);
        row(dates("2026-11-20", "2026-11-20"));
        row(dates("2026-10-21", "2026-11-20"));
        row(dates("2028-01-30", "2028-02-29"));
        row(dates("2026-10-20", "2026-11-20"),
            u"Parameter 'end-date' is invalid: must be at most 30 days after 'start-date'"_s);
        row(dates("2027-01-29", "2027-03-01"),
            u"Parameter 'end-date' is invalid: must be at most 30 days after 'start-date'"_s);
        row(dates("0001-01-01", "9999-12-31"),
            u"Parameter 'end-date' is invalid: must be at most 30 days after 'start-date'"_s);
        row(dates("2026-11-20", "2026-11-19"),
            u"Parameter 'end-date' is invalid: must not be before 'start-date'"_s);
        row(list + u"?start-date=2026-11-20"_s,
            u"Parameter 'end-date' is invalid: must be given with 'start-date'"_s);
        row(list + u"?end-date=2026-11-20"_s,
            u"Parameter 'start-date' is invalid: must be given with 'end-date'"_s);
        badDate(u"start-date"_s, dates("2027-02-29", "2027-03-01"));
        badDate(u"end-date"_s, dates("2027-02-01", "2027-02-29"));
    }
}

void TestReconciliationRulesApi::checksTheParameters()
{
    QFETCH(QString, target);
    QFETCH(QString, message);
    for (const QString &root : {u"/reconciliation/"_s, u"/v3/reconciliation/"_s}) {
        const HttpAnswer answer = m_caller->reconcile(root + target);
        if (message.isEmpty())
            QCOMPARE(answer.status, 200);
        else
            QCOMPARE(errorOf(answer), QString(u"400 BAD_REQUEST "_s + message));
    }
}

void TestReconciliationRulesApi::checksTheCredentials_data()
{
    QTest::addColumn<bool>("isSigned");
    QTest::addColumn<QString>("issuer"); ///< Empty: the merchant.
    QTest::addColumn<QString>("key");    ///< Name of a key of the fixture; empty: no key.
    QTest::addColumn<int>("status");
    QTest::newRow("a signature") << true << u""_s << u""_s << 200;
    QTest::newRow("nothing") << false << u""_s << u""_s << 401;
    QTest::newRow("an API key") << false << u""_s << u"shop"_s << 401;
    QTest::newRow("both") << true << u""_s << u"shop"_s << 200;
    QTest::newRow("another profile's key") << true << u""_s << u"counter"_s << 401;
    QTest::newRow("a revoked key") << true << u""_s << u"revoked"_s << 401;
    QTest::newRow("the service's name") << true << u"Tilldesk"_s << u""_s << 401;
    QTest::newRow("another merchant") << true << QString(24, u'0') << u""_s << 401;
}

void TestReconciliationRulesApi::checksTheCredentials()
{
    QFETCH(bool, isSigned);
    QFETCH(QString, issuer);
    QFETCH(QString, key);
    QFETCH(int, status);
    const QMap<QString, QString> keys{{u"shop"_s, m_service->shopKey},
                                      {u"counter"_s, m_service->counterKey},
                                      {u"revoked"_s, m_service->revokedKey}};
    const QString target = u"/reconciliation/payouts"_s;
    HttpHeaders headers;
    if (!key.isEmpty())
        headers = ServiceFixture::authorization(keys[key]);
    SignedRequest made = m_caller->reconciling(target);
    if (!issuer.isEmpty())
        made.with(claim("iss"), issuer);
    const HttpAnswer answer = isSigned
        ? m_caller->send("GET", target, made, headers)
        : HttpClient(m_service->port()).get(target.toStdString(), headers);
    QCOMPARE(answer.status, status);
    if (status == 401)
        QCOMPARE(errorOf(answer).section(u' ', 0, 1), u"401 UNAUTHORIZED"_s);
}

void TestReconciliationRulesApi::checksCredentialsFirst()
{
    HttpClient client(m_service->port());
    QCOMPARE(client.get("/reconciliation/payments?size=0&payout-id=x").status, 401);
    QCOMPARE(errorOf(m_caller->reconcile(u"/reconciliation/payments?payout-id=x&size=0"_s))
                 .section(u' ', 0, 1),
             u"400 BAD_REQUEST"_s);
    QCOMPARE(
        errorOf(m_caller->reconcile(u"/reconciliation/refunds?payout-id="_s + QString(24, u'0'))),
        u"404 PAYOUT_NOT_FOUND There is no such payout"_s);
}

void TestReconciliationRulesApi::knowsOnlyGet()
{
    HttpClient client(m_service->port());
    for (const char *path : {"/reconciliation/payouts", "/v3/reconciliation/refunds"}) {
        const HttpAnswer answer = client.post(path, "{}");
        QCOMPARE(answer.status, 405);
        QCOMPARE(*answer.header("Allow"), std::string("GET, HEAD"));
    }
}

/// Must be the last test: it stops the shared service.
void TestReconciliationRulesApi::hasNoBodyWhenItStops()
{
    m_service->assembly->readers().stop();
    const HttpAnswer answer = m_caller->reconcile(u"/reconciliation/payouts"_s);
    QCOMPARE(answer.status, 503);
    QVERIFY(answer.body.empty());
    QVERIFY(!answer.header("Signature"));
    QCOMPARE(*answer.header("Retry-After"), std::string("1"));
}

TILLDESK_TEST(TestReconciliationRulesApi, QCoreApplication)
#include "tst_reconciliation_rules_api.moc"
