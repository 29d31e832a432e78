#include "core/domain/callback_times.h"
#include "tests/support/some_callbacks.h"
#include "tests/support/some_payments.h"
#include "tests/support/test_program.h"
#include "ui/models/callbacks/callback_checks.h"
#include "ui/models/callbacks/callback_words.h"

#include <QLocale>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::addAttempt;
using test::findingsFailingAt;
using test::goodFindings;
using test::kSomeNow;
using test::someCallback;

class TestCallbackWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void countsAttemptsUntilTheLast();
    void saysWhatWasAnswered();
    void drawsAnswerTimesOnALogarithmicScale();
    void saysThatOneSentAgainWaits();
    void showsHostAndPath_data();
    void showsHostAndPath();
    void namesAPaymentByItsReferenceOrItsEnd();
    void indentsABodyInItsOwnOrder_data();
    void indentsABodyInItsOwnOrder();
    void findsAHeaderInAnyCase();
    void hasASentenceForEveryFaultAndOutcome();
    void tellsTheFirstCheckThatFails();
    void neverSaysThatAllHoldsWhenNotAllWasChecked();
    void putsTheChecksOfASignatureIntoSteps();
    void leavesTheAgeOfALoggedCallbackOut();
    void namesWhatTheHeaderSays();
};

void TestCallbackWords::countsAttemptsUntilTheLast()
{
    CallbackDetails details = someCallback(1, PaymentStatus::Succeeded, kSomeNow);
    QCOMPARE(CallbackWords::attempts(details.callback), u"0 of 4"_s);
    for (int number = 1; number <= 3; ++number) {
        addAttempt(details, CallbackOutcome::TimedOut, 0, kSomeNow);
        QCOMPARE(CallbackWords::attempts(details.callback), u"%1 of 4"_s.arg(number));
    }
    addAttempt(details, CallbackOutcome::TimedOut, 0, kSomeNow);
    QCOMPARE(CallbackWords::attempts(details.callback), u"4"_s);
}

void TestCallbackWords::drawsAnswerTimesOnALogarithmicScale()
{
    Callback callback;
    const auto share = [&callback](std::chrono::milliseconds duration) {
        callback.lastDuration = duration;
        return answerShare(callback);
    };
    callback.lastOutcome = CallbackOutcome::Receipt;
    QCOMPARE(share(500ms), 0.0); // nothing was sent yet
    QVERIFY(CallbackWords::answerTime(callback).isEmpty());
    callback.attempts = 1;
    QCOMPARE(share(25ms), 0.0);
    QCOMPARE(share(3ms), 0.0);
    QCOMPARE(share(500ms), 0.5); // 20 times the shortest, a twentieth of the longest
    QCOMPARE(share(10s), 1.0);
    QCOMPARE(share(60s), 1.0);
    QCOMPARE(CallbackWords::answerTime(callback), u"60 s"_s);
    callback.lastOutcome = CallbackOutcome::TimedOut;
    QCOMPARE(share(10s), 0.0);
    QVERIFY(CallbackWords::answerTime(callback).isEmpty());

    callback.state = CallbackState::Delivered;
    callback.lastOutcome = CallbackOutcome::Receipt;
    callback.lastDuration = kSlowAnswer - 1ms;
    QCOMPARE(CallbackWords::answerTone(callback), Tone::Green);
    callback.lastDuration = kSlowAnswer;
    QCOMPARE(CallbackWords::answerTone(callback), Tone::Amber);
}

void TestCallbackWords::saysWhatWasAnswered()
{
    CallbackDetails details = someCallback(0, PaymentStatus::Succeeded, kSomeNow);
    QCOMPARE(CallbackWords::answer(details.callback), u"waiting"_s);
    QCOMPARE(CallbackWords::answerTone(details.callback), Tone::Amber);
    addAttempt(details, CallbackOutcome::ConnectionBroken, 0, kSomeNow);
    QCOMPARE(CallbackWords::answer(details.callback), u"no answer"_s);
    QCOMPARE(CallbackWords::answerTone(details.callback), Tone::Red);
    addAttempt(details, CallbackOutcome::TryLater, 502, kSomeNow);
    QCOMPARE(CallbackWords::answer(details.callback), u"502 · 90 ms"_s);
    addAttempt(details, CallbackOutcome::Receipt, 200, kSomeNow);
    QCOMPARE(CallbackWords::answer(details.callback), u"200 · 90 ms"_s);
    QCOMPARE(CallbackWords::answerTone(details.callback), Tone::Green);
    QCOMPARE(durationText(1234ms), u"1.2 s"_s);
    QCOMPARE(durationText(10s), u"10 s"_s);
}

