#include "inspection_world.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Form = MadeCallback::Form;
using enum CallbackFinding::Verdict;

namespace {

const QString kNamespace = u"https://tilldesk.invalid/"_s;

/// A fault, the check it fails and a word of the reason given.
struct Fault {
    const char *name;
    CallbackCheck check;
    QString word;
    std::function<void(MadeCallback &, InspectionWorld &)> spoil;
};

const QList<Fault> kFaults{
    {"no typ", CallbackCheck::Type, u"no string member typ"_s,
     [](auto &made, auto &) { made.without(u"typ"_s); }},
    {"typ", CallbackCheck::Type, u"'JWT'"_s,
     [](auto &made, auto &) { made.with(u"typ"_s, u"JWT"_s); }},
    {"alg", CallbackCheck::Algorithm, u"'RS256'"_s,
     [](auto &made, auto &) { made.with(u"alg"_s, u"RS256"_s); }},
    {"alg in small letters", CallbackCheck::Algorithm, u"'es256'"_s,
     [](auto &made, auto &) { made.with(u"alg"_s, u"es256"_s); }},
    {"no x5t", CallbackCheck::Thumbprint, u"no string member x5t#S256"_s,
     [](auto &made, auto &) { made.without(u"x5t#S256"_s); }},
    {"x5t of nothing", CallbackCheck::Thumbprint, u"does not match the key's certificate"_s,
     [](auto &made, auto &) { made.with(u"x5t#S256"_s, u"abc"_s); }},
    {"no crit", CallbackCheck::Critical, u"not a list"_s,
     [](auto &made, auto &) { made.without(u"crit"_s); }},
    {"crit of texts", CallbackCheck::Critical, u"not a list"_s,
     [](auto &made, auto &) { made.with(u"crit"_s, u"iss"_s); }},
    {"crit of three", CallbackCheck::Critical, u"crit does not list "_s,
     [](auto &made, auto &) {
         made.with(u"crit"_s,
                   QJsonArray{QString(kNamespace + u"iss"_s), QString(kNamespace + u"jti"_s),
                              QString(kNamespace + u"path"_s)});
     }},
    {"crit of what is not there", CallbackCheck::Critical, u"is not in the header"_s,
     [](auto &made, auto &) {
         auto list = made.header[u"crit"_s].toArray();
         list << QString(kNamespace + u"sub"_s);
         made.with(u"crit"_s, list);
     }},
    {"crit of typ too", CallbackCheck::Critical, u"5 names instead of 4"_s,
     [](auto &made, auto &) {
         auto list = made.header[u"crit"_s].toArray();
         list << u"typ"_s;
         made.with(u"crit"_s, list);
     }},
    {"crit with a name twice", CallbackCheck::Critical, u" twice"_s,
     [](auto &made, auto &) {
         auto list = made.header[u"crit"_s].toArray();
         list << list.first();
         made.with(u"crit"_s, list);
     }},
    {"b64", CallbackCheck::Critical, u"b64"_s,
     [](auto &made, auto &) { made.header.insert(u"b64"_s, true); }},
    {"iss", CallbackCheck::Issuer, u"'Someone', not 'Tilldesk'"_s,
     [](auto &made, auto &) { made.with(u"iss"_s, u"Someone"_s); }},
    {"sub", CallbackCheck::Subject, u"not a profile of this service"_s,
     [](auto &made, auto &world) {
         made.with(u"sub"_s, u"000000000000000000000000"_s);
         world.stored->profileId = ProfileId(u"000000000000000000000000"_s);
     }},
    {"path", CallbackCheck::Path, u"'/other', but the callback was received at '/notify'"_s,
     [](auto &made, auto &) { made.with(u"path"_s, u"/other"_s); }},
    {"path with a slash more", CallbackCheck::Path, u"slash at the end"_s,
     [](auto &made, auto &) { made.with(u"path"_s, u"/notify/"_s); }},
    {"path with its query", CallbackCheck::Path, u"includes the query"_s,
     [](auto &made, auto &) { made.with(u"path"_s, u"/notify?shop=7"_s); }},
    {"path with its host", CallbackCheck::Path, u"whole address"_s,
     [](auto &made, auto &) { made.with(u"path"_s, made.address); }},
    {"iat of no time", CallbackCheck::IssuedAt, u"not a date-time"_s,
     [](auto &made, auto &) { made.with(u"iat"_s, u"yesterday"_s); }},
    {"iat of a zone", CallbackCheck::IssuedAt, u"not in UTC"_s,
     [](auto &made, auto &) { made.with(u"iat"_s, u"2026-11-20T14:32:10.000+01:00"_s); }},
    {"old iat", CallbackCheck::IssuedAt, u"10 min before the clock"_s,
     [](auto &made, auto &) { made.with(u"iat"_s, u"2026-11-20T13:22:10.000Z"_s); }},
    {"iat to come", CallbackCheck::IssuedAt, u"after the clock"_s,
     [](auto &made, auto &) { made.with(u"iat"_s, u"2026-11-20T13:37:22.001Z"_s); }},
    {"no jti", CallbackCheck::RequestId, u"no string member"_s,
     [](auto &made, auto &) { made.with(u"jti"_s, 1); }},
    {"a repetition", CallbackCheck::RequestId, u"received 2 time(s) before"_s,
     [](auto &, auto &world) { world.seen[u"j-1"_s] = 2; }},
};

} // namespace

