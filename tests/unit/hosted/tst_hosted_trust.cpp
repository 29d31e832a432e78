#include "tests/support/hosted_bodies.h"
#include "tests/support/test_program.h"
#include "tests/unit/hosted/usual_requests.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Request = CallbackReceiver::Request;
using Reaction = CallbackReceiver::Reaction;

/// Whom the client believes: signatures of responses, and the service's clock.
class TestHostedTrust : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trustsOnlyTheServicesSignature_data();
    void trustsOnlyTheServicesSignature();
    void needsThePromisedSignature();
    void acceptsErrorsWithoutSignature();
    void signsNothingByAWrongClock();
    void asksForTheTimeAgainWhenTheClockWasSet();
    void tellsHowFarTheClockIs();
    void distrustsTheTimeOfACache();
};

void TestHostedTrust::trustsOnlyTheServicesSignature_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QString &member, const QJsonValue &value,
                        const QString &fault) { QTest::newRow(name) << member << value << fault; };
    const QString names = u"https://claims.example/"_s;
    row("right", {}, {}, {});
    row("typ", u"typ"_s, u"JWT"_s, u"typ is"_s);
    row("alg", u"alg"_s, u"none"_s, u"alg is"_s);
    row("kid", u"kid"_s, u"bank-2"_s, u"its key is not in the service's key set"_s);
    row("crit", u"crit"_s, QJsonArray{u"b64"_s}, u"crit"_s);
    row("iss", names + u"iss"_s, u"Other"_s, u"iss is"_s);
    row("path", names + u"path"_s, u"/v3/payments"_s, u"path is"_s);
    row("jti", names + u"jti"_s, u"another"_s, u"jti is"_s);
    row("iat", names + u"iat"_s, u"2026-11-20T14:26:00.000Z"_s,
        u"iat '2026-11-20T14:26:00.000Z' is too old"_s);
}

void TestHostedTrust::trustsOnlyTheServicesSignature()
{
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    QFETCH(const QString, fault);
    HostedSide side;
    for (const int status : {201, 422}) {
        side.answer([&](const Request &request) {
            QJsonObject jose = side.joseFor(request);
            if (!member.isEmpty())
                jose[member] = value;
            return side.signedAnswer(status, kRefundBody, jose);
        });
        const auto reply = refund(side);
        if (fault.isEmpty()) {
            QCOMPARE(reply.kind, status == 201 ? ReplyKind::Answered : ReplyKind::Refused);
            continue;
        }
        QCOMPARE(reply.kind, ReplyKind::Unknown);
        QVERIFY2(
            reply.detail.startsWith(u"the signature of the response does not hold: "_s + fault),
            qPrintable(reply.detail));
        QVERIFY(!reply.value);
    }
}

void TestHostedTrust::needsThePromisedSignature()
{
    HostedSide side;
    side.answer([](const Request &) { return CallbackReceiver::status(201, kRefundBody); });
    auto reply = refund(side);
    QCOMPARE(reply.kind, ReplyKind::Unknown);
    QCOMPARE(reply.detail, u"the response is not signed"_s);
    side.answer([&side](const Request &request) { // right, but of another body
        Reaction reaction = side.signedAnswer(201, kRefundBody, side.joseFor(request));
        reaction.bytes.replace(R"("amount":450)", R"("amount":451)");
        return reaction;
    });
    QCOMPARE(refund(side).detail,
             u"the signature of the response does not hold: it does not match this body"_s);
    side.answer([&side](const Request &request) { // by a key that is not the service's
        return side.signedAnswer(201, kRefundBody, side.joseFor(request), "SignatureBank",
                                 merchantKey());
    });
    QCOMPARE(refund(side).kind, ReplyKind::Unknown);
    side.answer([&side](const Request &request) { // reconciliation has another header
        return side.signedAnswer(200, kPayoutsBody, side.joseFor(request));
    });
    QCOMPARE(payouts(side).detail, u"the response is not signed"_s);
    side.access.keySet = QUrl(u"http://127.0.0.1:1/jwks"_s);
    side.answer([&side](const Request &request) {
        return side.signedAnswer(201, kRefundBody, side.joseFor(request));
    });
    reply = refund(side);
    QCOMPARE(reply.kind, ReplyKind::Unknown);
    QCOMPARE(reply.facts.signature, ReplySignature::Unread);
    QVERIFY(reply.detail.startsWith(u"the signature of the response cannot be checked: "));
}

