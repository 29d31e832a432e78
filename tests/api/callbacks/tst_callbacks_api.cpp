#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/callback_receiver.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

/// End-to-end test of callbacks in the whole service, from the request that causes a callback to
/// the shop that receives it. @source service.md#callbacks
class TestCallbacksApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_service.reset(); }
    void tellsTheCustomersWay();
    void tellsOfACancellation();
    void tellsNothingOfWhatWasRefused();
    void signsWithThePublishedKey();
    void sendsAgainByTheServicesClock();
    void makesTheFaultsOfTheSimulation();
    void leavesNothingBehindAtTheEnd();
    void needsTheFileOfAuthorities();

private:
    /// Creates a payment of the counter, whose callbacks go to the receiver. Returns the payment's
    /// id.
    QString create();
    void cancel(const QString &id);
    template <typename Step>
    void lead(const QString &id, Step step)
    {
        QVERIFY(m_service->onCore(
            [&] { return step(m_service->assembly->services().payments(), PaymentId(id)); }));
    }
    [[nodiscard]] QJsonObject told(int at) const
    {
        return QJsonDocument::fromJson(m_receiver->requests().value(at).body).object();
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<CallbackReceiver> m_receiver;
};

void TestCallbacksApi::init()
{
    m_receiver = std::make_unique<CallbackReceiver>();
    m_service = std::make_unique<ServiceFixture>();
    QVERIFY(m_service->assembly->startSending());
}

QString TestCallbacksApi::create()
{
    const QString body =
        uR"({"amount":1250,"reference":"A-1","callbackUrl":"%1","identifyCallbackUrl":"%2"})"_s.arg(
            m_receiver->url(), m_receiver->url(u"localhost"_s, u"/identified"_s));
    const auto answer =
        m_service->askAs(m_service->counterKey, "POST", "/v3/payments", body.toStdString());
    return jsonOf(answer)[u"paymentId"_s].toString();
}

void TestCallbacksApi::cancel(const QString &id)
{
    const auto answer =
        m_service->askAs(m_service->counterKey, "DELETE", "/v3/payments/" + id.toStdString());
    QCOMPARE(answer.status, 204);
}

void TestCallbacksApi::tellsTheCustomersWay()
{
    const QString id = create();
    lead(id, [](auto &payments, const PaymentId &payment) {
        return payments.identify(payment, kSomeDebtor);
    });
    QTRY_COMPARE(m_receiver->count(), 1);
    QCOMPARE(m_receiver->requests().at(0).target, "/identified");
    QCOMPARE(told(0)[u"status"_s].toString(), u"IDENTIFIED"_s);
    lead(id, [](auto &payments, const PaymentId &payment) {
        return payments.advance(payment, PaymentTrigger::BankAuthorizes, {});
    });
    lead(id, [](auto &payments, const PaymentId &payment) { return payments.settle(payment); });
    QTRY_COMPARE(m_receiver->count(), 2);
    QCOMPARE(m_receiver->requests().at(1).target, "/callback");
    const QJsonObject paid = told(1);
    QCOMPARE(paid[u"status"_s].toString(), u"SUCCEEDED"_s);
    QCOMPARE(paid[u"paymentId"_s].toString(), id);
    QCOMPARE(paid[u"amount"_s].toInt(), 1250);
    QCOMPARE(paid[u"reference"_s].toString(), u"A-1"_s);
    QVERIFY(paid.contains(u"succeededAt"_s));
    QVERIFY(paid[u"debtor"_s][u"iban"_s].toString().startsWith(u"****"));
}

void TestCallbacksApi::tellsOfACancellation()
{
    const QString id = create();
    cancel(id);
    QTRY_COMPARE(m_service->number(u"SELECT count(*) FROM callback WHERE state = 2"_s), 1);
    QCOMPARE(m_receiver->count(), 1);
    QCOMPARE(told(0)[u"status"_s].toString(), u"CANCELLED"_s);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM callback_attempt"_s), 1);
}

void TestCallbacksApi::tellsNothingOfWhatWasRefused()
{
    const QString id = create();
    cancel(id);
    QTRY_COMPARE(m_receiver->count(), 1);
    const auto again =
        m_service->askAs(m_service->counterKey, "DELETE", "/v3/payments/" + id.toStdString());
    QCOMPARE(again.status, 422);
    cancel(create());
    QTRY_COMPARE(m_receiver->count(), 2);
    QVERIFY(told(1)[u"paymentId"_s].toString() != id);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM callback"_s), 2);
}

