#include "tests/support/signed_caller.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kBody = R"({"amount":500,"currency":"EUR"})";
const QString kUnknown(24, u'0');

} // namespace

/// Which refunds are refused, with which code, and the order of the checks.

/// @source service.md#create-refund
class TestRefundRulesApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void checksTheBody_data();
    void checksTheBody();
    void checksTheKey_data();
    void checksTheKey();
    void checksTheIds();
    void refusesWhatCannotBeRefunded_data();
    void refusesWhatCannotBeRefunded();
    void findsNothing();
    void checksInOrder();
    void keepsProfilesApart();
    void hasNoBodyWhenItStops();

private:
    QString path(const QString &payment) const { return u"/v3/payments/%1/refunds"_s.arg(payment); }
    static QString codeOf(const HttpAnswer &answer) { return errorOf(answer).section(u' ', 0, 1); }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<SignedCaller> m_caller;
    QString m_paid;
};

void TestRefundRulesApi::initTestCase()
{
    m_service = std::make_unique<ServiceFixture>();
    m_caller = std::make_unique<SignedCaller>(*m_service);
    m_paid = m_service->append(PaymentStatus::Succeeded);
}

void TestRefundRulesApi::cleanupTestCase()
{
    m_caller.reset();
    m_service.reset();
}

void TestRefundRulesApi::checksTheBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message"); ///< Empty: the refund is accepted.
    const auto row = [](const char *name, const QByteArray &body, const QString &message) {
        QTest::newRow(name) << body << message;
    };
    const QString range = u"Field 'amount' is invalid: must be from 1 to 999999999999 cents"_s;
    row("none", "", u"The request body is missing"_s);
    row("no amount", R"({"currency":"EUR"})", u"Field 'amount' is mandatory"_s);
    row("null amount", R"({"amount":null,"currency":"EUR"})", u"Field 'amount' is mandatory"_s);
    row("0", R"({"amount":0,"currency":"EUR"})", range);
    row("-1", R"({"amount":-1,"currency":"EUR"})", range);
    row("too much", R"({"amount":1000000000000,"currency":"EUR"})", range);
    row("no currency", R"({"amount":5})", u"Field 'currency' is mandatory"_s);
    row("empty currency", R"({"amount":5,"currency":""})", u"Field 'currency' is mandatory"_s);
    row("dollars", R"({"amount":5,"currency":"USD"})",
        u"Field 'currency' is invalid: must be EUR"_s);
    row("lower case", R"({"amount":5,"currency":"eur"})",
        u"Field 'currency' is invalid: must be EUR"_s);
    row("140 characters",
        R"({"amount":1,"currency":"EUR","description":")" + QByteArray(140, 'x') + R"("})", {});
    row("marks that NFC would sort",
        R"({"amount":1,"currency":"EUR","description":"a)"
            + QString(QString(16'000, QChar(0x0301)) + QString(15'000, QChar(0x0323))).toUtf8()
            + R"("})",
        u"Field 'description' is invalid: at most 140 characters"_s);
    row("1e0", R"({"amount":1e0,"currency":"EUR"})", {});
    row("empty description", R"({"amount":1,"currency":"EUR","description":"","more":[]})", {});
}

void TestRefundRulesApi::checksTheBody()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, message);
    const HttpAnswer answer =
        m_caller->refund(m_paid, body, QString::fromLatin1(QTest::currentDataTag()));
    if (message.isEmpty())
        QCOMPARE(answer.status, 201);
    else
        QCOMPARE(errorOf(answer), QString(u"400 VALIDATION_ERROR "_s + message));
}

void TestRefundRulesApi::checksTheKey_data()
{
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QString>("code");
    const QString bad = u"400 VALIDATION_ERROR"_s;
    QTest::newRow("missing") << QStringList() << bad;
    QTest::newRow("empty") << QStringList{u""_s} << bad;
    QTest::newRow("65") << QStringList{QString(65, u'k')} << bad;
    QTest::newRow("64") << QStringList{QString(64, u'k')} << u"201 "_s;
    QTest::newRow("1") << QStringList{u"k"_s} << u"201 "_s;
    QTest::newRow("with a space") << QStringList{u"order 1 of 2"_s} << u"201 "_s;
    QTest::newRow("two") << QStringList{u"a"_s, u"a"_s} << bad;
    QTest::newRow("an accent") << QStringList{u"caf\u00e9"_s} << bad;
}

void TestRefundRulesApi::checksTheKey()
{
    QFETCH(QStringList, keys);
    QFETCH(QString, code);
    HttpHeaders headers;
    for (const QString &key : keys)
        headers.emplace_back("Idempotency-Key", key.toStdString());
    const QByteArray body = R"({"amount":1,"currency":"EUR"})";
    const HttpAnswer answer =
        m_caller->send("POST", path(m_paid), m_caller->signing(path(m_paid), body), headers);
    QCOMPARE(codeOf(answer), code);
}