/// Each check of a callback alone. @source service.md#callback-header
class TestInspection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesEveryCheckInOrder();
    void findsBothFormsRight();
    void namesEachFault_data();
    void namesEachFault();
    void showsWhatItLookedAt();
    void leavesUndecidedWhatNothingIsKnownOf();
    void comparesTheWholeAddressInTheExtendedForm();
    void wantsBothSubjectsToAgree();
    void tellsTheAgeOfTheKeys();
    void namesTheNamespaceThatWasExpected();
    void takesTheLimitsOfTheClock();
    void goesByTheTimeOfTheReceipt();
    void makesOnlyTheChecksAskedFor();
    void believesNothingWithoutKeys();
    void takesARepetitionForNoFault();
    void knowsWhatStrictReceiversRefuse();
    void readsOnceForSeveralQuestions();
};

void TestInspection::makesEveryCheckInOrder()
{
    const auto findings = InspectionWorld().inspect(MadeCallback().inspection());
    QCOMPARE(findings.size(), qsizetype(kCallbackChecks.size()));
    for (qsizetype i = 0; i < findings.size(); ++i)
        QCOMPARE(findings[i].check, kCallbackChecks[size_t(i)]);
}

void TestInspection::findsBothFormsRight()
{
    const InspectionWorld world;
    for (const Form form : {Form::Specified, Form::Extended}) {
        QCOMPARE(world.faults(MadeCallback(form)), QString());
        QVERIFY(callbacks::firstFault(world.inspect(MadeCallback(form).inspection())) == nullptr);
    }
    const auto critical = [&](Form form) {
        return world.one(MadeCallback(form), CallbackCheck::Critical).reason;
    };
    QVERIFY(critical(Form::Specified).contains(u"specified"_s));
    QVERIFY(critical(Form::Extended).contains(u"extended"_s));
    MadeCallback capitals;
    QCOMPARE(world.faults(capitals.with(u"typ"_s, u"JOSE+JSON"_s)), QString());
}

void TestInspection::namesEachFault_data()
{
    QTest::addColumn<int>("index");
    for (qsizetype i = 0; i < kFaults.size(); ++i)
        QTest::newRow(kFaults[i].name) << int(i);
}

void TestInspection::namesEachFault()
{
    QFETCH(int, index);
    const Fault &fault = kFaults[index];
    InspectionWorld world;
    MadeCallback made;
    fault.spoil(made, world);
    QCOMPARE(world.faults(made), QString(toText(fault.check)));
    const CallbackFinding found = world.one(made, fault.check);
    QVERIFY2(found.reason.contains(fault.word), qPrintable(found.reason));
    const auto *first = callbacks::firstFault({found});
    QCOMPARE(first != nullptr, fault.check != CallbackCheck::RequestId);
}

