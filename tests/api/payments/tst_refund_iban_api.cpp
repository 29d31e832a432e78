#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kNobody = "/v3/payments/000000000000000000000000/debtor/refundIban";

std::string pathOf(const QString &id)
{
    return "/v3/payments/" + id.toStdString() + "/debtor/refundIban";
}

const QString kUnauthorized = u"401 UNAUTHORIZED No valid credentials"_s;
const QString kNotCovered = u"403 ACCESS_DENIED The credentials do not cover this operation"_s;
const QString kAnothers = u"403 ACCESS_DENIED The payment belongs to another profile"_s;
const QString kNotFound = u"404 PAYMENT_NOT_FOUND There is no such payment"_s;

} // namespace

/// Looking up the debtor's account over real HTTP. @source service.md#refund-iban
class TestRefundIbanApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_service.reset(); }

    void tellsTheWholeIban();
    void tellsItAnyNumberOfTimes();
    void answersByStatus_data();
    void answersByStatus();
    void answersByType_data();
    void answersByType();
    void refusesWhenTheDebtorIsUnknown();
    void paysNoHeedToTheProfilesRefunds();
    void needsTheAuthorityToRefund();
    void checksInOrder();
    void tellsNothingOfAnothersPayment();
    void refusesUnknownIds_data();
    void refusesUnknownIds();
    void answersHeadAsGet();
    void answersByMethod();
    void refusesToShowAnAccountThatCannotBeRecorded();
    void logsNoIban();

private:
    QString append(PaymentStatus status, PaymentType type = PaymentType::Dynamic,
                   const Debtor &debtor = kSomeDebtor);
    HttpAnswer ask(const QString &id)
    {
        return m_service->askAs(m_service->refundKey, "GET", pathOf(id));
    }

    std::unique_ptr<ServiceFixture> m_service;
    QString m_othersKey; ///< key of another profile, with the authority to refund
};

void TestRefundIbanApi::initTestCase()
{
    m_service = std::make_unique<ServiceFixture>();
    m_othersKey = m_service->addKey(m_service->counter.id, Authority::MerchantRefund);
}

/// Stores a payment of the shop in the given status. Returns its id.
QString TestRefundIbanApi::append(PaymentStatus status, PaymentType type, const Debtor &debtor)
{
    return *m_service->onCore([&]() -> Result<QString> {
        auto &services = m_service->assembly->services();
        const Timestamp now = m_service->clock.now();
        payments::PaymentRow row = rowIn(status, now);
        row.payment.profileId = m_service->shop.id;
        row.payment.type = type;
        row.payment.debtor = debtor;
        row.profileSeq = services.merchants().directory()->profile(m_service->shop.id)->seq;
        const auto added = services.payments().append(row, stepsTo(status, now));
        if (!added)
            return added.failure();
        row.payment.seq = *added;
        if (status == PaymentStatus::Succeeded) {
            if (const auto booked = services.payments().book(row.payment); !booked)
                return booked.failure();
        }
        return row.payment.id.text();
    });
}

void TestRefundIbanApi::tellsTheWholeIban()
{
    const QString id = append(PaymentStatus::Succeeded);
    const HttpAnswer answer = ask(id);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, R"({"iban":"BE71096123456769"})");
    QCOMPARE(answer.header("Content-Type"), std::optional<std::string>("application/json"));
    // The payment itself shows a masked IBAN.
    const QJsonObject payment = jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString()));
    QCOMPARE(payment[u"debtor"_s][u"iban"_s].toString(), u"***********56769"_s);
}

void TestRefundIbanApi::tellsItAnyNumberOfTimes()
{
    const QString id = append(PaymentStatus::Succeeded);
    const qint64 steps = m_service->number(u"SELECT count(*) FROM payment_step"_s);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(ask(id).status, 200);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment_step"_s), steps);
    QCOMPARE(m_service->number(u"SELECT status FROM payment WHERE id = '%1'"_s.arg(id)), 6);
}

void TestRefundIbanApi::answersByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses)
        QTest::newRow(toText(status).data()) << status;
}

void TestRefundIbanApi::answersByStatus()
{
    QFETCH(const PaymentStatus, status);
    const HttpAnswer answer = ask(append(status));
    if (status == PaymentStatus::Succeeded) {
        QCOMPARE(answer.status, 200);
        return;
    }
    QCOMPARE(errorOf(answer),
             u"422 REFUND_NOT_ALLOWED The payment is %1, not SUCCEEDED"_s.arg(toText(status)));
    QCOMPARE(jsonOf(answer).keys(),
             QStringList({u"code"_s, u"message"_s, u"spanId"_s, u"traceId"_s}));
    QVERIFY(answer.body.find("BE71") == std::string::npos);
}

void TestRefundIbanApi::answersByType_data()
{
    QTest::addColumn<PaymentType>("type");
    QTest::addColumn<bool>("isRefundable");
    QTest::newRow("dynamic") << PaymentType::Dynamic << true;
    QTest::newRow("static QR") << PaymentType::StaticQr << true;
    QTest::newRow("P2P") << PaymentType::PersonToPerson << false;
    QTest::newRow("PAYMENT_REQUEST") << PaymentType::PaymentRequest << false;
}

void TestRefundIbanApi::answersByType()
{
    QFETCH(const PaymentType, type);
    QFETCH(const bool, isRefundable);
    const HttpAnswer answer = ask(append(PaymentStatus::Succeeded, type));
    if (isRefundable) {
        QCOMPARE(answer.body, R"({"iban":"BE71096123456769"})");
    } else {
        QCOMPARE(errorOf(answer),
                 u"422 REFUND_NOT_AVAILABLE This kind of payment cannot be refunded"_s);
        QVERIFY(answer.body.find("BE71") == std::string::npos);
        // The status is checked before the type.
        QCOMPARE(jsonOf(ask(append(PaymentStatus::Failed, type)))[u"code"_s].toString(),
                 u"REFUND_NOT_ALLOWED"_s);
    }
}

