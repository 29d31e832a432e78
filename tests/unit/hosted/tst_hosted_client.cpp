#include "tests/support/hosted_bodies.h"
#include "tests/support/test_program.h"
#include "tests/unit/hosted/usual_requests.h"

#include "core/merchants/request_signature.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Request = CallbackReceiver::Request;
using Reaction = CallbackReceiver::Reaction;

Q_DECLARE_METATYPE(tilldesk::hosted::ReplyKind)

/// The requests that the client sends over real sockets, and how it classifies every kind of
/// response.
class TestHostedClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsAPayment();
    void createsAStaticQrPayment();
    void readsAndCancels();
    void searches();
    void acknowledgesAndLooksUpTheAccount();
    void signsRefunds();
    void signsReconciliationAsTheMerchant();
    void signsPaymentsIfAsked();
    void keepsThePathOfTheBaseAddress();
    void classifies_data();
    void classifies();
    void givesUpAfterTheTimeOut();
    void sendsNothingToForbiddenAddresses();
    void tellsWhyNothingWasSent();
    void verifiesTheCertificate();
    void readsThePauseOfALimit();
    void followsNoRedirect();
    void refusesMixedUpResponses();
    void hidesTheApiKey();
    void sendsNoLineEndInAKey();
    void asksForNoOtherPath();
    void continuesTheTrace();
    void reachesTheService();
    void readsTheKeySet();
};

void TestHostedClient::createsAPayment()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(201, kCreatedBody, side.date()));
    const auto reply = create(side);
    QCOMPARE(reply.kind, ReplyKind::Answered);
    QCOMPARE(reply.facts.status, 201);
    QCOMPARE(reply.value->id, kPayment);
    QCOMPARE(reply.value->expireAt, *parseIsoTime(u"2026-11-20T14:52:00.123Z"));
    QCOMPARE(reply.value->links.deeplink, u"https://api.example/pay/2/019ab6c0e1f04a7b2c3d4e5f"_s);
    const Request sent = side.server.requests().value(0);
    QCOMPARE(sent.method, "POST");
    QCOMPARE(sent.target, "/v3/payments");
    QCOMPARE(sent.value("Authorization"), "Bearer 5b1f3a0e-secret");
    QCOMPARE(sent.value("Content-Type"), "application/json");
    QCOMPARE(sent.value("Signature"), QByteArray());
    QCOMPARE(sent.body,
             R"({"reference":"R-1","amount":2450,"currency":"EUR","description":"Cake"})");
}

void TestHostedClient::createsAStaticQrPayment()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(201, kCreatedBody));
    NewPayment wanted{.amount = Amount::fromCents(2450), .reference = u"R-1"_s};
    wanted.bulkId = u"DAY"_s;
    wanted.callbackUrl = u"https://shop.example/cb"_s;
    wanted.identifyCallbackUrl = u"https://shop.example/id"_s;
    wanted.voucherEligibility = R"([{"voucherSchemes":["MEA_L"],"amount":100}])";
    wanted.returnUrl = u"https://shop.example/back"_s;
    wanted.pointOfSale = u"till1"_s;
    wanted.shopId = u"S1"_s;
    wanted.shopName = u"Gent"_s;
    QCOMPARE(create(side, wanted).kind, ReplyKind::Answered);
    const Request sent = side.server.requests().value(0);
    QCOMPARE(sent.target, "/v3/payments/pos");
    const QByteArray expected =
        R"({"reference":"R-1","bulkId":"DAY","amount":2450,"currency":"EUR",)"
        R"("posId":"till1","shopId":"S1","shopName":"Gent",)"
        R"("identifyCallbackUrl":"https://shop.example/id",)"
        R"("callbackUrl":"https://shop.example/cb",)"
        R"("voucherEligibility":[{"voucherSchemes":["MEA_L"],"amount":100}]})";
    QCOMPARE(sent.body, expected);
    wanted.pointOfSale.clear();
    QCOMPARE(create(side, wanted).kind, ReplyKind::Answered);
    const QByteArray body = side.server.requests().value(1).body;
    const QByteArray back = R"("returnUrl":"https://shop.example/back")";
    QVERIFY(body.contains(back));
    QVERIFY(!body.contains("shopId"));
}

