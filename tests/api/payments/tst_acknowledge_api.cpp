#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kGood = R"({"currency":"EUR","amount":1250})";
constexpr std::string_view kNobody = "/v3/payments/000000000000000000000000/acknowledge";

std::string pathOf(const QString &id)
{
    return "/v3/payments/" + id.toStdString() + "/acknowledge";
}

QString invalid(const QString &field, const QString &why)
{
    return u"400 FIELD_IS_INVALID Field '%1' is invalid: %2"_s.arg(field, why);
}

QString required(const QString &field)
{
    return u"400 FIELD_IS_REQUIRED Field '%1' is mandatory"_s.arg(field);
}

const QString kUnauthorized = u"401 UNAUTHORIZED No valid credentials"_s;
const QString kNotCovered = u"403 ACCESS_DENIED The credentials do not cover this operation"_s;
const QString kAnothers = u"403 ACCESS_DENIED The payment belongs to another profile"_s;
const QString kNotFound = u"404 PAYMENT_NOT_FOUND There is no such payment"_s;
const QString kVoided = u"422 PAYMENT_VOIDED The time to acknowledge the payment has passed"_s;

} // namespace

/// Acknowledging a payment over real HTTP. @source service.md#acknowledge
class TestAcknowledgeApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<ServiceFixture>(); }
    void cleanupTestCase() { m_service.reset(); }

    void settlesWhatWaits();
    void answersTwice();
    void refusesBodies_data();
    void refusesBodies();
    void takesBodies_data();
    void takesBodies();
    void answersByStatus_data();
    void answersByStatus();
    void refusesAnotherAmount();
    void checksInOrder();
    void tellsNothingOfAnothersPayment();
    void refusesUnknownIds_data();
    void refusesUnknownIds();
    void answersByMethod();
    void isTooLateAtTheExactMillisecond();
    void takesItsDeadlineFromTheSettings();
    void succeedsOnceInARace();
    void isDurableOnceAnswered();
    void answersUnavailableWhenItStops();
    void answersATechnicalError();

private:
    QString waiting() { return m_service->append(PaymentStatus::PendingMerchantAcknowledgement); }
    [[nodiscard]] QString statusOf(const QString &id)
    {
        return jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString()))[u"status"_s]
            .toString();
    }

    std::unique_ptr<ServiceFixture> m_service;
};