void TestCallbackWords::saysThatOneSentAgainWaits()
{
    CallbackDetails details = someCallback(0, PaymentStatus::Succeeded, kSomeNow);
    addAttempt(details, CallbackOutcome::Receipt, 200, kSomeNow);
    details.callback.state = CallbackState::Waiting;
    details.callback.retriesLeft = 0;
    QCOMPARE(CallbackWords::answer(details.callback), u"waiting"_s);
    QCOMPARE(CallbackWords::answerTone(details.callback), Tone::Amber);
    QCOMPARE(CallbackWords::attempts(details.callback), u"1 of 2"_s);
}

void TestCallbackWords::showsHostAndPath_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("target");
    QTest::newRow("path") << u"https://shop.example/a/notify"_s << u"shop.example/a/notify"_s;
    QTest::newRow("slash at the end")
        << u"https://shop.example/a/notify/"_s << u"shop.example/a/notify/"_s;
    QTest::newRow("query") << u"https://shop.example/hook?shop=1"_s << u"shop.example/hook"_s;
    QTest::newRow("no path") << u"https://shop.example"_s << u"shop.example"_s;
    QTest::newRow("port") << u"http://127.0.0.1:8400/"_s << u"127.0.0.1:8400"_s;
}

void TestCallbackWords::showsHostAndPath()
{
    QFETCH(const QString, url);
    QTEST(CallbackWords::target(url), "target");
}

void TestCallbackWords::namesAPaymentByItsReferenceOrItsEnd()
{
    Callback callback = someCallback(482, PaymentStatus::Succeeded, kSomeNow).callback;
    QCOMPARE(CallbackWords::payment(callback), u"Order 10482"_s);
    callback.reference.clear();
    QCOMPARE(CallbackWords::payment(callback), u"…000001e2"_s);
    callback.kind = CallbackKind::Test;
    QCOMPARE(CallbackWords::payment(callback), u"Test"_s);
}

void TestCallbackWords::indentsABodyInItsOwnOrder_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("shown");
    QTest::newRow("order")
        << QByteArray(R"({"b":1,"a":{"c":"x, {y}: \" z"}})")
        << u"{\n  \"b\": 1,\n  \"a\": {\n    \"c\": \"x, {y}: \\\" z\"\n  }\n}"_s;
    QTest::newRow("blanks") << QByteArray("{ \"a\" :\n[ 1 , 2 ] }")
                            << u"{\n  \"a\": [\n    1,\n    2\n  ]\n}"_s;
    QTest::newRow("empty") << QByteArray(R"({"a":{},"b":[]})")
                           << u"{\n  \"a\": {},\n  \"b\": []\n}"_s;
    QTest::newRow("no JSON") << QByteArray("{\"a\":1") << u"{\"a\":1"_s;
    QTest::newRow("nothing") << QByteArray() << QString();
}

void TestCallbackWords::indentsABodyInItsOwnOrder()
{
    QFETCH(const QByteArray, body);
    QTEST(bodyText(body), "shown");
}

void TestCallbackWords::findsAHeaderInAnyCase()
{
    const QString headers = u"Host: a\nSIGNATURE:  abc..def \nX-Signature: no"_s;
    QCOMPARE(headerValue(headers, "Signature"_L1), u"abc..def"_s);
    QCOMPARE(headerValue(headers, "Content-Type"_L1), QString());
}

void TestCallbackWords::hasASentenceForEveryFaultAndOutcome()
{
    QSet<QString> names;
    for (const CallbackFault fault : kCallbackFaults) {
        names.insert(CallbackWords::fault(fault));
        QVERIFY(CallbackWords::faultSentence(fault).endsWith(u'.'));
    }
    QCOMPARE(names.size(), qsizetype(kCallbackFaults.size()));
    QSet<QString> outcomes;
    for (int outcome = 1; outcome <= int(CallbackOutcome::LostOnPurpose); ++outcome) {
        CallbackAttempt attempt;
        attempt.outcome = CallbackOutcome(outcome);
        attempt.status = 502;
        outcomes.insert(CallbackWords::outcome(attempt));
    }
    QCOMPARE(outcomes.size(), 9);
}