void TestHostedClient::readsAndCancels()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(200, kPaymentBody));
    const auto found = get(side);
    QCOMPARE(found.kind, ReplyKind::Answered);
    QCOMPARE(found.value->status, PaymentStatus::Succeeded);
    QCOMPARE(found.value->debtor.iban, u"***********42901"_s);
    QCOMPARE(side.server.requests().value(0).method, "GET");
    QCOMPARE(side.server.requests().value(0).target, "/v3/payments/019ab6c0e1f04a7b2c3d4e5f");
    for (const int status : {200, 202, 204}) { // the interface gives no number
        side.server.react(CallbackReceiver::status(status));
        QCOMPARE(cancel(side).kind, ReplyKind::Answered);
    }
    QCOMPARE(side.server.requests().last().method, "DELETE");
    QCOMPARE(side.server.requests().last().target, "/v3/payments/019ab6c0e1f04a7b2c3d4e5f");
    QCOMPARE(side.server.requests().last().body, QByteArray());
}

void TestHostedClient::searches()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(200, kSearchBody));
    const HostedSearch asked{.from = parseIsoTime(u"2026-11-20T13:00:00Z"),
                             .to = parseIsoTime(u"2026-11-20T15:00:00Z"),
                             .statuses = {PaymentStatus::Pending, PaymentStatus::Succeeded},
                             .reference = u"R-1"_s};
    const auto reply = side.reply<HostedPage<HostedPayment>>(
        [&](auto done) { side.client.search(side.access, asked, done); });
    QCOMPARE(reply.kind, ReplyKind::Answered);
    QCOMPARE(reply.value->totalPages, 3);
    QCOMPARE(reply.value->rows.value(0).reference, u"R-1"_s);
    const Request sent = side.server.requests().value(0);
    QCOMPARE(sent.target, "/v3/payments/search?page=0&size=100");
    QCOMPARE(sent.body,
             R"({"from":"2026-11-20T13:00:00.000Z","to":"2026-11-20T15:00:00.000Z",)"
             R"("paymentStatuses":["PENDING","SUCCEEDED"],"reference":"R-1"})");
}

void TestHostedClient::acknowledgesAndLooksUpTheAccount()
{
    HostedSide side;
    side.server.react({CallbackReceiver::status(202),
                       CallbackReceiver::status(200, R"({"iban":"BE68539007547034"})")});
    const auto acknowledged = side.reply<Nothing>([&](auto done) {
        side.client.acknowledge(side.access, kPayment, Amount::fromCents(2450), u"R-1"_s, done);
    });
    QCOMPARE(acknowledged.kind, ReplyKind::Answered);
    QCOMPARE(side.server.requests().value(0).target,
             "/v3/payments/019ab6c0e1f04a7b2c3d4e5f/acknowledge");
    QCOMPARE(side.server.requests().value(0).body,
             R"({"currency":"EUR","amount":2450,"reference":"R-1"})");
    const auto account = side.reply<QString>(
        [&](auto done) { side.client.refundIban(side.access, kPayment, done); });
    QCOMPARE(account.value, std::optional(u"BE68539007547034"_s));
    QCOMPARE(side.server.requests().value(1).target,
             "/v3/payments/019ab6c0e1f04a7b2c3d4e5f/debtor/refundIban");
}

