#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using threads::Condition;

class TestReadyApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadyWithoutCredentials();
    void givesTheReasonsAndStaysAlive();
    void stopsPayoutsAndRefundsOfAWrongLedgerAndNothingElse();
    void makesUpForWhatAWrongLedgerHasStopped();
};

void TestReadyApi::isReadyWithoutCredentials()
{
    const ServiceFixture service;
    HttpClient stranger(service.port());
    const HttpAnswer answer = stranger.get("/ready");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, std::string(R"({"status":"READY","problems":[]})"));
    QVERIFY(answer.header("Cache-Control") == "no-store");
}

void TestReadyApi::givesTheReasonsAndStaysAlive()
{
    ServiceFixture service;
    service.assembly->health().report(Condition::Disk, u"12 MiB are free"_s);
    service.assembly->health().report(Condition::Queue, u"3100 commands are waiting"_s);
    HttpClient stranger(service.port());

    const HttpAnswer answer = stranger.get("/ready");

    QCOMPARE(answer.status, 503);
    QCOMPARE(
        answer.body,
        u"{\"status\":\"NOT_READY\",\"problems\":["
        "{\"condition\":\"disk\",\"reason\":\"12 MiB are free\",\"since\":\"%1\"},"
        "{\"condition\":\"queue\",\"reason\":\"3100 commands are waiting\",\"since\":\"%1\"}]}"_s
            .arg(QString::fromLatin1(toIsoUtc(service.clock.now())))
            .toStdString());
    QCOMPARE(stranger.get("/health").status, 200);
    QVERIFY(!service.create().isEmpty());
}

void TestReadyApi::stopsPayoutsAndRefundsOfAWrongLedgerAndNothingElse()
{
    ServiceFixture service;
    SignedCaller caller(service);
    QVERIFY(
        service.onCore([&] { return service.assembly->services().simulation().switchOn(true); }));
    const QString paid = service.append(PaymentStatus::Succeeded);
    const QByteArray body(R"({"amount":5,"currency":"EUR"})");
    const std::string before = caller.refund(paid, body, u"before"_s).body;

    service.assembly->health().report(Condition::Ledger, u"row 7 is wrong"_s);

    const HttpAnswer refused = caller.refund(paid, body, u"after"_s);
    QCOMPARE(refused.status, 503);
    QCOMPARE(refused.body, std::string());
    // The idempotent repetition moves no money.
    QCOMPARE(caller.refund(paid, body, u"before"_s).body, before);
    QCOMPARE(errorOf(service.ask("POST", "/sim/payouts/run")).section(u' ', 0, 1),
             u"503 SERVICE_UNAVAILABLE"_s);
    QCOMPARE(service.number(u"SELECT count(*) FROM payout"_s), 0);
    caller.processRefunds();
    QCOMPARE(service.number(u"SELECT count(*) FROM refund WHERE status = 1"_s), 1);

    const QString id = service.create();
    QVERIFY(!id.isEmpty());
    QCOMPARE(service.ask("GET", "/v3/payments/" + id.toStdString()).status, 200);
    QCOMPARE(service.ask("DELETE", "/v3/payments/" + id.toStdString()).status, 204);
    QCOMPARE(caller.reconcile(u"/reconciliation/payments"_s).status, 200);
}

void TestReadyApi::makesUpForWhatAWrongLedgerHasStopped()
{
    ServiceFixture service;
    SignedCaller caller(service);
    const QString paid = service.append(PaymentStatus::Succeeded);
    service.assembly->health().report(Condition::Ledger, u"row 7 is wrong"_s);
    service.clock.advance(std::chrono::hours(48)); // two closing times later
    service.assembly->core().wake();
    std::ignore = service.onCore([]() -> Result<int> { return 0; });
    QCOMPARE(service.number(u"SELECT count(*) FROM payout"_s), 0);

    service.assembly->health().clear(Condition::Ledger);
    service.assembly->core().wake();

    QTRY_COMPARE(service.number(u"SELECT count(*) FROM payout"_s), 1);
}

TILLDESK_TEST(TestReadyApi, QCoreApplication)
#include "tst_ready_api.moc"
