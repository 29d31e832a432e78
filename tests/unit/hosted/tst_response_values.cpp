#include "core/hosted/response_values.h"

#include "tests/support/hosted_bodies.h"
#include "tests/support/provider_answers.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <random>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

constexpr UrlRule kRule = UrlRule::PublicHttps;

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

QString faultAs(qsizetype kind, const QByteArray &body)
{
    return readAnswer(kind, viewOf(body)).fault;
}

} // namespace

/// Bodies of responses are hostile input: they give checked values or name the member that is
/// wrong.
class TestResponseValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryMember();
    void namesTheWrongMember_data();
    void namesTheWrongMember();
    void cleansTexts();
    void masksAnAccountThatIsNot();
    void readsErrors();
    void survivesAnyBytes();
};

void TestResponseValues::readsEveryMember()
{
    for (qsizetype kind = 0; kind < providerAnswers().size(); ++kind)
        QCOMPARE(faultAs(kind, providerAnswers()[kind].valid), QString());
    const auto created = *readCreatedPayment(viewOf(kCreatedBody), kRule);
    QCOMPARE(created.profileId.text(), u"01a168c9641f2d7709c41e55"_s);
    QCOMPARE(created.merchantId.text(), u"01a168c9641f2d7709c41e00"_s);
    QCOMPARE(created.creditorName, u"Bakkerij Janssens"_s);
    QCOMPARE(created.creditorIban, u"BE68539007547034"_s);
    QCOMPARE(created.description, u"Cake"_s);
    QCOMPARE(created.links.cancel, u"https://api.example/cancel"_s);
    QCOMPARE(created.links.qrcode, u"https://qr.example/?c=x"_s);
    const auto payment = *readPayment(viewOf(kPaymentBody), kRule);
    QCOMPARE(payment.succeededAt, parseIsoTime(u"2026-11-20T14:33:00Z"));
    QCOMPARE(payment.createdAt, *parseIsoTime(u"2026-11-20T14:32:00.123Z"));
    QCOMPARE(payment.debtor.name, u"An"_s);
    QCOMPARE(payment.message, u"Thanks"_s);
    QCOMPARE(payment.bulkId, u"DAY"_s);
    QCOMPARE(payment.links.refund, u"https://api.example/refund"_s);
    const auto refund = *readRefund(viewOf(kRefundBody));
    QCOMPARE(
        refund,
        (HostedRefund{RefundId(u"019ab6c0e1f04a7b2c3d4aaa"_s),
                      PaymentId(u"019ab6c0e1f04a7b2c3d4e5f"_s), Amount::fromCents(450),
                      RefundStatus::Pending, u"Stale"_s, *parseIsoTime(u"2026-11-20T15:00:00Z")}));
    const auto payout = readPayouts(viewOf(kPayoutsBody))->rows.value(0);
    QCOMPARE(payout.payments, (PayoutSum{2, Amount::fromCents(5000)}));
    QCOMPARE(payout.refunds, (PayoutSum{1, Amount::fromCents(450)}));
    QCOMPARE(payout.bulkId, u"NONE"_s);
    const auto item = readItems(viewOf(kRefundItemsBody), PayoutItemKind::Refund)->rows.value(0);
    QCOMPARE(item.refundId.text(), u"019ab6c0e1f04a7b2c3d4aaa"_s);
    QCOMPARE(item.payoutId.text(), u"019ab6c0e1f04a7b2c3d4bbb"_s);
    QCOMPARE(item.profileId.text(), u"01a168c9641f2d7709c41e55"_s);
    QCOMPARE(item.merchantName, u"Janssens"_s);
    QCOMPARE(item.at, *parseIsoTime(u"2026-11-20T14:33:00Z"));
}