void TestHostedClient::signsRefunds()
{
    HostedSide side;
    side.answer([&side](const Request &request) {
        return side.signedAnswer(201, kRefundBody, side.joseFor(request));
    });
    const auto reply = refund(side);
    QCOMPARE(reply.kind, ReplyKind::Answered);
    QCOMPARE(reply.facts.signature, ReplySignature::Holds);
    QCOMPARE(reply.facts.keyId, u"bank-1"_s);
    QCOMPARE(reply.value->id, kRefund);
    QCOMPARE(side.server.count(), 2); // the first reads the time
    const Request sent = side.server.requests().last();
    QCOMPARE(sent.target, "/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds");
    QCOMPARE(sent.body, R"({"amount":450,"currency":"EUR","description":"Stale"})");
    QCOMPARE(sent.value("Idempotency-Key"), "refund-1");
    QCOMPARE(sent.value("Authorization"), QByteArray());
    const QJsonObject jose = sent.jose();
    QCOMPARE(jose[u"kid"_s].toString(), u"shop-1"_s);
    QCOMPARE(jose[u"https://claims.example/sub"_s].toString(), side.access.profile.text());
    QCOMPARE(jose[u"https://claims.example/iss"_s].toString(), u"Provider"_s);
    QCOMPARE(jose[u"https://claims.example/iat"_s].toString(), u"2026-11-20T14:32:00.400Z"_s);
    QCOMPARE(jose[u"https://claims.example/path"_s].toString(),
             u"/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds"_s);
    QCOMPARE(jose[u"https://claims.example/jti"_s].toString().toLatin1(),
             sent.value("X-Request-ID"));
    const auto jws = crypto::parseDetachedJws(sent.value("Signature"));
    QVERIFY(crypto::verifySignature(crypto::signingInput(jws->headerPart, sent.body),
                                    jws->signature, merchantKey().publicKey()));

    side.answer([&side](const Request &request) {
        return side.signedAnswer(200, kRefundBody, side.joseFor(request));
    });
    const auto found = side.reply<HostedRefund>(
        [&](auto done) { side.client.refund(side.access, kPayment, kRefund, done); });
    QCOMPARE(found.kind, ReplyKind::Answered);
    QCOMPARE(side.server.count(), 3); // the time is known
    QCOMPARE(side.server.requests().last().target,
             "/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds/019ab6c0e1f04a7b2c3d4aaa");
}

void TestHostedClient::signsReconciliationAsTheMerchant()
{
    HostedSide side;
    side.answer([&side](const Request &request) {
        const QByteArray body = request.target.startsWith("/reconciliation/payouts") ? kPayoutsBody
            : request.target.startsWith("/reconciliation/refunds") ? kRefundItemsBody
                                                                   : kItemsBody;
        return side.signedAnswer(200, body, side.joseFor(request), "Signature");
    });
    const auto made = payouts(side);
    QCOMPARE(made.kind, ReplyKind::Answered);
    QCOMPARE(made.value->rows.value(0).amount, Amount::fromCents(4550));
    QCOMPARE(side.server.requests().last().target,
             "/reconciliation/payouts?date=2026-11-20&page=0&size=1000");
    QCOMPARE(side.server.requests().last().jose()[u"https://claims.example/iss"_s].toString(),
             side.access.merchant.text());
    const auto items = side.reply<HostedPage<HostedItem>>([&](auto done) {
        side.client.items(side.access, PayoutItemKind::Payment,
                          {.payout = PayoutId(u"019ab6c0e1f04a7b2c3d4bbb"_s)}, done);
    });
    QCOMPARE(items.kind, ReplyKind::Answered);
    QCOMPARE(items.value->rows.value(0).channel, PaymentChannel::InStore);
    QCOMPARE(side.server.requests().last().target,
             "/reconciliation/payments?payout-id=019ab6c0e1f04a7b2c3d4bbb&page=0&size=1000");
    const auto refunds = side.reply<HostedPage<HostedItem>>([&](auto done) {
        side.client.items(side.access, PayoutItemKind::Refund,
                          {.from = QDate(2026, 11, 1), .to = QDate(2026, 11, 20), .size = 10},
                          done);
    });
    QCOMPARE(refunds.value->rows.value(0).refundId, kRefund);
    QCOMPARE(side.server.requests().last().target,
             "/reconciliation/refunds?start-date=2026-11-01&end-date=2026-11-20&page=0&size=10");
}