void TestInspection::showsWhatItLookedAt()
{
    const InspectionWorld world;
    const MadeCallback made;
    const auto value = [&](CallbackCheck check) { return world.one(made, check).value; };
    QVERIFY(value(CallbackCheck::HeaderJson).contains(u"\n  \"typ\": \"jose+json\""_s));
    QCOMPARE(QJsonDocument::fromJson(value(CallbackCheck::HeaderJson).toUtf8()).object(),
             made.header);
    QCOMPARE(value(CallbackCheck::Parts).count(u", "_s), 2);
    QVERIFY(value(CallbackCheck::Base64Url).contains(u"signature: 64 bytes"_s));
    QCOMPARE(value(CallbackCheck::Signature).size(), 64 * 3 - 1);
    QCOMPARE(value(CallbackCheck::Critical).count(u'\n'), 3);
    QVERIFY(value(CallbackCheck::KeyId).contains(u"service-1, service-2"_s));
    const QString thumbprint = made.header[u"x5t#S256"_s].toString();
    QCOMPARE(value(CallbackCheck::Thumbprint).count(thumbprint), 2);
    QVERIFY(value(CallbackCheck::IssuedAt).endsWith(u"12 s before the clock"_s));
    QVERIFY(value(CallbackCheck::Path).contains(made.address));
    QVERIFY(value(CallbackCheck::Body).contains(u"\n  \"amount\": 1250,\n"_s));
    const QString input = value(CallbackCheck::SigningInput);
    QVERIFY(made.signature().startsWith(input.section(u'.', 0, 0)));
    QCOMPARE(
        QByteArray::fromBase64(input.section(u'.', 1).toLatin1(), QByteArray::Base64UrlEncoding),
        made.body);
    MadeCallback large;
    large.body.replace("Caf", QByteArray(5000, 'C'));
    const auto shown = world.one(large, CallbackCheck::SigningInput);
    QCOMPARE(shown.value.size(), 2001);
    QVERIFY(shown.reason.contains(QString::number(large.body.size())));
}

void TestInspection::leavesUndecidedWhatNothingIsKnownOf()
{
    InspectionWorld world;
    MadeCallback made;
    made.address.clear();
    world.context.isOurs = {};
    world.context.timesSeen = {};
    world.context.payment = {};
    QCOMPARE(world.faults(made), u"?sub ?path ?jti ?body"_s);
    QVERIFY(callbacks::firstFault(world.inspect(made.inspection())) == nullptr);
}

void TestInspection::comparesTheWholeAddressInTheExtendedForm()
{
    const InspectionWorld world;
    const auto fault = [&](const QString &claimed, const QString &received) {
        MadeCallback made(Form::Extended);
        made.with(u"path"_s, claimed);
        made.address = received;
        return world.one(made, CallbackCheck::Path).reason;
    };
    QCOMPARE(fault(u"https://a.be/x?q=1"_s, u"HTTPS://A.be/x?q=1"_s), QString());
    QCOMPARE(fault(u"https://a.be"_s, u"https://a.be/"_s), QString());
    QCOMPARE(fault(u"https://a.be/x?q=1"_s, u"/x"_s), QString());
    QVERIFY(fault(u"https://a.be/x"_s, u"https://b.be/x"_s).contains(u"b.be"_s));
    QVERIFY(fault(u"http://a.be/x"_s, u"https://a.be/x"_s).contains(u"http://a.be"_s));
    QVERIFY(fault(u"https://a.be/x?q=1"_s, u"https://a.be/x"_s).contains(u"query"_s));
    QVERIFY(fault(u"https://a.be/X"_s, u"https://a.be/x"_s).contains(u"received at"_s));
    QVERIFY(fault(u"/x"_s, u"https://a.be/x"_s).contains(u"no scheme and host"_s));
}

void TestInspection::wantsBothSubjectsToAgree()
{
    const InspectionWorld world;
    MadeCallback made(Form::Extended);
    made.header[kNamespace + u"sub"_s] = u"000000000000000000000000"_s;
    QCOMPARE(world.faults(made), u"sub"_s);
    MadeCallback without(Form::Extended);
    without.header.remove(u"sub"_s);
    QVERIFY(world.one(without, CallbackCheck::Subject)
                .reason.contains(u"with and without the namespace"_s));
    MadeCallback unlisted;
    unlisted.header[kNamespace + u"sub"_s] = kMadeFor.text();
    unlisted.with(u"path"_s, unlisted.address);
    QCOMPARE(world.faults(unlisted), u"crit"_s);
    QVERIFY(world.one(unlisted, CallbackCheck::Critical).reason.endsWith(u"/sub"_s));
}

void TestInspection::tellsTheAgeOfTheKeys()
{
    InspectionWorld world;
    world.context.keys.note = u"fetched 3 s ago"_s;
    QCOMPARE(world.one(MadeCallback(), CallbackCheck::KeyId).reason, u"fetched 3 s ago"_s);
    MadeCallback unknown;
    unknown.with(u"kid"_s, u"service-9"_s);
    QCOMPARE(world.faults(unknown), u"kid ?x5t#S256 ?signature"_s);
    const QString reason = world.one(unknown, CallbackCheck::KeyId).reason;
    QVERIFY(reason.contains(u"'service-9'"_s) && reason.contains(u"fetched 3 s ago"_s));
}