void TestResponseValues::namesTheWrongMember_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<QString>("fault");
    int number = 0;
    const auto row = [&number](int kind, const char *old, const QByteArray &now,
                               const QString &fault) {
        QTest::addRow("%d %s", number++, qPrintable(fault))
            << kind << QByteArray(old) << now << fault;
    };
    const QString mandatory = u" is mandatory"_s;
    row(0, R"("paymentId":"019ab6c0e1f04a7b2c3d4e5f",)", "", u"paymentId"_s + mandatory);
    row(0, "019ab6c0e1f04a7b2c3d4e5f", "019ab6c0e1f04a7b2c3d4e5",
        u"paymentId must have 24 characters"_s);
    row(0, "019ab6c0e1f04a7b2c3d4e5f", "../ab6c0e1f04a7b2c3d4e5f",
        u"paymentId must have 1 to 24 letters, digits, '.', '_' or '-'"_s);
    row(0, "019ab6c0e1f04a7b2c3d4e5f", "........................",
        u"paymentId must have 1 to 24 letters, digits, '.', '_' or '-'"_s);
    row(0, "PENDING", "SUCCEEDED", u"status must be PENDING"_s);
    row(0, "PENDING", "Pending", u"status is not a known value"_s);
    row(0, R"("expiresAt")", R"("expireAt")", u"expiresAt"_s + mandatory);
    row(0, "2450", "-1", u"amount must be from 0 to 999999999999"_s);
    row(0, "2450", "1000000000000", u"amount must be from 0 to 999999999999"_s);
    row(0, "2450", "24.5", u"amount must be an integer"_s);
    row(0, "2450", R"("2450")", u"amount must be an integer"_s);
    row(0, R"("EUR")", R"("USD")", u"currency must be EUR"_s);
    row(0, R"("deeplink")", R"("deplink")", u"_links.deeplink is mandatory"_s);
    row(0, "https://api.example/pay", "javascript:alert(1)//",
        u"_links.deeplink.href must be an https URL"_s);
    row(0, "https://api.example/pay", "http://api.example/pay",
        u"_links.deeplink.href must be an https URL"_s);
    row(0, R"("creditor":{)", R"("creditr":{)", u"creditor"_s + mandatory);
    row(0, "BE68539007547034", "BE68 5390", u"creditor.iban is not an account number"_s);
    row(1, "2026-11-20T14:33:00Z", "2026-11-20T14:33:00",
        u"succeededAt must be a date-time with a zone, such as 2024-05-31T13:45:00Z"_s);
    row(1, "R-1", QByteArray(36, 'x'), u"reference must have at most 35 characters"_s);
    row(1, "Cake", QByteArray(141, 'x'), u"description must have at most 140 characters"_s);
    row(1, "Thanks", QByteArray(501, 'x'), u"message must have at most 500 characters"_s);
    row(1, R"({"name":"An","iban":"***********42901"})", "[]", u"debtor must be an object"_s);
    row(2, R"("size":1)", R"("size":2)", u"size is not the number of elements"_s);
    row(2, R"("totalPages":3)", R"("totalPages":-3)",
        u"totalPages must be from 0 to 1000000000000"_s);
    row(2, R"("details")", R"("detail")", u"details"_s + mandatory);
    row(2, "2450", "null", u"details[0].amount is mandatory"_s);
    row(3, "450", "0", u"amount must be from 1 to 999999999999"_s);
    row(3, "PENDING", "PROCESSING", u"status is not a known value"_s);
    row(4, R"("iban":"BE68539007547034",)", "", u"payouts[0].iban"_s + mandatory);
    row(4, "4550", "9223372036854775807",
        u"payouts[0].payoutAmount must be from 0 to 100000000000000000"_s);
    row(5, "INSTORE", "SHOP", u"payments[0].paymentChannel is not a known value"_s);
    row(6, R"("refundId":"019ab6c0e1f04a7b2c3d4aaa",)", "", u"refunds[0].refundId"_s + mandatory);
    row(6, R"("refunds")", R"("payments")", u"refunds"_s + mandatory);
    row(3, R"({"refundId")", R"({{"refundId")", u"body is not JSON: syntax error"_s);
    row(3, R"({"refundId")", R"([{"refundId")", u"body ends in the middle of the JSON object"_s);
    row(3, R"("Stale")", QByteArray(100, '[') + QByteArray(100, ']'), u"body is nested too deep"_s);
}

