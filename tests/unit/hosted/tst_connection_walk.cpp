#include "core/hosted/connection_walk.h"

#include "tests/support/hosted_bodies.h"
#include "tests/support/test_program.h"
#include "tests/unit/hosted/usual_requests.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Request = CallbackReceiver::Request;
using Reaction = CallbackReceiver::Reaction;

/// Runs a check to its end.
ConnectionReport checked(HostedSide &side)
{
    const auto reply = side.reply<ConnectionReport>([&side](Client::Done<ConnectionReport> done) {
        std::ignore = ConnectionWalk::start({side.client, side.clock, side.clock.monotonic()},
                                            side.access, [done](const ConnectionReport &report) {
                                                if (report.isOver)
                                                    done({{}, report});
                                            });
    });
    return *reply.value;
}

/// Returns the state of each step as one letter, for example `HHHHFNNN`.
QString statesOf(const ConnectionReport &report)
{
    QString states;
    for (const CheckedStep &step : report.steps)
        states += QString(toText(step.state)).front().toUpper();
    return states;
}

/// A service for which every step holds.
Reaction rightAnswer(const HostedSide &side, const Request &request)
{
    const QByteArray notFound = R"({"code":"PAYMENT_NOT_FOUND","message":"No","traceId":"0f0f"})";
    const QByteArray noRefund = R"({"code":"PAYMENT_FOR_REFUND_NOT_FOUND","message":"No"})";
    if (request.target == "/")
        return CallbackReceiver::status(404, {}, side.date());
    if (request.target.startsWith("/reconciliation"))
        return side.signedAnswer(200, kPayoutsBody, side.joseFor(request), "Signature");
    if (request.method == "POST")
        return side.signedAnswer(422, noRefund, side.joseFor(request));
    return side.signedAnswer(404, notFound, side.joseFor(request));
}

enum class Place { Root, ApiKey, Signature, Refund, Payouts };

Place placeOf(const Request &request)
{
    if (request.target == "/")
        return Place::Root;
    if (request.target.startsWith("/reconciliation"))
        return Place::Payouts;
    if (request.method == "POST")
        return Place::Refund;
    return request.target.contains("/refunds/") ? Place::Signature : Place::ApiKey;
}

} // namespace

Q_DECLARE_METATYPE(Place)

/// The check of a connection: what each step shows, and which steps it then leaves out.
class TestConnectionWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holds();
    void createsNothing();
    void tellsWhatFails_data();
    void tellsWhatFails();
    void tellsWhereNobodyIs_data();
    void tellsWhereNobodyIs();
    void tellsOfATrustedCertificate();
    void comparesTheClocks_data();
    void comparesTheClocks();
    void readsTheKeys();
    void needsCredentials();
    void distrustsOtherSignatures();
    void givesUp();
    void stops();
    void hasTextsForAllFindings();
};

void TestConnectionWalk::holds()
{
    HostedSide side;
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), u"HHHHHHHH"_s);
    QVERIFY(report.holds());
    QCOMPARE(report.count(CheckState::Holds), 8);
    QStringList seen;
    for (const CheckedStep &step : report.steps)
        seen << QString(toText(step.step)) + u": "_s + textsOf(step).seen;
    QCOMPARE(
        seen,
        (QStringList{u"name: Addresses: 1."_s, u"encryption: Plain http to this computer."_s,
                     u"clock: The clocks show the same second."_s, u"keys: Keys: 1 (ES256)."_s,
                     u"api-key: An unknown payment gives 404, as it must."_s,
                     u"signature: An unknown refund gives 404, as it must, signed with the key "
                     "bank-1."_s,
                     u"refunds: A refund of an unknown payment is refused for that reason alone."_s,
                     u"payouts: Payouts today: 1."_s}));
    QCOMPARE(report.of(CheckStep::ApiKey).traceId, u"0f0f"_s);
}

