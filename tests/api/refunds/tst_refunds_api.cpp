#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <atomic>
#include <set>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray asking(qint64 cents)
{
    return R"({"amount":)" + QByteArray::number(cents) + R"(,"currency":"EUR"})";
}

} // namespace

/// Refunds as a merchant requests them, over real HTTP. @source service.md#refunds
class TestRefundsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void refundsAndTellsWhatBecameOfIt();
    void tellsWhyARefundFailed();
    void refundsInParts();
    void answersTheSameRequestWithTheSameBytes();
    void makesOneRefundOfAHundredAtOnce();
    void neverRefundsMoreThanWasPaid();
    void leadsThereFromThePayment();
    void signsEveryAnswer();
    void answersInTheSignersAlgorithm();
    void answersHead();
    void admitsAnApiKeyWhereTheProfileSaysSo();

private:
    QString pay() { return m_service->append(PaymentStatus::Succeeded); }
    static QString pathOf(const QString &payment, const QString &refund = {})
    {
        const QString path = u"/v3/payments/"_s + payment + u"/refunds"_s;
        return refund.isEmpty() ? path : QString(path + u'/' + refund);
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<SignedCaller> m_caller;
};

void TestRefundsApi::init()
{
    m_service = std::make_unique<ServiceFixture>();
    m_caller = std::make_unique<SignedCaller>(*m_service);
}

void TestRefundsApi::cleanup()
{
    m_caller.reset();
    m_service.reset();
}

void TestRefundsApi::refundsAndTellsWhatBecameOfIt()
{
    const QString payment = pay();
    const HttpAnswer created = m_caller->refund(
        payment, R"({"amount":500,"currency":"EUR","description":"One bottle"})", u"key 1"_s);
    QCOMPARE(created.status, 201);
    const QJsonObject refund = jsonOf(created);
    const QString id = refund[u"refundId"_s].toString();
    QCOMPARE(id.size(), 24);
    QCOMPARE(refund,
             (QJsonObject{{u"refundId"_s, id},
                          {u"paymentId"_s, payment},
                          {u"amount"_s, 500},
                          {u"currency"_s, u"EUR"_s},
                          {u"status"_s, u"PENDING"_s},
                          {u"description"_s, u"One bottle"_s},
                          {u"creationDate"_s, u"2026-11-20T13:32:10.000Z"_s}}));
    QCOMPARE(jsonOf(m_caller->get(pathOf(payment, id))), refund);

    m_caller->processRefunds();

    QJsonObject done = refund;
    done[u"status"_s] = u"REFUNDED"_s;
    const HttpAnswer got = m_caller->get(pathOf(payment, id));
    QCOMPARE(got.status, 200);
    QCOMPARE(jsonOf(got), done);
}

void TestRefundsApi::tellsWhyARefundFailed()
{
    const QString payment = pay();
    auto &simulation = m_service->assembly->services().simulation();
    QVERIFY(m_service->onCore([&] { return simulation.switchOn(true); }));
    HttpClient local(m_service->port());
    QCOMPARE(local.post("/sim/refunds", R"({"fail":true})").status, 200);
    const QString id =
        jsonOf(m_caller->refund(payment, asking(1250), u"1"_s))[u"refundId"_s].toString();
    m_caller->processRefunds();
    QCOMPARE(jsonOf(m_caller->get(pathOf(payment, id)))[u"status"_s].toString(), u"FAILED"_s);
    QCOMPARE(local.post("/sim/refunds", R"({"fail":false})").status, 200);
    // After a failed refund the amount can be refunded again, with another idempotency key.
    QCOMPARE(m_caller->refund(payment, asking(1250), u"2"_s).status, 201);
}