void TestHostedTrust::acceptsErrorsWithoutSignature()
{
    HostedSide side;
    const QByteArray error = R"({"code":"REFUND_NOT_POSSIBLE","message":"No"})";
    side.answer([&](const Request &) { return CallbackReceiver::status(422, error); });
    QCOMPARE(refund(side).kind, ReplyKind::Refused);
    side.access.keySet = QUrl(u"http://127.0.0.1:1/jwks"_s); // cannot be read
    side.answer([&](const Request &request) {
        return side.signedAnswer(422, error, side.joseFor(request));
    });
    const auto reply = refund(side);
    QCOMPARE(reply.kind, ReplyKind::Refused);
    QCOMPARE(reply.facts.signature, ReplySignature::Unread);
    QCOMPARE(reply.code, u"REFUND_NOT_POSSIBLE"_s);
}

void TestHostedTrust::signsNothingByAWrongClock()
{
    for (const auto ahead : {-3600s, -62s, 62s, 3600s}) {
        HostedSide side;
        side.server.reactBy([&side, ahead](const Request &) {
            return CallbackReceiver::status(404, {}, side.date(ahead));
        });
        const auto reply = refund(side);
        QCOMPARE(reply.kind, ReplyKind::NotSent);
        QVERIFY2(reply.detail.startsWith(u"the clock of this computer is"),
                 qPrintable(reply.detail));
        QCOMPARE(reply.facts.skew->count() > 0, ahead < 0s);
        QCOMPARE(side.server.count(), 1);
        QCOMPARE(side.server.requests().value(0).target, "/");
        QCOMPARE(side.server.requests().value(0).value("Authorization"), QByteArray());
        QCOMPARE(get(side).kind, ReplyKind::Refused); // the API key needs no clock
    }
}

void TestHostedTrust::asksForTheTimeAgainWhenTheClockWasSet()
{
    HostedSide side;
    const Timestamp start = side.clock.now();
    side.answer([&side](const Request &request) {
        return side.signedAnswer(201, kRefundBody, side.joseFor(request));
    });
    QCOMPARE(refund(side).kind, ReplyKind::Answered);
    side.clock.advance(10min); // time passes for both sides
    QCOMPARE(refund(side).kind, ReplyKind::Answered);
    QCOMPARE(side.server.count(), 3);
    side.clock.set(start + 20min); // somebody sets the clock
    side.server.reactBy(
        [&side](const Request &) { return CallbackReceiver::status(404, {}, side.date(-10min)); });
    QCOMPARE(refund(side).kind, ReplyKind::NotSent);
    QCOMPARE(side.server.requests().last().target, "/");
    side.clock.set(start + 10min); // and sets it right again
    side.answer([&side](const Request &request) {
        return side.signedAnswer(201, kRefundBody, side.joseFor(request));
    });
    QCOMPARE(refund(side).kind, ReplyKind::Answered);
}

void TestHostedTrust::tellsHowFarTheClockIs()
{
    HostedSide side;
    const auto skewOf = [&side](std::chrono::seconds ahead) {
        side.server.react(CallbackReceiver::status(200, kPaymentBody, side.date(ahead)));
        return get(side).facts.skew;
    };
    QCOMPARE(skewOf(0s), std::optional(0ms));
    QCOMPARE(skewOf(30s), std::optional(-29'600ms)); // Date has whole seconds
    QCOMPARE(skewOf(-30s), std::optional(29'400ms));
    side.server.react(CallbackReceiver::status(200, kPaymentBody, "Date: yesterday\r\n"));
    QVERIFY(!get(side).facts.skew);
}

void TestHostedTrust::distrustsTheTimeOfACache()
{
    HostedSide side;
    side.server.react(
        CallbackReceiver::status(200, kPaymentBody, side.date(-1h) + "Age: 3600\r\n"));
    QVERIFY(!get(side).facts.skew);
}

TILLDESK_TEST(TestHostedTrust, QCoreApplication)
#include "tst_hosted_trust.moc"