void TestCallbackWords::tellsTheFirstCheckThatFails()
{
    QList<CallbackFinding> findings = findingsFailingAt(CallbackCheck::Thumbprint, u"hex"_s);
    findings.last().verdict = CallbackFinding::Verdict::Fails;
    QCOMPARE(verdictSentence(findings), u"First failure: x5t#S256 — hex"_s);
    QVERIFY(!allHold(findings));
    QCOMPARE(verdictSentence(goodFindings()), u"All checks passed"_s);
    QVERIFY(allHold(goodFindings()));
    QVERIFY(verdictSentence({}).isEmpty());
    QCOMPARE(checkNamed(u"kid"_s), u"The key is in the key set"_s);
    QCOMPARE(checkNamed(u"later"_s), u"later"_s);
}

void TestCallbackWords::neverSaysThatAllHoldsWhenNotAllWasChecked()
{
    QList<CallbackFinding> findings = goodFindings();
    findings[int(CallbackCheck::Path)].verdict = CallbackFinding::Verdict::Undecided;
    QCOMPARE(verdictSentence(findings), u"No check failed, but not everything could be checked"_s);
}

void TestCallbackWords::putsTheChecksOfASignatureIntoSteps()
{
    QStringList words;
    for (const CheckRow &row : signatureSteps(goodFindings()))
        words << row.words;
    QCOMPARE(
        words,
        (QStringList{u"Header is a detached JWS, ES256"_s, u"Key cb-2026-01 found in the key set"_s,
                     u"x5t#S256 matches the certificate"_s, u"crit names iss, iat, jti, path"_s,
                     u"path is /notify, sub is this profile"_s,
                     u"Signature over header.body is valid"_s,
                     u"Body is a callback of this payment"_s}));
    const auto fails = signatureSteps(findingsFailingAt(CallbackCheck::Algorithm, u"alg: none"_s));
    QCOMPARE(fails.first().verdict, CallbackFinding::Verdict::Fails);
    QCOMPARE(fails.first().words, u"Header is not a detached JWS with ES256"_s);
    QCOMPARE(fails.first().reason, u"alg: none"_s);
    // The value of the failed check, not of the step.
    QCOMPARE(fails.first().value, u"value of alg"_s);
    QCOMPARE(fails.at(1).verdict, CallbackFinding::Verdict::Holds);
}

void TestCallbackWords::leavesTheAgeOfALoggedCallbackOut()
{
    for (const auto check : {CallbackCheck::IssuedAt, CallbackCheck::RequestId}) {
        for (const CheckRow &row : signatureSteps(findingsFailingAt(check, u"old"_s)))
            QCOMPARE(row.verdict, CallbackFinding::Verdict::Holds);
    }
}

void TestCallbackWords::namesWhatTheHeaderSays()
{
    QList<CallbackFinding> findings = goodFindings();
    findings[int(CallbackCheck::HeaderJson)].value = QString::fromUtf8(
        R"({"kid":"0123456789abcdef0123456789abcdef","n/path":"https://shop.example/notify",
            "crit":["n/iss","n/iat","n/jti","n/path","n/sub"]})");
    const QList<CheckRow> rows = signatureSteps(findings);
    QCOMPARE(rows.at(1).words, u"Key 0123456789ab… found in the key set"_s);
    QCOMPARE(rows.at(3).words, u"crit names iss, iat, jti, path, sub"_s);
    QCOMPARE(rows.at(4).words, u"path is https://shop.example/notify, sub is this profile"_s);
    findings[int(CallbackCheck::HeaderJson)].value = u"no JSON"_s;
    findings[int(CallbackCheck::KeyId)].verdict = CallbackFinding::Verdict::Fails;
    QCOMPARE(signatureSteps(findings).at(1).words, u"Key is not in the key set"_s);
}

TILLDESK_TEST(TestCallbackWords, QCoreApplication)
#include "tst_callback_words.moc"