void TestRefundsApi::refundsInParts()
{
    const QString payment = pay(); // € 12.50
    QCOMPARE(m_caller->refund(payment, asking(1000), u"1"_s).status, 201);
    QCOMPARE(errorOf(m_caller->refund(payment, asking(251), u"2"_s)).section(u' ', 0, 1),
             u"422 INVALID_REFUND_AMOUNT"_s);
    QCOMPARE(m_caller->refund(payment, asking(250), u"3"_s).status, 201);
    m_caller->processRefunds();
    QCOMPARE(errorOf(m_caller->refund(payment, asking(1), u"4"_s)).section(u' ', 0, 1),
             u"422 INVALID_REFUND_AMOUNT"_s);
}

void TestRefundsApi::answersTheSameRequestWithTheSameBytes()
{
    const QString payment = pay();
    const HttpAnswer first = m_caller->refund(payment, asking(1250), u"again"_s);
    m_caller->processRefunds();
    const HttpAnswer second = m_caller->refund(
        payment, R"({"currency":"EUR", "amount":1.25e3, "description":null})", u"again"_s);
    QCOMPARE(second.status, 201);
    QCOMPARE(second.body, first.body);
    QVERIFY(!m_caller->verified(second, "SignatureBank").isEmpty());
    QCOMPARE(errorOf(m_caller->refund(payment, asking(1249), u"again"_s)).section(u' ', 0, 1),
             u"422 REFUND_REQUEST_CONFLICT"_s);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestRefundsApi::makesOneRefundOfAHundredAtOnce()
{
    constexpr int kThreads = 20;
    const QString payment = pay();
    const QString target = pathOf(payment);
    std::vector<std::vector<QByteArray>> signatures(kThreads);
    for (auto &each : signatures) {
        for (int i = 0; i < 5; ++i)
            each.push_back(m_caller->signing(target, asking(700)).signature());
    }
    std::vector<std::set<std::string>> bodies(kThreads);
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([&, t] {
            HttpClient client(m_service->port());
            for (const QByteArray &signature : signatures[std::size_t(t)]) {
                const HttpAnswer answer = client.exchange(
                    "POST", target.toStdString(),
                    {{"Signature", signature.toStdString()}, {"Idempotency-Key", "one"}},
                    asking(700).toStdString());
                bodies[std::size_t(t)].insert(std::to_string(answer.status) + answer.body);
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    std::set<std::string> all;
    for (const auto &each : bodies)
        all.insert(each.begin(), each.end());
    QCOMPARE(all.size(), std::size_t(1));
    QVERIFY(all.begin()->starts_with("201"));
    QCOMPARE(m_service->number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestRefundsApi::neverRefundsMoreThanWasPaid()
{
    constexpr int kThreads = 10;
    const QString payment = pay(); // € 12.50
    const QString target = pathOf(payment);
    std::vector<QByteArray> signatures;
    for (int i = 0; i < kThreads; ++i)
        signatures.push_back(m_caller->signing(target, asking(300)).signature());
    std::atomic<int> accepted = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([&, t] {
            HttpClient client(m_service->port());
            const HttpAnswer answer =
                client.exchange("POST", target.toStdString(),
                                {{"Signature", signatures[std::size_t(t)].toStdString()},
                                 {"Idempotency-Key", std::to_string(t)}},
                                asking(300).toStdString());
            accepted += answer.status == 201 ? 1 : 0;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(accepted.load(), 4);
    QCOMPARE(m_service->number(u"SELECT CAST(sum(amount) AS BIGINT) FROM refund"_s), 1200);
}

void TestRefundsApi::leadsThereFromThePayment()
{
    const QString payment = pay();
    const QJsonObject links =
        jsonOf(m_caller->get(u"/v3/payments/"_s + payment))[u"_links"_s].toObject();
    QCOMPARE(links[u"refund"_s].toObject()[u"href"_s].toString(),
             QString(m_service->base + pathOf(payment)));
}

void TestRefundsApi::signsEveryAnswer()
{
    const QString payment = pay();
    const HttpAnswer created = m_caller->refund(payment, asking(5), u"1"_s);
    const QJsonObject header = m_caller->verified(created, "SignatureBank");
    QCOMPARE(header[claim("path")].toString(), pathOf(payment));
    QCOMPARE(header[claim("jti")].toString().toStdString(), *created.header("X-Request-ID"));
    QCOMPARE(header[u"alg"_s].toString(), u"ES256"_s);
    const QString id = jsonOf(created)[u"refundId"_s].toString();
    HttpClient client(m_service->port());
    const std::string target = pathOf(payment, id).toStdString();
    for (const HttpAnswer &answer :
         {m_caller->get(pathOf(payment, id)), m_caller->get(pathOf(payment, QString(24, u'0'))),
          client.get(target), client.exchange("PATCH", target), client.get(target + "/more"),
          client.post(pathOf(payment).toStdString(), std::string(70'000, ' '))}) {
        QVERIFY2(!m_caller->verified(answer, "SignatureBank").isEmpty(), answer.body.c_str());
        if (answer.status >= 400)
            QCOMPARE(jsonOf(answer).keys(), (QStringList{u"code"_s, u"message"_s}));
    }
}

void TestRefundsApi::answersInTheSignersAlgorithm()
{
    m_service->shop.jwks = keySet({{u"rsa-1"_s, merchantKey(crypto::Algorithm::Rs256)}});
    m_caller->change(m_service->shop);
    const QString target = pathOf(pay());
    SignedRequest made = m_caller->signing(target, asking(5));
    made.with(u"alg"_s, u"RS256"_s).with(u"kid"_s, u"rsa-1"_s);
    HttpClient client(m_service->port());
    const std::string signature =
        made.signature(merchantKey(crypto::Algorithm::Rs256)).toStdString();
    const HttpAnswer answer = client.exchange("POST", target.toStdString(),
                                              {{"Signature", signature}, {"Idempotency-Key", "1"}},
                                              made.body.toStdString());
    QCOMPARE(answer.status, 201);
    QCOMPARE(m_caller->verified(answer, "SignatureBank")[u"alg"_s].toString(), u"RS256"_s);
}

void TestRefundsApi::answersHead()
{
    const QString payment = pay();
    const HttpAnswer created = m_caller->refund(payment, asking(5), u"1"_s);
    const QString target = pathOf(payment, jsonOf(created)[u"refundId"_s].toString());
    HttpAnswer head = m_caller->send("HEAD", target, m_caller->signing(target));
    QCOMPARE(head.status, 200);
    QVERIFY(head.body.empty());
    QCOMPARE(*head.header("Content-Length"), std::to_string(created.body.size()));
    head.body = created.body; // the body that GET would return
    QVERIFY(!m_caller->verified(head, "SignatureBank").isEmpty());
}

void TestRefundsApi::admitsAnApiKeyWhereTheProfileSaysSo()
{
    const QString payment = pay();
    HttpClient client(m_service->port());
    const auto ask = [&](const QString &apiKey) {
        HttpHeaders headers = ServiceFixture::authorization(apiKey);
        headers.emplace_back("Idempotency-Key", "1");
        return client.post(pathOf(payment).toStdString(), asking(5).toStdString(), headers);
    };
    QCOMPARE(errorOf(ask(m_service->refundKey)).section(u' ', 0, 1), u"403 ACCESS_DENIED"_s);
    m_service->shop.refundsAcceptApiKey = true;
    m_caller->change(m_service->shop);
    const HttpAnswer created = ask(m_service->refundKey);
    QCOMPARE(created.status, 201);
    QVERIFY(!m_caller->verified(created, "SignatureBank").isEmpty());
    const QString id = jsonOf(created)[u"refundId"_s].toString();
    QCOMPARE(
        m_service->askAs(m_service->refundKey, "GET", pathOf(payment, id).toStdString()).status,
        200);
    QCOMPARE(errorOf(ask(m_service->shopKey)).section(u' ', 0, 1), u"403 ACCESS_DENIED"_s);
    QCOMPARE(errorOf(ask(m_service->revokedKey)).section(u' ', 0, 1), u"401 UNAUTHORIZED"_s);
}

TILLDESK_TEST(TestRefundsApi, QCoreApplication)
#include "tst_refunds_api.moc"