void TestInspection::namesTheNamespaceThatWasExpected()
{
    InspectionWorld world;
    world.context.claimNamespace = u"https://other.example.com"_s;
    const QString reason = world.one(MadeCallback(), CallbackCheck::Critical).reason;
    QVERIFY2(reason.contains(
                 u"'https://tilldesk.invalid', but this service uses https://other.example.com"_s),
             qPrintable(reason));
}

void TestInspection::takesTheLimitsOfTheClock()
{
    InspectionWorld world;
    for (const auto apart : {-5min, 0min, 5min}) {
        world.context.now = kMadeAt + apart;
        QCOMPARE(world.faults(MadeCallback()), QString());
    }
    for (const auto apart : {-(300s + 1ms), 300s + 1ms}) {
        world.context.now = kMadeAt + apart;
        QCOMPARE(world.faults(MadeCallback()), u"iat"_s);
    }
}

void TestInspection::goesByTheTimeOfTheReceipt()
{
    InspectionWorld world;
    world.context.nowIs = u"it was received"_s;
    QVERIFY(world.one(MadeCallback(), CallbackCheck::IssuedAt)
                .value.endsWith(u"12 s before it was received"_s));
    world.context.now = kMadeAt + 40 * 24h;
    QVERIFY(
        world.one(MadeCallback(), CallbackCheck::IssuedAt).reason.contains(u"40 days before"_s));
}

void TestInspection::makesOnlyTheChecksAskedFor()
{
    const InspectionWorld world;
    const std::array wanted{CallbackCheck::Body, CallbackCheck::Type};
    const auto findings = callbacks::inspect(MadeCallback().inspection(), world.context, wanted);
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].check, CallbackCheck::Body);
    QCOMPARE(findings[1].check, CallbackCheck::Type);
    QCOMPARE(findings[1].verdict, Holds);
}

void TestInspection::believesNothingWithoutKeys()
{
    InspectionWorld world;
    world.context.keys = {nullptr, u"it could not be fetched"_s};
    const auto findings = world.inspect(MadeCallback().inspection());
    QCOMPARE(world.faults(MadeCallback()), u"?kid ?x5t#S256 ?signature"_s);
    const auto *fault = callbacks::firstFault(findings);
    QVERIFY(fault != nullptr);
    QCOMPARE(fault->check, CallbackCheck::KeyId);
    QCOMPARE(fault->reason, u"it could not be fetched"_s);
}

void TestInspection::takesARepetitionForNoFault()
{
    InspectionWorld world;
    world.seen[u"j-1"_s] = 1;
    QVERIFY(callbacks::firstFault(world.inspect(MadeCallback().inspection())) == nullptr);
    MadeCallback wrong;
    const auto findings = world.inspect(wrong.with(u"iss"_s, u"Someone"_s).inspection());
    QCOMPARE(callbacks::firstFault(findings)->check, CallbackCheck::Issuer);
}

void TestInspection::knowsWhatStrictReceiversRefuse()
{
    const InspectionWorld world;
    const auto specified = world.inspect(MadeCallback(Form::Specified).inspection());
    QVERIFY(isStrictlyRefused(specified));
    for (const CallbackFinding &finding : specified)
        QCOMPARE(finding.isStrictlyRefused,
                 finding.check == CallbackCheck::Critical || finding.check == CallbackCheck::Path);
    QVERIFY(!isStrictlyRefused(world.inspect(MadeCallback(Form::Extended).inspection())));
    // A callback that fails for every receiver gets no hint about strict receivers.
    MadeCallback wrong;
    QVERIFY(!isStrictlyRefused(world.inspect(wrong.with(u"iss"_s, u"Someone"_s).inspection())));
    QVERIFY(!isStrictlyRefused({}));
}

/// The inbox parses on the connection's thread and compares with stored data on the core thread.
void TestInspection::readsOnceForSeveralQuestions()
{
    InspectionWorld world;
    callbacks::InspectionContext context = world.context;
    context.timesSeen = {};
    context.payment = {};
    callbacks::ReadCallback callback(MadeCallback().inspection(), context);
    const std::array stored{CallbackCheck::RequestId, CallbackCheck::Body};
    for (const CallbackFinding &finding : callback.findings(stored))
        QCOMPARE(finding.verdict, Undecided);
    callback.setStored(world.context.timesSeen, world.context.payment);
    for (const CallbackFinding &finding : callback.findings(stored))
        QCOMPARE(finding.verdict, Holds);
}

TILLDESK_TEST(TestInspection, QCoreApplication)
#include "tst_inspection.moc"
