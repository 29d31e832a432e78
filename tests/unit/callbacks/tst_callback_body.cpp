#include "core/callbacks/callback_body.h"

#include "core/callbacks/callback_repository.h"
#include "core/domain/callback.h"
#include "core/domain/callback_url.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace Qt::StringLiterals;

namespace {

Payment somePayment(PaymentStatus status)
{
    Payment payment;
    payment.id = PaymentId(u"01a1f7d0a1b2000000000001"_s);
    payment.status = status;
    payment.amount = Amount::fromCents(999'999'999'999);
    payment.createdAt = fromMillis(1'795'181'530'007);
    payment.expireAt = fromMillis(1'795'182'730'007);
    return payment;
}

const QByteArray kBegin = R"({"paymentId":"01a1f7d0a1b2000000000001","currency":"EUR",)"
                          R"("amount":999999999999,)";
const QByteArray kTimes = R"("createdAt":"2026-11-20T13:32:10.007Z",)"
                          R"("expireAt":"2026-11-20T13:52:10.007Z",)";

} // namespace

/// Receivers verify the signature over exactly these bytes. @source service.md#callbacks
class TestCallbackBody : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysEverythingOfASuccess();
    void saysNoMoreThanIsKnown();
    void hasAnEmptyDebtorOnlyInTheSpecifiedForm();
    void saysEveryStatusByItsName();
    void keepsTextsLetterForLetter();
    void namesTheHost_data();
    void namesTheHost();
};

void TestCallbackBody::saysEverythingOfASuccess()
{
    Payment payment = somePayment(PaymentStatus::Succeeded);
    payment.succeededAt = fromMillis(1'795'181'540'000);
    payment.description = u"2 x bread"_s;
    payment.reference = u"Order 10482"_s;
    payment.debtor = {.name = u"Lotte"_s, .iban = u"BE71096123456769"_s};
    payment.message = u"thanks"_s;
    payment.bulkId = u"DAY"_s;
    const QByteArray expected = kBegin + R"("description":"2 x bread","reference":"Order 10482",)"
        + kTimes
        + R"("succeededAt":"2026-11-20T13:32:20.000Z","status":"SUCCEEDED",)"
          R"("debtor":{"name":"Lotte","iban":"***********56769"}})";

    QCOMPARE(callbackBody(payment, CallbackHeader::Specified), expected);
    QCOMPARE(callbackBody(payment, CallbackHeader::Extended), expected);
}

void TestCallbackBody::saysNoMoreThanIsKnown()
{
    Payment payment = somePayment(PaymentStatus::Identified);
    payment.debtor.iban = u"BE71096123456769"_s;
    const QByteArray expected =
        kBegin + kTimes + R"("status":"IDENTIFIED","debtor":{"iban":"***********56769"}})";

    QCOMPARE(callbackBody(payment, CallbackHeader::Extended), expected);
}

void TestCallbackBody::hasAnEmptyDebtorOnlyInTheSpecifiedForm()
{
    const Payment payment = somePayment(PaymentStatus::Expired);

    const QByteArray specified = kBegin + kTimes + R"("status":"EXPIRED","debtor":{"iban":""}})";
    QCOMPARE(callbackBody(payment, CallbackHeader::Specified), specified);
    const QByteArray extended = kBegin + kTimes + R"("status":"EXPIRED"})";
    QCOMPARE(callbackBody(payment, CallbackHeader::Extended), extended);
}

void TestCallbackBody::saysEveryStatusByItsName()
{
    for (const PaymentStatus status : kPaymentStatuses) {
        const QByteArray body = callbackBody(somePayment(status), CallbackHeader::Extended);
        const QLatin1StringView name = toText(status);
        const QByteArray expected = "\"status\":\"" + QByteArray(name.data(), name.size()) + "\"}";
        QVERIFY2(body.endsWith(expected), body.constData());
    }
}

void TestCallbackBody::keepsTextsLetterForLetter()
{
    Payment payment = somePayment(PaymentStatus::Cancelled);
    payment.description = u"Crème brûlée, 3 € (Ω Ж)"_s;
    const QByteArray body = callbackBody(payment, CallbackHeader::Specified);

    QVERIFY(body.contains(u"\"description\":\"Crème brûlée, 3 € (Ω Ж)\""_s.toUtf8()));
    // Valid UTF-8: the database stores the body as text.
    QCOMPARE(QString::fromUtf8(body).toUtf8(), body);
}

void TestCallbackBody::namesTheHost_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("host");

    QTest::newRow("https") << u"https://shop.example.com/a"_s << u"shop.example.com:443"_s;
    QTest::newRow("http") << u"http://localhost/a"_s << u"localhost:80"_s;
    QTest::newRow("port") << u"https://shop.example.com:8443"_s << u"shop.example.com:8443"_s;
    QTest::newRow("capitals") << u"HTTPS://Shop.Example.COM/A"_s << u"shop.example.com:443"_s;
    QTest::newRow("IPv6") << u"http://[::1]:9000/a"_s << u"[::1]:9000"_s;
    QTest::newRow("international")
        << u"https://bäckerei.example/"_s << u"xn--bckerei-5wa.example:443"_s;
}

void TestCallbackBody::namesTheHost()
{
    QFETCH(const QString, url);
    QFETCH(const QString, host);

    QCOMPARE(callbackHost(url), host);
}

TILLDESK_TEST(TestCallbackBody, QCoreApplication)
#include "tst_callback_body.moc"