void TestRefundRulesApi::checksTheIds()
{
    for (const QString &id : {u"123"_s, QString(23, u'0'), QString(25, u'0')}) {
        QCOMPARE(errorOf(m_caller->refund(id, kBody, u"id"_s)),
                 u"400 VALIDATION_ERROR Field 'payment-id' is invalid: must have 24 characters"_s);
        QCOMPARE(errorOf(m_caller->get(path(m_paid) + u'/' + id)),
                 u"400 VALIDATION_ERROR Field 'refund-id' is invalid: must have 24 characters"_s);
    }
}

void TestRefundRulesApi::refusesWhatCannotBeRefunded_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses) {
        if (status != PaymentStatus::Succeeded)
            QTest::newRow(toText(status).data()) << status;
    }
}

void TestRefundRulesApi::refusesWhatCannotBeRefunded()
{
    QFETCH(PaymentStatus, status);
    QCOMPARE(codeOf(m_caller->refund(m_service->append(status), kBody, u"status"_s)),
             u"422 REFUND_NOT_POSSIBLE"_s);
}

void TestRefundRulesApi::findsNothing()
{
    QCOMPARE(codeOf(m_caller->refund(kUnknown, kBody, u"unknown"_s)),
             u"422 PAYMENT_FOR_REFUND_NOT_FOUND"_s);
    QCOMPARE(codeOf(m_caller->get(path(kUnknown) + u'/' + kUnknown)), u"404 PAYMENT_NOT_FOUND"_s);
    QCOMPARE(codeOf(m_caller->get(path(m_paid) + u'/' + kUnknown)), u"404 REFUND_NOT_FOUND"_s);
    const QString other = m_service->append(PaymentStatus::Succeeded);
    const QString refund =
        jsonOf(m_caller->refund(other, kBody, u"other"_s))[u"refundId"_s].toString();
    QCOMPARE(codeOf(m_caller->get(path(m_paid) + u'/' + refund)), u"404 REFUND_NOT_FOUND"_s);
    QCOMPARE(codeOf(m_caller->get(path(m_paid))), u"405 METHOD_NOT_ALLOWED"_s);
}

/// The order is 401, 403, 400, then the rules about the payment (422).
void TestRefundRulesApi::checksInOrder()
{
    HttpClient client(m_service->port());
    const std::string target = path(u"short"_s).toStdString();
    QCOMPARE(codeOf(client.post(target, "{}")), u"401 UNAUTHORIZED"_s);
    QCOMPARE(codeOf(m_service->askAs(m_service->shopKey, "POST", target, "{}")),
             u"403 ACCESS_DENIED"_s);
    QCOMPARE(codeOf(m_caller->refund(kUnknown, "{}", u"order"_s)), u"400 VALIDATION_ERROR"_s);
    m_service->shop.allowsRefunds = false;
    m_caller->change(m_service->shop);
    QCOMPARE(codeOf(m_caller->refund(kUnknown, kBody, u"order"_s)),
             u"422 PAYMENT_FOR_REFUND_NOT_FOUND"_s);
    QCOMPARE(codeOf(m_caller->refund(m_paid, kBody, u"order"_s)), u"422 REFUND_NOT_ALLOWED"_s);
    m_service->shop.allowsRefunds = true;
    m_caller->change(m_service->shop);
}

void TestRefundRulesApi::keepsProfilesApart()
{
    const HttpAnswer answer = m_caller->refund(m_paid, kBody, u"apart"_s, m_service->counter.id);
    QCOMPARE(codeOf(answer), u"403 ACCESS_DENIED"_s);
    QVERIFY(answer.body.find(m_paid.toStdString()) == std::string::npos);
    QCOMPARE(codeOf(m_caller->get(path(m_paid) + u'/' + kUnknown, m_service->counter.id)),
             u"403 ACCESS_DENIED"_s);
}

/// Must be the last test: it stops the shared service.
void TestRefundRulesApi::hasNoBodyWhenItStops()
{
    m_service->assembly->core().stop();
    const HttpAnswer answer = m_caller->refund(m_paid, kBody, u"late"_s);
    QCOMPARE(answer.status, 503);
    QVERIFY(answer.body.empty());
    QVERIFY(!answer.header("SignatureBank"));
    QVERIFY(answer.header("Retry-After"));
}

TILLDESK_TEST(TestRefundRulesApi, QCoreApplication)
#include "tst_refund_rules_api.moc"