/// The whole life of a payment of a profile that asks for acknowledgement.
void TestAcknowledgeApi::settlesWhatWaits()
{
    ServiceFixture service;
    const QString id = service.create();
    const auto paid = service.onCore([&]() -> Result<Payment> {
        auto &services = service.assembly->services();
        Profile asking = service.shop;
        asking.asksAcknowledgement = true;
        if (const auto changed = services.merchants().changeProfile(asking); !changed)
            return changed.failure();
        auto &payments = services.payments();
        std::ignore = payments.identify(PaymentId(id), kSomeDebtor);
        std::ignore = payments.advance(PaymentId(id), PaymentTrigger::BankAuthorizes, {});
        return payments.settle(PaymentId(id));
    });
    QVERIFY(paid);
    const std::string path = "/v3/payments/" + id.toStdString();
    QJsonObject json = jsonOf(service.ask("GET", path));
    QCOMPARE(json[u"status"_s].toString(), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
    QVERIFY(!json.contains(u"succeededAt"_s));
    QVERIFY(!json[u"_links"_s].toObject().contains(u"refund"_s));

    service.clock.advance(90s);
    const HttpAnswer answer = service.ask("POST", path + "/acknowledge",
                                          R"({"currency":"EUR","amount":1250,"reference":"A-1"})");
    QCOMPARE(answer.status, 202);
    QVERIFY(answer.body.empty());
    QVERIFY(!answer.header("Content-Type"));
    QVERIFY(answer.header("X-Request-ID"));
    json = jsonOf(service.ask("GET", path));
    QCOMPARE(json[u"status"_s].toString(), u"SUCCEEDED"_s);
    QCOMPARE(json[u"succeededAt"_s].toString(), u"2026-11-20T13:33:40.000Z"_s);
    QVERIFY(json[u"_links"_s].toObject().contains(u"refund"_s));
    QVERIFY(!json.contains(u"reference"_s)); // the acknowledgement's reference is not stored
    // The timeline names the API key.
    QCOMPARE(service.number(u"SELECT count(*) FROM payment_step WHERE cause = 11"
                            " AND actor_kind = 2 AND actor_name = 'Web shop 1'"_s),
             1);
}

void TestAcknowledgeApi::answersTwice()
{
    const QString id = waiting();
    QCOMPARE(m_service->ask("POST", pathOf(id), kGood).status, 202);
    const qint64 steps = m_service->number(u"SELECT count(*) FROM payment_step"_s);
    const HttpAnswer again = m_service->ask("POST", pathOf(id), kGood);
    QCOMPARE(again.status, 202);
    QVERIFY(again.body.empty());
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment_step"_s), steps);
}

void TestAcknowledgeApi::refusesBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const QByteArray &body, const QString &error) {
        QTest::newRow(name) << body << error;
    };
    const QString missing = u"400 FIELD_IS_REQUIRED Field 'currency' is mandatory"_s;
    row("no body", "", missing);
    row("white space", " \r\n", missing);
    row("an array", "[]", invalid(u"body"_s, u"is not a JSON object"_s));
    row("half an object",
        "{\"currency\":", invalid(u"body"_s, u"ends in the middle of the JSON object"_s));
    row("nothing", "{}", required(u"currency"_s));
    row("no currency", R"({"amount":1250})", required(u"currency"_s));
    row("currency null", R"({"currency":null,"amount":1250})", required(u"currency"_s));
    row("currency empty", R"({"currency":"","amount":1250})", required(u"currency"_s));
    row("another currency", R"({"currency":"USD","amount":1250})",
        invalid(u"currency"_s, u"must be EUR"_s));
    row("currency in small letters", R"({"currency":"eur","amount":1250})",
        invalid(u"currency"_s, u"must be EUR"_s));
    row("currency a number", R"({"currency":978,"amount":1250})",
        invalid(u"currency"_s, u"must be a string"_s));
    row("no amount", R"({"currency":"EUR"})", required(u"amount"_s));
    row("amount null", R"({"currency":"EUR","amount":null})", required(u"amount"_s));
    for (const char *amount : {"0", "-1", "1000000000000"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray(R"({"currency":"EUR","amount":)") + amount + "}",
            invalid(u"amount"_s, u"must be from 1 to 999999999999 cents"_s));
    for (const char *amount : {"\"1250\"", "1250.5", "true"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray(R"({"currency":"EUR","amount":)") + amount + "}",
            invalid(u"amount"_s, u"must be an integer"_s));
    row("reference of 36",
        R"({"currency":"EUR","amount":1250,"reference":")" + QByteArray(36, 'a') + "\"}",
        invalid(u"reference"_s, u"at most 35 characters"_s));
    row("reference with a sign", R"({"currency":"EUR","amount":1250,"reference":"a_b"})",
        invalid(u"reference"_s, u"character '_' (U+005F) is not allowed"_s));
    row("reference a number", R"({"currency":"EUR","amount":1250,"reference":5})",
        invalid(u"reference"_s, u"must be a string"_s));
}

void TestAcknowledgeApi::refusesBodies()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, error);
    const QString id = waiting();
    const HttpAnswer answer = m_service->ask("POST", pathOf(id), body.toStdString());
    QCOMPARE(errorOf(answer), error);
    QCOMPARE(jsonOf(answer).keys(),
             QStringList({u"code"_s, u"message"_s, u"spanId"_s, u"traceId"_s}));
    QCOMPARE(statusOf(id), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
}

void TestAcknowledgeApi::takesBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("reference of 35")
        << R"({"currency":"EUR","amount":1250,"reference":")" + QByteArray(35, 'a') + "\"}";
    QTest::newRow("reference null")
        << QByteArray(R"({"currency":"EUR","amount":1250,"reference":null})");
    QTest::newRow("an exponent") << QByteArray(R"({"currency":"EUR","amount":1.25e3})");
    QTest::newRow("unknown members") << QByteArray(R"({"currency":"EUR","amount":1250,"x":[1]})");
}

void TestAcknowledgeApi::takesBodies()
{
    QFETCH(const QByteArray, body);
    const QString id = waiting();
    QCOMPARE(m_service->ask("POST", pathOf(id), body.toStdString()).status, 202);
    QCOMPARE(statusOf(id), u"SUCCEEDED"_s);
}