void TestHostedClient::signsPaymentsIfAsked()
{
    HostedSide side;
    side.answer([](const Request &) { return CallbackReceiver::status(201, kCreatedBody); });
    side.access.signsPayments = true;
    QCOMPARE(create(side).kind, ReplyKind::Answered);
    QVERIFY(!side.server.requests().last().value("Signature").isEmpty());
    QCOMPARE(side.server.requests().last().value("Authorization"), QByteArray());
    side.access.signsPayments = false;
    side.access.apiKey.clear(); // a signature is all there is
    QCOMPARE(create(side).kind, ReplyKind::Answered);
    QVERIFY(!side.server.requests().last().value("Signature").isEmpty());
    side.access.key.reset();
    const auto none = create(side);
    QCOMPARE(none.kind, ReplyKind::NotSent);
    QCOMPARE(none.detail, u"there is neither an API key nor a key to sign with"_s);
    side.access.apiKey = u"key"_s;
    QCOMPARE(payouts(side).detail, u"there is no key to sign the request with"_s);
}

void TestHostedClient::keepsThePathOfTheBaseAddress()
{
    HostedSide side;
    side.access.base = *hostedAddress(side.server.url(u"127.0.0.1"_s, u"/api/x/"_s),
                                      UrlRule::PublicHttpsOrLoopback, u"hostedUrl"_s);
    for (const bool isRemoved : {false, true}) { // a proxy may remove the prefix
        side.server.reactBy([&side, isRemoved](const Request &request) {
            if (request.target == "/api/x")
                return CallbackReceiver::status(404, {}, side.date());
            QJsonObject jose = side.joseFor(request);
            if (isRemoved)
                jose[u"https://claims.example/path"_s] =
                    u"/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds"_s;
            return side.signedAnswer(201, kRefundBody, jose);
        });
        QCOMPARE(refund(side).detail, QString());
        QCOMPARE(side.server.requests().last().target,
                 "/api/x/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds");
        QCOMPARE(side.server.requests().last().jose()[u"https://claims.example/path"_s].toString(),
                 u"/api/x/v3/payments/019ab6c0e1f04a7b2c3d4e5f/refunds"_s);
    }
}