void TestRefundIbanApi::refusesWhenTheDebtorIsUnknown()
{
    QCOMPARE(errorOf(ask(append(PaymentStatus::Succeeded, PaymentType::Dynamic, {}))),
             u"422 REFUND_NOT_AVAILABLE The debtor's account is not known"_s);
    QCOMPARE(errorOf(ask(append(PaymentStatus::Succeeded, PaymentType::Dynamic, {u"Lotte"_s, {}}))),
             u"422 REFUND_NOT_AVAILABLE The debtor's account is not known"_s);
}

/// Since version 3.6.5 of the interface, the profile's `allowsRefunds` does not matter here.
void TestRefundIbanApi::paysNoHeedToTheProfilesRefunds()
{
    QVERIFY(!m_service->shop.allowsRefunds);
    QCOMPARE(ask(append(PaymentStatus::Succeeded)).status, 200);
}

void TestRefundIbanApi::needsTheAuthorityToRefund()
{
    const std::string path = pathOf(append(PaymentStatus::Succeeded));
    // The key lacks the authority to refund.
    QCOMPARE(errorOf(m_service->ask("GET", path)), kNotCovered);
    const QString both = m_service->addKey(m_service->shop.id,
                                           Authority::MerchantPayment | Authority::MerchantRefund);
    QCOMPARE(m_service->askAs(both, "GET", path).status, 200);
}

void TestRefundIbanApi::checksInOrder()
{
    const QString bad = u"00000000-0000-4000-8000-000000000000"_s;
    const std::string pending = pathOf(append(PaymentStatus::Pending));
    QCOMPARE(errorOf(m_service->askAs(bad, "GET", pending)), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(bad, "GET", kNobody)), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->revokedKey, "GET", pending)), kUnauthorized);
    QCOMPARE(errorOf(m_service->ask("GET", kNobody)), kNotCovered);
    QCOMPARE(errorOf(m_service->askAs(m_service->counterKey, "GET", pending)), kNotCovered);
    QCOMPARE(errorOf(m_service->askAs(m_othersKey, "GET", kNobody)), kNotFound);
    QCOMPARE(errorOf(m_service->askAs(m_othersKey, "GET", pending)), kAnothers);
}

void TestRefundIbanApi::tellsNothingOfAnothersPayment()
{
    for (const PaymentStatus status : kPaymentStatuses) {
        const QString id = append(status);
        const HttpAnswer answer = m_service->askAs(m_othersKey, "GET", pathOf(id));
        QCOMPARE(errorOf(answer), kAnothers);
        for (const QString &secret :
             {u"BE71"_s, u"56769"_s, u"Lotte"_s, id, m_service->shop.id.text(), u"1250"_s,
              QString(toText(status)), m_service->shop.iban})
            QVERIFY(!QString::fromStdString(answer.body).contains(secret));
    }
}

void TestRefundIbanApi::refusesUnknownIds_data()
{
    QTest::addColumn<QByteArray>("id");
    for (const char *id : {"000000000000000000000000", "1", "nobody", "%20", "%00", "a%2Fb"})
        QTest::newRow(id) << QByteArray(id);
}

void TestRefundIbanApi::refusesUnknownIds()
{
    QFETCH(const QByteArray, id);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "GET",
                                      "/v3/payments/" + id.toStdString() + "/debtor/refundIban")),
             kNotFound);
}

void TestRefundIbanApi::answersHeadAsGet()
{
    const QString id = append(PaymentStatus::Succeeded);
    const HttpAnswer head = m_service->askAs(m_service->refundKey, "HEAD", pathOf(id));
    QCOMPARE(head.status, 200);
    QVERIFY(head.body.empty());
    QCOMPARE(m_service->ask("HEAD", pathOf(id)).status, 403);
}

void TestRefundIbanApi::answersByMethod()
{
    for (const char *method : {"POST", "PUT", "DELETE"}) {
        const HttpAnswer answer = m_service->askAs(m_service->refundKey, method, kNobody);
        QCOMPARE(answer.status, 405);
        QCOMPARE(answer.header("Allow"), std::optional<std::string>("GET, HEAD"));
    }
    // Paths are case-sensitive and must match completely.
    for (const char *path : {"/debtor/refundiban", "/debtor", "/refundIban", "/debtor/refundIban/"})
        QCOMPARE(m_service
                     ->askAs(m_service->refundKey, "GET",
                             std::string("/v3/payments/000000000000000000000000") + path)
                     .status,
                 404);
}

/// A shown account number is an entry of the audit trail, which is committed before the response.
void TestRefundIbanApi::refusesToShowAnAccountThatCannotBeRecorded()
{
    ServiceFixture service;
    const QString id = service.append(PaymentStatus::Succeeded);
    service.assembly->core().stop();
    QCOMPARE(service.askAs(service.refundKey, "GET", pathOf(id)).status, 503);
}

void TestRefundIbanApi::logsNoIban()
{
    QCOMPARE(ask(append(PaymentStatus::Succeeded)).status, 200);
    m_service->log.warning("the last line");
    QTRY_VERIFY(m_service->logged().contains("the last line"));
    const QByteArray log = m_service->logged();
    QVERIFY(log.contains("/debtor/refundIban"));
    QVERIFY(!log.contains("BE71096123456769"));
    QVERIFY(!log.contains("Lotte"));
}

TILLDESK_TEST(TestRefundIbanApi, QCoreApplication)
#include "tst_refund_iban_api.moc"