void TestAcknowledgeApi::answersByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QString>("error"); // empty: 202 is expected
    for (const PaymentStatus status : kPaymentStatuses) {
        QString error =
            u"422 PAYMENT_NOT_ACKNOWLEDGEABLE The payment is %1 and does not wait for an acknowledgement"_s
                .arg(toText(status));
        if (status == PaymentStatus::Voided)
            error = kVoided;
        if (status == PaymentStatus::PendingMerchantAcknowledgement)
            error.clear();
        QTest::newRow(toText(status).data()) << status << error;
    }
}

void TestAcknowledgeApi::answersByStatus()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const QString, error);
    const QString id = m_service->append(status);
    const HttpAnswer answer = m_service->ask("POST", pathOf(id), kGood);
    if (error.isEmpty()) {
        QCOMPARE(answer.status, 202);
        QCOMPARE(statusOf(id), u"SUCCEEDED"_s);
    } else {
        QCOMPARE(errorOf(answer), error);
        QCOMPARE(statusOf(id), QString(toText(status)));
    }
}

void TestAcknowledgeApi::refusesAnotherAmount()
{
    const QString id = waiting();
    QCOMPARE(errorOf(m_service->ask("POST", pathOf(id), R"({"currency":"EUR","amount":1249})")),
             u"422 AMOUNT_MISMATCH The amount of the payment is 1250 cents, not 1249"_s);
    QCOMPARE(statusOf(id), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
    QCOMPARE(m_service->ask("POST", pathOf(id), kGood).status, 202);
}

void TestAcknowledgeApi::checksInOrder()
{
    const QString bad = u"00000000-0000-4000-8000-000000000000"_s;
    const std::string pending = pathOf(m_service->create());
    const std::string own = pathOf(waiting());
    QCOMPARE(errorOf(m_service->askAs(bad, "POST", own, kGood)), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(bad, "POST", kNobody, "{")), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->revokedKey, "POST", own, kGood)), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "POST", own, kGood)), kNotCovered);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "POST", kNobody, "{")), kNotCovered);
    QCOMPARE(errorOf(m_service->ask("POST", kNobody, "{}")), required(u"currency"_s));
    QCOMPARE(errorOf(m_service->ask("POST", kNobody, kGood)), kNotFound);
    QCOMPARE(errorOf(m_service->askAs(m_service->counterKey, "POST", own, "{}")),
             required(u"currency"_s));
    QCOMPARE(errorOf(m_service->askAs(m_service->counterKey, "POST", pending, kGood)), kAnothers);
    QCOMPARE(m_service->ask("POST", own, kGood).status, 202);
}

void TestAcknowledgeApi::tellsNothingOfAnothersPayment()
{
    for (const PaymentStatus status : kPaymentStatuses) {
        const QString id = m_service->append(status);
        for (const std::string_view body :
             {kGood, std::string_view(R"({"currency":"EUR","amount":1})")}) {
            const HttpAnswer answer =
                m_service->askAs(m_service->counterKey, "POST", pathOf(id), body);
            QCOMPARE(errorOf(answer), kAnothers);
            // Without the random trace id, which may contain any digits.
            const QString said = QString::fromStdString(answer.body)
                                     .remove(QRegularExpression(u"\\b[0-9a-f]{32}\\b"_s));
            for (const QString &secret : {u"1250"_s, id, m_service->shop.id.text(),
                                          QString(toText(status)), m_service->shop.iban})
                QVERIFY(!said.contains(secret));
        }
    }
}

void TestAcknowledgeApi::refusesUnknownIds_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const char *id : {"000000000000000000000000", "1", "nobody", "%20", "%00", "a%2Fb"})
        QTest::newRow(id) << QByteArray(id);
}

void TestAcknowledgeApi::refusesUnknownIds()
{
    QFETCH(const QByteArray, id);
    QCOMPARE(
        errorOf(m_service->ask("POST", "/v3/payments/" + id.toStdString() + "/acknowledge", kGood)),
        kNotFound);
}

void TestAcknowledgeApi::answersByMethod()
{
    for (const char *method : {"GET", "PUT", "DELETE", "PATCH"}) {
        const HttpAnswer answer = m_service->ask(method, kNobody);
        QCOMPARE(answer.status, 405);
        QCOMPARE(answer.header("Allow"), std::optional<std::string>("POST"));
    }
}