void TestConnectionWalk::createsNothing()
{
    HostedSide side;
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    std::ignore = checked(side);
    QStringList sent;
    for (const Request &request : side.server.requests()) {
        const QString target = QString::fromLatin1(request.target);
        sent << QString::fromLatin1(request.method) + u' '
                + QString(target).replace(QRegularExpression(u"[0-9a-f]{24}"_s), u"ID"_s);
    }
    QCOMPARE(sent,
             (QStringList{u"GET /"_s, u"GET /v3/payments/ID"_s, u"GET /v3/payments/ID/refunds/ID"_s,
                          u"POST /v3/payments/ID/refunds"_s,
                          u"GET /reconciliation/payouts?page=0&size=1"_s}));
}

void TestConnectionWalk::tellsWhatFails_data()
{
    QTest::addColumn<Place>("place");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("states");
    QTest::addColumn<int>("finding");
    const auto row = [](const char *name, Place place, int status, const char *code,
                        const QString &states, CheckFinding finding) {
        QTest::newRow(name) << place << status << QByteArray(code) << states << int(finding);
    };
    using enum CheckFinding;
    row("key refused", Place::ApiKey, 401, "UNAUTHORIZED", u"HHHHFHHH"_s, KeyRefused);
    row("key of another profile", Place::ApiKey, 403, "ACCESS_DENIED", u"HHHHFHHH"_s,
        KeyWithoutRight);
    row("wrong path", Place::ApiKey, 404, "", u"HHHHFHHH"_s, NotTheInterface);
    row("no error", Place::ApiKey, 200, "", u"HHHHFHHH"_s, UnexpectedAnswer);
    row("limit", Place::ApiKey, 429, "", u"HHHHFHHH"_s, LimitReached);
    row("fault", Place::ApiKey, 503, "TRY_AGAIN_LATER", u"HHHHFHHH"_s, ServiceFailed);
    row("signature refused", Place::Signature, 401, "UNAUTHORIZED", u"HHHHHFNN"_s,
        SignatureRefused);
    row("may not sign", Place::Signature, 403, "ACCESS_DENIED", u"HHHHHFNN"_s,
        SignatureWithoutRight);
    row("signed, wrong path", Place::Signature, 404, "", u"HHHHHFNN"_s, NotTheInterface);
    row("answer not signed", Place::Signature, 404, "REFUND_NOT_FOUND", u"HHHHHWHH"_s,
        AnswerNotSigned);
    row("no refunds", Place::Refund, 403, "ACCESS_DENIED", u"HHHHHHFH"_s, RefundsNotAllowed);
    row("refunds not allowed", Place::Refund, 422, "REFUND_NOT_ALLOWED", u"HHHHHHFH"_s,
        RefundsNotAllowed);
    row("another refusal", Place::Refund, 400, "VALIDATION_ERROR", u"HHHHHHFH"_s, UnexpectedAnswer);
    row("no payouts", Place::Payouts, 401, "UNAUTHORIZED", u"HHHHHHHF"_s, PayoutsRefused);
    row("payouts fail", Place::Payouts, 500, "", u"HHHHHHHF"_s, ServiceFailed);
}

void TestConnectionWalk::tellsWhatFails()
{
    QFETCH(const Place, place);
    QFETCH(const int, status);
    QFETCH(const QByteArray, code);
    QFETCH(const QString, states);
    QFETCH(const int, finding);
    HostedSide side;
    side.server.reactBy([&](const Request &request) {
        if (placeOf(request) != place)
            return rightAnswer(side, request);
        QByteArray body;
        if (!code.isEmpty())
            body = "{\"code\":\"" + code + "\"}";
        return CallbackReceiver::status(status, body, side.date());
    });
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), states);
    QVERIFY(report.holds() == (states.count(u'W') == 1));
    const CheckStep step = place == Place::ApiKey ? CheckStep::ApiKey
        : place == Place::Signature               ? CheckStep::Signature
        : place == Place::Refund                  ? CheckStep::Refunds
                                                  : CheckStep::Payouts;
    QCOMPARE(int(report.of(step).finding), finding);
    QCOMPARE(report.of(step).status, status);
    QVERIFY(!report.of(step).traceId.isEmpty());
    QVERIFY(!textsOf(report.of(step)).toDo.isEmpty());
    for (const CheckedStep &left : report.steps) {
        if (left.state == CheckState::NotTried)
            QCOMPARE(left.finding, CheckFinding::NeedsEarlierStep);
    }
}