void TestResponseValues::namesTheWrongMember()
{
    QFETCH(const int, kind);
    QFETCH(const QByteArray, old);
    QFETCH(const QByteArray, now);
    QFETCH(const QString, fault);
    QByteArray body = providerAnswers()[kind].valid;
    QVERIFY(body.contains(old));
    body.replace(body.indexOf(old), old.size(), now);
    QCOMPARE(faultAs(kind, body), fault);
}

/// One odd payment of another system must not make a whole page unreadable.
void TestResponseValues::cleansTexts()
{
    QByteArray body = kPaymentBody;
    body.replace("Thanks", R"(Th\u0000an\u202eks \ud83d\ude42)");
    const auto payment = readPayment(viewOf(body), kRule);
    QVERIFY(payment);
    QCOMPARE(payment->message, u"Th\uFFFDan\uFFFDks \U0001F642"_s);
}

void TestResponseValues::masksAnAccountThatIsNot()
{
    QByteArray body = kPaymentBody;
    body.replace("***********42901", "BE68539007547034");
    QCOMPARE(readPayment(viewOf(body), kRule)->debtor.iban, u"***********47034"_s);
    body.replace("BE68539007547034", "42901");
    QCOMPARE(readPayment(viewOf(body), kRule)->debtor.iban, u"*****"_s);
    QCOMPARE(readRefundIban(R"({"iban":"BE68539007547034"})").value(), u"BE68539007547034"_s);
    QCOMPARE(readRefundIban(R"({"iban":"BE68539007547035"})").error().field, u"iban"_s);
    QCOMPARE(readRefundIban(R"({"iban":"***********47034"})").error().field, u"iban"_s);
}

void TestResponseValues::readsErrors()
{
    const ErrorBody error =
        readErrorBody(R"({"code":"ACCESS_DENIED","message":"Not\nyours","traceId":"4bf92f"})");
    QCOMPARE(error.code, u"ACCESS_DENIED"_s);
    QCOMPARE(error.message, u"Not\uFFFDyours"_s);
    QCOMPARE(error.traceId, u"4bf92f"_s);
    const ErrorBody odd = readErrorBody(R"({"code":"<b>","message":7,"traceId":"a b"})");
    QCOMPARE(odd.code + odd.message + odd.traceId, QString());
    QCOMPARE(readErrorBody("<html>").code, QString());
    const QByteArray longest = "{\"message\":\"" + QByteArray(5000, 'x') + "\"}";
    QCOMPARE(readErrorBody(viewOf(longest)).message.size(), 500);
}

/// Fuzzing with a fixed seed: bytes changed, cut, doubled, and pieces of other bodies put in.
void TestResponseValues::survivesAnyBytes()
{
    std::mt19937 random(20'261'128);
    const auto below = [&random](qsizetype limit) {
        return qsizetype(random() % std::max<std::size_t>(std::size_t(limit), 1));
    };
    const QList<QByteArray> &pieces = hostilePieces();
    QHash<qsizetype, int> accepted; // by kind
    for (int round = 0; round < 40'000; ++round) {
        const qsizetype kind = below(providerAnswers().size());
        QByteArray body = providerAnswers()[kind].valid;
        for (qsizetype change = below(4); change >= 0; --change) {
            const qsizetype at = below(body.size());
            switch (below(5)) {
            case 0: body.insert(at, char(random())); break;
            case 1: body.remove(at, 1 + below(12)); break;
            case 2: body.insert(at, pieces[below(pieces.size())]); break;
            case 3: body.replace(at, 1, pieces[below(pieces.size())]); break;
            default: body.insert(at, body.sliced(at, below(body.size() - at))); break;
            }
        }
        const AnswerReading reading = readAnswer(kind, viewOf(body));
        accepted[kind] += reading.fault.isEmpty() ? 1 : 0;
        QVERIFY2(reading.isBounded && isErrorBounded(viewOf(body)), body.constData());
    }
    // The changes are small enough to reach the inner checks of each kind.
    for (qsizetype kind = 0; kind < providerAnswers().size(); ++kind)
        QVERIFY2(accepted[kind] > 20, qPrintable(QString::number(kind)));
}

TILLDESK_TEST(TestResponseValues, QCoreApplication)
#include "tst_response_values.moc"
