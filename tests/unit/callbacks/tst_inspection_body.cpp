#include "core/callbacks/inspection_body.h"
#include "inspection_world.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using enum CallbackFinding::Verdict;
using Form = MadeCallback::Form;

/// The body of a callback against the required members and its payment.
/// @source service.md#callbacks
class TestInspectionBody : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEachFault_data();
    void namesEachFault();
    void takesWhatIsOptional();
    void takesAnEarlierStatusOfThePayment();
    void leavesAnUnknownPaymentUndecided();
    void wantsTheProfileThatTheHeaderNames();
    void wantsADebtorInTheSpecifiedForm();
    void looksAtABodyWithoutAHeader();
    void tellsWhatAnInboxShows();
};

void TestInspectionBody::namesEachFault_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QString>("word");
    const auto row = [](const char *name, const char *part, const char *instead, const char *word) {
        QTest::newRow(name) << QByteArray(part) << QByteArray(instead) << QString::fromLatin1(word);
    };
    row("no payment id", "paymentId", "id", "paymentId is missing");
    row("no currency", "currency", "coin", "currency is missing");
    row("another currency", "EUR", "USD", "must be EUR");
    row("no amount", "amount", "sum", "amount is missing");
    row("amount as a text", "1250", "\"1250\"", "amount");
    row("another amount", "1250", "1251", "amount is '1251', but the payment has '1250'");
    row("no time", "createdAt", "madeAt", "createdAt is missing");
    row("no real time", "2026-11-20", "2026-13-20", "createdAt");
    row("another time", "13:32:10.000", "13:32:10.001", "createdAt is");
    row("no status", "\"status\"", "\"state\"", "status is missing");
    row("no real status", "SUCCEEDED", "PAID", "is not a payment status");
    row("a final status it never had", "SUCCEEDED", "CANCELLED", "but the payment has 'SUCCEEDED'");
    row("another reference", "R-1", "R-2", "reference is 'R-2'");
    row("no reference", "\"reference\"", "\"x\"", "reference is ''");
    row("another description", "Caf", "Kaf", "description is");
    row("no debtor", "\"debtor\"", "\"d\"", "debtor is missing");
    row("a debtor that is a text", "{\"iban\":\"***********56769\",\"name\":\"Lotte\"}", "\"x\"",
        "must be an object");
    row("a debtor without an account", "\"iban\"", "\"x\"", "must have a string member iban");
    row("another account", "56769", "56760", "debtor.iban is");
    row("a whole account", "***********56769", "BE71096123456769", "debtor.iban is");
    row("no object", "{\"paymentId\"", "[", "body");
}

void TestInspectionBody::namesEachFault()
{
    QFETCH(QByteArray, part);
    QFETCH(QByteArray, instead);
    QFETCH(QString, word);
    const InspectionWorld world;
    MadeCallback made;
    QVERIFY(made.body.contains(part));
    made.body.replace(part, instead);
    QCOMPARE(world.faults(made), u"body"_s);
    const QString reason = world.one(made, CallbackCheck::Body).reason;
    QVERIFY2(reason.contains(word), qPrintable(reason));
}

void TestInspectionBody::takesWhatIsOptional()
{
    InspectionWorld world;
    MadeCallback made;
    made.body = R"({"paymentId":"01a1f7d0a1b2000000000009","currency":"EUR","amount":1250,)"
                R"("createdAt":"2026-11-20T13:32:10.000Z","status":"SUCCEEDED",)"
                R"("debtor":{"iban":""},"expireAt":"2026-11-20T13:52:10.000Z","new":1})";
    world.stored->reference.clear();
    world.stored->description.clear();
    QCOMPARE(world.faults(made), QString());
}

void TestInspectionBody::takesAnEarlierStatusOfThePayment()
{
    const InspectionWorld world;
    MadeCallback made;
    made.body.replace("SUCCEEDED", "IDENTIFIED");
    QCOMPARE(world.faults(made), QString());
}

void TestInspectionBody::leavesAnUnknownPaymentUndecided()
{
    InspectionWorld world;
    world.stored.reset();
    QCOMPARE(world.faults(MadeCallback()), u"?body"_s);
    const auto found = world.one(MadeCallback(), CallbackCheck::Body);
    QVERIFY(found.reason.contains(u"'01a1f7d0a1b2000000000009'"_s));
    QVERIFY(found.reason.contains(u"test callback"_s));
    QVERIFY(callbacks::firstFault({found}) == nullptr);
}

void TestInspectionBody::wantsTheProfileThatTheHeaderNames()
{
    InspectionWorld world;
    world.stored->profileId = ProfileId(u"01a1f7d0a1b2000000000002"_s);
    QCOMPARE(world.faults(MadeCallback()), u"body"_s);
}

void TestInspectionBody::wantsADebtorInTheSpecifiedForm()
{
    const InspectionWorld world;
    for (const Form form : {Form::Specified, Form::Extended}) {
        MadeCallback made(form);
        made.body.replace("\"debtor\"", "\"d\"");
        QCOMPARE(world.faults(made), form == Form::Specified ? u"body"_s : QString());
    }
}

void TestInspectionBody::looksAtABodyWithoutAHeader()
{
    const InspectionWorld world;
    CallbackInspection wanted = MadeCallback().inspection();
    wanted.signature.clear();
    QCOMPARE(of(world.inspect(wanted), CallbackCheck::Body).verdict, Holds);
    wanted.body.clear();
    const auto found = of(world.inspect(wanted), CallbackCheck::Body);
    QCOMPARE(found.verdict, Fails);
    QCOMPARE(found.reason, u"there is no body"_s);
}

void TestInspectionBody::tellsWhatAnInboxShows()
{
    const auto told = callbacks::summaryOf(MadeCallback().body);
    QCOMPARE(told.paymentId, madePayment().id.text());
    QCOMPARE(told.status, u"SUCCEEDED"_s);
    const QByteArray tooLong = R"({"paymentId":")" + QByteArray(65, 'x') + "\",\"status\":1}";
    for (const QByteArray &body : QByteArrayList{{}, "no", "{}", tooLong}) {
        QCOMPARE(callbacks::summaryOf(body).paymentId, QString());
        QCOMPARE(callbacks::summaryOf(body).status, QString());
    }
}

TILLDESK_TEST(TestInspectionBody, QCoreApplication)
#include "tst_inspection_body.moc"