void TestCallbacksApi::signsWithThePublishedKey()
{
    cancel(create());
    QTRY_COMPARE(m_receiver->count(), 1);
    const auto &came = m_receiver->requests().at(0);
    const auto set = crypto::JwkSet::parse(
        QByteArray::fromStdString(m_service->ask("GET", "/certificates").body));
    const QJsonObject header = came.jose();
    const crypto::Jwk *key = set->find(header[u"kid"_s].toString());
    QVERIFY(key != nullptr);
    const auto jws = crypto::parseDetachedJws(came.value("Signature"));
    QVERIFY(crypto::verifySignature(crypto::signingInput(jws->headerPart, came.body),
                                    jws->signature, key->key));
    QCOMPARE(header[u"sub"_s].toString(), m_service->counter.id.text());
    QCOMPARE(header[u"https://tilldesk.invalid/iss"_s].toString(), u"Tilldesk"_s);
    QCOMPARE(header[u"https://tilldesk.invalid/path"_s].toString(), u"/callback"_s);
}

void TestCallbacksApi::sendsAgainByTheServicesClock()
{
    m_receiver->react({CallbackReceiver::status(503), CallbackReceiver::status(200)});
    cancel(create());
    const QString attempts = u"SELECT count(*) FROM callback_attempt"_s;
    QTRY_COMPARE(m_service->number(attempts), 1);
    m_service->clock.advance(9999ms);
    // This payment's callback is due now. When it has been delivered, the dispatcher has read the
    // due callbacks at this time, and the retry was not one of them.
    cancel(create());
    const QString delivered = u"SELECT count(*) FROM callback WHERE state = 2"_s;
    QTRY_COMPARE(m_service->number(delivered), 1);
    QCOMPARE(m_receiver->count(), 2);
    QVERIFY(m_receiver->requests().at(1).body != m_receiver->requests().at(0).body);
    m_service->clock.advance(1ms);
    QTRY_COMPARE(m_receiver->count(), 3);
    QTRY_COMPARE(m_service->number(delivered), 2);
    QCOMPARE(m_receiver->requests().at(2).body, m_receiver->requests().at(0).body);
}

void TestCallbacksApi::makesTheFaultsOfTheSimulation()
{
    auto &simulation = m_service->assembly->services().simulation();
    QVERIFY(m_service->onCore([&] { return simulation.switchOn(true); }));
    QVERIFY(m_service->onCore(
        [&] { return simulation.setCallbackFault(CallbackFault::FiveCriticalNames); }));
    cancel(create());
    QTRY_COMPARE(m_receiver->count(), 1);
    QCOMPARE(m_receiver->requests().at(0).jose()[u"crit"_s].toArray().size(), 5);
    // With the simulation off, callbacks are sent without the fault.
    QVERIFY(m_service->onCore([&] { return simulation.switchOn(false); }));
    cancel(create());
    QTRY_COMPARE(m_receiver->count(), 2);
    QCOMPARE(m_receiver->requests().at(1).jose()[u"crit"_s].toArray().size(), 4);
}

void TestCallbacksApi::leavesNothingBehindAtTheEnd()
{
    m_receiver->hold();
    cancel(create());
    QTRY_COMPARE(m_receiver->held(), 1);
    m_service->stop();
    // The writing connection closed last and so checkpointed the WAL.
    QVERIFY(!QFile::exists(m_service->directory.databasePath() + u"-wal"_s));
    QTRY_COMPARE(m_receiver->held(), 0);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM callback WHERE state = 1"_s), 1);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM callback_attempt"_s), 0);
}

void TestCallbacksApi::needsTheFileOfAuthorities()
{
    m_service = std::make_unique<ServiceFixture>(
        QMap<QString, QString>{{u"callbackCaFile"_s, u"/nowhere/ca.pem"_s}});
    const auto started = m_service->assembly->startSending();
    QVERIFY(!started);
    QVERIFY2(started.error().detail.contains(u"/nowhere/ca.pem"),
             qPrintable(started.error().detail));
}

TILLDESK_TEST(TestCallbacksApi, QCoreApplication)
#include "tst_callbacks_api.moc"