void TestAcknowledgeApi::isTooLateAtTheExactMillisecond()
{
    ServiceFixture service;
    const QString early = service.append(PaymentStatus::PendingMerchantAcknowledgement);
    const QString late = service.append(PaymentStatus::PendingMerchantAcknowledgement);
    const auto status = [&] {
        return jsonOf(service.ask("GET", "/v3/payments/" + late.toStdString()))[u"status"_s]
            .toString();
    };
    service.clock.advance(7 * 24h - 1ms);
    QCOMPARE(service.ask("POST", pathOf(early), kGood).status, 202);
    QCOMPARE(status(), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
    service.clock.advance(1ms);
    QCOMPARE(errorOf(service.ask("POST", pathOf(late), kGood)), kVoided);
    QCOMPARE(errorOf(service.ask("POST", pathOf(late), R"({"currency":"EUR","amount":1})")),
             kVoided); // the state is checked before the amount
    QCOMPARE(status(), u"VOIDED"_s);
    // This payment was acknowledged before: the operation is idempotent.
    QCOMPARE(service.ask("POST", pathOf(early), kGood).status, 202);

    service.assembly->core().wake();
    QTRY_COMPARE(service.number(u"SELECT count(*) FROM payment WHERE status = 10"_s), 1);
    QCOMPARE(errorOf(service.ask("POST", pathOf(late), kGood)), kVoided);
    QCOMPARE(status(), u"VOIDED"_s);
}

void TestAcknowledgeApi::takesItsDeadlineFromTheSettings()
{
    ServiceFixture service({{u"acknowledgementDeadline"_s, u"60"_s}});
    const QString id = service.append(PaymentStatus::Authorized);
    const auto waits = service.onCore([&]() -> Result<Payment> {
        auto &services = service.assembly->services();
        Profile asking = service.shop;
        asking.asksAcknowledgement = true;
        if (const auto changed = services.merchants().changeProfile(asking); !changed)
            return changed.failure();
        return services.payments().settle(PaymentId(id));
    });
    QCOMPARE(waits->acknowledgeBy, std::optional(service.clock.now() + 60s));
    service.clock.advance(60s);
    QCOMPARE(errorOf(service.ask("POST", pathOf(id), kGood)), kVoided);
}

void TestAcknowledgeApi::succeedsOnceInARace()
{
    const QString id = waiting();
    const qint64 steps = m_service->number(u"SELECT count(*) FROM payment_step"_s);
    std::atomic<int> accepted = 0;
    std::vector<std::thread> callers;
    for (int i = 0; i < 16; ++i) {
        callers.emplace_back([&] {
            HttpClient client(m_service->port());
            accepted +=
                client.post(pathOf(id), kGood, ServiceFixture::authorization(m_service->shopKey))
                        .status
                    == 202
                ? 1
                : 0;
        });
    }
    for (std::thread &caller : callers)
        caller.join();
    QCOMPARE(accepted, 16);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment_step"_s), steps + 1);
}

void TestAcknowledgeApi::isDurableOnceAnswered()
{
    for (int i = 0; i < 10; ++i) {
        const QString id = waiting();
        QCOMPARE(m_service->ask("POST", pathOf(id), kGood).status, 202);
        QCOMPARE(m_service->number(u"SELECT status FROM payment WHERE id = '%1'"_s.arg(id)), 6);
    }
}

/// Acknowledgement has its own code for this: SERVICE_UNAVAILABLE instead of TRY_AGAIN_LATER.
void TestAcknowledgeApi::answersUnavailableWhenItStops()
{
    ServiceFixture service;
    const QString id = service.append(PaymentStatus::PendingMerchantAcknowledgement);
    service.assembly->core().stop();
    const HttpAnswer answer = service.ask("POST", pathOf(id), kGood);
    QCOMPARE(errorOf(answer), u"503 SERVICE_UNAVAILABLE The service is busy or stopping"_s);
    QVERIFY(answer.header("Retry-After"));
}

void TestAcknowledgeApi::answersATechnicalError()
{
    ServiceFixture service;
    const QString id = service.append(PaymentStatus::PendingMerchantAcknowledgement);
    QVERIFY(service.onCore([&]() -> Result<void> {
        service.assembly->services().database().execute(
            u"ALTER TABLE payment_step RENAME TO gone"_s);
        return {};
    }));
    QCOMPARE(errorOf(service.ask("POST", pathOf(id), kGood)),
             u"500 TECHNICAL_ERROR A technical error occurred"_s);
    QCOMPARE(service.number(u"SELECT status FROM payment"_s), 9);
}

TILLDESK_TEST(TestAcknowledgeApi, QCoreApplication)
#include "tst_acknowledge_api.moc"