void TestHostedClient::classifies_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<ReplyKind>("kind");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const Reaction &reaction, ReplyKind kind,
                        const QString &detail) {
        QTest::newRow(name) << reaction.bytes << reaction.closes << kind << detail;
    };
    const auto status = [](int number, const QByteArray &body = {}) {
        return CallbackReceiver::status(number, body);
    };
    const QByteArray error =
        R"({"code":"FIELD_IS_INVALID","message":"No","traceId":"0123456789abcdef"})";
    for (const int number : {400, 401, 403, 404, 408, 409, 413, 422, 451})
        row(qPrintable(u"refused %1"_s.arg(number)), status(number, error), ReplyKind::Refused,
            u"the response is %1 FIELD_IS_INVALID"_s.arg(number));
    row("refused by a proxy", status(403, "<html>"), ReplyKind::Refused, u"the response is 403"_s);
    row("limited", status(429), ReplyKind::RateLimited, u"the response is 429"_s);
    for (const int number : {500, 501, 502, 503, 504, 599})
        row(qPrintable(u"failed %1"_s.arg(number)), status(number, error), ReplyKind::Unknown,
            u"the response is %1 FIELD_IS_INVALID"_s.arg(number));
    row("without a body", status(201), ReplyKind::Unknown, u"the response has no body"_s);
    row("not JSON", status(201, "<html>"), ReplyKind::Unknown,
        u"the response cannot be read: body is not JSON: syntax error"_s);
    row("not a payment", status(201, "{}"), ReplyKind::Unknown,
        u"the response cannot be read: paymentId is mandatory"_s);
    row("another success", status(200, kCreatedBody), ReplyKind::Answered, {});
    row("too long", status(201, kCreatedBody + QByteArray(70'000, ' ')), ReplyKind::Unknown,
        u"the response is too long"_s);
    row("closed", {.bytes = {}, .closes = true}, ReplyKind::Unknown,
        u"the connection was closed without a response"_s);
    row("half", {.bytes = status(201, kCreatedBody).bytes.chopped(10), .closes = true},
        ReplyKind::Unknown, u"the connection was closed before the response was complete"_s);
    row("not HTTP", {.bytes = "SSH-2.0-OpenSSH_9.2\r\n", .closes = true}, ReplyKind::Unknown,
        u"the response is not HTTP"_s);
    row("long headers",
        status(201, kCreatedBody).bytes.size() > 0
            ? CallbackReceiver::status(201, kCreatedBody, "X: " + QByteArray(20'000, 'x') + "\r\n")
            : Reaction(),
        ReplyKind::Unknown, u"the header of the response is longer than 16384 bytes"_s);
}

void TestHostedClient::classifies()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, closes);
    QFETCH(const ReplyKind, kind);
    QFETCH(const QString, detail);
    HostedSide side;
    side.server.react({.bytes = bytes, .closes = closes});
    const auto reply = create(side);
    QCOMPARE(reply.kind, kind);
    QCOMPARE(reply.detail, detail);
    QCOMPARE(reply.value.has_value(), kind == ReplyKind::Answered);
    QCOMPARE(side.server.count(), 1); // nothing is sent twice
    if (kind == ReplyKind::Refused && !reply.code.isEmpty()) {
        QCOMPARE(reply.code, u"FIELD_IS_INVALID"_s);
        QCOMPARE(reply.message, u"No"_s);
        QCOMPARE(reply.facts.traceId, u"0123456789abcdef"_s);
    }
}

void TestHostedClient::givesUpAfterTheTimeOut()
{
    HostedSide side(200ms);
    side.server.hold();
    const auto reply = create(side);
    QCOMPARE(reply.kind, ReplyKind::Unknown);
    QCOMPARE(reply.facts.transport, net::Outcome::TimedOut);
    QCOMPARE(reply.facts.status, 0);
    QCOMPARE(reply.facts.traceId.size(), 32);
    QCOMPARE(side.server.count(), 1);
}

void TestHostedClient::sendsNothingToForbiddenAddresses()
{
    const auto addressOf = [](const QString &text, UrlRule rule) {
        const auto checked = hostedAddress(text, rule, u"hostedUrl"_s);
        return checked ? checked->toString()
                       : checked.error().field + u": "_s + checked.error().detail;
    };
    const UrlRule local = UrlRule::PublicHttpsOrLoopback;
    QCOMPARE(addressOf(u" https://api.example//"_s, UrlRule::PublicHttps),
             u"https://api.example"_s);
    QCOMPARE(addressOf(u"http://127.0.0.1:80/api/"_s, local), u"http://127.0.0.1:80/api"_s);
    QCOMPARE(addressOf(u"http://api.example"_s, local), u"hostedUrl: must be an https URL"_s);
    QCOMPARE(addressOf(u"http://127.0.0.1"_s, UrlRule::PublicHttps),
             u"hostedUrl: must be an https URL"_s);
    QCOMPARE(addressOf(u"https://10.0.0.1"_s, local),
             u"hostedUrl: the host must be a name, not an address"_s);
    QCOMPARE(addressOf(u"https://a:b@api.example"_s, local),
             u"hostedUrl: must not contain user information"_s);
    QCOMPARE(addressOf(u"https://api.example?x=1"_s, local),
             u"hostedUrl: must not have a query or a fragment"_s);

    HostedSide side; // a name that leads to this computer after all
    side.access.rule = UrlRule::PublicHttps;
    const auto reply = create(side);
    QCOMPARE(reply.kind, ReplyKind::NotSent);
    QCOMPARE(reply.facts.transport, net::Outcome::NotAllowed);
    QCOMPARE(side.server.connections(), 0);
}

void TestHostedClient::tellsWhyNothingWasSent()
{
    HostedSide side;
    side.access.base = QUrl(u"http://127.0.0.1:1"_s);
    const auto closed = create(side);
    QCOMPARE(closed.kind, ReplyKind::NotSent);
    QCOMPARE(closed.detail, u"Connection refused"_s);
    const auto notSigned = refund(side); // the time cannot be read, so the refund stays here
    QCOMPARE(notSigned.kind, ReplyKind::NotSent);
    QCOMPARE(notSigned.detail, u"Connection refused"_s);
    side.access.base = QUrl(u"https://no-such-host.invalid"_s);
    const auto unknown = create(side);
    QCOMPARE(unknown.kind, ReplyKind::NotSent);
    QCOMPARE(unknown.facts.transport, net::Outcome::NameUnknown);
}

void TestHostedClient::verifiesTheCertificate()
{
    HostedSide side;
    const CallbackReceiver stranger(TestAuthority().identity(u"127.0.0.1"_s));
    side.access.base = QUrl(stranger.url(u"127.0.0.1"_s, {}));
    const auto reply = create(side);
    QCOMPARE(reply.kind, ReplyKind::NotSent);
    QCOMPARE(reply.facts.transport, net::Outcome::TlsFailed);
    QVERIFY(reply.detail.startsWith(u"the certificate is not"));
    QCOMPARE(stranger.count(), 0);
}

void TestHostedClient::readsThePauseOfALimit()
{
    HostedSide side;
    const auto pauseOf = [&side](const QByteArray &headers) {
        side.server.react(CallbackReceiver::status(429, {}, headers));
        return get(side).retryAfter;
    };
    QCOMPARE(pauseOf("Retry-After: 7\r\n"), std::optional(7s));
    QCOMPARE(pauseOf("Retry-After: 99999999999999999999\r\n"),
             std::optional<std::chrono::seconds>(24h));
    QCOMPARE(pauseOf("Retry-After: Fri, 20 Nov 2026 14:32:30 GMT\r\n"), std::optional(30s));
    QCOMPARE(pauseOf("Retry-After: Fri, 20 Nov 2026 14:32:30 GMT\r\n" + side.date(10s)),
             std::optional(20s)); // by the service's own clock
    QCOMPARE(pauseOf("Retry-After: soon\r\n"), std::optional<std::chrono::seconds>());
    QCOMPARE(pauseOf("Retry-After: -1\r\n"), std::optional<std::chrono::seconds>());
    QCOMPARE(pauseOf({}), std::optional<std::chrono::seconds>());
}

void TestHostedClient::followsNoRedirect()
{
    HostedSide side;
    for (const int status : {301, 302, 303, 307, 308}) {
        side.server.react(CallbackReceiver::status(status, {}, "Location: /elsewhere\r\n"));
        const auto reply = create(side);
        QCOMPARE(reply.kind, ReplyKind::Unknown);
        QCOMPARE(
            reply.detail,
            u"the response is %1: it points to another address, which is refused"_s.arg(status));
    }
    QCOMPARE(side.server.count(), 5);
}

/// A proxy that repeats or reorders responses must not give one payment the id of another.
void TestHostedClient::refusesMixedUpResponses()
{
    HostedSide side;
    const auto refused = [&side](const QByteArray &body) {
        side.server.react(CallbackReceiver::status(200, body));
        return create(side).detail.section(u": "_s, 1);
    };
    QByteArray body = kCreatedBody;
    QCOMPARE(refused(body.replace("2450", "2451")), u"amount is not that of the request"_s);
    body = kCreatedBody;
    QCOMPARE(refused(body.replace("R-1", "R-2")), u"reference is not that of the request"_s);
    body = kCreatedBody;
    QCOMPARE(refused(body.replace(R"("reference":"R-1",)", "")), QString()); // it is optional
    body = kPaymentBody;
    side.server.react(CallbackReceiver::status(200, body.replace("3d4e5f", "3d4e50")));
    QCOMPARE(get(side).kind, ReplyKind::Unknown);
    body = kSearchBody;
    side.server.react(
        CallbackReceiver::status(200, body.replace(R"("number":0)", R"("number":1)")));
    const auto page = side.reply<HostedPage<HostedPayment>>(
        [&](auto done) { side.client.search(side.access, {}, done); });
    QCOMPARE(page.detail, u"the response cannot be read: number is not that of the request"_s);
}

void TestHostedClient::hidesTheApiKey()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(
        401, R"({"code":"UNAUTHORIZED","message":"'5b1f3a0e-secret' is not a key"})"));
    const auto reply = get(side);
    QCOMPARE(reply.message, u"'…' is not a key"_s);
    QVERIFY(!reply.detail.contains(u"secret"));
}