void TestConnectionWalk::tellsWhereNobodyIs_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<bool>("isPublic");
    QTest::addColumn<QString>("states");
    QTest::addColumn<int>("finding");
    using enum CheckFinding;
    QTest::newRow("no name") << u"https://no-such-host.invalid"_s << true << u"FNNNNNNN"_s
                             << int(NameUnknown);
    QTest::newRow("here") << u"https://127.0.0.1:1"_s << true << u"FNNNNNNN"_s
                          << int(AddressForbidden);
    QTest::newRow("closed") << u"http://127.0.0.1:1"_s << false << u"HFNNNNNN"_s
                            << int(NoConnection);
}

void TestConnectionWalk::tellsWhereNobodyIs()
{
    QFETCH(const QString, base);
    QFETCH(const bool, isPublic);
    QFETCH(const QString, states);
    QFETCH(const int, finding);
    HostedSide side;
    side.access.base = QUrl(base);
    if (isPublic)
        side.access.rule = UrlRule::PublicHttps;
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), states);
    QCOMPARE(int(report.steps[states.indexOf(u'F')].finding), finding);
}

void TestConnectionWalk::tellsOfATrustedCertificate()
{
    HostedSide side;
    const CallbackReceiver stranger(TestAuthority().identity(u"127.0.0.1"_s));
    side.access.base = QUrl(stranger.url(u"127.0.0.1"_s, {}));
    const ConnectionReport refused = checked(side);
    QCOMPARE(statesOf(refused), u"HFNNNNNN"_s);
    QCOMPARE(refused.of(CheckStep::Encryption).finding, CheckFinding::NotTrusted);
    QCOMPARE(stranger.count(), 0);

    const TestAuthority authority;
    HostedSide trusting(20s, authority.certificatePem);
    CallbackReceiver server(authority.identity(u"localhost"_s)); // ends after 24 hours
    server.reactBy([&trusting](const Request &request) { return rightAnswer(trusting, request); });
    trusting.clock.set(
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
    trusting.access.base = QUrl(server.url(u"localhost"_s, {}));
    const ConnectionReport report = checked(trusting);
    QCOMPARE(statesOf(report), u"HWHHHHHH"_s);
    QCOMPARE(report.of(CheckStep::Encryption).finding, CheckFinding::CertificateEnds);
    QVERIFY(report.of(CheckStep::Encryption).text.startsWith(u"TLS 1."));
    QVERIFY(report.holds());
}

void TestConnectionWalk::comparesTheClocks_data()
{
    QTest::addColumn<int>("ahead"); // of the service, in seconds
    QTest::addColumn<QString>("states");
    QTest::addColumn<QString>("seen");
    QTest::newRow("behind") << 10 << u"HHWHHHHH"_s << u"This computer's clock is 9.6 s behind."_s;
    QTest::newRow("ahead") << -10 << u"HHWHHHHH"_s << u"This computer's clock is 9.4 s ahead."_s;
    QTest::newRow("a little") << 5 << u"HHHHHHHH"_s << u"This computer's clock is 4.6 s behind."_s;
    QTest::newRow("wrong") << 3600 << u"HHFHHNNN"_s
                           << u"This computer's clock is 3599.6 s behind."_s;
}

void TestConnectionWalk::comparesTheClocks()
{
    QFETCH(const int, ahead);
    QFETCH(const QString, states);
    QFETCH(const QString, seen);
    HostedSide side;
    side.serverAhead = std::chrono::seconds(ahead);
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), states);
    QCOMPARE(textsOf(report.of(CheckStep::Clock)).seen, seen);
    side.server.reactBy([&](const Request &request) {
        Reaction reaction = rightAnswer(side, request);
        reaction.bytes.replace(side.date(), {});
        return reaction;
    });
    QCOMPARE(checked(side).of(CheckStep::Clock).finding, CheckFinding::NoTime);
}