void TestHostedClient::sendsNoLineEndInAKey()
{
    HostedSide side;
    side.access.apiKey = u"key\r\nX-Other: 1"_s;
    const auto reply = get(side);
    QCOMPARE(reply.kind, ReplyKind::NotSent);
    QCOMPARE(reply.detail, u"apiKey must have 1 to 4096 visible ASCII characters"_s);
    side.access.key.reset();
    side.access.apiKey = u"key"_s;
    const NewRefund wanted{kPayment, Amount::fromCents(1), {}, u"a\r\nb"_s};
    const auto refused = side.reply<HostedRefund>(
        [&](auto done) { side.client.createRefund(side.access, wanted, done); });
    QCOMPARE(refused.detail, u"Idempotency-Key must have 1 to 64 visible ASCII characters"_s);
    QCOMPARE(side.server.connections(), 0);
}

void TestHostedClient::asksForNoOtherPath()
{
    HostedSide side;
    for (const QString &id :
         {u""_s, u"."_s, u".."_s, u"a/b"_s, u"a?b"_s, u"a#b"_s, u"%2e"_s, u"é"_s}) {
        const auto reply = side.reply<HostedPayment>(
            [&](auto done) { side.client.payment(side.access, PaymentId(id), done); });
        QCOMPARE(reply.kind, ReplyKind::NotSent);
        QCOMPARE(reply.detail, u"paymentId is not an id of a hosted service"_s);
    }
    QCOMPARE(side.server.connections(), 0);
}

void TestHostedClient::continuesTheTrace()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(200, kPaymentBody));
    const auto reply = get(side);
    const QByteArray sent = side.server.requests().value(0).value("traceparent");
    QCOMPARE(sent.split('-').value(1), reply.facts.traceId.toLatin1());
    QCOMPARE(sent.size(), 55);
    QCOMPARE(side.server.requests().value(0).value("X-Request-ID"),
             reply.facts.requestId.toLatin1());
}

void TestHostedClient::reachesTheService()
{
    HostedSide side;
    side.server.react(CallbackReceiver::status(503, "down", side.date(2s)));
    const auto reply =
        side.reply<Nothing>([&](auto done) { side.client.reach(side.access, done); });
    QCOMPARE(reply.kind, ReplyKind::Answered);
    QCOMPARE(reply.facts.status, 503);
    QCOMPARE(reply.facts.connection.addresses, 1);
    QCOMPARE(reply.facts.connection.tls, QString());
    QVERIFY(reply.facts.skew.has_value());
    side.access.base = QUrl(u"http://127.0.0.1:1"_s);
    QCOMPARE(side.reply<Nothing>([&](auto done) { side.client.reach(side.access, done); }).kind,
             ReplyKind::NotSent);
}

void TestHostedClient::readsTheKeySet()
{
    HostedSide side;
    const auto reply = [&side] {
        return side.reply<merchants::KeySetPtr>(
            [&](auto done) { side.client.keySet(side.access, done); });
    };
    QCOMPARE(reply().value.value()->keys().size(), 1);
    side.keys.publish(u"{}"_s);
    QCOMPARE(reply().kind, ReplyKind::Unknown);
    side.keys.answer({.status = 404});
    QCOMPARE(reply().kind, ReplyKind::Refused);
}

TILLDESK_TEST(TestHostedClient, QCoreApplication)
#include "tst_hosted_client.moc"