void TestConnectionWalk::readsTheKeys()
{
    HostedSide side;
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    side.keys.answer({.status = 404});
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), u"HHHFHWHF"_s); // signatures of responses cannot be checked
    QCOMPARE(report.of(CheckStep::Keys).finding, CheckFinding::KeysNotThere);
    QCOMPARE(report.of(CheckStep::Signature).finding, CheckFinding::AnswerNotSigned);
    HostedSide other;
    other.server.reactBy([&other](const Request &request) { return rightAnswer(other, request); });
    other.keys.publish(u"{}"_s);
    QCOMPARE(checked(other).of(CheckStep::Keys).finding, CheckFinding::UnexpectedAnswer);
}

void TestConnectionWalk::needsCredentials()
{
    HostedSide side;
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    side.access.apiKey.clear();
    QCOMPARE(statesOf(checked(side)), u"HHHHFHHH"_s);
    side.access.signsPayments = true; // then none is needed
    QCOMPARE(statesOf(checked(side)), u"HHHHNHHH"_s);
    side.access.merchant = {};
    QCOMPARE(statesOf(checked(side)), u"HHHHNHHN"_s);
    side.access.key.reset();
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), u"HHHHNFNN"_s);
    QCOMPARE(report.of(CheckStep::Signature).finding, CheckFinding::NoSigningKey);
    QCOMPARE(report.of(CheckStep::Refunds).finding, CheckFinding::NeedsEarlierStep);
}

void TestConnectionWalk::distrustsOtherSignatures()
{
    HostedSide side;
    side.server.reactBy([&side](const Request &request) { return rightAnswer(side, request); });
    side.access.names = ServiceNames(u"Somebody"_s, u"https://claims.example"_s);
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), u"HHHHFFNN"_s);
    QCOMPARE(report.of(CheckStep::Signature).finding, CheckFinding::AnswerNotTrusted);
    QVERIFY(report.of(CheckStep::Signature).text.contains(u"iss is 'Provider'"));
}

void TestConnectionWalk::givesUp()
{
    HostedSide side(200ms);
    side.server.hold();
    const ConnectionReport report = checked(side);
    QCOMPARE(statesOf(report), u"HHFHFNNN"_s);
    QCOMPARE(report.of(CheckStep::ApiKey).finding, CheckFinding::NoAnswer);
    QCOMPARE(textsOf(report.of(CheckStep::ApiKey)).seen,
             u"No answer: no complete response within 200 ms."_s);
}

void TestConnectionWalk::stops()
{
    HostedSide side;
    side.server.hold();
    QList<ConnectionReport> told;
    const auto walk =
        ConnectionWalk::start({side.client, side.clock, side.clock.monotonic()}, side.access,
                              [&told](const ConnectionReport &report) { told << report; });
    QTRY_COMPARE(side.server.held(), 1);
    QCOMPARE(told.size(), 1);
    QCOMPARE(statesOf(told.last()), u"RNNNNNNN"_s);
    walk->stop();
    QCOMPARE(told.size(), 2);
    QVERIFY(told.last().isOver);
    QCOMPARE(statesOf(told.last()), u"NNNNNNNN"_s);
    QCOMPARE(told.last().of(CheckStep::Payouts).finding, CheckFinding::Stopped);
    side.server.release(); // too late
    walk->stop();
    QCOMPARE(get(side).kind, ReplyKind::Unknown); // the next reply has come, so that one has, too
    QCOMPARE(told.size(), 2);
}

void TestConnectionWalk::hasTextsForAllFindings()
{
    for (const CheckFinding finding : enumerators<CheckFinding>()) {
        const CheckTexts texts = textsOf({.finding = finding, .status = 418, .text = u"why"_s});
        QCOMPARE(texts.seen.isEmpty(), finding == CheckFinding::None);
        QVERIFY2(!texts.seen.contains(u'{'), qPrintable(texts.seen));
    }
}

TILLDESK_TEST(TestConnectionWalk, QCoreApplication)
#include "tst_connection_walk.moc"
